import type { Language } from '../language.ts';

export const passage: Language['passage'] = [
  '朝早く、町はまだ静かだった。年を取った男が小さな家の窓を開けた。道で女の子が本を読んでいた。',
  '「何を読んでいるの？」と男は聞いた。「海の話です」と女の子は答えた。「全部の言葉は分かりません。でも、毎日もっと分かります。」',
];
