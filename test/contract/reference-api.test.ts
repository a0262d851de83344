import { anySourceHost, deckFilesHost } from '../support/contract/reference-api-hosts.ts';
import { describeContract } from './contract-suite.ts';

describeContract('the reference API over HTTP with deck files', deckFilesHost);
describeContract('the reference API over HTTP with another source', anySourceHost);
