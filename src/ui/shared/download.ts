/** Offers a file as a download. */
export function download(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // Some browser versions read the file only after the click handler returns.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
