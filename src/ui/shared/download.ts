/** Offers a file as a download. */
export function download(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // The browser takes hold of the file at the click, but not in all versions before the handler ends.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
