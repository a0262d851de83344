import { handlerHost } from '../support/contract/handler-host.ts';
import { describeContract } from './contract-suite.ts';

describeContract('the handler over a source in memory', handlerHost);
