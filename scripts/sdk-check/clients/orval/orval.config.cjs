module.exports = {
  rowfeed: {
    input: 'openapi-3.0.json',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: orval writes the text into a template, to be read at run time
    output: { target: 'rowfeed.ts', client: 'fetch', baseUrl: '${process.env.ROWFEED_URL}' },
  },
};
