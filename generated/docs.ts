// placeholder until the page is generated
export const docsHtml = '<!doctype html><title>rowfeed</title>';
export const docsContentSecurityPolicy = "default-src 'none'";
