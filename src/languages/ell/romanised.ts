import type { Language } from '../language.ts';
import { spellRomanised, toLetters } from '../shared/spell-romanised.ts';

/** One sound has several spellings: i is ι, η, υ, ει or οι. */
const LETTERS = toLetters(
  'a=α v=β b=μπ g=γ/γκ d=δ/ντ e=ε/αι z=ζ i=ι/η/υ/ει/οι th=θ 8=θ k=κ c=κ l=λ m=μ n=ν ks=ξ x=χ/ξ o=ο/ω p=π r=ρ s=σ t=τ y=υ/γι u=ου f=φ ph=φ ch=χ h=χ/η kh=χ ps=ψ w=ω ou=ου oy=ου ai=αι ei=ει oi=οι av=αυ af=αυ ev=ευ ef=ευ au=αυ eu=ευ mp=μπ nt=ντ gk=γκ ng=γγ j=τζ tz=τζ ts=τσ',
);

export const romanised: Language['romanised'] = { toSpellings: (text) => spellRomanised(text, LETTERS) };
