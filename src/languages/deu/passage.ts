import type { Language } from '../language.ts';

export const passage: Language['passage'] = [
  'Jeden [Morgen] [kommt|kommen] eine [alte|alt] [Frau] ins Café, [trinkt|trinken] ihren [Kaffee] und schlägt immer dasselbe [Buch] auf. „Sie [lesen] nun schon ein [Jahr] daran“, [sagt|sagen] der Kellner. „Ist es so [gut]?“',
  '„Das kann ich noch nicht sagen“, [antwortet|antworten] sie und [lacht|lachen]. „Es ist in der [Sprache] meiner Enkel [geschrieben|schreiben]. Am [Anfang] [verstand|verstehen] ich nichts und [suchte|suchen] jedes [Wort] im Wörterbuch. Heute habe ich eine [ganze|ganz] [Seite] gelesen. Am Sonntag kommen sie, und dann [erzähle|erzählen] ich ihnen die [Geschichte].“',
];
