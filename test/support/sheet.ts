/** A cell of a sheet: a text of one or more lines, a number, a boolean, a date, or empty. */
export type Cell = string | number | boolean | Date | undefined;

const places = { office: 'office', style: 'style', text: 'text', table: 'table', number: 'datastyle' };
const namespaces = [
  ...Object.entries(places).map(([name, place]) => [name, `${place}:1.0`]),
  ['of', 'of:1.2'],
]
  .map(([name, place]) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${place}"`)
  .join(' ');

/**
 * Creates a spreadsheet (OpenDocument as flat XML). It has an additional last line and columns that look
 * empty.
 */
export function flatSheet(rows: readonly (readonly Cell[])[]): string {
  const lines = rows.map((cells) => cells.map(cellOf).join(''));
  lines.push(
    '<table:table-cell table:number-columns-repeated="7"/>' +
      '<table:table-cell table:formula="of:=&quot;&quot;" office:value-type="string"/>',
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document ${namespaces} office:version="1.3"
  office:mimetype="application/vnd.oasis.opendocument.spreadsheet">
<office:automatic-styles>
<number:boolean-style style:name="N1"><number:boolean/></number:boolean-style>
<number:date-style style:name="N2"><number:year number:style="long"/><number:text>-</number:text
  ><number:month number:style="long"/><number:text>-</number:text><number:day number:style="long"/></number:date-style>
<style:style style:name="truth" style:family="table-cell" style:data-style-name="N1"/>
<style:style style:name="day" style:family="table-cell" style:data-style-name="N2"/>
</office:automatic-styles>
<office:body><office:spreadsheet><table:table table:name="Sheet1">
${lines.map((line) => `<table:table-row>${line}</table:table-row>`).join('\n')}
</table:table></office:spreadsheet></office:body></office:document>
`;
}

function cellOf(cell: Cell): string {
  if (cell === undefined) return '<table:table-cell/>';
  if (typeof cell === 'number') return typed('float', `office:value="${cell}"`);
  if (typeof cell === 'boolean')
    return typed('boolean', `table:style-name="truth" office:boolean-value="${cell}"`);
  if (cell instanceof Date)
    return typed('date', `table:style-name="day" office:date-value="${cell.toISOString().slice(0, 10)}"`);
  const lines = cell.split('\n').map((line) => `<text:p>${textOf(line)}</text:p>`);
  return `<table:table-cell office:value-type="string">${lines.join('')}</table:table-cell>`;
}

function typed(type: string, value: string): string {
  return `<table:table-cell office:value-type="${type}" ${value}/>`;
}

function textOf(line: string): string {
  return line
    .replace(/[&<"]/g, (character) => `&#${character.charCodeAt(0)};`)
    .replace(/^ | $/g, '<text:s/>');
}
