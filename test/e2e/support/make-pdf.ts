/** One line of text at a position of the page, in points from its lower left corner. */
export type PdfLine = [text: string, x: number, y: number];

/** Writes a PDF of one page with lines of ASCII text. */
export function makePdf(lines: readonly PdfLine[], size = 14): Uint8Array {
  const quote = (text: string) => text.replace(/[\\()]/g, '\\$&');
  const shown = lines.map(([text, x, y]) => `1 0 0 1 ${x} ${y} Tm (${quote(text)}) Tj`).join('\n');
  const content = `BT /F1 ${size} Tf\n${shown}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 520 300] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return new TextEncoder().encode(file);
}
