import { resolve } from 'node:path';
import { PROBLEM_CONTENT_TYPE } from '../../contract/problems.ts';
import type { FixedProblem, FixedProblems } from './fixed-problems.ts';

/**
 * Formats a Caddyfile with the server on port 8377.
 *
 * Its matcher `path` ignores case and merges slashes, so paths are compared as they were sent.
 *
 * Long because it is one template.
 */
export function formatCaddyfile(dir: string, problems: FixedProblems, port = 8377): string {
  const root = resolve(dir);
  return `# Written by npm run api -- --export.
# Caddy has no limiter of requests unless it is built with one (mholt/caddy-ratelimit), so this never answers 429.
# What is no HTTP, Caddy itself answers with plain text: 400, 501 and 505.
http://:${port} {
  bind 127.0.0.1
  root * "${root}/current"
  route {
    # The dates of the files are made from their content. Ranges and conditions but If-None-Match are not part of the contract.
    request_header -Range
    request_header -If-Match
    request_header -If-Modified-Since
    request_header -If-Unmodified-Since
    @sent header_regexp sent Authorization "^(?i:Api-Key) +([A-Za-z0-9._+/=-]+) *$"
    vars @sent wayword_key {re.sent.1}
    map {vars.wayword_key} {wayword_known} {
      import "${root}/keys.caddy"
      default 0
    }
    @unknown_key not vars {wayword_known} 1
    handle @unknown_key {
      header WWW-Authenticate Api-Key
${answer(problems['key-refused'])}
    }
    @unknown_path not vars_regexp {http.request.orig_uri} "^/api/v1/(lang|fc)/([?]|$)"
    handle @unknown_path {
${answer(problems['unknown-path'])}
    }
    @other_method not method GET
    handle @other_method {
      header Allow GET
${answer(problems['method-not-allowed'])}
    }
    header Cache-Control no-cache
    header -Last-Modified
    @languages vars_regexp {http.request.orig_uri} "^/api/v1/lang/([?]|$)"
    handle @languages {
      rewrite * /languages.json
      file_server {
        precompressed gzip
      }
    }
    # One text and one pattern: several vars_regexp in a matcher would be alternatives.
    vars wayword_card "{query.f}/{query.t}/{query.n}"
    @good vars_regexp card wayword_card "^([a-z]{3})/([a-z]{3})/0*([0-9]+)$"
    handle @good {
     route {
      @card file {
        try_files /cards/{re.card.1}/{re.card.2}/{re.card.3}.json
      }
      handle @card {
        rewrite * {file_match.relative}
        file_server {
          precompressed gzip
        }
      }
      @pair file {
        try_files /cards/{re.card.1}/{re.card.2}/
      }
      handle @pair {
${answer(problems['no-card'])}
      }
      handle {
${answer(problems['unknown-pair'])}
      }
     }
    }
    handle {
${answer(problems['bad-parameter'])}
    }
  }
  handle_errors {
${answer(problems['server-error'])}
  }
}
`;
}

/** One line per key, for a `map`. Caddy reads the file when it is reloaded. */
export function formatCaddyKeys(keys: readonly string[]): string {
  return keys.map((key) => `"${key}" 1\n`).join('');
}

function answer({ status, body }: FixedProblem): string {
  return `      header Content-Type ${PROBLEM_CONTENT_TYPE}\n      header -Cache-Control\n      respond \`${body}\` ${status}`;
}
