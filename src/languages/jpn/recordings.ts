/** The language of the collections for Yomitan's local audio server. */
export const LOCAL_AUDIO_LANGUAGE = 'jpn';
