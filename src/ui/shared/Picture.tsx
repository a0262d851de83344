/** The emoji of a card from a picture deck, beside its first meaning. */
export function Picture({ picture }: { picture: string | undefined }) {
  return picture === undefined ? null : <span class="meaning-picture">{picture}</span>;
}
