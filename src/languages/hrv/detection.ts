import type { Language } from '../language.ts';

export const detection: Language['detection'] = {
  functionWords:
    'i je u se na da su za od sa ne s to što koji koja koje ali ili bi kao sam po iz nije o do samo može ako kad kada biti još bio bila bilo ova ovaj ovo li mi te će vas vam vaš vaša vašu vašem svoj svoju svoje ste smo nisu ima kako gdje gde jer sve svi prije pre nakon bez preko među kroz pri ovu onda taj ta već vrlo više ćete možete kojima kojem kojoj koju tome nego toga ga im mu ih si jesam jesi jest jesu budem bude budu bih bismo biste ništa netko neko nešto nikad uvijek uvek ovdje ovde tamo tu tako također takođe moj moja moje tvoj naš naša naše njegov njegova njen njihov nas njih njega njoj njemu mene tebe sebi sebe meni tebi ovog ove ovih ovim ovom onaj ona ono oni one tog tom tih tim tko ko šta čim čak dok zbog zato zašto svaki svaka svako drugi druga drugo jedan jedna jedno neki neka neke nekoliko mnogo malo moram mora moraju treba mogu možemo nema nemam imam imaju neće kod pod nad oko protiv prema između osim ipak dakle baš evo ni niti pa a',
  letters: 'čćđšžђјљњћџ',
  twins: 'hrv srp bos',
  confusedWith: 'slv',
};
