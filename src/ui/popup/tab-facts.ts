/** The page whose look-ups the learner asks for. */
export interface LookedUpOn {
  title: string;
  /** Only if the learner wants addresses to be stored. */
  address: string | undefined;
}

/** The tab behind the popup, or beside it. */
export interface TabFacts {
  /** Undefined for a page of the browser or of an extension. */
  title?: string | undefined;
  /** As it is stored with look-ups. */
  address?: string | undefined;
  /** Unless the browser says that the window is not private, it may be. */
  isPrivate: boolean;
}
