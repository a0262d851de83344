import { resolve } from 'node:path';
import { PROBLEM_CONTENT_TYPE } from '../../contract/problems.ts';
import type { FixedProblem, FixedProblems } from './fixed-problems.ts';

/** Requests per second of one key, and how many may come at once: a sync asks for 64 cards at a time at most. */
const RATE_PER_SECOND = 200;
const BURST = 400;

/**
 * Formats a file for nginx's `http` block, with the server on port 8377.
 *
 * nginx makes paths only from what a `map` let through: three letters, three letters, digits. `$arg_f` is not used, because it ignores case and
 * takes the first of two.
 *
 * Long because it is one template.
 */
export function formatNginxConfig(dir: string, problems: FixedProblems, port = 8377): string {
  const root = resolve(dir);
  return `# Written by npm run api -- --export. Include it in the http block of nginx.
map $http_authorization $wayword_key {
  default "";
  "~*^Api-Key +(?<wayword_sent>[A-Za-z0-9._+/=-]+) *$" $wayword_sent;
}
# Without regard to case, which is why the key itself is compared below.
map "key:$wayword_key" $wayword_listed {
  default "";
  include "${root}/keys.nginx";
}
map "$wayword_key $wayword_listed" $wayword_known {
  default 0;
  "~^(\\S+) \\1$" 1;
}
# Empty after a request line that cannot be read.
map $request_uri $wayword_path {
  default none;
  "" unread;
  "~^/api/v1/lang/(\\?|$)" lang;
  "~^/api/v1/fc/(\\?|$)" fc;
}
# A parameter given twice, or a name in disguise.
map $args $wayword_odd {
  default 0;
  "~(?:^|&)(f|t|n)(?:=[^&]*)?&(?:.*&)?\\1(?:=|&|$)" 1;
  "~(?:^|&)(?:%66|%74|%6[eE])(?:=|&|$)" 1;
}
map $args $wayword_from {
  default "";
  "~(?:^|&)f=(?<wayword_f>[a-z]{3})(?:&|$)" $wayword_f;
}
map $args $wayword_to {
  default "";
  "~(?:^|&)t=(?<wayword_t>[a-z]{3})(?:&|$)" $wayword_t;
}
map $args $wayword_rank {
  default "";
  "~(?:^|&)n=0*(?<wayword_n>0|[1-9][0-9]{0,11})(?:&|$)" $wayword_n;
  "~(?:^|&)n=[0-9]+(?:&|$)" beyond;
}
map "$wayword_odd/$wayword_from/$wayword_to/$wayword_rank" $wayword_good {
  default 0;
  "~^0/[a-z]{3}/[a-z]{3}/[a-z0-9]+$" 1;
}
map "$wayword_known/$wayword_path/$request_method" $wayword_refusal {
  default 405;
  "~^./unread/" 0;
  "~^0/" 401;
  "~/none/" 404;
  "~/GET$" 0;
}
limit_req_zone $wayword_key zone=wayword:10m rate=${RATE_PER_SECOND}r/s;

server {
  listen 127.0.0.1:${port};
  server_tokens off;
  root "${root}/current";
  default_type application/json;
  types { }
  gzip_static on;
  gzip_vary on;
  if_modified_since off;
  max_ranges 0;
  keepalive_requests 100000;
  large_client_header_buffers 4 16k;
  limit_req_status 429;
  error_page 401 @key_refused;
  error_page 404 @unknown_path;
  error_page 405 @method_not_allowed;
  error_page 429 @too_many_requests;
  # Addresses, because a request line that cannot be read leads to no named location.
  error_page 400 501 505 =400 /malformed-request;
  error_page 414 494 =431 /request-too-large;
  error_page 403 500 503 =500 @server_error;

  if ($wayword_refusal = 401) { return 401; }
  if ($wayword_refusal = 404) { return 404; }
  if ($wayword_refusal = 405) { return 405; }

  location / {
    if ($wayword_path = lang) { rewrite ^ /languages.json last; }
    error_page 418 = @bad_parameter;
    if ($wayword_good = 0) { return 418; }
    rewrite ^ /cards/$wayword_from/$wayword_to/$wayword_rank.json last;
  }
  location = /languages.json { internal; ${LIMIT} ${FRESH} }
  location /cards/ {
    internal;
    ${LIMIT}
    ${FRESH}
    # A location with an error_page of its own inherits none.
    error_page 404 = @absent;
    error_page 429 @too_many_requests;
    error_page 403 500 503 =500 @server_error;
    log_not_found off;
  }
  location @absent {
    default_type ${PROBLEM_CONTENT_TYPE};
    if (!-d $document_root/cards/$wayword_from/$wayword_to) { return 404 '${problems['unknown-pair'].body}'; }
    return 404 '${problems['no-card'].body}';
  }
${named('key_refused', problems['key-refused'], 'add_header WWW-Authenticate Api-Key always;')}
${named('unknown_path', problems['unknown-path'])}
${named('method_not_allowed', problems['method-not-allowed'], 'add_header Allow GET always;')}
${named('bad_parameter', problems['bad-parameter'])}
${named('too_many_requests', problems['too-many-requests'], 'add_header Retry-After 2 always;')}
${named('server_error', problems['server-error'])}
${internal('/malformed-request', problems['malformed-request'])}
${internal('/request-too-large', problems['request-too-large'])}
}
`;
}

const LIMIT = `limit_req zone=wayword burst=${BURST} nodelay;`;
/** The address names no version, so a cache asks each time whether its copy is still right. */
const FRESH = 'add_header Cache-Control no-cache;';

/** One line per key, for a `map`. nginx reads the file when it is reloaded. */
export function formatNginxKeys(keys: readonly string[]): string {
  return keys.map((key) => `"key:${key}" "${key}";\n`).join('');
}

function named(name: string, problem: FixedProblem, header = ''): string {
  return `  location @${name} {\n${header ? `    ${header}\n` : ''}${answer(problem)}\n  }`;
}

function internal(path: string, problem: FixedProblem): string {
  return `  location = ${path} {\n    internal;\n${answer(problem)}\n  }`;
}

function answer({ status, body }: FixedProblem): string {
  return `    default_type ${PROBLEM_CONTENT_TYPE};\n    return ${status} '${body}';`;
}
