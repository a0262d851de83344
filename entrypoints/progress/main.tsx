import { render } from 'preact';
import { send } from '../../src/messaging/client.ts';
import { Progress } from '../../src/ui/progress/Progress.tsx';
import { createPlace } from '../../src/ui/progress/place.ts';
import { createProgressModel } from '../../src/ui/progress/progress-model.ts';
import { listenForChanges } from '../../src/ui/shared/change-events.ts';

const place = createPlace(location, history);
const model = createProgressModel({ send, place, random: Math.random, now: () => Date.now() });
listenForChanges(() => void model.refresh());
void model.load();
// The right colours show already: changes to them may be heard a little later.
void import('../../src/ui/shared/follow-theme.ts').then(({ followTheme }) => followTheme(send));

const app = document.getElementById('app');
if (app) render(<Progress model={model} />, app);
