// The least that an extension can do for a look-up: take one message, read one row of IndexedDB, answer.
const opening = new Promise((resolve, reject) => {
  const request = indexedDB.open('floor', 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('rows').put({ word: 'casa', meanings: ['house'] }, 1);
    // The page of the extension fills it with the rows of a deck.
    request.result.createObjectStore('blocks');
  };
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

chrome.runtime.onMessage.addListener(({ block }, _sender, sendResponse) => {
  const [name, key] = block === undefined ? ['rows', 1] : ['blocks', block];
  void opening.then((database) => {
    const request = database.transaction(name).objectStore(name).get(key);
    request.onsuccess = () => sendResponse(block === undefined ? request.result : request.result.length);
  });
  return true;
});
