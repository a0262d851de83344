/** The part of the browser's extension API that the screens use: the gallery is a plain web page. */
export const browser = {
  runtime: {
    getURL: (path: string) => path,
    getManifest: () => ({ version: '0.1.0' }),
    onMessage: { addListener() {}, removeListener() {} },
    sendMessage: async () => undefined,
    openOptionsPage: async () => undefined,
  },
  i18n: { detectLanguage: async () => ({ isReliable: false, languages: [] }), getUILanguage: () => 'en' },
  permissions: { contains: async () => false, request: async () => false },
  commands: { getAll: async () => [] },
  tabs: { query: async () => [], create: async () => undefined },
};
