import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitForText } from '../../scripts/browser/driver.ts';
import { hoverWord, waitForCard } from '../../scripts/browser/hover.ts';
import { type ExtensionBrowser, launch } from '../../scripts/browser/launch.ts';
import { startPages } from './support/pages.ts';
