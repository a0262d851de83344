/** A response of the contract as a message carries it: status, media type and body are the HTTP ones. */
export interface ContractReply {
  status: number;
  contentType: string;
  /** The body's text: JSON. */
  body: string;
}
