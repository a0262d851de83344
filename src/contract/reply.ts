/** A response of the contract inside a message, with the HTTP status, media type and body. */
export interface ContractReply {
  status: number;
  contentType: string;
  /** The body's text: JSON. */
  body: string;
}
