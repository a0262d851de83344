import { backgroundHost } from '../support/contract/background-host.ts';
import { describeContract } from './contract-suite.ts';

describeContract('the background over its message', backgroundHost);
