import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { parseSite } from '../../../settings/site.ts';
import { hoverText } from '../settings-text.ts';
import { TextField } from '../TextField.tsx';

/** Adds a site on which letter keys act on a visible card. */
export function KeySiteForm({ onAdd }: { onAdd: (site: string) => void }) {
  const typed = useSignal('');
  const isWrong = useSignal(false);
  const field = useRef<HTMLInputElement>(null);
  const add = (event: Event) => {
    event.preventDefault();
    const site = parseSite(typed.value);
    isWrong.value = site === undefined;
    field.current?.focus();
    if (site === undefined) return;
    typed.value = '';
    onAdd(site);
  };
  return (
    <form onSubmit={add} noValidate>
      <TextField
        id="hover-key-site"
        label={hoverText.keySite}
        hint={hoverText.keySiteHint}
        type="text"
        value={typed}
        wrongId={isWrong.value ? 'hover-key-site-wrong' : undefined}
        fieldRef={field}
      >
        <button type="submit" class="button">
          {hoverText.addSite}
        </button>
      </TextField>
      <p class="field-problem" id="hover-key-site-wrong" role="status">
        {isWrong.value ? hoverText.wrongSite : ''}
      </p>
    </form>
  );
}
