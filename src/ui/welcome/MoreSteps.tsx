import { WayOut } from './Step.tsx';
import { welcomeText } from './text.ts';
import type { WelcomeModel } from './welcome-model.ts';

/** Optional steps. */
export function MoreSteps({ model }: { model: WelcomeModel }) {
  const deck = model.deck.value;
  return (
    <section class="more" aria-labelledby="welcome-more-title">
      <h2 class="more-title" id="welcome-more-title">
        {welcomeText.moreTitle}
      </h2>
      <div class="more-cards">
        <section class="more-card" aria-labelledby="welcome-check-title">
          <h3 id="welcome-check-title">{welcomeText.checkTitle}</h3>
          <p class="quiet">{welcomeText.checkAdvice}</p>
          <p>
            {deck ? (
              <WayOut id="welcome-check" href={`/progress.html?view=check&deck=${deck.pair}`}>
                {welcomeText.check}
              </WayOut>
            ) : (
              <span class="quiet">{welcomeText.noStudy}</span>
            )}
          </p>
        </section>
        <section class="more-card" aria-labelledby="welcome-connect-title">
          <h3 id="welcome-connect-title">{welcomeText.connectTitle}</h3>
          <p class="quiet">{welcomeText.connectAdvice}</p>
          <p>
            <WayOut id="welcome-connect" href="/options.html#connection">
              {welcomeText.connect}
            </WayOut>
          </p>
        </section>
      </div>
    </section>
  );
}
