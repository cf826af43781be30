// Generated from openapi.yaml, asyncapi.yaml and src/docs by npm run generate. Do not edit.
// @ts-nocheck: this is ajv's code, in JavaScript
import type { OperationId } from './operations.js';
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    function ucs2length(str) {
      const len = str.length;
      let length = 0;
      let pos = 0;
      let value;
      while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 55296 && value <= 56319 && pos < len) {
          value = str.charCodeAt(pos);
          if ((value & 64512) === 56320)
            pos++;
        }
      }
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// node_modules/ajv-formats/dist/formats.js
var require_formats = __commonJS({
  "node_modules/ajv-formats/dist/formats.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
    function fmtDef(validate, compare) {
      return { validate, compare };
    }
    exports.fullFormats = {
      // date: http://tools.ietf.org/html/rfc3339#section-5.6
      date: fmtDef(date, compareDate),
      // date-time: http://tools.ietf.org/html/rfc3339#section-5.6
      time: fmtDef(getTime(true), compareTime),
      "date-time": fmtDef(getDateTime(true), compareDateTime),
      "iso-time": fmtDef(getTime(), compareIsoTime),
      "iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
      // duration: https://tools.ietf.org/html/rfc3339#appendix-A
      duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
      uri,
      "uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
      // uri-template: https://tools.ietf.org/html/rfc6570
      "uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
      // For the source: https://gist.github.com/dperini/729294
      // For test cases: https://mathiasbynens.be/demo/url-regex
      url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
      email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
      hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
      // optimized https://www.safaribooksonline.com/library/view/regular-expressions-cookbook/9780596802837/ch07s16.html
      ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
      ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
      regex,
      // uuid: http://tools.ietf.org/html/rfc4122
      uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
      // JSON-pointer: https://tools.ietf.org/html/rfc6901
      // uri fragment: https://tools.ietf.org/html/rfc3986#appendix-A
      "json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
      "json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
      // relative JSON-pointer: http://tools.ietf.org/html/draft-luff-relative-json-pointer-00
      "relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
      // the following formats are used by the openapi specification: https://spec.openapis.org/oas/v3.0.0#data-types
      // byte: https://github.com/miguelmota/is-base64
      byte,
      // signed 32 bit integer
      int32: { type: "number", validate: validateInt32 },
      // signed 64 bit integer
      int64: { type: "number", validate: validateInt64 },
      // C-type float
      float: { type: "number", validate: validateNumber },
      // C-type double
      double: { type: "number", validate: validateNumber },
      // hint to the UI to hide input strings
      password: true,
      // unchecked string payload
      binary: true
    };
    exports.fastFormats = {
      ...exports.fullFormats,
      date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
      time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
      "date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
      "iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
      "iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
      // uri: https://github.com/mafintosh/is-my-json-valid/blob/master/formats.js
      uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
      "uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
      // email (sources from jsen validator):
      // http://stackoverflow.com/questions/201323/using-a-regular-expression-to-validate-an-email-address#answer-8829363
      // http://www.w3.org/TR/html5/forms.html#valid-e-mail-address (search for 'wilful violation')
      email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
    };
    exports.formatNames = Object.keys(exports.fullFormats);
    function isLeapYear(year) {
      return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    }
    var DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
    var DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    function date(str) {
      const matches = DATE.exec(str);
      if (!matches)
        return false;
      const year = +matches[1];
      const month = +matches[2];
      const day = +matches[3];
      return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
    }
    function compareDate(d1, d2) {
      if (!(d1 && d2))
        return void 0;
      if (d1 > d2)
        return 1;
      if (d1 < d2)
        return -1;
      return 0;
    }
    var TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
    function getTime(strictTimeZone) {
      return function time(str) {
        const matches = TIME.exec(str);
        if (!matches)
          return false;
        const hr = +matches[1];
        const min = +matches[2];
        const sec = +matches[3];
        const tz = matches[4];
        const tzSign = matches[5] === "-" ? -1 : 1;
        const tzH = +(matches[6] || 0);
        const tzM = +(matches[7] || 0);
        if (tzH > 23 || tzM > 59 || strictTimeZone && !tz)
          return false;
        if (hr <= 23 && min <= 59 && sec < 60)
          return true;
        const utcMin = min - tzM * tzSign;
        const utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
        return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
      };
    }
    function compareTime(s1, s2) {
      if (!(s1 && s2))
        return void 0;
      const t1 = (/* @__PURE__ */ new Date("2020-01-01T" + s1)).valueOf();
      const t2 = (/* @__PURE__ */ new Date("2020-01-01T" + s2)).valueOf();
      if (!(t1 && t2))
        return void 0;
      return t1 - t2;
    }
    function compareIsoTime(t1, t2) {
      if (!(t1 && t2))
        return void 0;
      const a1 = TIME.exec(t1);
      const a2 = TIME.exec(t2);
      if (!(a1 && a2))
        return void 0;
      t1 = a1[1] + a1[2] + a1[3];
      t2 = a2[1] + a2[2] + a2[3];
      if (t1 > t2)
        return 1;
      if (t1 < t2)
        return -1;
      return 0;
    }
    var DATE_TIME_SEPARATOR = /t|\s/i;
    function getDateTime(strictTimeZone) {
      const time = getTime(strictTimeZone);
      return function date_time(str) {
        const dateTime = str.split(DATE_TIME_SEPARATOR);
        return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
      };
    }
    function compareDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return void 0;
      const d1 = new Date(dt1).valueOf();
      const d2 = new Date(dt2).valueOf();
      if (!(d1 && d2))
        return void 0;
      return d1 - d2;
    }
    function compareIsoDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return void 0;
      const [d1, t1] = dt1.split(DATE_TIME_SEPARATOR);
      const [d2, t2] = dt2.split(DATE_TIME_SEPARATOR);
      const res = compareDate(d1, d2);
      if (res === void 0)
        return void 0;
      return res || compareTime(t1, t2);
    }
    var NOT_URI_FRAGMENT = /\/|:/;
    var URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
    function uri(str) {
      return NOT_URI_FRAGMENT.test(str) && URI.test(str);
    }
    var BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
    function byte(str) {
      BYTE.lastIndex = 0;
      return BYTE.test(str);
    }
    var MIN_INT32 = -(2 ** 31);
    var MAX_INT32 = 2 ** 31 - 1;
    function validateInt32(value) {
      return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
    }
    function validateInt64(value) {
      return Number.isInteger(value);
    }
    function validateNumber() {
      return true;
    }
    var Z_ANCHOR = /[^\\]\\Z/;
    function regex(str) {
      if (Z_ANCHOR.test(str))
        return false;
      try {
        new RegExp(str);
        return true;
      } catch (e) {
        return false;
      }
    }
  }
});

// compiled:parameters
var listCollections = validate20;
var schema31 = { "type": "object", "properties": { "limit": { "type": "integer", "minimum": 1, "maximum": 1e3 }, "after": { "type": "string", "minLength": 1, "maxLength": 64, "pattern": "^[A-Za-z_][A-Za-z0-9_-]*$", "x-detail": "must be a value of Next-After" }, "If-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" }, "If-None-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" } }, "required": [] };
var func1 = require_ucs2length().default;
var pattern4 = new RegExp("^[A-Za-z_][A-Za-z0-9_-]*$", "u");
var pattern5 = new RegExp("^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.limit !== void 0) {
      let data0 = data.limit;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err0 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema31.properties.limit.type, parentSchema: schema31.properties.limit, data: data0 };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 1e3 || isNaN(data0)) {
          const err1 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000", schema: 1e3, parentSchema: schema31.properties.limit, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          const err2 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema31.properties.limit, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    }
    if (data.after !== void 0) {
      let data1 = data.after;
      if (typeof data1 === "string") {
        if (func1(data1) > 64) {
          const err3 = { instancePath: instancePath + "/after", schemaPath: "#/properties/after/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema31.properties.after, data: data1 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (func1(data1) < 1) {
          const err4 = { instancePath: instancePath + "/after", schemaPath: "#/properties/after/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.after, data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (!pattern4.test(data1)) {
          const err5 = { instancePath: instancePath + "/after", schemaPath: "#/properties/after/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"', schema: "^[A-Za-z_][A-Za-z0-9_-]*$", parentSchema: schema31.properties.after, data: data1 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/after", schemaPath: "#/properties/after/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.after.type, parentSchema: schema31.properties.after, data: data1 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data["If-Match"] !== void 0) {
      let data2 = data["If-Match"];
      if (typeof data2 === "string") {
        if (func1(data2) > 4096) {
          const err7 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema31.properties["If-Match"], data: data2 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (!pattern5.test(data2)) {
          const err8 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema31.properties["If-Match"], data: data2 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties["If-Match"].type, parentSchema: schema31.properties["If-Match"], data: data2 };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data["If-None-Match"] !== void 0) {
      let data3 = data["If-None-Match"];
      if (typeof data3 === "string") {
        if (func1(data3) > 4096) {
          const err10 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema31.properties["If-None-Match"], data: data3 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (!pattern5.test(data3)) {
          const err11 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema31.properties["If-None-Match"], data: data3 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties["If-None-Match"].type, parentSchema: schema31.properties["If-None-Match"], data: data3 };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
  } else {
    const err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
    if (vErrors === null) {
      vErrors = [err13];
    } else {
      vErrors.push(err13);
    }
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": { "limit": true, "after": true, "If-Match": true, "If-None-Match": true }, "dynamicProps": false, "dynamicItems": false };
var createCollection = validate21;
var schema32 = { "type": "object", "properties": { "Idempotency-Key": { "type": "string", "minLength": 1, "maxLength": 257, "pattern": "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$", "x-detail": 'must have 1 to 255 visible ASCII characters except " and \\, optionally in double quotes' } }, "required": [] };
var pattern7 = new RegExp("^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$", "u");
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate21.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data["Idempotency-Key"] !== void 0) {
      let data0 = data["Idempotency-Key"];
      if (typeof data0 === "string") {
        if (func1(data0) > 257) {
          const err0 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/maxLength", keyword: "maxLength", params: { limit: 257 }, message: "must NOT have more than 257 characters", schema: 257, parentSchema: schema32.properties["Idempotency-Key"], data: data0 };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (func1(data0) < 1) {
          const err1 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema32.properties["Idempotency-Key"], data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (!pattern7.test(data0)) {
          const err2 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/pattern", keyword: "pattern", params: { pattern: "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$" }, message: 'must match pattern "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$"', schema: "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$", parentSchema: schema32.properties["Idempotency-Key"], data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties["Idempotency-Key"].type, parentSchema: schema32.properties["Idempotency-Key"], data: data0 };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema32.type, parentSchema: schema32, data };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate21.errors = vErrors;
  return errors === 0;
}
validate21.evaluated = { "props": { "Idempotency-Key": true }, "dynamicProps": false, "dynamicItems": false };
var getCollection = validate22;
var schema33 = { "type": "object", "properties": { "collection_name": { "type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", "x-detail": 'must start with a letter or "_", followed by at most 63 letters, digits, "_" or "-"' } }, "required": ["collection_name"] };
var pattern8 = new RegExp("^[A-Za-z_][A-Za-z0-9_-]{0,63}$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate22.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.collection_name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "collection_name" }, message: "must have required property 'collection_name'", schema: schema33.required, parentSchema: schema33, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.collection_name !== void 0) {
      let data0 = data.collection_name;
      if (typeof data0 === "string") {
        if (!pattern8.test(data0)) {
          const err1 = { instancePath: instancePath + "/collection_name", schemaPath: "#/properties/collection_name/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]{0,63}$"', schema: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", parentSchema: schema33.properties.collection_name, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/collection_name", schemaPath: "#/properties/collection_name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.properties.collection_name.type, parentSchema: schema33.properties.collection_name, data: data0 };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema33.type, parentSchema: schema33, data };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate22.errors = vErrors;
  return errors === 0;
}
validate22.evaluated = { "props": { "collection_name": true }, "dynamicProps": false, "dynamicItems": false };
var deleteCollection = validate23;
var schema34 = { "type": "object", "properties": { "collection_name": { "type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", "x-detail": 'must start with a letter or "_", followed by at most 63 letters, digits, "_" or "-"' }, "Idempotency-Key": { "type": "string", "minLength": 1, "maxLength": 257, "pattern": "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$", "x-detail": 'must have 1 to 255 visible ASCII characters except " and \\, optionally in double quotes' } }, "required": ["collection_name"] };
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate23.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.collection_name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "collection_name" }, message: "must have required property 'collection_name'", schema: schema34.required, parentSchema: schema34, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.collection_name !== void 0) {
      let data0 = data.collection_name;
      if (typeof data0 === "string") {
        if (!pattern8.test(data0)) {
          const err1 = { instancePath: instancePath + "/collection_name", schemaPath: "#/properties/collection_name/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]{0,63}$"', schema: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", parentSchema: schema34.properties.collection_name, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/collection_name", schemaPath: "#/properties/collection_name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties.collection_name.type, parentSchema: schema34.properties.collection_name, data: data0 };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data["Idempotency-Key"] !== void 0) {
      let data1 = data["Idempotency-Key"];
      if (typeof data1 === "string") {
        if (func1(data1) > 257) {
          const err3 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/maxLength", keyword: "maxLength", params: { limit: 257 }, message: "must NOT have more than 257 characters", schema: 257, parentSchema: schema34.properties["Idempotency-Key"], data: data1 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (func1(data1) < 1) {
          const err4 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema34.properties["Idempotency-Key"], data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (!pattern7.test(data1)) {
          const err5 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/pattern", keyword: "pattern", params: { pattern: "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$" }, message: 'must match pattern "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$"', schema: "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$", parentSchema: schema34.properties["Idempotency-Key"], data: data1 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties["Idempotency-Key"].type, parentSchema: schema34.properties["Idempotency-Key"], data: data1 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema34.type, parentSchema: schema34, data };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate23.errors = vErrors;
  return errors === 0;
}
validate23.evaluated = { "props": { "collection_name": true, "Idempotency-Key": true }, "dynamicProps": false, "dynamicItems": false };
var listRows = validate24;
var schema35 = { "type": "object", "properties": { "collection_name": { "type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", "x-detail": 'must start with a letter or "_", followed by at most 63 letters, digits, "_" or "-"' }, "limit": { "type": "integer", "minimum": 1, "maximum": 1e3 }, "offset": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 }, "order_by": { "type": "string", "minLength": 1, "maxLength": 128, "pattern": "^[^\\x00-\\x1f\\x7f]*$", "x-detail": "must have 1 to 128 characters and no ASCII control characters" }, "order": { "type": "string", "enum": ["asc", "desc"] }, "Prefer": { "type": "string", "maxLength": 4096 }, "filter": { "type": "string", "maxLength": 2048, "x-detail": "is too long at character 2049: a filter can have at most 2,048 characters" }, "sort": { "type": "array", "minItems": 1, "maxItems": 4, "items": { "type": "string", "maxLength": 1543, "pattern": "^([^\\x00-\\x1f\\x7f,]{1,128}|\\x22([^\\x00-\\x1f\\x7f\\x22\\\\]|\\\\[^\\x00-\\x1f\\x7f])+\\x22):(asc|desc)$", "x-detail": 'must be a name followed by :asc or :desc, for example sort=title:asc, one per parameter (sort=a:asc&sort=b:desc). The name has 1 to 128 characters without ASCII control characters, and is a JSON string if it contains a comma (sort="a,b":asc)' } }, "fields": { "type": "array", "minItems": 1, "maxItems": 50, "uniqueItems": true, "items": { "type": "string", "minLength": 1, "maxLength": 1538, "pattern": "^([^\\x00-\\x1f\\x7f,]{1,128}|\\x22([^\\x00-\\x1f\\x7f\\x22\\\\]|\\\\[^\\x00-\\x1f\\x7f])+\\x22)$", "x-detail": 'must be a name of 1 to 128 characters without ASCII control characters, one per parameter (fields=a&fields=b), and a JSON string if the name contains a comma (fields="a,b")' } }, "after": { "type": "string", "minLength": 1, "maxLength": 2048, "pattern": "^[A-Za-z0-9_-]*$", "x-detail": "must be a value of Next-After" }, "If-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" }, "If-None-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" }, "Collection-Cursor": { "type": "string", "pattern": "^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$", "x-detail": "must be a cursor from Collection-Cursor, from a frame or from a list of changes" } }, "required": ["collection_name"] };
var pattern12 = new RegExp("^[^\\x00-\\x1f\\x7f]*$", "u");
var pattern13 = new RegExp("^([^\\x00-\\x1f\\x7f,]{1,128}|\\x22([^\\x00-\\x1f\\x7f\\x22\\\\]|\\\\[^\\x00-\\x1f\\x7f])+\\x22):(asc|desc)$", "u");
var pattern14 = new RegExp("^([^\\x00-\\x1f\\x7f,]{1,128}|\\x22([^\\x00-\\x1f\\x7f\\x22\\\\]|\\\\[^\\x00-\\x1f\\x7f])+\\x22)$", "u");
var pattern15 = new RegExp("^[A-Za-z0-9_-]*$", "u");
var pattern18 = new RegExp("^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$", "u");
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate24.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.collection_name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "collection_name" }, message: "must have required property 'collection_name'", schema: schema35.required, parentSchema: schema35, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.collection_name !== void 0) {
      let data0 = data.collection_name;
      if (typeof data0 === "string") {
        if (!pattern8.test(data0)) {
          const err1 = { instancePath: instancePath + "/collection_name", schemaPath: "#/properties/collection_name/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]{0,63}$"', schema: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", parentSchema: schema35.properties.collection_name, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/collection_name", schemaPath: "#/properties/collection_name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties.collection_name.type, parentSchema: schema35.properties.collection_name, data: data0 };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.limit !== void 0) {
      let data1 = data.limit;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err3 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema35.properties.limit.type, parentSchema: schema35.properties.limit, data: data1 };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 1e3 || isNaN(data1)) {
          const err4 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000", schema: 1e3, parentSchema: schema35.properties.limit, data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema35.properties.limit, data: data1 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    }
    if (data.offset !== void 0) {
      let data2 = data.offset;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err6 = { instancePath: instancePath + "/offset", schemaPath: "#/properties/offset/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema35.properties.offset.type, parentSchema: schema35.properties.offset, data: data2 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          const err7 = { instancePath: instancePath + "/offset", schemaPath: "#/properties/offset/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991", schema: 9007199254740991, parentSchema: schema35.properties.offset, data: data2 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          const err8 = { instancePath: instancePath + "/offset", schemaPath: "#/properties/offset/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema35.properties.offset, data: data2 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    }
    if (data.order_by !== void 0) {
      let data3 = data.order_by;
      if (typeof data3 === "string") {
        if (func1(data3) > 128) {
          const err9 = { instancePath: instancePath + "/order_by", schemaPath: "#/properties/order_by/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters", schema: 128, parentSchema: schema35.properties.order_by, data: data3 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (func1(data3) < 1) {
          const err10 = { instancePath: instancePath + "/order_by", schemaPath: "#/properties/order_by/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema35.properties.order_by, data: data3 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (!pattern12.test(data3)) {
          const err11 = { instancePath: instancePath + "/order_by", schemaPath: "#/properties/order_by/pattern", keyword: "pattern", params: { pattern: "^[^\\x00-\\x1f\\x7f]*$" }, message: 'must match pattern "^[^\\x00-\\x1f\\x7f]*$"', schema: "^[^\\x00-\\x1f\\x7f]*$", parentSchema: schema35.properties.order_by, data: data3 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/order_by", schemaPath: "#/properties/order_by/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties.order_by.type, parentSchema: schema35.properties.order_by, data: data3 };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.order !== void 0) {
      let data4 = data.order;
      if (typeof data4 !== "string") {
        const err13 = { instancePath: instancePath + "/order", schemaPath: "#/properties/order/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties.order.type, parentSchema: schema35.properties.order, data: data4 };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (!(data4 === "asc" || data4 === "desc")) {
        const err14 = { instancePath: instancePath + "/order", schemaPath: "#/properties/order/enum", keyword: "enum", params: { allowedValues: schema35.properties.order.enum }, message: "must be equal to one of the allowed values", schema: schema35.properties.order.enum, parentSchema: schema35.properties.order, data: data4 };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.Prefer !== void 0) {
      let data5 = data.Prefer;
      if (typeof data5 === "string") {
        if (func1(data5) > 4096) {
          const err15 = { instancePath: instancePath + "/Prefer", schemaPath: "#/properties/Prefer/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema35.properties.Prefer, data: data5 };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/Prefer", schemaPath: "#/properties/Prefer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties.Prefer.type, parentSchema: schema35.properties.Prefer, data: data5 };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.filter !== void 0) {
      let data6 = data.filter;
      if (typeof data6 === "string") {
        if (func1(data6) > 2048) {
          const err17 = { instancePath: instancePath + "/filter", schemaPath: "#/properties/filter/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters", schema: 2048, parentSchema: schema35.properties.filter, data: data6 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      } else {
        const err18 = { instancePath: instancePath + "/filter", schemaPath: "#/properties/filter/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties.filter.type, parentSchema: schema35.properties.filter, data: data6 };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.sort !== void 0) {
      let data7 = data.sort;
      if (Array.isArray(data7)) {
        if (data7.length > 4) {
          const err19 = { instancePath: instancePath + "/sort", schemaPath: "#/properties/sort/maxItems", keyword: "maxItems", params: { limit: 4 }, message: "must NOT have more than 4 items", schema: 4, parentSchema: schema35.properties.sort, data: data7 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (data7.length < 1) {
          const err20 = { instancePath: instancePath + "/sort", schemaPath: "#/properties/sort/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema35.properties.sort, data: data7 };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
        const len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data8 = data7[i0];
          if (typeof data8 === "string") {
            if (func1(data8) > 1543) {
              const err21 = { instancePath: instancePath + "/sort/" + i0, schemaPath: "#/properties/sort/items/maxLength", keyword: "maxLength", params: { limit: 1543 }, message: "must NOT have more than 1543 characters", schema: 1543, parentSchema: schema35.properties.sort.items, data: data8 };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
            if (!pattern13.test(data8)) {
              const err22 = { instancePath: instancePath + "/sort/" + i0, schemaPath: "#/properties/sort/items/pattern", keyword: "pattern", params: { pattern: "^([^\\x00-\\x1f\\x7f,]{1,128}|\\x22([^\\x00-\\x1f\\x7f\\x22\\\\]|\\\\[^\\x00-\\x1f\\x7f])+\\x22):(asc|desc)$" }, message: 'must match pattern "^([^\\x00-\\x1f\\x7f,]{1,128}|\\x22([^\\x00-\\x1f\\x7f\\x22\\\\]|\\\\[^\\x00-\\x1f\\x7f])+\\x22):(asc|desc)$"', schema: "^([^\\x00-\\x1f\\x7f,]{1,128}|\\x22([^\\x00-\\x1f\\x7f\\x22\\\\]|\\\\[^\\x00-\\x1f\\x7f])+\\x22):(asc|desc)$", parentSchema: schema35.properties.sort.items, data: data8 };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
          } else {
            const err23 = { instancePath: instancePath + "/sort/" + i0, schemaPath: "#/properties/sort/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties.sort.items.type, parentSchema: schema35.properties.sort.items, data: data8 };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
      } else {
        const err24 = { instancePath: instancePath + "/sort", schemaPath: "#/properties/sort/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema35.properties.sort.type, parentSchema: schema35.properties.sort, data: data7 };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.fields !== void 0) {
      let data9 = data.fields;
      if (Array.isArray(data9)) {
        if (data9.length > 50) {
          const err25 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema35.properties.fields, data: data9 };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        if (data9.length < 1) {
          const err26 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema35.properties.fields, data: data9 };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
        const len1 = data9.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data10 = data9[i1];
          if (typeof data10 === "string") {
            if (func1(data10) > 1538) {
              const err27 = { instancePath: instancePath + "/fields/" + i1, schemaPath: "#/properties/fields/items/maxLength", keyword: "maxLength", params: { limit: 1538 }, message: "must NOT have more than 1538 characters", schema: 1538, parentSchema: schema35.properties.fields.items, data: data10 };
              if (vErrors === null) {
                vErrors = [err27];
              } else {
                vErrors.push(err27);
              }
              errors++;
            }
            if (func1(data10) < 1) {
              const err28 = { instancePath: instancePath + "/fields/" + i1, schemaPath: "#/properties/fields/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema35.properties.fields.items, data: data10 };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
            if (!pattern14.test(data10)) {
              const err29 = { instancePath: instancePath + "/fields/" + i1, schemaPath: "#/properties/fields/items/pattern", keyword: "pattern", params: { pattern: "^([^\\x00-\\x1f\\x7f,]{1,128}|\\x22([^\\x00-\\x1f\\x7f\\x22\\\\]|\\\\[^\\x00-\\x1f\\x7f])+\\x22)$" }, message: 'must match pattern "^([^\\x00-\\x1f\\x7f,]{1,128}|\\x22([^\\x00-\\x1f\\x7f\\x22\\\\]|\\\\[^\\x00-\\x1f\\x7f])+\\x22)$"', schema: "^([^\\x00-\\x1f\\x7f,]{1,128}|\\x22([^\\x00-\\x1f\\x7f\\x22\\\\]|\\\\[^\\x00-\\x1f\\x7f])+\\x22)$", parentSchema: schema35.properties.fields.items, data: data10 };
              if (vErrors === null) {
                vErrors = [err29];
              } else {
                vErrors.push(err29);
              }
              errors++;
            }
          } else {
            const err30 = { instancePath: instancePath + "/fields/" + i1, schemaPath: "#/properties/fields/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties.fields.items.type, parentSchema: schema35.properties.fields.items, data: data10 };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
        }
        let i2 = data9.length;
        let j0;
        if (i2 > 1) {
          const indices0 = {};
          for (; i2--; ) {
            let item0 = data9[i2];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              const err31 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/uniqueItems", keyword: "uniqueItems", params: { i: i2, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i2 + " are identical)", schema: true, parentSchema: schema35.properties.fields, data: data9 };
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
              break;
            }
            indices0[item0] = i2;
          }
        }
      } else {
        const err32 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema35.properties.fields.type, parentSchema: schema35.properties.fields, data: data9 };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data.after !== void 0) {
      let data11 = data.after;
      if (typeof data11 === "string") {
        if (func1(data11) > 2048) {
          const err33 = { instancePath: instancePath + "/after", schemaPath: "#/properties/after/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters", schema: 2048, parentSchema: schema35.properties.after, data: data11 };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
        if (func1(data11) < 1) {
          const err34 = { instancePath: instancePath + "/after", schemaPath: "#/properties/after/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema35.properties.after, data: data11 };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
        if (!pattern15.test(data11)) {
          const err35 = { instancePath: instancePath + "/after", schemaPath: "#/properties/after/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]*$" }, message: 'must match pattern "^[A-Za-z0-9_-]*$"', schema: "^[A-Za-z0-9_-]*$", parentSchema: schema35.properties.after, data: data11 };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
      } else {
        const err36 = { instancePath: instancePath + "/after", schemaPath: "#/properties/after/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties.after.type, parentSchema: schema35.properties.after, data: data11 };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
    }
    if (data["If-Match"] !== void 0) {
      let data12 = data["If-Match"];
      if (typeof data12 === "string") {
        if (func1(data12) > 4096) {
          const err37 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema35.properties["If-Match"], data: data12 };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
        if (!pattern5.test(data12)) {
          const err38 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema35.properties["If-Match"], data: data12 };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
      } else {
        const err39 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties["If-Match"].type, parentSchema: schema35.properties["If-Match"], data: data12 };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
    }
    if (data["If-None-Match"] !== void 0) {
      let data13 = data["If-None-Match"];
      if (typeof data13 === "string") {
        if (func1(data13) > 4096) {
          const err40 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema35.properties["If-None-Match"], data: data13 };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
        if (!pattern5.test(data13)) {
          const err41 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema35.properties["If-None-Match"], data: data13 };
          if (vErrors === null) {
            vErrors = [err41];
          } else {
            vErrors.push(err41);
          }
          errors++;
        }
      } else {
        const err42 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties["If-None-Match"].type, parentSchema: schema35.properties["If-None-Match"], data: data13 };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
    }
    if (data["Collection-Cursor"] !== void 0) {
      let data14 = data["Collection-Cursor"];
      if (typeof data14 === "string") {
        if (!pattern18.test(data14)) {
          const err43 = { instancePath: instancePath + "/Collection-Cursor", schemaPath: "#/properties/Collection-Cursor/pattern", keyword: "pattern", params: { pattern: "^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$" }, message: 'must match pattern "^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$"', schema: "^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$", parentSchema: schema35.properties["Collection-Cursor"], data: data14 };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
      } else {
        const err44 = { instancePath: instancePath + "/Collection-Cursor", schemaPath: "#/properties/Collection-Cursor/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties["Collection-Cursor"].type, parentSchema: schema35.properties["Collection-Cursor"], data: data14 };
        if (vErrors === null) {
          vErrors = [err44];
        } else {
          vErrors.push(err44);
        }
        errors++;
      }
    }
  } else {
    const err45 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema35.type, parentSchema: schema35, data };
    if (vErrors === null) {
      vErrors = [err45];
    } else {
      vErrors.push(err45);
    }
    errors++;
  }
  validate24.errors = vErrors;
  return errors === 0;
}
validate24.evaluated = { "props": { "collection_name": true, "limit": true, "offset": true, "order_by": true, "order": true, "Prefer": true, "filter": true, "sort": true, "fields": true, "after": true, "If-Match": true, "If-None-Match": true, "Collection-Cursor": true }, "dynamicProps": false, "dynamicItems": false };
var insertRows = validate25;
var schema36 = { "type": "object", "properties": { "collection_name": { "type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", "x-detail": 'must start with a letter or "_", followed by at most 63 letters, digits, "_" or "-"' }, "on_conflict": { "type": "string", "enum": ["update", "replace", "ignore"] }, "Prefer": { "type": "string", "maxLength": 4096 }, "Idempotency-Key": { "type": "string", "minLength": 1, "maxLength": 257, "pattern": "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$", "x-detail": 'must have 1 to 255 visible ASCII characters except " and \\, optionally in double quotes' } }, "required": ["collection_name"] };
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate25.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.collection_name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "collection_name" }, message: "must have required property 'collection_name'", schema: schema36.required, parentSchema: schema36, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.collection_name !== void 0) {
      let data0 = data.collection_name;
      if (typeof data0 === "string") {
        if (!pattern8.test(data0)) {
          const err1 = { instancePath: instancePath + "/collection_name", schemaPath: "#/properties/collection_name/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]{0,63}$"', schema: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", parentSchema: schema36.properties.collection_name, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/collection_name", schemaPath: "#/properties/collection_name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.properties.collection_name.type, parentSchema: schema36.properties.collection_name, data: data0 };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.on_conflict !== void 0) {
      let data1 = data.on_conflict;
      if (typeof data1 !== "string") {
        const err3 = { instancePath: instancePath + "/on_conflict", schemaPath: "#/properties/on_conflict/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.properties.on_conflict.type, parentSchema: schema36.properties.on_conflict, data: data1 };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (!(data1 === "update" || data1 === "replace" || data1 === "ignore")) {
        const err4 = { instancePath: instancePath + "/on_conflict", schemaPath: "#/properties/on_conflict/enum", keyword: "enum", params: { allowedValues: schema36.properties.on_conflict.enum }, message: "must be equal to one of the allowed values", schema: schema36.properties.on_conflict.enum, parentSchema: schema36.properties.on_conflict, data: data1 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.Prefer !== void 0) {
      let data2 = data.Prefer;
      if (typeof data2 === "string") {
        if (func1(data2) > 4096) {
          const err5 = { instancePath: instancePath + "/Prefer", schemaPath: "#/properties/Prefer/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema36.properties.Prefer, data: data2 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/Prefer", schemaPath: "#/properties/Prefer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.properties.Prefer.type, parentSchema: schema36.properties.Prefer, data: data2 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data["Idempotency-Key"] !== void 0) {
      let data3 = data["Idempotency-Key"];
      if (typeof data3 === "string") {
        if (func1(data3) > 257) {
          const err7 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/maxLength", keyword: "maxLength", params: { limit: 257 }, message: "must NOT have more than 257 characters", schema: 257, parentSchema: schema36.properties["Idempotency-Key"], data: data3 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (func1(data3) < 1) {
          const err8 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema36.properties["Idempotency-Key"], data: data3 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (!pattern7.test(data3)) {
          const err9 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/pattern", keyword: "pattern", params: { pattern: "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$" }, message: 'must match pattern "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$"', schema: "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$", parentSchema: schema36.properties["Idempotency-Key"], data: data3 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.properties["Idempotency-Key"].type, parentSchema: schema36.properties["Idempotency-Key"], data: data3 };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
  } else {
    const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema36.type, parentSchema: schema36, data };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  validate25.errors = vErrors;
  return errors === 0;
}
validate25.evaluated = { "props": { "collection_name": true, "on_conflict": true, "Prefer": true, "Idempotency-Key": true }, "dynamicProps": false, "dynamicItems": false };
var updateRows = validate26;
var schema37 = { "type": "object", "properties": { "collection_name": { "type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", "x-detail": 'must start with a letter or "_", followed by at most 63 letters, digits, "_" or "-"' }, "filter": { "type": "string", "maxLength": 2048, "x-detail": "is too long at character 2049: a filter can have at most 2,048 characters" }, "max_rows": { "type": "integer", "minimum": 1, "maximum": 1e3 }, "dry_run": { "type": "string", "enum": ["true"] }, "Idempotency-Key": { "type": "string", "minLength": 1, "maxLength": 257, "pattern": "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$", "x-detail": 'must have 1 to 255 visible ASCII characters except " and \\, optionally in double quotes' } }, "required": ["collection_name", "filter", "max_rows"] };
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate26.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.collection_name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "collection_name" }, message: "must have required property 'collection_name'", schema: schema37.required, parentSchema: schema37, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.filter === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "filter" }, message: "must have required property 'filter'", schema: schema37.required, parentSchema: schema37, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.max_rows === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "max_rows" }, message: "must have required property 'max_rows'", schema: schema37.required, parentSchema: schema37, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.collection_name !== void 0) {
      let data0 = data.collection_name;
      if (typeof data0 === "string") {
        if (!pattern8.test(data0)) {
          const err3 = { instancePath: instancePath + "/collection_name", schemaPath: "#/properties/collection_name/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]{0,63}$"', schema: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", parentSchema: schema37.properties.collection_name, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/collection_name", schemaPath: "#/properties/collection_name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.collection_name.type, parentSchema: schema37.properties.collection_name, data: data0 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.filter !== void 0) {
      let data1 = data.filter;
      if (typeof data1 === "string") {
        if (func1(data1) > 2048) {
          const err5 = { instancePath: instancePath + "/filter", schemaPath: "#/properties/filter/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters", schema: 2048, parentSchema: schema37.properties.filter, data: data1 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/filter", schemaPath: "#/properties/filter/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.filter.type, parentSchema: schema37.properties.filter, data: data1 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.max_rows !== void 0) {
      let data2 = data.max_rows;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err7 = { instancePath: instancePath + "/max_rows", schemaPath: "#/properties/max_rows/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema37.properties.max_rows.type, parentSchema: schema37.properties.max_rows, data: data2 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1e3 || isNaN(data2)) {
          const err8 = { instancePath: instancePath + "/max_rows", schemaPath: "#/properties/max_rows/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000", schema: 1e3, parentSchema: schema37.properties.max_rows, data: data2 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          const err9 = { instancePath: instancePath + "/max_rows", schemaPath: "#/properties/max_rows/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema37.properties.max_rows, data: data2 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
    }
    if (data.dry_run !== void 0) {
      let data3 = data.dry_run;
      if (typeof data3 !== "string") {
        const err10 = { instancePath: instancePath + "/dry_run", schemaPath: "#/properties/dry_run/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.dry_run.type, parentSchema: schema37.properties.dry_run, data: data3 };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (!(data3 === "true")) {
        const err11 = { instancePath: instancePath + "/dry_run", schemaPath: "#/properties/dry_run/enum", keyword: "enum", params: { allowedValues: schema37.properties.dry_run.enum }, message: "must be equal to one of the allowed values", schema: schema37.properties.dry_run.enum, parentSchema: schema37.properties.dry_run, data: data3 };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data["Idempotency-Key"] !== void 0) {
      let data4 = data["Idempotency-Key"];
      if (typeof data4 === "string") {
        if (func1(data4) > 257) {
          const err12 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/maxLength", keyword: "maxLength", params: { limit: 257 }, message: "must NOT have more than 257 characters", schema: 257, parentSchema: schema37.properties["Idempotency-Key"], data: data4 };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (func1(data4) < 1) {
          const err13 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema37.properties["Idempotency-Key"], data: data4 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (!pattern7.test(data4)) {
          const err14 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/pattern", keyword: "pattern", params: { pattern: "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$" }, message: 'must match pattern "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$"', schema: "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$", parentSchema: schema37.properties["Idempotency-Key"], data: data4 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties["Idempotency-Key"].type, parentSchema: schema37.properties["Idempotency-Key"], data: data4 };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
  } else {
    const err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema37.type, parentSchema: schema37, data };
    if (vErrors === null) {
      vErrors = [err16];
    } else {
      vErrors.push(err16);
    }
    errors++;
  }
  validate26.errors = vErrors;
  return errors === 0;
}
validate26.evaluated = { "props": { "collection_name": true, "filter": true, "max_rows": true, "dry_run": true, "Idempotency-Key": true }, "dynamicProps": false, "dynamicItems": false };
var deleteRows = validate27;
var schema38 = { "type": "object", "properties": { "collection_name": { "type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", "x-detail": 'must start with a letter or "_", followed by at most 63 letters, digits, "_" or "-"' }, "filter": { "type": "string", "maxLength": 2048, "x-detail": "is too long at character 2049: a filter can have at most 2,048 characters" }, "max_rows": { "type": "integer", "minimum": 1, "maximum": 1e3 }, "dry_run": { "type": "string", "enum": ["true"] }, "Idempotency-Key": { "type": "string", "minLength": 1, "maxLength": 257, "pattern": "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$", "x-detail": 'must have 1 to 255 visible ASCII characters except " and \\, optionally in double quotes' } }, "required": ["collection_name", "filter", "max_rows"] };
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate27.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.collection_name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "collection_name" }, message: "must have required property 'collection_name'", schema: schema38.required, parentSchema: schema38, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.filter === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "filter" }, message: "must have required property 'filter'", schema: schema38.required, parentSchema: schema38, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.max_rows === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "max_rows" }, message: "must have required property 'max_rows'", schema: schema38.required, parentSchema: schema38, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.collection_name !== void 0) {
      let data0 = data.collection_name;
      if (typeof data0 === "string") {
        if (!pattern8.test(data0)) {
          const err3 = { instancePath: instancePath + "/collection_name", schemaPath: "#/properties/collection_name/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]{0,63}$"', schema: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", parentSchema: schema38.properties.collection_name, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/collection_name", schemaPath: "#/properties/collection_name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.collection_name.type, parentSchema: schema38.properties.collection_name, data: data0 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.filter !== void 0) {
      let data1 = data.filter;
      if (typeof data1 === "string") {
        if (func1(data1) > 2048) {
          const err5 = { instancePath: instancePath + "/filter", schemaPath: "#/properties/filter/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters", schema: 2048, parentSchema: schema38.properties.filter, data: data1 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/filter", schemaPath: "#/properties/filter/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.filter.type, parentSchema: schema38.properties.filter, data: data1 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.max_rows !== void 0) {
      let data2 = data.max_rows;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err7 = { instancePath: instancePath + "/max_rows", schemaPath: "#/properties/max_rows/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.max_rows.type, parentSchema: schema38.properties.max_rows, data: data2 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1e3 || isNaN(data2)) {
          const err8 = { instancePath: instancePath + "/max_rows", schemaPath: "#/properties/max_rows/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000", schema: 1e3, parentSchema: schema38.properties.max_rows, data: data2 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          const err9 = { instancePath: instancePath + "/max_rows", schemaPath: "#/properties/max_rows/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema38.properties.max_rows, data: data2 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
    }
    if (data.dry_run !== void 0) {
      let data3 = data.dry_run;
      if (typeof data3 !== "string") {
        const err10 = { instancePath: instancePath + "/dry_run", schemaPath: "#/properties/dry_run/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.dry_run.type, parentSchema: schema38.properties.dry_run, data: data3 };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (!(data3 === "true")) {
        const err11 = { instancePath: instancePath + "/dry_run", schemaPath: "#/properties/dry_run/enum", keyword: "enum", params: { allowedValues: schema38.properties.dry_run.enum }, message: "must be equal to one of the allowed values", schema: schema38.properties.dry_run.enum, parentSchema: schema38.properties.dry_run, data: data3 };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data["Idempotency-Key"] !== void 0) {
      let data4 = data["Idempotency-Key"];
      if (typeof data4 === "string") {
        if (func1(data4) > 257) {
          const err12 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/maxLength", keyword: "maxLength", params: { limit: 257 }, message: "must NOT have more than 257 characters", schema: 257, parentSchema: schema38.properties["Idempotency-Key"], data: data4 };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (func1(data4) < 1) {
          const err13 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema38.properties["Idempotency-Key"], data: data4 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (!pattern7.test(data4)) {
          const err14 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/pattern", keyword: "pattern", params: { pattern: "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$" }, message: 'must match pattern "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$"', schema: "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$", parentSchema: schema38.properties["Idempotency-Key"], data: data4 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties["Idempotency-Key"].type, parentSchema: schema38.properties["Idempotency-Key"], data: data4 };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
  } else {
    const err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema38.type, parentSchema: schema38, data };
    if (vErrors === null) {
      vErrors = [err16];
    } else {
      vErrors.push(err16);
    }
    errors++;
  }
  validate27.errors = vErrors;
  return errors === 0;
}
validate27.evaluated = { "props": { "collection_name": true, "filter": true, "max_rows": true, "dry_run": true, "Idempotency-Key": true }, "dynamicProps": false, "dynamicItems": false };
var batchRows = validate28;
var schema39 = { "type": "object", "properties": { "collection_name": { "type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", "x-detail": 'must start with a letter or "_", followed by at most 63 letters, digits, "_" or "-"' }, "Prefer": { "type": "string", "maxLength": 4096 }, "Idempotency-Key": { "type": "string", "minLength": 1, "maxLength": 257, "pattern": "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$", "x-detail": 'must have 1 to 255 visible ASCII characters except " and \\, optionally in double quotes' } }, "required": ["collection_name"] };
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate28.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.collection_name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "collection_name" }, message: "must have required property 'collection_name'", schema: schema39.required, parentSchema: schema39, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.collection_name !== void 0) {
      let data0 = data.collection_name;
      if (typeof data0 === "string") {
        if (!pattern8.test(data0)) {
          const err1 = { instancePath: instancePath + "/collection_name", schemaPath: "#/properties/collection_name/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]{0,63}$"', schema: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", parentSchema: schema39.properties.collection_name, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/collection_name", schemaPath: "#/properties/collection_name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema39.properties.collection_name.type, parentSchema: schema39.properties.collection_name, data: data0 };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.Prefer !== void 0) {
      let data1 = data.Prefer;
      if (typeof data1 === "string") {
        if (func1(data1) > 4096) {
          const err3 = { instancePath: instancePath + "/Prefer", schemaPath: "#/properties/Prefer/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema39.properties.Prefer, data: data1 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/Prefer", schemaPath: "#/properties/Prefer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema39.properties.Prefer.type, parentSchema: schema39.properties.Prefer, data: data1 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data["Idempotency-Key"] !== void 0) {
      let data2 = data["Idempotency-Key"];
      if (typeof data2 === "string") {
        if (func1(data2) > 257) {
          const err5 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/maxLength", keyword: "maxLength", params: { limit: 257 }, message: "must NOT have more than 257 characters", schema: 257, parentSchema: schema39.properties["Idempotency-Key"], data: data2 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (func1(data2) < 1) {
          const err6 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema39.properties["Idempotency-Key"], data: data2 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (!pattern7.test(data2)) {
          const err7 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/pattern", keyword: "pattern", params: { pattern: "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$" }, message: 'must match pattern "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$"', schema: "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$", parentSchema: schema39.properties["Idempotency-Key"], data: data2 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema39.properties["Idempotency-Key"].type, parentSchema: schema39.properties["Idempotency-Key"], data: data2 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema39.type, parentSchema: schema39, data };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate28.errors = vErrors;
  return errors === 0;
}
validate28.evaluated = { "props": { "collection_name": true, "Prefer": true, "Idempotency-Key": true }, "dynamicProps": false, "dynamicItems": false };
var exportRows = validate29;
var schema40 = { "type": "object", "properties": { "collection_name": { "type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", "x-detail": 'must start with a letter or "_", followed by at most 63 letters, digits, "_" or "-"' }, "format": { "type": "string", "enum": ["ndjson", "csv"] }, "filter": { "type": "string", "maxLength": 2048, "x-detail": "is too long at character 2049: a filter can have at most 2,048 characters" }, "fields": { "type": "array", "minItems": 1, "maxItems": 50, "uniqueItems": true, "items": { "type": "string", "minLength": 1, "maxLength": 1538, "pattern": "^([^\\x00-\\x1f\\x7f,]{1,128}|\\x22([^\\x00-\\x1f\\x7f\\x22\\\\]|\\\\[^\\x00-\\x1f\\x7f])+\\x22)$", "x-detail": 'must be a name of 1 to 128 characters without ASCII control characters, one per parameter (fields=a&fields=b), and a JSON string if the name contains a comma (fields="a,b")' } } }, "required": ["collection_name", "format"] };
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate29.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.collection_name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "collection_name" }, message: "must have required property 'collection_name'", schema: schema40.required, parentSchema: schema40, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.format === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "format" }, message: "must have required property 'format'", schema: schema40.required, parentSchema: schema40, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.collection_name !== void 0) {
      let data0 = data.collection_name;
      if (typeof data0 === "string") {
        if (!pattern8.test(data0)) {
          const err2 = { instancePath: instancePath + "/collection_name", schemaPath: "#/properties/collection_name/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]{0,63}$"', schema: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", parentSchema: schema40.properties.collection_name, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/collection_name", schemaPath: "#/properties/collection_name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.collection_name.type, parentSchema: schema40.properties.collection_name, data: data0 };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.format !== void 0) {
      let data1 = data.format;
      if (typeof data1 !== "string") {
        const err4 = { instancePath: instancePath + "/format", schemaPath: "#/properties/format/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.format.type, parentSchema: schema40.properties.format, data: data1 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (!(data1 === "ndjson" || data1 === "csv")) {
        const err5 = { instancePath: instancePath + "/format", schemaPath: "#/properties/format/enum", keyword: "enum", params: { allowedValues: schema40.properties.format.enum }, message: "must be equal to one of the allowed values", schema: schema40.properties.format.enum, parentSchema: schema40.properties.format, data: data1 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.filter !== void 0) {
      let data2 = data.filter;
      if (typeof data2 === "string") {
        if (func1(data2) > 2048) {
          const err6 = { instancePath: instancePath + "/filter", schemaPath: "#/properties/filter/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters", schema: 2048, parentSchema: schema40.properties.filter, data: data2 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/filter", schemaPath: "#/properties/filter/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.filter.type, parentSchema: schema40.properties.filter, data: data2 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.fields !== void 0) {
      let data3 = data.fields;
      if (Array.isArray(data3)) {
        if (data3.length > 50) {
          const err8 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema40.properties.fields, data: data3 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data3.length < 1) {
          const err9 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema40.properties.fields, data: data3 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (typeof data4 === "string") {
            if (func1(data4) > 1538) {
              const err10 = { instancePath: instancePath + "/fields/" + i0, schemaPath: "#/properties/fields/items/maxLength", keyword: "maxLength", params: { limit: 1538 }, message: "must NOT have more than 1538 characters", schema: 1538, parentSchema: schema40.properties.fields.items, data: data4 };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            if (func1(data4) < 1) {
              const err11 = { instancePath: instancePath + "/fields/" + i0, schemaPath: "#/properties/fields/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema40.properties.fields.items, data: data4 };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (!pattern14.test(data4)) {
              const err12 = { instancePath: instancePath + "/fields/" + i0, schemaPath: "#/properties/fields/items/pattern", keyword: "pattern", params: { pattern: "^([^\\x00-\\x1f\\x7f,]{1,128}|\\x22([^\\x00-\\x1f\\x7f\\x22\\\\]|\\\\[^\\x00-\\x1f\\x7f])+\\x22)$" }, message: 'must match pattern "^([^\\x00-\\x1f\\x7f,]{1,128}|\\x22([^\\x00-\\x1f\\x7f\\x22\\\\]|\\\\[^\\x00-\\x1f\\x7f])+\\x22)$"', schema: "^([^\\x00-\\x1f\\x7f,]{1,128}|\\x22([^\\x00-\\x1f\\x7f\\x22\\\\]|\\\\[^\\x00-\\x1f\\x7f])+\\x22)$", parentSchema: schema40.properties.fields.items, data: data4 };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
          } else {
            const err13 = { instancePath: instancePath + "/fields/" + i0, schemaPath: "#/properties/fields/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.fields.items.type, parentSchema: schema40.properties.fields.items, data: data4 };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        let i1 = data3.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data3[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              const err14 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)", schema: true, parentSchema: schema40.properties.fields, data: data3 };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        const err15 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema40.properties.fields.type, parentSchema: schema40.properties.fields, data: data3 };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
  } else {
    const err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema40.type, parentSchema: schema40, data };
    if (vErrors === null) {
      vErrors = [err16];
    } else {
      vErrors.push(err16);
    }
    errors++;
  }
  validate29.errors = vErrors;
  return errors === 0;
}
validate29.evaluated = { "props": { "collection_name": true, "format": true, "filter": true, "fields": true }, "dynamicProps": false, "dynamicItems": false };
var listChanges = validate30;
var schema41 = { "type": "object", "properties": { "collection_name": { "type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", "x-detail": 'must start with a letter or "_", followed by at most 63 letters, digits, "_" or "-"' }, "since": { "type": "string", "pattern": "^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$", "x-detail": "must be a cursor from Collection-Cursor, from a frame or from a list of changes" }, "limit": { "type": "integer", "minimum": 1, "maximum": 1e3 }, "wait": { "type": "integer", "minimum": 0, "maximum": 60 }, "events": { "type": "array", "minItems": 1, "maxItems": 3, "uniqueItems": true, "items": { "type": "string", "enum": ["insert", "update", "delete"] } }, "filter": { "type": "string", "maxLength": 2048, "x-detail": "is too long at character 2049: a filter can have at most 2,048 characters" }, "fields": { "type": "array", "minItems": 1, "maxItems": 50, "uniqueItems": true, "items": { "type": "string", "minLength": 1, "maxLength": 1538, "pattern": "^([^\\x00-\\x1f\\x7f,]{1,128}|\\x22([^\\x00-\\x1f\\x7f\\x22\\\\]|\\\\[^\\x00-\\x1f\\x7f])+\\x22)$", "x-detail": 'must be a name of 1 to 128 characters without ASCII control characters, one per parameter (fields=a&fields=b), and a JSON string if the name contains a comma (fields="a,b")' } } }, "required": ["collection_name"] };
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate30.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.collection_name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "collection_name" }, message: "must have required property 'collection_name'", schema: schema41.required, parentSchema: schema41, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.collection_name !== void 0) {
      let data0 = data.collection_name;
      if (typeof data0 === "string") {
        if (!pattern8.test(data0)) {
          const err1 = { instancePath: instancePath + "/collection_name", schemaPath: "#/properties/collection_name/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]{0,63}$"', schema: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", parentSchema: schema41.properties.collection_name, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/collection_name", schemaPath: "#/properties/collection_name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema41.properties.collection_name.type, parentSchema: schema41.properties.collection_name, data: data0 };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.since !== void 0) {
      let data1 = data.since;
      if (typeof data1 === "string") {
        if (!pattern18.test(data1)) {
          const err3 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/pattern", keyword: "pattern", params: { pattern: "^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$" }, message: 'must match pattern "^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$"', schema: "^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$", parentSchema: schema41.properties.since, data: data1 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema41.properties.since.type, parentSchema: schema41.properties.since, data: data1 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.limit !== void 0) {
      let data2 = data.limit;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err5 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema41.properties.limit.type, parentSchema: schema41.properties.limit, data: data2 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1e3 || isNaN(data2)) {
          const err6 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000", schema: 1e3, parentSchema: schema41.properties.limit, data: data2 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          const err7 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema41.properties.limit, data: data2 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data.wait !== void 0) {
      let data3 = data.wait;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err8 = { instancePath: instancePath + "/wait", schemaPath: "#/properties/wait/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema41.properties.wait.type, parentSchema: schema41.properties.wait, data: data3 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 60 || isNaN(data3)) {
          const err9 = { instancePath: instancePath + "/wait", schemaPath: "#/properties/wait/maximum", keyword: "maximum", params: { comparison: "<=", limit: 60 }, message: "must be <= 60", schema: 60, parentSchema: schema41.properties.wait, data: data3 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          const err10 = { instancePath: instancePath + "/wait", schemaPath: "#/properties/wait/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema41.properties.wait, data: data3 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
    }
    if (data.events !== void 0) {
      let data4 = data.events;
      if (Array.isArray(data4)) {
        if (data4.length > 3) {
          const err11 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/maxItems", keyword: "maxItems", params: { limit: 3 }, message: "must NOT have more than 3 items", schema: 3, parentSchema: schema41.properties.events, data: data4 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (data4.length < 1) {
          const err12 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema41.properties.events, data: data4 };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data5 = data4[i0];
          if (typeof data5 !== "string") {
            const err13 = { instancePath: instancePath + "/events/" + i0, schemaPath: "#/properties/events/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema41.properties.events.items.type, parentSchema: schema41.properties.events.items, data: data5 };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
          if (!(data5 === "insert" || data5 === "update" || data5 === "delete")) {
            const err14 = { instancePath: instancePath + "/events/" + i0, schemaPath: "#/properties/events/items/enum", keyword: "enum", params: { allowedValues: schema41.properties.events.items.enum }, message: "must be equal to one of the allowed values", schema: schema41.properties.events.items.enum, parentSchema: schema41.properties.events.items, data: data5 };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        let i1 = data4.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data4[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              const err15 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)", schema: true, parentSchema: schema41.properties.events, data: data4 };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        const err16 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema41.properties.events.type, parentSchema: schema41.properties.events, data: data4 };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.filter !== void 0) {
      let data6 = data.filter;
      if (typeof data6 === "string") {
        if (func1(data6) > 2048) {
          const err17 = { instancePath: instancePath + "/filter", schemaPath: "#/properties/filter/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters", schema: 2048, parentSchema: schema41.properties.filter, data: data6 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      } else {
        const err18 = { instancePath: instancePath + "/filter", schemaPath: "#/properties/filter/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema41.properties.filter.type, parentSchema: schema41.properties.filter, data: data6 };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.fields !== void 0) {
      let data7 = data.fields;
      if (Array.isArray(data7)) {
        if (data7.length > 50) {
          const err19 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema41.properties.fields, data: data7 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (data7.length < 1) {
          const err20 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema41.properties.fields, data: data7 };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
        const len1 = data7.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data8 = data7[i2];
          if (typeof data8 === "string") {
            if (func1(data8) > 1538) {
              const err21 = { instancePath: instancePath + "/fields/" + i2, schemaPath: "#/properties/fields/items/maxLength", keyword: "maxLength", params: { limit: 1538 }, message: "must NOT have more than 1538 characters", schema: 1538, parentSchema: schema41.properties.fields.items, data: data8 };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
            if (func1(data8) < 1) {
              const err22 = { instancePath: instancePath + "/fields/" + i2, schemaPath: "#/properties/fields/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema41.properties.fields.items, data: data8 };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
            if (!pattern14.test(data8)) {
              const err23 = { instancePath: instancePath + "/fields/" + i2, schemaPath: "#/properties/fields/items/pattern", keyword: "pattern", params: { pattern: "^([^\\x00-\\x1f\\x7f,]{1,128}|\\x22([^\\x00-\\x1f\\x7f\\x22\\\\]|\\\\[^\\x00-\\x1f\\x7f])+\\x22)$" }, message: 'must match pattern "^([^\\x00-\\x1f\\x7f,]{1,128}|\\x22([^\\x00-\\x1f\\x7f\\x22\\\\]|\\\\[^\\x00-\\x1f\\x7f])+\\x22)$"', schema: "^([^\\x00-\\x1f\\x7f,]{1,128}|\\x22([^\\x00-\\x1f\\x7f\\x22\\\\]|\\\\[^\\x00-\\x1f\\x7f])+\\x22)$", parentSchema: schema41.properties.fields.items, data: data8 };
              if (vErrors === null) {
                vErrors = [err23];
              } else {
                vErrors.push(err23);
              }
              errors++;
            }
          } else {
            const err24 = { instancePath: instancePath + "/fields/" + i2, schemaPath: "#/properties/fields/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema41.properties.fields.items.type, parentSchema: schema41.properties.fields.items, data: data8 };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
        let i3 = data7.length;
        let j1;
        if (i3 > 1) {
          const indices1 = {};
          for (; i3--; ) {
            let item1 = data7[i3];
            if (typeof item1 !== "string") {
              continue;
            }
            if (typeof indices1[item1] == "number") {
              j1 = indices1[item1];
              const err25 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 }, message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)", schema: true, parentSchema: schema41.properties.fields, data: data7 };
              if (vErrors === null) {
                vErrors = [err25];
              } else {
                vErrors.push(err25);
              }
              errors++;
              break;
            }
            indices1[item1] = i3;
          }
        }
      } else {
        const err26 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema41.properties.fields.type, parentSchema: schema41.properties.fields, data: data7 };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
  } else {
    const err27 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema41.type, parentSchema: schema41, data };
    if (vErrors === null) {
      vErrors = [err27];
    } else {
      vErrors.push(err27);
    }
    errors++;
  }
  validate30.errors = vErrors;
  return errors === 0;
}
validate30.evaluated = { "props": { "collection_name": true, "since": true, "limit": true, "wait": true, "events": true, "filter": true, "fields": true }, "dynamicProps": false, "dynamicItems": false };
var streamChanges = validate31;
var schema42 = { "type": "object", "properties": { "collection_name": { "type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", "x-detail": 'must start with a letter or "_", followed by at most 63 letters, digits, "_" or "-"' }, "api_key": { "type": "string", "maxLength": 4096 }, "since": { "type": "string", "pattern": "^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$", "x-detail": "must be a cursor from Collection-Cursor, from a frame or from a list of changes" }, "initial": { "type": "string", "enum": ["true"] }, "events": { "type": "array", "minItems": 1, "maxItems": 3, "uniqueItems": true, "items": { "type": "string", "enum": ["insert", "update", "delete"] } }, "filter": { "type": "string", "maxLength": 2048, "x-detail": "is too long at character 2049: a filter can have at most 2,048 characters" }, "fields": { "type": "array", "minItems": 1, "maxItems": 50, "uniqueItems": true, "items": { "type": "string", "minLength": 1, "maxLength": 1538, "pattern": "^([^\\x00-\\x1f\\x7f,]{1,128}|\\x22([^\\x00-\\x1f\\x7f\\x22\\\\]|\\\\[^\\x00-\\x1f\\x7f])+\\x22)$", "x-detail": 'must be a name of 1 to 128 characters without ASCII control characters, one per parameter (fields=a&fields=b), and a JSON string if the name contains a comma (fields="a,b")' } }, "Last-Event-ID": { "type": "string", "pattern": "^([0-9a-z]{1,16}-(0|[1-9][0-9]{0,15}))?$", "x-detail": "must be the id of an event of the stream" } }, "required": ["collection_name"] };
var pattern35 = new RegExp("^([0-9a-z]{1,16}-(0|[1-9][0-9]{0,15}))?$", "u");
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate31.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.collection_name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "collection_name" }, message: "must have required property 'collection_name'", schema: schema42.required, parentSchema: schema42, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.collection_name !== void 0) {
      let data0 = data.collection_name;
      if (typeof data0 === "string") {
        if (!pattern8.test(data0)) {
          const err1 = { instancePath: instancePath + "/collection_name", schemaPath: "#/properties/collection_name/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]{0,63}$"', schema: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", parentSchema: schema42.properties.collection_name, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/collection_name", schemaPath: "#/properties/collection_name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema42.properties.collection_name.type, parentSchema: schema42.properties.collection_name, data: data0 };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.api_key !== void 0) {
      let data1 = data.api_key;
      if (typeof data1 === "string") {
        if (func1(data1) > 4096) {
          const err3 = { instancePath: instancePath + "/api_key", schemaPath: "#/properties/api_key/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema42.properties.api_key, data: data1 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/api_key", schemaPath: "#/properties/api_key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema42.properties.api_key.type, parentSchema: schema42.properties.api_key, data: data1 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.since !== void 0) {
      let data2 = data.since;
      if (typeof data2 === "string") {
        if (!pattern18.test(data2)) {
          const err5 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/pattern", keyword: "pattern", params: { pattern: "^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$" }, message: 'must match pattern "^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$"', schema: "^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$", parentSchema: schema42.properties.since, data: data2 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema42.properties.since.type, parentSchema: schema42.properties.since, data: data2 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.initial !== void 0) {
      let data3 = data.initial;
      if (typeof data3 !== "string") {
        const err7 = { instancePath: instancePath + "/initial", schemaPath: "#/properties/initial/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema42.properties.initial.type, parentSchema: schema42.properties.initial, data: data3 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (!(data3 === "true")) {
        const err8 = { instancePath: instancePath + "/initial", schemaPath: "#/properties/initial/enum", keyword: "enum", params: { allowedValues: schema42.properties.initial.enum }, message: "must be equal to one of the allowed values", schema: schema42.properties.initial.enum, parentSchema: schema42.properties.initial, data: data3 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.events !== void 0) {
      let data4 = data.events;
      if (Array.isArray(data4)) {
        if (data4.length > 3) {
          const err9 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/maxItems", keyword: "maxItems", params: { limit: 3 }, message: "must NOT have more than 3 items", schema: 3, parentSchema: schema42.properties.events, data: data4 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (data4.length < 1) {
          const err10 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema42.properties.events, data: data4 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data5 = data4[i0];
          if (typeof data5 !== "string") {
            const err11 = { instancePath: instancePath + "/events/" + i0, schemaPath: "#/properties/events/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema42.properties.events.items.type, parentSchema: schema42.properties.events.items, data: data5 };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
          if (!(data5 === "insert" || data5 === "update" || data5 === "delete")) {
            const err12 = { instancePath: instancePath + "/events/" + i0, schemaPath: "#/properties/events/items/enum", keyword: "enum", params: { allowedValues: schema42.properties.events.items.enum }, message: "must be equal to one of the allowed values", schema: schema42.properties.events.items.enum, parentSchema: schema42.properties.events.items, data: data5 };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        let i1 = data4.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data4[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              const err13 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)", schema: true, parentSchema: schema42.properties.events, data: data4 };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        const err14 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema42.properties.events.type, parentSchema: schema42.properties.events, data: data4 };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.filter !== void 0) {
      let data6 = data.filter;
      if (typeof data6 === "string") {
        if (func1(data6) > 2048) {
          const err15 = { instancePath: instancePath + "/filter", schemaPath: "#/properties/filter/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters", schema: 2048, parentSchema: schema42.properties.filter, data: data6 };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/filter", schemaPath: "#/properties/filter/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema42.properties.filter.type, parentSchema: schema42.properties.filter, data: data6 };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.fields !== void 0) {
      let data7 = data.fields;
      if (Array.isArray(data7)) {
        if (data7.length > 50) {
          const err17 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema42.properties.fields, data: data7 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (data7.length < 1) {
          const err18 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema42.properties.fields, data: data7 };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        const len1 = data7.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data8 = data7[i2];
          if (typeof data8 === "string") {
            if (func1(data8) > 1538) {
              const err19 = { instancePath: instancePath + "/fields/" + i2, schemaPath: "#/properties/fields/items/maxLength", keyword: "maxLength", params: { limit: 1538 }, message: "must NOT have more than 1538 characters", schema: 1538, parentSchema: schema42.properties.fields.items, data: data8 };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            if (func1(data8) < 1) {
              const err20 = { instancePath: instancePath + "/fields/" + i2, schemaPath: "#/properties/fields/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema42.properties.fields.items, data: data8 };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
            if (!pattern14.test(data8)) {
              const err21 = { instancePath: instancePath + "/fields/" + i2, schemaPath: "#/properties/fields/items/pattern", keyword: "pattern", params: { pattern: "^([^\\x00-\\x1f\\x7f,]{1,128}|\\x22([^\\x00-\\x1f\\x7f\\x22\\\\]|\\\\[^\\x00-\\x1f\\x7f])+\\x22)$" }, message: 'must match pattern "^([^\\x00-\\x1f\\x7f,]{1,128}|\\x22([^\\x00-\\x1f\\x7f\\x22\\\\]|\\\\[^\\x00-\\x1f\\x7f])+\\x22)$"', schema: "^([^\\x00-\\x1f\\x7f,]{1,128}|\\x22([^\\x00-\\x1f\\x7f\\x22\\\\]|\\\\[^\\x00-\\x1f\\x7f])+\\x22)$", parentSchema: schema42.properties.fields.items, data: data8 };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
          } else {
            const err22 = { instancePath: instancePath + "/fields/" + i2, schemaPath: "#/properties/fields/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema42.properties.fields.items.type, parentSchema: schema42.properties.fields.items, data: data8 };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
        let i3 = data7.length;
        let j1;
        if (i3 > 1) {
          const indices1 = {};
          for (; i3--; ) {
            let item1 = data7[i3];
            if (typeof item1 !== "string") {
              continue;
            }
            if (typeof indices1[item1] == "number") {
              j1 = indices1[item1];
              const err23 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 }, message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)", schema: true, parentSchema: schema42.properties.fields, data: data7 };
              if (vErrors === null) {
                vErrors = [err23];
              } else {
                vErrors.push(err23);
              }
              errors++;
              break;
            }
            indices1[item1] = i3;
          }
        }
      } else {
        const err24 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema42.properties.fields.type, parentSchema: schema42.properties.fields, data: data7 };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data["Last-Event-ID"] !== void 0) {
      let data9 = data["Last-Event-ID"];
      if (typeof data9 === "string") {
        if (!pattern35.test(data9)) {
          const err25 = { instancePath: instancePath + "/Last-Event-ID", schemaPath: "#/properties/Last-Event-ID/pattern", keyword: "pattern", params: { pattern: "^([0-9a-z]{1,16}-(0|[1-9][0-9]{0,15}))?$" }, message: 'must match pattern "^([0-9a-z]{1,16}-(0|[1-9][0-9]{0,15}))?$"', schema: "^([0-9a-z]{1,16}-(0|[1-9][0-9]{0,15}))?$", parentSchema: schema42.properties["Last-Event-ID"], data: data9 };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
      } else {
        const err26 = { instancePath: instancePath + "/Last-Event-ID", schemaPath: "#/properties/Last-Event-ID/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema42.properties["Last-Event-ID"].type, parentSchema: schema42.properties["Last-Event-ID"], data: data9 };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
  } else {
    const err27 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema42.type, parentSchema: schema42, data };
    if (vErrors === null) {
      vErrors = [err27];
    } else {
      vErrors.push(err27);
    }
    errors++;
  }
  validate31.errors = vErrors;
  return errors === 0;
}
validate31.evaluated = { "props": { "collection_name": true, "api_key": true, "since": true, "initial": true, "events": true, "filter": true, "fields": true, "Last-Event-ID": true }, "dynamicProps": false, "dynamicItems": false };
var getRow = validate32;
var schema43 = { "type": "object", "properties": { "collection_name": { "type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", "x-detail": 'must start with a letter or "_", followed by at most 63 letters, digits, "_" or "-"' }, "row_id": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 }, "If-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" }, "If-None-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" }, "fields": { "type": "array", "minItems": 1, "maxItems": 50, "uniqueItems": true, "items": { "type": "string", "minLength": 1, "maxLength": 1538, "pattern": "^([^\\x00-\\x1f\\x7f,]{1,128}|\\x22([^\\x00-\\x1f\\x7f\\x22\\\\]|\\\\[^\\x00-\\x1f\\x7f])+\\x22)$", "x-detail": 'must be a name of 1 to 128 characters without ASCII control characters, one per parameter (fields=a&fields=b), and a JSON string if the name contains a comma (fields="a,b")' } }, "Collection-Cursor": { "type": "string", "pattern": "^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$", "x-detail": "must be a cursor from Collection-Cursor, from a frame or from a list of changes" } }, "required": ["collection_name", "row_id"] };
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate32.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.collection_name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "collection_name" }, message: "must have required property 'collection_name'", schema: schema43.required, parentSchema: schema43, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.row_id === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "row_id" }, message: "must have required property 'row_id'", schema: schema43.required, parentSchema: schema43, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.collection_name !== void 0) {
      let data0 = data.collection_name;
      if (typeof data0 === "string") {
        if (!pattern8.test(data0)) {
          const err2 = { instancePath: instancePath + "/collection_name", schemaPath: "#/properties/collection_name/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]{0,63}$"', schema: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", parentSchema: schema43.properties.collection_name, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/collection_name", schemaPath: "#/properties/collection_name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema43.properties.collection_name.type, parentSchema: schema43.properties.collection_name, data: data0 };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.row_id !== void 0) {
      let data1 = data.row_id;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err4 = { instancePath: instancePath + "/row_id", schemaPath: "#/properties/row_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema43.properties.row_id.type, parentSchema: schema43.properties.row_id, data: data1 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/row_id", schemaPath: "#/properties/row_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991", schema: 9007199254740991, parentSchema: schema43.properties.row_id, data: data1 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          const err6 = { instancePath: instancePath + "/row_id", schemaPath: "#/properties/row_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema43.properties.row_id, data: data1 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data["If-Match"] !== void 0) {
      let data2 = data["If-Match"];
      if (typeof data2 === "string") {
        if (func1(data2) > 4096) {
          const err7 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema43.properties["If-Match"], data: data2 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (!pattern5.test(data2)) {
          const err8 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema43.properties["If-Match"], data: data2 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema43.properties["If-Match"].type, parentSchema: schema43.properties["If-Match"], data: data2 };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data["If-None-Match"] !== void 0) {
      let data3 = data["If-None-Match"];
      if (typeof data3 === "string") {
        if (func1(data3) > 4096) {
          const err10 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema43.properties["If-None-Match"], data: data3 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (!pattern5.test(data3)) {
          const err11 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema43.properties["If-None-Match"], data: data3 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema43.properties["If-None-Match"].type, parentSchema: schema43.properties["If-None-Match"], data: data3 };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.fields !== void 0) {
      let data4 = data.fields;
      if (Array.isArray(data4)) {
        if (data4.length > 50) {
          const err13 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema43.properties.fields, data: data4 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (data4.length < 1) {
          const err14 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema43.properties.fields, data: data4 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data5 = data4[i0];
          if (typeof data5 === "string") {
            if (func1(data5) > 1538) {
              const err15 = { instancePath: instancePath + "/fields/" + i0, schemaPath: "#/properties/fields/items/maxLength", keyword: "maxLength", params: { limit: 1538 }, message: "must NOT have more than 1538 characters", schema: 1538, parentSchema: schema43.properties.fields.items, data: data5 };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            if (func1(data5) < 1) {
              const err16 = { instancePath: instancePath + "/fields/" + i0, schemaPath: "#/properties/fields/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema43.properties.fields.items, data: data5 };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            if (!pattern14.test(data5)) {
              const err17 = { instancePath: instancePath + "/fields/" + i0, schemaPath: "#/properties/fields/items/pattern", keyword: "pattern", params: { pattern: "^([^\\x00-\\x1f\\x7f,]{1,128}|\\x22([^\\x00-\\x1f\\x7f\\x22\\\\]|\\\\[^\\x00-\\x1f\\x7f])+\\x22)$" }, message: 'must match pattern "^([^\\x00-\\x1f\\x7f,]{1,128}|\\x22([^\\x00-\\x1f\\x7f\\x22\\\\]|\\\\[^\\x00-\\x1f\\x7f])+\\x22)$"', schema: "^([^\\x00-\\x1f\\x7f,]{1,128}|\\x22([^\\x00-\\x1f\\x7f\\x22\\\\]|\\\\[^\\x00-\\x1f\\x7f])+\\x22)$", parentSchema: schema43.properties.fields.items, data: data5 };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
          } else {
            const err18 = { instancePath: instancePath + "/fields/" + i0, schemaPath: "#/properties/fields/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema43.properties.fields.items.type, parentSchema: schema43.properties.fields.items, data: data5 };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        let i1 = data4.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data4[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              const err19 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)", schema: true, parentSchema: schema43.properties.fields, data: data4 };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        const err20 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema43.properties.fields.type, parentSchema: schema43.properties.fields, data: data4 };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data["Collection-Cursor"] !== void 0) {
      let data6 = data["Collection-Cursor"];
      if (typeof data6 === "string") {
        if (!pattern18.test(data6)) {
          const err21 = { instancePath: instancePath + "/Collection-Cursor", schemaPath: "#/properties/Collection-Cursor/pattern", keyword: "pattern", params: { pattern: "^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$" }, message: 'must match pattern "^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$"', schema: "^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$", parentSchema: schema43.properties["Collection-Cursor"], data: data6 };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
      } else {
        const err22 = { instancePath: instancePath + "/Collection-Cursor", schemaPath: "#/properties/Collection-Cursor/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema43.properties["Collection-Cursor"].type, parentSchema: schema43.properties["Collection-Cursor"], data: data6 };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
  } else {
    const err23 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema43.type, parentSchema: schema43, data };
    if (vErrors === null) {
      vErrors = [err23];
    } else {
      vErrors.push(err23);
    }
    errors++;
  }
  validate32.errors = vErrors;
  return errors === 0;
}
validate32.evaluated = { "props": { "collection_name": true, "row_id": true, "If-Match": true, "If-None-Match": true, "fields": true, "Collection-Cursor": true }, "dynamicProps": false, "dynamicItems": false };
var replaceRow = validate33;
var schema44 = { "type": "object", "properties": { "collection_name": { "type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", "x-detail": 'must start with a letter or "_", followed by at most 63 letters, digits, "_" or "-"' }, "row_id": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 }, "If-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" }, "If-None-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" }, "Idempotency-Key": { "type": "string", "minLength": 1, "maxLength": 257, "pattern": "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$", "x-detail": 'must have 1 to 255 visible ASCII characters except " and \\, optionally in double quotes' } }, "required": ["collection_name", "row_id"] };
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate33.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.collection_name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "collection_name" }, message: "must have required property 'collection_name'", schema: schema44.required, parentSchema: schema44, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.row_id === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "row_id" }, message: "must have required property 'row_id'", schema: schema44.required, parentSchema: schema44, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.collection_name !== void 0) {
      let data0 = data.collection_name;
      if (typeof data0 === "string") {
        if (!pattern8.test(data0)) {
          const err2 = { instancePath: instancePath + "/collection_name", schemaPath: "#/properties/collection_name/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]{0,63}$"', schema: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", parentSchema: schema44.properties.collection_name, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/collection_name", schemaPath: "#/properties/collection_name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.properties.collection_name.type, parentSchema: schema44.properties.collection_name, data: data0 };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.row_id !== void 0) {
      let data1 = data.row_id;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err4 = { instancePath: instancePath + "/row_id", schemaPath: "#/properties/row_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema44.properties.row_id.type, parentSchema: schema44.properties.row_id, data: data1 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/row_id", schemaPath: "#/properties/row_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991", schema: 9007199254740991, parentSchema: schema44.properties.row_id, data: data1 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          const err6 = { instancePath: instancePath + "/row_id", schemaPath: "#/properties/row_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema44.properties.row_id, data: data1 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data["If-Match"] !== void 0) {
      let data2 = data["If-Match"];
      if (typeof data2 === "string") {
        if (func1(data2) > 4096) {
          const err7 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema44.properties["If-Match"], data: data2 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (!pattern5.test(data2)) {
          const err8 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema44.properties["If-Match"], data: data2 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.properties["If-Match"].type, parentSchema: schema44.properties["If-Match"], data: data2 };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data["If-None-Match"] !== void 0) {
      let data3 = data["If-None-Match"];
      if (typeof data3 === "string") {
        if (func1(data3) > 4096) {
          const err10 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema44.properties["If-None-Match"], data: data3 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (!pattern5.test(data3)) {
          const err11 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema44.properties["If-None-Match"], data: data3 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.properties["If-None-Match"].type, parentSchema: schema44.properties["If-None-Match"], data: data3 };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data["Idempotency-Key"] !== void 0) {
      let data4 = data["Idempotency-Key"];
      if (typeof data4 === "string") {
        if (func1(data4) > 257) {
          const err13 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/maxLength", keyword: "maxLength", params: { limit: 257 }, message: "must NOT have more than 257 characters", schema: 257, parentSchema: schema44.properties["Idempotency-Key"], data: data4 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (func1(data4) < 1) {
          const err14 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema44.properties["Idempotency-Key"], data: data4 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (!pattern7.test(data4)) {
          const err15 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/pattern", keyword: "pattern", params: { pattern: "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$" }, message: 'must match pattern "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$"', schema: "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$", parentSchema: schema44.properties["Idempotency-Key"], data: data4 };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.properties["Idempotency-Key"].type, parentSchema: schema44.properties["Idempotency-Key"], data: data4 };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
  } else {
    const err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema44.type, parentSchema: schema44, data };
    if (vErrors === null) {
      vErrors = [err17];
    } else {
      vErrors.push(err17);
    }
    errors++;
  }
  validate33.errors = vErrors;
  return errors === 0;
}
validate33.evaluated = { "props": { "collection_name": true, "row_id": true, "If-Match": true, "If-None-Match": true, "Idempotency-Key": true }, "dynamicProps": false, "dynamicItems": false };
var updateRow = validate34;
var schema45 = { "type": "object", "properties": { "collection_name": { "type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", "x-detail": 'must start with a letter or "_", followed by at most 63 letters, digits, "_" or "-"' }, "row_id": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 }, "If-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" }, "If-None-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" }, "Idempotency-Key": { "type": "string", "minLength": 1, "maxLength": 257, "pattern": "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$", "x-detail": 'must have 1 to 255 visible ASCII characters except " and \\, optionally in double quotes' } }, "required": ["collection_name", "row_id"] };
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate34.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.collection_name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "collection_name" }, message: "must have required property 'collection_name'", schema: schema45.required, parentSchema: schema45, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.row_id === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "row_id" }, message: "must have required property 'row_id'", schema: schema45.required, parentSchema: schema45, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.collection_name !== void 0) {
      let data0 = data.collection_name;
      if (typeof data0 === "string") {
        if (!pattern8.test(data0)) {
          const err2 = { instancePath: instancePath + "/collection_name", schemaPath: "#/properties/collection_name/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]{0,63}$"', schema: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", parentSchema: schema45.properties.collection_name, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/collection_name", schemaPath: "#/properties/collection_name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema45.properties.collection_name.type, parentSchema: schema45.properties.collection_name, data: data0 };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.row_id !== void 0) {
      let data1 = data.row_id;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err4 = { instancePath: instancePath + "/row_id", schemaPath: "#/properties/row_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema45.properties.row_id.type, parentSchema: schema45.properties.row_id, data: data1 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/row_id", schemaPath: "#/properties/row_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991", schema: 9007199254740991, parentSchema: schema45.properties.row_id, data: data1 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          const err6 = { instancePath: instancePath + "/row_id", schemaPath: "#/properties/row_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema45.properties.row_id, data: data1 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data["If-Match"] !== void 0) {
      let data2 = data["If-Match"];
      if (typeof data2 === "string") {
        if (func1(data2) > 4096) {
          const err7 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema45.properties["If-Match"], data: data2 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (!pattern5.test(data2)) {
          const err8 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema45.properties["If-Match"], data: data2 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema45.properties["If-Match"].type, parentSchema: schema45.properties["If-Match"], data: data2 };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data["If-None-Match"] !== void 0) {
      let data3 = data["If-None-Match"];
      if (typeof data3 === "string") {
        if (func1(data3) > 4096) {
          const err10 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema45.properties["If-None-Match"], data: data3 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (!pattern5.test(data3)) {
          const err11 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema45.properties["If-None-Match"], data: data3 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema45.properties["If-None-Match"].type, parentSchema: schema45.properties["If-None-Match"], data: data3 };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data["Idempotency-Key"] !== void 0) {
      let data4 = data["Idempotency-Key"];
      if (typeof data4 === "string") {
        if (func1(data4) > 257) {
          const err13 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/maxLength", keyword: "maxLength", params: { limit: 257 }, message: "must NOT have more than 257 characters", schema: 257, parentSchema: schema45.properties["Idempotency-Key"], data: data4 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (func1(data4) < 1) {
          const err14 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema45.properties["Idempotency-Key"], data: data4 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (!pattern7.test(data4)) {
          const err15 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/pattern", keyword: "pattern", params: { pattern: "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$" }, message: 'must match pattern "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$"', schema: "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$", parentSchema: schema45.properties["Idempotency-Key"], data: data4 };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema45.properties["Idempotency-Key"].type, parentSchema: schema45.properties["Idempotency-Key"], data: data4 };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
  } else {
    const err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema45.type, parentSchema: schema45, data };
    if (vErrors === null) {
      vErrors = [err17];
    } else {
      vErrors.push(err17);
    }
    errors++;
  }
  validate34.errors = vErrors;
  return errors === 0;
}
validate34.evaluated = { "props": { "collection_name": true, "row_id": true, "If-Match": true, "If-None-Match": true, "Idempotency-Key": true }, "dynamicProps": false, "dynamicItems": false };
var deleteRow = validate35;
var schema46 = { "type": "object", "properties": { "collection_name": { "type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", "x-detail": 'must start with a letter or "_", followed by at most 63 letters, digits, "_" or "-"' }, "row_id": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 }, "If-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" }, "If-None-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" }, "Idempotency-Key": { "type": "string", "minLength": 1, "maxLength": 257, "pattern": "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$", "x-detail": 'must have 1 to 255 visible ASCII characters except " and \\, optionally in double quotes' } }, "required": ["collection_name", "row_id"] };
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate35.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.collection_name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "collection_name" }, message: "must have required property 'collection_name'", schema: schema46.required, parentSchema: schema46, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.row_id === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "row_id" }, message: "must have required property 'row_id'", schema: schema46.required, parentSchema: schema46, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.collection_name !== void 0) {
      let data0 = data.collection_name;
      if (typeof data0 === "string") {
        if (!pattern8.test(data0)) {
          const err2 = { instancePath: instancePath + "/collection_name", schemaPath: "#/properties/collection_name/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]{0,63}$"', schema: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", parentSchema: schema46.properties.collection_name, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/collection_name", schemaPath: "#/properties/collection_name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema46.properties.collection_name.type, parentSchema: schema46.properties.collection_name, data: data0 };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.row_id !== void 0) {
      let data1 = data.row_id;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err4 = { instancePath: instancePath + "/row_id", schemaPath: "#/properties/row_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema46.properties.row_id.type, parentSchema: schema46.properties.row_id, data: data1 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/row_id", schemaPath: "#/properties/row_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991", schema: 9007199254740991, parentSchema: schema46.properties.row_id, data: data1 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          const err6 = { instancePath: instancePath + "/row_id", schemaPath: "#/properties/row_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema46.properties.row_id, data: data1 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data["If-Match"] !== void 0) {
      let data2 = data["If-Match"];
      if (typeof data2 === "string") {
        if (func1(data2) > 4096) {
          const err7 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema46.properties["If-Match"], data: data2 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (!pattern5.test(data2)) {
          const err8 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema46.properties["If-Match"], data: data2 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema46.properties["If-Match"].type, parentSchema: schema46.properties["If-Match"], data: data2 };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data["If-None-Match"] !== void 0) {
      let data3 = data["If-None-Match"];
      if (typeof data3 === "string") {
        if (func1(data3) > 4096) {
          const err10 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema46.properties["If-None-Match"], data: data3 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (!pattern5.test(data3)) {
          const err11 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema46.properties["If-None-Match"], data: data3 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema46.properties["If-None-Match"].type, parentSchema: schema46.properties["If-None-Match"], data: data3 };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data["Idempotency-Key"] !== void 0) {
      let data4 = data["Idempotency-Key"];
      if (typeof data4 === "string") {
        if (func1(data4) > 257) {
          const err13 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/maxLength", keyword: "maxLength", params: { limit: 257 }, message: "must NOT have more than 257 characters", schema: 257, parentSchema: schema46.properties["Idempotency-Key"], data: data4 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (func1(data4) < 1) {
          const err14 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema46.properties["Idempotency-Key"], data: data4 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (!pattern7.test(data4)) {
          const err15 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/pattern", keyword: "pattern", params: { pattern: "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$" }, message: 'must match pattern "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$"', schema: "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$", parentSchema: schema46.properties["Idempotency-Key"], data: data4 };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema46.properties["Idempotency-Key"].type, parentSchema: schema46.properties["Idempotency-Key"], data: data4 };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
  } else {
    const err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema46.type, parentSchema: schema46, data };
    if (vErrors === null) {
      vErrors = [err17];
    } else {
      vErrors.push(err17);
    }
    errors++;
  }
  validate35.errors = vErrors;
  return errors === 0;
}
validate35.evaluated = { "props": { "collection_name": true, "row_id": true, "If-Match": true, "If-None-Match": true, "Idempotency-Key": true }, "dynamicProps": false, "dynamicItems": false };
var getSchema = validate36;
var schema47 = { "type": "object", "properties": { "collection_name": { "type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", "x-detail": 'must start with a letter or "_", followed by at most 63 letters, digits, "_" or "-"' }, "If-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" }, "If-None-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" } }, "required": ["collection_name"] };
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate36.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.collection_name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "collection_name" }, message: "must have required property 'collection_name'", schema: schema47.required, parentSchema: schema47, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.collection_name !== void 0) {
      let data0 = data.collection_name;
      if (typeof data0 === "string") {
        if (!pattern8.test(data0)) {
          const err1 = { instancePath: instancePath + "/collection_name", schemaPath: "#/properties/collection_name/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]{0,63}$"', schema: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", parentSchema: schema47.properties.collection_name, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/collection_name", schemaPath: "#/properties/collection_name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema47.properties.collection_name.type, parentSchema: schema47.properties.collection_name, data: data0 };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data["If-Match"] !== void 0) {
      let data1 = data["If-Match"];
      if (typeof data1 === "string") {
        if (func1(data1) > 4096) {
          const err3 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema47.properties["If-Match"], data: data1 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (!pattern5.test(data1)) {
          const err4 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema47.properties["If-Match"], data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema47.properties["If-Match"].type, parentSchema: schema47.properties["If-Match"], data: data1 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data["If-None-Match"] !== void 0) {
      let data2 = data["If-None-Match"];
      if (typeof data2 === "string") {
        if (func1(data2) > 4096) {
          const err6 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema47.properties["If-None-Match"], data: data2 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (!pattern5.test(data2)) {
          const err7 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema47.properties["If-None-Match"], data: data2 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema47.properties["If-None-Match"].type, parentSchema: schema47.properties["If-None-Match"], data: data2 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema47.type, parentSchema: schema47, data };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate36.errors = vErrors;
  return errors === 0;
}
validate36.evaluated = { "props": { "collection_name": true, "If-Match": true, "If-None-Match": true }, "dynamicProps": false, "dynamicItems": false };
var setSchema = validate37;
var schema48 = { "type": "object", "properties": { "collection_name": { "type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", "x-detail": 'must start with a letter or "_", followed by at most 63 letters, digits, "_" or "-"' }, "dry_run": { "type": "string", "enum": ["true"] }, "If-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" }, "If-None-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" }, "Idempotency-Key": { "type": "string", "minLength": 1, "maxLength": 257, "pattern": "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$", "x-detail": 'must have 1 to 255 visible ASCII characters except " and \\, optionally in double quotes' } }, "required": ["collection_name"] };
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate37.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.collection_name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "collection_name" }, message: "must have required property 'collection_name'", schema: schema48.required, parentSchema: schema48, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.collection_name !== void 0) {
      let data0 = data.collection_name;
      if (typeof data0 === "string") {
        if (!pattern8.test(data0)) {
          const err1 = { instancePath: instancePath + "/collection_name", schemaPath: "#/properties/collection_name/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]{0,63}$"', schema: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", parentSchema: schema48.properties.collection_name, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/collection_name", schemaPath: "#/properties/collection_name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema48.properties.collection_name.type, parentSchema: schema48.properties.collection_name, data: data0 };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.dry_run !== void 0) {
      let data1 = data.dry_run;
      if (typeof data1 !== "string") {
        const err3 = { instancePath: instancePath + "/dry_run", schemaPath: "#/properties/dry_run/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema48.properties.dry_run.type, parentSchema: schema48.properties.dry_run, data: data1 };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (!(data1 === "true")) {
        const err4 = { instancePath: instancePath + "/dry_run", schemaPath: "#/properties/dry_run/enum", keyword: "enum", params: { allowedValues: schema48.properties.dry_run.enum }, message: "must be equal to one of the allowed values", schema: schema48.properties.dry_run.enum, parentSchema: schema48.properties.dry_run, data: data1 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data["If-Match"] !== void 0) {
      let data2 = data["If-Match"];
      if (typeof data2 === "string") {
        if (func1(data2) > 4096) {
          const err5 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema48.properties["If-Match"], data: data2 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (!pattern5.test(data2)) {
          const err6 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema48.properties["If-Match"], data: data2 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema48.properties["If-Match"].type, parentSchema: schema48.properties["If-Match"], data: data2 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data["If-None-Match"] !== void 0) {
      let data3 = data["If-None-Match"];
      if (typeof data3 === "string") {
        if (func1(data3) > 4096) {
          const err8 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema48.properties["If-None-Match"], data: data3 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (!pattern5.test(data3)) {
          const err9 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema48.properties["If-None-Match"], data: data3 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema48.properties["If-None-Match"].type, parentSchema: schema48.properties["If-None-Match"], data: data3 };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data["Idempotency-Key"] !== void 0) {
      let data4 = data["Idempotency-Key"];
      if (typeof data4 === "string") {
        if (func1(data4) > 257) {
          const err11 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/maxLength", keyword: "maxLength", params: { limit: 257 }, message: "must NOT have more than 257 characters", schema: 257, parentSchema: schema48.properties["Idempotency-Key"], data: data4 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (func1(data4) < 1) {
          const err12 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema48.properties["Idempotency-Key"], data: data4 };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (!pattern7.test(data4)) {
          const err13 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/pattern", keyword: "pattern", params: { pattern: "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$" }, message: 'must match pattern "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$"', schema: "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$", parentSchema: schema48.properties["Idempotency-Key"], data: data4 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      } else {
        const err14 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema48.properties["Idempotency-Key"].type, parentSchema: schema48.properties["Idempotency-Key"], data: data4 };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
  } else {
    const err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema48.type, parentSchema: schema48, data };
    if (vErrors === null) {
      vErrors = [err15];
    } else {
      vErrors.push(err15);
    }
    errors++;
  }
  validate37.errors = vErrors;
  return errors === 0;
}
validate37.evaluated = { "props": { "collection_name": true, "dry_run": true, "If-Match": true, "If-None-Match": true, "Idempotency-Key": true }, "dynamicProps": false, "dynamicItems": false };
var removeSchema = validate38;
var schema49 = { "type": "object", "properties": { "collection_name": { "type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", "x-detail": 'must start with a letter or "_", followed by at most 63 letters, digits, "_" or "-"' }, "If-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" }, "If-None-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" }, "Idempotency-Key": { "type": "string", "minLength": 1, "maxLength": 257, "pattern": "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$", "x-detail": 'must have 1 to 255 visible ASCII characters except " and \\, optionally in double quotes' } }, "required": ["collection_name"] };
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate38.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.collection_name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "collection_name" }, message: "must have required property 'collection_name'", schema: schema49.required, parentSchema: schema49, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.collection_name !== void 0) {
      let data0 = data.collection_name;
      if (typeof data0 === "string") {
        if (!pattern8.test(data0)) {
          const err1 = { instancePath: instancePath + "/collection_name", schemaPath: "#/properties/collection_name/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]{0,63}$"', schema: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", parentSchema: schema49.properties.collection_name, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/collection_name", schemaPath: "#/properties/collection_name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.properties.collection_name.type, parentSchema: schema49.properties.collection_name, data: data0 };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data["If-Match"] !== void 0) {
      let data1 = data["If-Match"];
      if (typeof data1 === "string") {
        if (func1(data1) > 4096) {
          const err3 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema49.properties["If-Match"], data: data1 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (!pattern5.test(data1)) {
          const err4 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema49.properties["If-Match"], data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.properties["If-Match"].type, parentSchema: schema49.properties["If-Match"], data: data1 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data["If-None-Match"] !== void 0) {
      let data2 = data["If-None-Match"];
      if (typeof data2 === "string") {
        if (func1(data2) > 4096) {
          const err6 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema49.properties["If-None-Match"], data: data2 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (!pattern5.test(data2)) {
          const err7 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema49.properties["If-None-Match"], data: data2 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.properties["If-None-Match"].type, parentSchema: schema49.properties["If-None-Match"], data: data2 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data["Idempotency-Key"] !== void 0) {
      let data3 = data["Idempotency-Key"];
      if (typeof data3 === "string") {
        if (func1(data3) > 257) {
          const err9 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/maxLength", keyword: "maxLength", params: { limit: 257 }, message: "must NOT have more than 257 characters", schema: 257, parentSchema: schema49.properties["Idempotency-Key"], data: data3 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (func1(data3) < 1) {
          const err10 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema49.properties["Idempotency-Key"], data: data3 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (!pattern7.test(data3)) {
          const err11 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/pattern", keyword: "pattern", params: { pattern: "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$" }, message: 'must match pattern "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$"', schema: "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$", parentSchema: schema49.properties["Idempotency-Key"], data: data3 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.properties["Idempotency-Key"].type, parentSchema: schema49.properties["Idempotency-Key"], data: data3 };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
  } else {
    const err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema49.type, parentSchema: schema49, data };
    if (vErrors === null) {
      vErrors = [err13];
    } else {
      vErrors.push(err13);
    }
    errors++;
  }
  validate38.errors = vErrors;
  return errors === 0;
}
validate38.evaluated = { "props": { "collection_name": true, "If-Match": true, "If-None-Match": true, "Idempotency-Key": true }, "dynamicProps": false, "dynamicItems": false };
var getRowKey = validate39;
var schema50 = { "type": "object", "properties": { "collection_name": { "type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", "x-detail": 'must start with a letter or "_", followed by at most 63 letters, digits, "_" or "-"' } }, "required": ["collection_name"] };
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate39.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.collection_name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "collection_name" }, message: "must have required property 'collection_name'", schema: schema50.required, parentSchema: schema50, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.collection_name !== void 0) {
      let data0 = data.collection_name;
      if (typeof data0 === "string") {
        if (!pattern8.test(data0)) {
          const err1 = { instancePath: instancePath + "/collection_name", schemaPath: "#/properties/collection_name/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]{0,63}$"', schema: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", parentSchema: schema50.properties.collection_name, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/collection_name", schemaPath: "#/properties/collection_name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema50.properties.collection_name.type, parentSchema: schema50.properties.collection_name, data: data0 };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema50.type, parentSchema: schema50, data };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate39.errors = vErrors;
  return errors === 0;
}
validate39.evaluated = { "props": { "collection_name": true }, "dynamicProps": false, "dynamicItems": false };
var setRowKey = validate40;
var schema51 = { "type": "object", "properties": { "collection_name": { "type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", "x-detail": 'must start with a letter or "_", followed by at most 63 letters, digits, "_" or "-"' }, "dry_run": { "type": "string", "enum": ["true"] }, "Idempotency-Key": { "type": "string", "minLength": 1, "maxLength": 257, "pattern": "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$", "x-detail": 'must have 1 to 255 visible ASCII characters except " and \\, optionally in double quotes' } }, "required": ["collection_name"] };
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate40.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.collection_name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "collection_name" }, message: "must have required property 'collection_name'", schema: schema51.required, parentSchema: schema51, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.collection_name !== void 0) {
      let data0 = data.collection_name;
      if (typeof data0 === "string") {
        if (!pattern8.test(data0)) {
          const err1 = { instancePath: instancePath + "/collection_name", schemaPath: "#/properties/collection_name/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]{0,63}$"', schema: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", parentSchema: schema51.properties.collection_name, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/collection_name", schemaPath: "#/properties/collection_name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.properties.collection_name.type, parentSchema: schema51.properties.collection_name, data: data0 };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.dry_run !== void 0) {
      let data1 = data.dry_run;
      if (typeof data1 !== "string") {
        const err3 = { instancePath: instancePath + "/dry_run", schemaPath: "#/properties/dry_run/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.properties.dry_run.type, parentSchema: schema51.properties.dry_run, data: data1 };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (!(data1 === "true")) {
        const err4 = { instancePath: instancePath + "/dry_run", schemaPath: "#/properties/dry_run/enum", keyword: "enum", params: { allowedValues: schema51.properties.dry_run.enum }, message: "must be equal to one of the allowed values", schema: schema51.properties.dry_run.enum, parentSchema: schema51.properties.dry_run, data: data1 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data["Idempotency-Key"] !== void 0) {
      let data2 = data["Idempotency-Key"];
      if (typeof data2 === "string") {
        if (func1(data2) > 257) {
          const err5 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/maxLength", keyword: "maxLength", params: { limit: 257 }, message: "must NOT have more than 257 characters", schema: 257, parentSchema: schema51.properties["Idempotency-Key"], data: data2 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (func1(data2) < 1) {
          const err6 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema51.properties["Idempotency-Key"], data: data2 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (!pattern7.test(data2)) {
          const err7 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/pattern", keyword: "pattern", params: { pattern: "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$" }, message: 'must match pattern "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$"', schema: "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$", parentSchema: schema51.properties["Idempotency-Key"], data: data2 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.properties["Idempotency-Key"].type, parentSchema: schema51.properties["Idempotency-Key"], data: data2 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema51.type, parentSchema: schema51, data };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate40.errors = vErrors;
  return errors === 0;
}
validate40.evaluated = { "props": { "collection_name": true, "dry_run": true, "Idempotency-Key": true }, "dynamicProps": false, "dynamicItems": false };
var removeRowKey = validate41;
var schema52 = { "type": "object", "properties": { "collection_name": { "type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", "x-detail": 'must start with a letter or "_", followed by at most 63 letters, digits, "_" or "-"' }, "Idempotency-Key": { "type": "string", "minLength": 1, "maxLength": 257, "pattern": "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$", "x-detail": 'must have 1 to 255 visible ASCII characters except " and \\, optionally in double quotes' } }, "required": ["collection_name"] };
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate41.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.collection_name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "collection_name" }, message: "must have required property 'collection_name'", schema: schema52.required, parentSchema: schema52, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.collection_name !== void 0) {
      let data0 = data.collection_name;
      if (typeof data0 === "string") {
        if (!pattern8.test(data0)) {
          const err1 = { instancePath: instancePath + "/collection_name", schemaPath: "#/properties/collection_name/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]{0,63}$"', schema: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", parentSchema: schema52.properties.collection_name, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/collection_name", schemaPath: "#/properties/collection_name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema52.properties.collection_name.type, parentSchema: schema52.properties.collection_name, data: data0 };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data["Idempotency-Key"] !== void 0) {
      let data1 = data["Idempotency-Key"];
      if (typeof data1 === "string") {
        if (func1(data1) > 257) {
          const err3 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/maxLength", keyword: "maxLength", params: { limit: 257 }, message: "must NOT have more than 257 characters", schema: 257, parentSchema: schema52.properties["Idempotency-Key"], data: data1 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (func1(data1) < 1) {
          const err4 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema52.properties["Idempotency-Key"], data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (!pattern7.test(data1)) {
          const err5 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/pattern", keyword: "pattern", params: { pattern: "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$" }, message: 'must match pattern "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$"', schema: "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$", parentSchema: schema52.properties["Idempotency-Key"], data: data1 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema52.properties["Idempotency-Key"].type, parentSchema: schema52.properties["Idempotency-Key"], data: data1 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema52.type, parentSchema: schema52, data };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate41.errors = vErrors;
  return errors === 0;
}
validate41.evaluated = { "props": { "collection_name": true, "Idempotency-Key": true }, "dynamicProps": false, "dynamicItems": false };
var listKeys = validate42;
var schema53 = { "type": "object", "properties": { "limit": { "type": "integer", "minimum": 1, "maximum": 1e3 }, "after": { "type": "string", "minLength": 1, "maxLength": 64, "pattern": "^[A-Za-z0-9_-]*$", "x-detail": "must be a value of Next-After" } }, "required": [] };
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate42.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.limit !== void 0) {
      let data0 = data.limit;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err0 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema53.properties.limit.type, parentSchema: schema53.properties.limit, data: data0 };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 1e3 || isNaN(data0)) {
          const err1 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000", schema: 1e3, parentSchema: schema53.properties.limit, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          const err2 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema53.properties.limit, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    }
    if (data.after !== void 0) {
      let data1 = data.after;
      if (typeof data1 === "string") {
        if (func1(data1) > 64) {
          const err3 = { instancePath: instancePath + "/after", schemaPath: "#/properties/after/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema53.properties.after, data: data1 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (func1(data1) < 1) {
          const err4 = { instancePath: instancePath + "/after", schemaPath: "#/properties/after/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema53.properties.after, data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (!pattern15.test(data1)) {
          const err5 = { instancePath: instancePath + "/after", schemaPath: "#/properties/after/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]*$" }, message: 'must match pattern "^[A-Za-z0-9_-]*$"', schema: "^[A-Za-z0-9_-]*$", parentSchema: schema53.properties.after, data: data1 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/after", schemaPath: "#/properties/after/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema53.properties.after.type, parentSchema: schema53.properties.after, data: data1 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema53.type, parentSchema: schema53, data };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate42.errors = vErrors;
  return errors === 0;
}
validate42.evaluated = { "props": { "limit": true, "after": true }, "dynamicProps": false, "dynamicItems": false };
var createKey = validate43;
var schema54 = { "type": "object", "properties": { "Idempotency-Key": { "type": "string", "minLength": 1, "maxLength": 257, "pattern": "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$", "x-detail": 'must have 1 to 255 visible ASCII characters except " and \\, optionally in double quotes' } }, "required": [] };
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate43.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data["Idempotency-Key"] !== void 0) {
      let data0 = data["Idempotency-Key"];
      if (typeof data0 === "string") {
        if (func1(data0) > 257) {
          const err0 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/maxLength", keyword: "maxLength", params: { limit: 257 }, message: "must NOT have more than 257 characters", schema: 257, parentSchema: schema54.properties["Idempotency-Key"], data: data0 };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (func1(data0) < 1) {
          const err1 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema54.properties["Idempotency-Key"], data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (!pattern7.test(data0)) {
          const err2 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/pattern", keyword: "pattern", params: { pattern: "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$" }, message: 'must match pattern "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$"', schema: "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$", parentSchema: schema54.properties["Idempotency-Key"], data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema54.properties["Idempotency-Key"].type, parentSchema: schema54.properties["Idempotency-Key"], data: data0 };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema54.type, parentSchema: schema54, data };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate43.errors = vErrors;
  return errors === 0;
}
validate43.evaluated = { "props": { "Idempotency-Key": true }, "dynamicProps": false, "dynamicItems": false };
var getKey = validate44;
var schema55 = { "type": "object", "properties": { "key_id": { "type": "string", "pattern": "^key_[0-9A-Za-z]{12}$", "maxLength": 16, "x-detail": "must be the id of a key: key_ and 12 letters and digits" } }, "required": ["key_id"] };
var pattern71 = new RegExp("^key_[0-9A-Za-z]{12}$", "u");
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate44.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.key_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key_id" }, message: "must have required property 'key_id'", schema: schema55.required, parentSchema: schema55, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.key_id !== void 0) {
      let data0 = data.key_id;
      if (typeof data0 === "string") {
        if (func1(data0) > 16) {
          const err1 = { instancePath: instancePath + "/key_id", schemaPath: "#/properties/key_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters", schema: 16, parentSchema: schema55.properties.key_id, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (!pattern71.test(data0)) {
          const err2 = { instancePath: instancePath + "/key_id", schemaPath: "#/properties/key_id/pattern", keyword: "pattern", params: { pattern: "^key_[0-9A-Za-z]{12}$" }, message: 'must match pattern "^key_[0-9A-Za-z]{12}$"', schema: "^key_[0-9A-Za-z]{12}$", parentSchema: schema55.properties.key_id, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/key_id", schemaPath: "#/properties/key_id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema55.properties.key_id.type, parentSchema: schema55.properties.key_id, data: data0 };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema55.type, parentSchema: schema55, data };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate44.errors = vErrors;
  return errors === 0;
}
validate44.evaluated = { "props": { "key_id": true }, "dynamicProps": false, "dynamicItems": false };
var updateKey = validate45;
var schema56 = { "type": "object", "properties": { "key_id": { "type": "string", "pattern": "^key_[0-9A-Za-z]{12}$", "maxLength": 16, "x-detail": "must be the id of a key: key_ and 12 letters and digits" }, "Idempotency-Key": { "type": "string", "minLength": 1, "maxLength": 257, "pattern": "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$", "x-detail": 'must have 1 to 255 visible ASCII characters except " and \\, optionally in double quotes' } }, "required": ["key_id"] };
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate45.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.key_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key_id" }, message: "must have required property 'key_id'", schema: schema56.required, parentSchema: schema56, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.key_id !== void 0) {
      let data0 = data.key_id;
      if (typeof data0 === "string") {
        if (func1(data0) > 16) {
          const err1 = { instancePath: instancePath + "/key_id", schemaPath: "#/properties/key_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters", schema: 16, parentSchema: schema56.properties.key_id, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (!pattern71.test(data0)) {
          const err2 = { instancePath: instancePath + "/key_id", schemaPath: "#/properties/key_id/pattern", keyword: "pattern", params: { pattern: "^key_[0-9A-Za-z]{12}$" }, message: 'must match pattern "^key_[0-9A-Za-z]{12}$"', schema: "^key_[0-9A-Za-z]{12}$", parentSchema: schema56.properties.key_id, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/key_id", schemaPath: "#/properties/key_id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema56.properties.key_id.type, parentSchema: schema56.properties.key_id, data: data0 };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data["Idempotency-Key"] !== void 0) {
      let data1 = data["Idempotency-Key"];
      if (typeof data1 === "string") {
        if (func1(data1) > 257) {
          const err4 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/maxLength", keyword: "maxLength", params: { limit: 257 }, message: "must NOT have more than 257 characters", schema: 257, parentSchema: schema56.properties["Idempotency-Key"], data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (func1(data1) < 1) {
          const err5 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema56.properties["Idempotency-Key"], data: data1 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (!pattern7.test(data1)) {
          const err6 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/pattern", keyword: "pattern", params: { pattern: "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$" }, message: 'must match pattern "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$"', schema: "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$", parentSchema: schema56.properties["Idempotency-Key"], data: data1 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema56.properties["Idempotency-Key"].type, parentSchema: schema56.properties["Idempotency-Key"], data: data1 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema56.type, parentSchema: schema56, data };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate45.errors = vErrors;
  return errors === 0;
}
validate45.evaluated = { "props": { "key_id": true, "Idempotency-Key": true }, "dynamicProps": false, "dynamicItems": false };
var deleteKey = validate46;
var schema57 = { "type": "object", "properties": { "key_id": { "type": "string", "pattern": "^key_[0-9A-Za-z]{12}$", "maxLength": 16, "x-detail": "must be the id of a key: key_ and 12 letters and digits" }, "Idempotency-Key": { "type": "string", "minLength": 1, "maxLength": 257, "pattern": "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$", "x-detail": 'must have 1 to 255 visible ASCII characters except " and \\, optionally in double quotes' } }, "required": ["key_id"] };
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate46.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.key_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key_id" }, message: "must have required property 'key_id'", schema: schema57.required, parentSchema: schema57, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.key_id !== void 0) {
      let data0 = data.key_id;
      if (typeof data0 === "string") {
        if (func1(data0) > 16) {
          const err1 = { instancePath: instancePath + "/key_id", schemaPath: "#/properties/key_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters", schema: 16, parentSchema: schema57.properties.key_id, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (!pattern71.test(data0)) {
          const err2 = { instancePath: instancePath + "/key_id", schemaPath: "#/properties/key_id/pattern", keyword: "pattern", params: { pattern: "^key_[0-9A-Za-z]{12}$" }, message: 'must match pattern "^key_[0-9A-Za-z]{12}$"', schema: "^key_[0-9A-Za-z]{12}$", parentSchema: schema57.properties.key_id, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/key_id", schemaPath: "#/properties/key_id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties.key_id.type, parentSchema: schema57.properties.key_id, data: data0 };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data["Idempotency-Key"] !== void 0) {
      let data1 = data["Idempotency-Key"];
      if (typeof data1 === "string") {
        if (func1(data1) > 257) {
          const err4 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/maxLength", keyword: "maxLength", params: { limit: 257 }, message: "must NOT have more than 257 characters", schema: 257, parentSchema: schema57.properties["Idempotency-Key"], data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (func1(data1) < 1) {
          const err5 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema57.properties["Idempotency-Key"], data: data1 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (!pattern7.test(data1)) {
          const err6 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/pattern", keyword: "pattern", params: { pattern: "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$" }, message: 'must match pattern "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$"', schema: "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$", parentSchema: schema57.properties["Idempotency-Key"], data: data1 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties["Idempotency-Key"].type, parentSchema: schema57.properties["Idempotency-Key"], data: data1 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema57.type, parentSchema: schema57, data };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate46.errors = vErrors;
  return errors === 0;
}
validate46.evaluated = { "props": { "key_id": true, "Idempotency-Key": true }, "dynamicProps": false, "dynamicItems": false };
var rotateKey = validate47;
var schema58 = { "type": "object", "properties": { "key_id": { "type": "string", "pattern": "^key_[0-9A-Za-z]{12}$", "maxLength": 16, "x-detail": "must be the id of a key: key_ and 12 letters and digits" }, "Idempotency-Key": { "type": "string", "minLength": 1, "maxLength": 257, "pattern": "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$", "x-detail": 'must have 1 to 255 visible ASCII characters except " and \\, optionally in double quotes' } }, "required": ["key_id"] };
function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate47.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.key_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key_id" }, message: "must have required property 'key_id'", schema: schema58.required, parentSchema: schema58, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.key_id !== void 0) {
      let data0 = data.key_id;
      if (typeof data0 === "string") {
        if (func1(data0) > 16) {
          const err1 = { instancePath: instancePath + "/key_id", schemaPath: "#/properties/key_id/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters", schema: 16, parentSchema: schema58.properties.key_id, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (!pattern71.test(data0)) {
          const err2 = { instancePath: instancePath + "/key_id", schemaPath: "#/properties/key_id/pattern", keyword: "pattern", params: { pattern: "^key_[0-9A-Za-z]{12}$" }, message: 'must match pattern "^key_[0-9A-Za-z]{12}$"', schema: "^key_[0-9A-Za-z]{12}$", parentSchema: schema58.properties.key_id, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/key_id", schemaPath: "#/properties/key_id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema58.properties.key_id.type, parentSchema: schema58.properties.key_id, data: data0 };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data["Idempotency-Key"] !== void 0) {
      let data1 = data["Idempotency-Key"];
      if (typeof data1 === "string") {
        if (func1(data1) > 257) {
          const err4 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/maxLength", keyword: "maxLength", params: { limit: 257 }, message: "must NOT have more than 257 characters", schema: 257, parentSchema: schema58.properties["Idempotency-Key"], data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (func1(data1) < 1) {
          const err5 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema58.properties["Idempotency-Key"], data: data1 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (!pattern7.test(data1)) {
          const err6 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/pattern", keyword: "pattern", params: { pattern: "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$" }, message: 'must match pattern "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$"', schema: "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$", parentSchema: schema58.properties["Idempotency-Key"], data: data1 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema58.properties["Idempotency-Key"].type, parentSchema: schema58.properties["Idempotency-Key"], data: data1 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema58.type, parentSchema: schema58, data };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate47.errors = vErrors;
  return errors === 0;
}
validate47.evaluated = { "props": { "key_id": true, "Idempotency-Key": true }, "dynamicProps": false, "dynamicItems": false };
var createTicket = validate48;
var schema59 = { "type": "object", "properties": {}, "required": [] };
function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate48.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema59.type, parentSchema: schema59, data };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate48.errors = vErrors;
  return errors === 0;
}
validate48.evaluated = { "dynamicProps": false, "dynamicItems": false };
var revokeTickets = validate49;
var schema60 = { "type": "object", "properties": { "subject": { "type": "string", "minLength": 1, "maxLength": 128, "pattern": "^[A-Za-z0-9._~@:+|-]*$", "x-detail": "must have 1 to 128 letters, digits and . _ ~ @ : + | -" }, "Idempotency-Key": { "type": "string", "minLength": 1, "maxLength": 257, "pattern": "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$", "x-detail": 'must have 1 to 255 visible ASCII characters except " and \\, optionally in double quotes' } }, "required": ["subject"] };
var pattern78 = new RegExp("^[A-Za-z0-9._~@:+|-]*$", "u");
function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate49.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.subject === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'", schema: schema60.required, parentSchema: schema60, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.subject !== void 0) {
      let data0 = data.subject;
      if (typeof data0 === "string") {
        if (func1(data0) > 128) {
          const err1 = { instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters", schema: 128, parentSchema: schema60.properties.subject, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (func1(data0) < 1) {
          const err2 = { instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema60.properties.subject, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (!pattern78.test(data0)) {
          const err3 = { instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9._~@:+|-]*$" }, message: 'must match pattern "^[A-Za-z0-9._~@:+|-]*$"', schema: "^[A-Za-z0-9._~@:+|-]*$", parentSchema: schema60.properties.subject, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema60.properties.subject.type, parentSchema: schema60.properties.subject, data: data0 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data["Idempotency-Key"] !== void 0) {
      let data1 = data["Idempotency-Key"];
      if (typeof data1 === "string") {
        if (func1(data1) > 257) {
          const err5 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/maxLength", keyword: "maxLength", params: { limit: 257 }, message: "must NOT have more than 257 characters", schema: 257, parentSchema: schema60.properties["Idempotency-Key"], data: data1 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (func1(data1) < 1) {
          const err6 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema60.properties["Idempotency-Key"], data: data1 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (!pattern7.test(data1)) {
          const err7 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/pattern", keyword: "pattern", params: { pattern: "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$" }, message: 'must match pattern "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$"', schema: "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$", parentSchema: schema60.properties["Idempotency-Key"], data: data1 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/Idempotency-Key", schemaPath: "#/properties/Idempotency-Key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema60.properties["Idempotency-Key"].type, parentSchema: schema60.properties["Idempotency-Key"], data: data1 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema60.type, parentSchema: schema60, data };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate49.errors = vErrors;
  return errors === 0;
}
validate49.evaluated = { "props": { "subject": true, "Idempotency-Key": true }, "dynamicProps": false, "dynamicItems": false };
var getUsage = validate50;
var schema61 = { "type": "object", "properties": {}, "required": [] };
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate50.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema61.type, parentSchema: schema61, data };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate50.errors = vErrors;
  return errors === 0;
}
validate50.evaluated = { "dynamicProps": false, "dynamicItems": false };
var getUsageHistory = validate51;
var schema62 = { "type": "object", "properties": { "days": { "type": "integer", "minimum": 1, "maximum": 90 } }, "required": [] };
function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate51.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.days !== void 0) {
      let data0 = data.days;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err0 = { instancePath: instancePath + "/days", schemaPath: "#/properties/days/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema62.properties.days.type, parentSchema: schema62.properties.days, data: data0 };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 90 || isNaN(data0)) {
          const err1 = { instancePath: instancePath + "/days", schemaPath: "#/properties/days/maximum", keyword: "maximum", params: { comparison: "<=", limit: 90 }, message: "must be <= 90", schema: 90, parentSchema: schema62.properties.days, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          const err2 = { instancePath: instancePath + "/days", schemaPath: "#/properties/days/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema62.properties.days, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema62.type, parentSchema: schema62, data };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate51.errors = vErrors;
  return errors === 0;
}
validate51.evaluated = { "props": { "days": true }, "dynamicProps": false, "dynamicItems": false };
var openFeed = validate52;
var schema63 = { "type": "object", "properties": { "api_key": { "type": "string", "maxLength": 4096 }, "collection": { "type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", "x-detail": 'must start with a letter or "_", followed by at most 63 letters, digits, "_" or "-"' }, "events": { "type": "array", "minItems": 1, "maxItems": 3, "uniqueItems": true, "items": { "type": "string", "enum": ["insert", "update", "delete"] } }, "since": { "type": "string", "pattern": "^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$", "x-detail": "must be a cursor from Collection-Cursor, from a frame or from a list of changes" }, "filter": { "type": "string", "maxLength": 2048, "x-detail": "is too long at character 2049: a filter can have at most 2,048 characters" }, "fields": { "type": "array", "minItems": 1, "maxItems": 50, "uniqueItems": true, "items": { "type": "string", "minLength": 1, "maxLength": 1538, "pattern": "^([^\\x00-\\x1f\\x7f,]{1,128}|\\x22([^\\x00-\\x1f\\x7f\\x22\\\\]|\\\\[^\\x00-\\x1f\\x7f])+\\x22)$", "x-detail": 'must be a name of 1 to 128 characters without ASCII control characters, one per parameter (fields=a&fields=b), and a JSON string if the name contains a comma (fields="a,b")' } }, "initial": { "type": "string", "enum": ["true"] } }, "required": ["collection"] };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.collection === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "collection" }, message: "must have required property 'collection'", schema: schema63.required, parentSchema: schema63, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.api_key !== void 0) {
      let data0 = data.api_key;
      if (typeof data0 === "string") {
        if (func1(data0) > 4096) {
          const err1 = { instancePath: instancePath + "/api_key", schemaPath: "#/properties/api_key/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema63.properties.api_key, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/api_key", schemaPath: "#/properties/api_key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema63.properties.api_key.type, parentSchema: schema63.properties.api_key, data: data0 };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.collection !== void 0) {
      let data1 = data.collection;
      if (typeof data1 === "string") {
        if (!pattern8.test(data1)) {
          const err3 = { instancePath: instancePath + "/collection", schemaPath: "#/properties/collection/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]{0,63}$"', schema: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", parentSchema: schema63.properties.collection, data: data1 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/collection", schemaPath: "#/properties/collection/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema63.properties.collection.type, parentSchema: schema63.properties.collection, data: data1 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.events !== void 0) {
      let data2 = data.events;
      if (Array.isArray(data2)) {
        if (data2.length > 3) {
          const err5 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/maxItems", keyword: "maxItems", params: { limit: 3 }, message: "must NOT have more than 3 items", schema: 3, parentSchema: schema63.properties.events, data: data2 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data2.length < 1) {
          const err6 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema63.properties.events, data: data2 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (typeof data3 !== "string") {
            const err7 = { instancePath: instancePath + "/events/" + i0, schemaPath: "#/properties/events/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema63.properties.events.items.type, parentSchema: schema63.properties.events.items, data: data3 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
          if (!(data3 === "insert" || data3 === "update" || data3 === "delete")) {
            const err8 = { instancePath: instancePath + "/events/" + i0, schemaPath: "#/properties/events/items/enum", keyword: "enum", params: { allowedValues: schema63.properties.events.items.enum }, message: "must be equal to one of the allowed values", schema: schema63.properties.events.items.enum, parentSchema: schema63.properties.events.items, data: data3 };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        let i1 = data2.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data2[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              const err9 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)", schema: true, parentSchema: schema63.properties.events, data: data2 };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        const err10 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema63.properties.events.type, parentSchema: schema63.properties.events, data: data2 };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.since !== void 0) {
      let data4 = data.since;
      if (typeof data4 === "string") {
        if (!pattern18.test(data4)) {
          const err11 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/pattern", keyword: "pattern", params: { pattern: "^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$" }, message: 'must match pattern "^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$"', schema: "^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$", parentSchema: schema63.properties.since, data: data4 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema63.properties.since.type, parentSchema: schema63.properties.since, data: data4 };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.filter !== void 0) {
      let data5 = data.filter;
      if (typeof data5 === "string") {
        if (func1(data5) > 2048) {
          const err13 = { instancePath: instancePath + "/filter", schemaPath: "#/properties/filter/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters", schema: 2048, parentSchema: schema63.properties.filter, data: data5 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      } else {
        const err14 = { instancePath: instancePath + "/filter", schemaPath: "#/properties/filter/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema63.properties.filter.type, parentSchema: schema63.properties.filter, data: data5 };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.fields !== void 0) {
      let data6 = data.fields;
      if (Array.isArray(data6)) {
        if (data6.length > 50) {
          const err15 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema63.properties.fields, data: data6 };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (data6.length < 1) {
          const err16 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema63.properties.fields, data: data6 };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        const len1 = data6.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data7 = data6[i2];
          if (typeof data7 === "string") {
            if (func1(data7) > 1538) {
              const err17 = { instancePath: instancePath + "/fields/" + i2, schemaPath: "#/properties/fields/items/maxLength", keyword: "maxLength", params: { limit: 1538 }, message: "must NOT have more than 1538 characters", schema: 1538, parentSchema: schema63.properties.fields.items, data: data7 };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
            if (func1(data7) < 1) {
              const err18 = { instancePath: instancePath + "/fields/" + i2, schemaPath: "#/properties/fields/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema63.properties.fields.items, data: data7 };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
            if (!pattern14.test(data7)) {
              const err19 = { instancePath: instancePath + "/fields/" + i2, schemaPath: "#/properties/fields/items/pattern", keyword: "pattern", params: { pattern: "^([^\\x00-\\x1f\\x7f,]{1,128}|\\x22([^\\x00-\\x1f\\x7f\\x22\\\\]|\\\\[^\\x00-\\x1f\\x7f])+\\x22)$" }, message: 'must match pattern "^([^\\x00-\\x1f\\x7f,]{1,128}|\\x22([^\\x00-\\x1f\\x7f\\x22\\\\]|\\\\[^\\x00-\\x1f\\x7f])+\\x22)$"', schema: "^([^\\x00-\\x1f\\x7f,]{1,128}|\\x22([^\\x00-\\x1f\\x7f\\x22\\\\]|\\\\[^\\x00-\\x1f\\x7f])+\\x22)$", parentSchema: schema63.properties.fields.items, data: data7 };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
          } else {
            const err20 = { instancePath: instancePath + "/fields/" + i2, schemaPath: "#/properties/fields/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema63.properties.fields.items.type, parentSchema: schema63.properties.fields.items, data: data7 };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
        let i3 = data6.length;
        let j1;
        if (i3 > 1) {
          const indices1 = {};
          for (; i3--; ) {
            let item1 = data6[i3];
            if (typeof item1 !== "string") {
              continue;
            }
            if (typeof indices1[item1] == "number") {
              j1 = indices1[item1];
              const err21 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 }, message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)", schema: true, parentSchema: schema63.properties.fields, data: data6 };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
              break;
            }
            indices1[item1] = i3;
          }
        }
      } else {
        const err22 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema63.properties.fields.type, parentSchema: schema63.properties.fields, data: data6 };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.initial !== void 0) {
      let data8 = data.initial;
      if (typeof data8 !== "string") {
        const err23 = { instancePath: instancePath + "/initial", schemaPath: "#/properties/initial/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema63.properties.initial.type, parentSchema: schema63.properties.initial, data: data8 };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      if (!(data8 === "true")) {
        const err24 = { instancePath: instancePath + "/initial", schemaPath: "#/properties/initial/enum", keyword: "enum", params: { allowedValues: schema63.properties.initial.enum }, message: "must be equal to one of the allowed values", schema: schema63.properties.initial.enum, parentSchema: schema63.properties.initial, data: data8 };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
  } else {
    const err25 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema63.type, parentSchema: schema63, data };
    if (vErrors === null) {
      vErrors = [err25];
    } else {
      vErrors.push(err25);
    }
    errors++;
  }
  validate52.errors = vErrors;
  return errors === 0;
}
validate52.evaluated = { "props": { "api_key": true, "collection": true, "events": true, "since": true, "filter": true, "fields": true, "initial": true }, "dynamicProps": false, "dynamicItems": false };
var getHealth = validate53;
var schema64 = { "type": "object", "properties": {}, "required": [] };
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema64.type, parentSchema: schema64, data };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate53.errors = vErrors;
  return errors === 0;
}
validate53.evaluated = { "dynamicProps": false, "dynamicItems": false };
var getReady = validate54;
var schema65 = { "type": "object", "properties": {}, "required": [] };
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate54.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema65.type, parentSchema: schema65, data };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate54.errors = vErrors;
  return errors === 0;
}
validate54.evaluated = { "dynamicProps": false, "dynamicItems": false };
var getOpenapiJson = validate55;
var schema66 = { "type": "object", "properties": { "Accept-Encoding": { "type": "string", "maxLength": 1024 }, "If-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" }, "If-None-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" } }, "required": [] };
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data["Accept-Encoding"] !== void 0) {
      let data0 = data["Accept-Encoding"];
      if (typeof data0 === "string") {
        if (func1(data0) > 1024) {
          const err0 = { instancePath: instancePath + "/Accept-Encoding", schemaPath: "#/properties/Accept-Encoding/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters", schema: 1024, parentSchema: schema66.properties["Accept-Encoding"], data: data0 };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      } else {
        const err1 = { instancePath: instancePath + "/Accept-Encoding", schemaPath: "#/properties/Accept-Encoding/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema66.properties["Accept-Encoding"].type, parentSchema: schema66.properties["Accept-Encoding"], data: data0 };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data["If-Match"] !== void 0) {
      let data1 = data["If-Match"];
      if (typeof data1 === "string") {
        if (func1(data1) > 4096) {
          const err2 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema66.properties["If-Match"], data: data1 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (!pattern5.test(data1)) {
          const err3 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema66.properties["If-Match"], data: data1 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema66.properties["If-Match"].type, parentSchema: schema66.properties["If-Match"], data: data1 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data["If-None-Match"] !== void 0) {
      let data2 = data["If-None-Match"];
      if (typeof data2 === "string") {
        if (func1(data2) > 4096) {
          const err5 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema66.properties["If-None-Match"], data: data2 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (!pattern5.test(data2)) {
          const err6 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema66.properties["If-None-Match"], data: data2 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema66.properties["If-None-Match"].type, parentSchema: schema66.properties["If-None-Match"], data: data2 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema66.type, parentSchema: schema66, data };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate55.errors = vErrors;
  return errors === 0;
}
validate55.evaluated = { "props": { "Accept-Encoding": true, "If-Match": true, "If-None-Match": true }, "dynamicProps": false, "dynamicItems": false };
var getOpenapiYaml = validate56;
var schema67 = { "type": "object", "properties": { "Accept-Encoding": { "type": "string", "maxLength": 1024 }, "If-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" }, "If-None-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" } }, "required": [] };
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate56.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data["Accept-Encoding"] !== void 0) {
      let data0 = data["Accept-Encoding"];
      if (typeof data0 === "string") {
        if (func1(data0) > 1024) {
          const err0 = { instancePath: instancePath + "/Accept-Encoding", schemaPath: "#/properties/Accept-Encoding/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters", schema: 1024, parentSchema: schema67.properties["Accept-Encoding"], data: data0 };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      } else {
        const err1 = { instancePath: instancePath + "/Accept-Encoding", schemaPath: "#/properties/Accept-Encoding/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema67.properties["Accept-Encoding"].type, parentSchema: schema67.properties["Accept-Encoding"], data: data0 };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data["If-Match"] !== void 0) {
      let data1 = data["If-Match"];
      if (typeof data1 === "string") {
        if (func1(data1) > 4096) {
          const err2 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema67.properties["If-Match"], data: data1 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (!pattern5.test(data1)) {
          const err3 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema67.properties["If-Match"], data: data1 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema67.properties["If-Match"].type, parentSchema: schema67.properties["If-Match"], data: data1 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data["If-None-Match"] !== void 0) {
      let data2 = data["If-None-Match"];
      if (typeof data2 === "string") {
        if (func1(data2) > 4096) {
          const err5 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema67.properties["If-None-Match"], data: data2 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (!pattern5.test(data2)) {
          const err6 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema67.properties["If-None-Match"], data: data2 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema67.properties["If-None-Match"].type, parentSchema: schema67.properties["If-None-Match"], data: data2 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema67.type, parentSchema: schema67, data };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate56.errors = vErrors;
  return errors === 0;
}
validate56.evaluated = { "props": { "Accept-Encoding": true, "If-Match": true, "If-None-Match": true }, "dynamicProps": false, "dynamicItems": false };
var getOpenapi30Json = validate57;
var schema68 = { "type": "object", "properties": { "Accept-Encoding": { "type": "string", "maxLength": 1024 }, "If-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" }, "If-None-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" } }, "required": [] };
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate57.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data["Accept-Encoding"] !== void 0) {
      let data0 = data["Accept-Encoding"];
      if (typeof data0 === "string") {
        if (func1(data0) > 1024) {
          const err0 = { instancePath: instancePath + "/Accept-Encoding", schemaPath: "#/properties/Accept-Encoding/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters", schema: 1024, parentSchema: schema68.properties["Accept-Encoding"], data: data0 };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      } else {
        const err1 = { instancePath: instancePath + "/Accept-Encoding", schemaPath: "#/properties/Accept-Encoding/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema68.properties["Accept-Encoding"].type, parentSchema: schema68.properties["Accept-Encoding"], data: data0 };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data["If-Match"] !== void 0) {
      let data1 = data["If-Match"];
      if (typeof data1 === "string") {
        if (func1(data1) > 4096) {
          const err2 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema68.properties["If-Match"], data: data1 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (!pattern5.test(data1)) {
          const err3 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema68.properties["If-Match"], data: data1 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema68.properties["If-Match"].type, parentSchema: schema68.properties["If-Match"], data: data1 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data["If-None-Match"] !== void 0) {
      let data2 = data["If-None-Match"];
      if (typeof data2 === "string") {
        if (func1(data2) > 4096) {
          const err5 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema68.properties["If-None-Match"], data: data2 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (!pattern5.test(data2)) {
          const err6 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema68.properties["If-None-Match"], data: data2 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema68.properties["If-None-Match"].type, parentSchema: schema68.properties["If-None-Match"], data: data2 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema68.type, parentSchema: schema68, data };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate57.errors = vErrors;
  return errors === 0;
}
validate57.evaluated = { "props": { "Accept-Encoding": true, "If-Match": true, "If-None-Match": true }, "dynamicProps": false, "dynamicItems": false };
var getAsyncapiJson = validate58;
var schema69 = { "type": "object", "properties": { "Accept-Encoding": { "type": "string", "maxLength": 1024 }, "If-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" }, "If-None-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" } }, "required": [] };
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate58.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data["Accept-Encoding"] !== void 0) {
      let data0 = data["Accept-Encoding"];
      if (typeof data0 === "string") {
        if (func1(data0) > 1024) {
          const err0 = { instancePath: instancePath + "/Accept-Encoding", schemaPath: "#/properties/Accept-Encoding/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters", schema: 1024, parentSchema: schema69.properties["Accept-Encoding"], data: data0 };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      } else {
        const err1 = { instancePath: instancePath + "/Accept-Encoding", schemaPath: "#/properties/Accept-Encoding/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema69.properties["Accept-Encoding"].type, parentSchema: schema69.properties["Accept-Encoding"], data: data0 };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data["If-Match"] !== void 0) {
      let data1 = data["If-Match"];
      if (typeof data1 === "string") {
        if (func1(data1) > 4096) {
          const err2 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema69.properties["If-Match"], data: data1 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (!pattern5.test(data1)) {
          const err3 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema69.properties["If-Match"], data: data1 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema69.properties["If-Match"].type, parentSchema: schema69.properties["If-Match"], data: data1 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data["If-None-Match"] !== void 0) {
      let data2 = data["If-None-Match"];
      if (typeof data2 === "string") {
        if (func1(data2) > 4096) {
          const err5 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema69.properties["If-None-Match"], data: data2 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (!pattern5.test(data2)) {
          const err6 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema69.properties["If-None-Match"], data: data2 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema69.properties["If-None-Match"].type, parentSchema: schema69.properties["If-None-Match"], data: data2 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema69.type, parentSchema: schema69, data };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate58.errors = vErrors;
  return errors === 0;
}
validate58.evaluated = { "props": { "Accept-Encoding": true, "If-Match": true, "If-None-Match": true }, "dynamicProps": false, "dynamicItems": false };
var getAsyncapiYaml = validate59;
var schema70 = { "type": "object", "properties": { "Accept-Encoding": { "type": "string", "maxLength": 1024 }, "If-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" }, "If-None-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" } }, "required": [] };
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate59.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data["Accept-Encoding"] !== void 0) {
      let data0 = data["Accept-Encoding"];
      if (typeof data0 === "string") {
        if (func1(data0) > 1024) {
          const err0 = { instancePath: instancePath + "/Accept-Encoding", schemaPath: "#/properties/Accept-Encoding/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters", schema: 1024, parentSchema: schema70.properties["Accept-Encoding"], data: data0 };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      } else {
        const err1 = { instancePath: instancePath + "/Accept-Encoding", schemaPath: "#/properties/Accept-Encoding/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema70.properties["Accept-Encoding"].type, parentSchema: schema70.properties["Accept-Encoding"], data: data0 };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data["If-Match"] !== void 0) {
      let data1 = data["If-Match"];
      if (typeof data1 === "string") {
        if (func1(data1) > 4096) {
          const err2 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema70.properties["If-Match"], data: data1 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (!pattern5.test(data1)) {
          const err3 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema70.properties["If-Match"], data: data1 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema70.properties["If-Match"].type, parentSchema: schema70.properties["If-Match"], data: data1 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data["If-None-Match"] !== void 0) {
      let data2 = data["If-None-Match"];
      if (typeof data2 === "string") {
        if (func1(data2) > 4096) {
          const err5 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema70.properties["If-None-Match"], data: data2 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (!pattern5.test(data2)) {
          const err6 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema70.properties["If-None-Match"], data: data2 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema70.properties["If-None-Match"].type, parentSchema: schema70.properties["If-None-Match"], data: data2 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema70.type, parentSchema: schema70, data };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate59.errors = vErrors;
  return errors === 0;
}
validate59.evaluated = { "props": { "Accept-Encoding": true, "If-Match": true, "If-None-Match": true }, "dynamicProps": false, "dynamicItems": false };
var getArazzoJson = validate60;
var schema71 = { "type": "object", "properties": { "Accept-Encoding": { "type": "string", "maxLength": 1024 }, "If-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" }, "If-None-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" } }, "required": [] };
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate60.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data["Accept-Encoding"] !== void 0) {
      let data0 = data["Accept-Encoding"];
      if (typeof data0 === "string") {
        if (func1(data0) > 1024) {
          const err0 = { instancePath: instancePath + "/Accept-Encoding", schemaPath: "#/properties/Accept-Encoding/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters", schema: 1024, parentSchema: schema71.properties["Accept-Encoding"], data: data0 };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      } else {
        const err1 = { instancePath: instancePath + "/Accept-Encoding", schemaPath: "#/properties/Accept-Encoding/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema71.properties["Accept-Encoding"].type, parentSchema: schema71.properties["Accept-Encoding"], data: data0 };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data["If-Match"] !== void 0) {
      let data1 = data["If-Match"];
      if (typeof data1 === "string") {
        if (func1(data1) > 4096) {
          const err2 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema71.properties["If-Match"], data: data1 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (!pattern5.test(data1)) {
          const err3 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema71.properties["If-Match"], data: data1 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema71.properties["If-Match"].type, parentSchema: schema71.properties["If-Match"], data: data1 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data["If-None-Match"] !== void 0) {
      let data2 = data["If-None-Match"];
      if (typeof data2 === "string") {
        if (func1(data2) > 4096) {
          const err5 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema71.properties["If-None-Match"], data: data2 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (!pattern5.test(data2)) {
          const err6 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema71.properties["If-None-Match"], data: data2 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema71.properties["If-None-Match"].type, parentSchema: schema71.properties["If-None-Match"], data: data2 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema71.type, parentSchema: schema71, data };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate60.errors = vErrors;
  return errors === 0;
}
validate60.evaluated = { "props": { "Accept-Encoding": true, "If-Match": true, "If-None-Match": true }, "dynamicProps": false, "dynamicItems": false };
var getArazzoYaml = validate61;
var schema72 = { "type": "object", "properties": { "Accept-Encoding": { "type": "string", "maxLength": 1024 }, "If-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" }, "If-None-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" } }, "required": [] };
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate61.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data["Accept-Encoding"] !== void 0) {
      let data0 = data["Accept-Encoding"];
      if (typeof data0 === "string") {
        if (func1(data0) > 1024) {
          const err0 = { instancePath: instancePath + "/Accept-Encoding", schemaPath: "#/properties/Accept-Encoding/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters", schema: 1024, parentSchema: schema72.properties["Accept-Encoding"], data: data0 };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      } else {
        const err1 = { instancePath: instancePath + "/Accept-Encoding", schemaPath: "#/properties/Accept-Encoding/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema72.properties["Accept-Encoding"].type, parentSchema: schema72.properties["Accept-Encoding"], data: data0 };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data["If-Match"] !== void 0) {
      let data1 = data["If-Match"];
      if (typeof data1 === "string") {
        if (func1(data1) > 4096) {
          const err2 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema72.properties["If-Match"], data: data1 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (!pattern5.test(data1)) {
          const err3 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema72.properties["If-Match"], data: data1 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema72.properties["If-Match"].type, parentSchema: schema72.properties["If-Match"], data: data1 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data["If-None-Match"] !== void 0) {
      let data2 = data["If-None-Match"];
      if (typeof data2 === "string") {
        if (func1(data2) > 4096) {
          const err5 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema72.properties["If-None-Match"], data: data2 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (!pattern5.test(data2)) {
          const err6 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema72.properties["If-None-Match"], data: data2 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema72.properties["If-None-Match"].type, parentSchema: schema72.properties["If-None-Match"], data: data2 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema72.type, parentSchema: schema72, data };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate61.errors = vErrors;
  return errors === 0;
}
validate61.evaluated = { "props": { "Accept-Encoding": true, "If-Match": true, "If-None-Match": true }, "dynamicProps": false, "dynamicItems": false };
var getContractOpenapiJson = validate62;
var schema73 = { "type": "object", "properties": { "If-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" }, "If-None-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" } }, "required": [] };
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate62.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data["If-Match"] !== void 0) {
      let data0 = data["If-Match"];
      if (typeof data0 === "string") {
        if (func1(data0) > 4096) {
          const err0 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema73.properties["If-Match"], data: data0 };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (!pattern5.test(data0)) {
          const err1 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema73.properties["If-Match"], data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema73.properties["If-Match"].type, parentSchema: schema73.properties["If-Match"], data: data0 };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data["If-None-Match"] !== void 0) {
      let data1 = data["If-None-Match"];
      if (typeof data1 === "string") {
        if (func1(data1) > 4096) {
          const err3 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema73.properties["If-None-Match"], data: data1 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (!pattern5.test(data1)) {
          const err4 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema73.properties["If-None-Match"], data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema73.properties["If-None-Match"].type, parentSchema: schema73.properties["If-None-Match"], data: data1 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema73.type, parentSchema: schema73, data };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate62.errors = vErrors;
  return errors === 0;
}
validate62.evaluated = { "props": { "If-Match": true, "If-None-Match": true }, "dynamicProps": false, "dynamicItems": false };
var getContractOpenapiYaml = validate63;
var schema74 = { "type": "object", "properties": { "If-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" }, "If-None-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" } }, "required": [] };
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate63.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data["If-Match"] !== void 0) {
      let data0 = data["If-Match"];
      if (typeof data0 === "string") {
        if (func1(data0) > 4096) {
          const err0 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema74.properties["If-Match"], data: data0 };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (!pattern5.test(data0)) {
          const err1 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema74.properties["If-Match"], data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema74.properties["If-Match"].type, parentSchema: schema74.properties["If-Match"], data: data0 };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data["If-None-Match"] !== void 0) {
      let data1 = data["If-None-Match"];
      if (typeof data1 === "string") {
        if (func1(data1) > 4096) {
          const err3 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema74.properties["If-None-Match"], data: data1 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (!pattern5.test(data1)) {
          const err4 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema74.properties["If-None-Match"], data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema74.properties["If-None-Match"].type, parentSchema: schema74.properties["If-None-Match"], data: data1 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema74.type, parentSchema: schema74, data };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate63.errors = vErrors;
  return errors === 0;
}
validate63.evaluated = { "props": { "If-Match": true, "If-None-Match": true }, "dynamicProps": false, "dynamicItems": false };
var getContractOpenapi30Json = validate64;
var schema75 = { "type": "object", "properties": { "If-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" }, "If-None-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" } }, "required": [] };
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate64.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data["If-Match"] !== void 0) {
      let data0 = data["If-Match"];
      if (typeof data0 === "string") {
        if (func1(data0) > 4096) {
          const err0 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema75.properties["If-Match"], data: data0 };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (!pattern5.test(data0)) {
          const err1 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema75.properties["If-Match"], data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema75.properties["If-Match"].type, parentSchema: schema75.properties["If-Match"], data: data0 };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data["If-None-Match"] !== void 0) {
      let data1 = data["If-None-Match"];
      if (typeof data1 === "string") {
        if (func1(data1) > 4096) {
          const err3 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema75.properties["If-None-Match"], data: data1 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (!pattern5.test(data1)) {
          const err4 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema75.properties["If-None-Match"], data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema75.properties["If-None-Match"].type, parentSchema: schema75.properties["If-None-Match"], data: data1 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema75.type, parentSchema: schema75, data };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate64.errors = vErrors;
  return errors === 0;
}
validate64.evaluated = { "props": { "If-Match": true, "If-None-Match": true }, "dynamicProps": false, "dynamicItems": false };
var getContractAsyncapiJson = validate65;
var schema76 = { "type": "object", "properties": { "If-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" }, "If-None-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" } }, "required": [] };
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate65.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data["If-Match"] !== void 0) {
      let data0 = data["If-Match"];
      if (typeof data0 === "string") {
        if (func1(data0) > 4096) {
          const err0 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema76.properties["If-Match"], data: data0 };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (!pattern5.test(data0)) {
          const err1 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema76.properties["If-Match"], data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema76.properties["If-Match"].type, parentSchema: schema76.properties["If-Match"], data: data0 };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data["If-None-Match"] !== void 0) {
      let data1 = data["If-None-Match"];
      if (typeof data1 === "string") {
        if (func1(data1) > 4096) {
          const err3 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema76.properties["If-None-Match"], data: data1 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (!pattern5.test(data1)) {
          const err4 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema76.properties["If-None-Match"], data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema76.properties["If-None-Match"].type, parentSchema: schema76.properties["If-None-Match"], data: data1 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema76.type, parentSchema: schema76, data };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate65.errors = vErrors;
  return errors === 0;
}
validate65.evaluated = { "props": { "If-Match": true, "If-None-Match": true }, "dynamicProps": false, "dynamicItems": false };
var getContractAsyncapiYaml = validate66;
var schema77 = { "type": "object", "properties": { "If-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" }, "If-None-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" } }, "required": [] };
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate66.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data["If-Match"] !== void 0) {
      let data0 = data["If-Match"];
      if (typeof data0 === "string") {
        if (func1(data0) > 4096) {
          const err0 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema77.properties["If-Match"], data: data0 };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (!pattern5.test(data0)) {
          const err1 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema77.properties["If-Match"], data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema77.properties["If-Match"].type, parentSchema: schema77.properties["If-Match"], data: data0 };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data["If-None-Match"] !== void 0) {
      let data1 = data["If-None-Match"];
      if (typeof data1 === "string") {
        if (func1(data1) > 4096) {
          const err3 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema77.properties["If-None-Match"], data: data1 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (!pattern5.test(data1)) {
          const err4 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema77.properties["If-None-Match"], data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema77.properties["If-None-Match"].type, parentSchema: schema77.properties["If-None-Match"], data: data1 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema77.type, parentSchema: schema77, data };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate66.errors = vErrors;
  return errors === 0;
}
validate66.evaluated = { "props": { "If-Match": true, "If-None-Match": true }, "dynamicProps": false, "dynamicItems": false };
var getContractArazzoJson = validate67;
var schema78 = { "type": "object", "properties": { "If-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" }, "If-None-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" } }, "required": [] };
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate67.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data["If-Match"] !== void 0) {
      let data0 = data["If-Match"];
      if (typeof data0 === "string") {
        if (func1(data0) > 4096) {
          const err0 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema78.properties["If-Match"], data: data0 };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (!pattern5.test(data0)) {
          const err1 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema78.properties["If-Match"], data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema78.properties["If-Match"].type, parentSchema: schema78.properties["If-Match"], data: data0 };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data["If-None-Match"] !== void 0) {
      let data1 = data["If-None-Match"];
      if (typeof data1 === "string") {
        if (func1(data1) > 4096) {
          const err3 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema78.properties["If-None-Match"], data: data1 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (!pattern5.test(data1)) {
          const err4 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema78.properties["If-None-Match"], data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema78.properties["If-None-Match"].type, parentSchema: schema78.properties["If-None-Match"], data: data1 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema78.type, parentSchema: schema78, data };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate67.errors = vErrors;
  return errors === 0;
}
validate67.evaluated = { "props": { "If-Match": true, "If-None-Match": true }, "dynamicProps": false, "dynamicItems": false };
var getContractArazzoYaml = validate68;
var schema79 = { "type": "object", "properties": { "If-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" }, "If-None-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" } }, "required": [] };
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate68.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data["If-Match"] !== void 0) {
      let data0 = data["If-Match"];
      if (typeof data0 === "string") {
        if (func1(data0) > 4096) {
          const err0 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema79.properties["If-Match"], data: data0 };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (!pattern5.test(data0)) {
          const err1 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema79.properties["If-Match"], data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema79.properties["If-Match"].type, parentSchema: schema79.properties["If-Match"], data: data0 };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data["If-None-Match"] !== void 0) {
      let data1 = data["If-None-Match"];
      if (typeof data1 === "string") {
        if (func1(data1) > 4096) {
          const err3 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema79.properties["If-None-Match"], data: data1 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (!pattern5.test(data1)) {
          const err4 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema79.properties["If-None-Match"], data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema79.properties["If-None-Match"].type, parentSchema: schema79.properties["If-None-Match"], data: data1 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema79.type, parentSchema: schema79, data };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate68.errors = vErrors;
  return errors === 0;
}
validate68.evaluated = { "props": { "If-Match": true, "If-None-Match": true }, "dynamicProps": false, "dynamicItems": false };
var getRoot = validate69;
var schema80 = { "type": "object", "properties": {}, "required": [] };
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate69.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema80.type, parentSchema: schema80, data };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate69.errors = vErrors;
  return errors === 0;
}
validate69.evaluated = { "dynamicProps": false, "dynamicItems": false };
var getConsole = validate70;
var schema81 = { "type": "object", "properties": { "Accept-Encoding": { "type": "string", "maxLength": 1024 }, "If-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" }, "If-None-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" } }, "required": [] };
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate70.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data["Accept-Encoding"] !== void 0) {
      let data0 = data["Accept-Encoding"];
      if (typeof data0 === "string") {
        if (func1(data0) > 1024) {
          const err0 = { instancePath: instancePath + "/Accept-Encoding", schemaPath: "#/properties/Accept-Encoding/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters", schema: 1024, parentSchema: schema81.properties["Accept-Encoding"], data: data0 };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      } else {
        const err1 = { instancePath: instancePath + "/Accept-Encoding", schemaPath: "#/properties/Accept-Encoding/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema81.properties["Accept-Encoding"].type, parentSchema: schema81.properties["Accept-Encoding"], data: data0 };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data["If-Match"] !== void 0) {
      let data1 = data["If-Match"];
      if (typeof data1 === "string") {
        if (func1(data1) > 4096) {
          const err2 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema81.properties["If-Match"], data: data1 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (!pattern5.test(data1)) {
          const err3 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema81.properties["If-Match"], data: data1 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema81.properties["If-Match"].type, parentSchema: schema81.properties["If-Match"], data: data1 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data["If-None-Match"] !== void 0) {
      let data2 = data["If-None-Match"];
      if (typeof data2 === "string") {
        if (func1(data2) > 4096) {
          const err5 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema81.properties["If-None-Match"], data: data2 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (!pattern5.test(data2)) {
          const err6 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema81.properties["If-None-Match"], data: data2 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema81.properties["If-None-Match"].type, parentSchema: schema81.properties["If-None-Match"], data: data2 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema81.type, parentSchema: schema81, data };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate70.errors = vErrors;
  return errors === 0;
}
validate70.evaluated = { "props": { "Accept-Encoding": true, "If-Match": true, "If-None-Match": true }, "dynamicProps": false, "dynamicItems": false };
var getConsoleAsset = validate71;
var schema82 = { "type": "object", "properties": { "asset": { "type": "string", "minLength": 1, "maxLength": 64 }, "Accept-Encoding": { "type": "string", "maxLength": 1024 }, "If-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" }, "If-None-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" } }, "required": ["asset"] };
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate71.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.asset === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "asset" }, message: "must have required property 'asset'", schema: schema82.required, parentSchema: schema82, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.asset !== void 0) {
      let data0 = data.asset;
      if (typeof data0 === "string") {
        if (func1(data0) > 64) {
          const err1 = { instancePath: instancePath + "/asset", schemaPath: "#/properties/asset/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema82.properties.asset, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (func1(data0) < 1) {
          const err2 = { instancePath: instancePath + "/asset", schemaPath: "#/properties/asset/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema82.properties.asset, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/asset", schemaPath: "#/properties/asset/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema82.properties.asset.type, parentSchema: schema82.properties.asset, data: data0 };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data["Accept-Encoding"] !== void 0) {
      let data1 = data["Accept-Encoding"];
      if (typeof data1 === "string") {
        if (func1(data1) > 1024) {
          const err4 = { instancePath: instancePath + "/Accept-Encoding", schemaPath: "#/properties/Accept-Encoding/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters", schema: 1024, parentSchema: schema82.properties["Accept-Encoding"], data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/Accept-Encoding", schemaPath: "#/properties/Accept-Encoding/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema82.properties["Accept-Encoding"].type, parentSchema: schema82.properties["Accept-Encoding"], data: data1 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data["If-Match"] !== void 0) {
      let data2 = data["If-Match"];
      if (typeof data2 === "string") {
        if (func1(data2) > 4096) {
          const err6 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema82.properties["If-Match"], data: data2 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (!pattern5.test(data2)) {
          const err7 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema82.properties["If-Match"], data: data2 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema82.properties["If-Match"].type, parentSchema: schema82.properties["If-Match"], data: data2 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data["If-None-Match"] !== void 0) {
      let data3 = data["If-None-Match"];
      if (typeof data3 === "string") {
        if (func1(data3) > 4096) {
          const err9 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema82.properties["If-None-Match"], data: data3 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (!pattern5.test(data3)) {
          const err10 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema82.properties["If-None-Match"], data: data3 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema82.properties["If-None-Match"].type, parentSchema: schema82.properties["If-None-Match"], data: data3 };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema82.type, parentSchema: schema82, data };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  }
  validate71.errors = vErrors;
  return errors === 0;
}
validate71.evaluated = { "props": { "asset": true, "Accept-Encoding": true, "If-Match": true, "If-None-Match": true }, "dynamicProps": false, "dynamicItems": false };
var getDocs = validate72;
var schema83 = { "type": "object", "properties": { "Accept-Encoding": { "type": "string", "maxLength": 1024 }, "If-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" }, "If-None-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" } }, "required": [] };
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate72.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data["Accept-Encoding"] !== void 0) {
      let data0 = data["Accept-Encoding"];
      if (typeof data0 === "string") {
        if (func1(data0) > 1024) {
          const err0 = { instancePath: instancePath + "/Accept-Encoding", schemaPath: "#/properties/Accept-Encoding/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters", schema: 1024, parentSchema: schema83.properties["Accept-Encoding"], data: data0 };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      } else {
        const err1 = { instancePath: instancePath + "/Accept-Encoding", schemaPath: "#/properties/Accept-Encoding/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema83.properties["Accept-Encoding"].type, parentSchema: schema83.properties["Accept-Encoding"], data: data0 };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data["If-Match"] !== void 0) {
      let data1 = data["If-Match"];
      if (typeof data1 === "string") {
        if (func1(data1) > 4096) {
          const err2 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema83.properties["If-Match"], data: data1 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (!pattern5.test(data1)) {
          const err3 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema83.properties["If-Match"], data: data1 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema83.properties["If-Match"].type, parentSchema: schema83.properties["If-Match"], data: data1 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data["If-None-Match"] !== void 0) {
      let data2 = data["If-None-Match"];
      if (typeof data2 === "string") {
        if (func1(data2) > 4096) {
          const err5 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema83.properties["If-None-Match"], data: data2 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (!pattern5.test(data2)) {
          const err6 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema83.properties["If-None-Match"], data: data2 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema83.properties["If-None-Match"].type, parentSchema: schema83.properties["If-None-Match"], data: data2 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema83.type, parentSchema: schema83, data };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate72.errors = vErrors;
  return errors === 0;
}
validate72.evaluated = { "props": { "Accept-Encoding": true, "If-Match": true, "If-None-Match": true }, "dynamicProps": false, "dynamicItems": false };
var getDocsSearch = validate73;
var schema84 = { "type": "object", "properties": { "Accept-Encoding": { "type": "string", "maxLength": 1024 }, "If-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" }, "If-None-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" } }, "required": [] };
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate73.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data["Accept-Encoding"] !== void 0) {
      let data0 = data["Accept-Encoding"];
      if (typeof data0 === "string") {
        if (func1(data0) > 1024) {
          const err0 = { instancePath: instancePath + "/Accept-Encoding", schemaPath: "#/properties/Accept-Encoding/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters", schema: 1024, parentSchema: schema84.properties["Accept-Encoding"], data: data0 };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      } else {
        const err1 = { instancePath: instancePath + "/Accept-Encoding", schemaPath: "#/properties/Accept-Encoding/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema84.properties["Accept-Encoding"].type, parentSchema: schema84.properties["Accept-Encoding"], data: data0 };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data["If-Match"] !== void 0) {
      let data1 = data["If-Match"];
      if (typeof data1 === "string") {
        if (func1(data1) > 4096) {
          const err2 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema84.properties["If-Match"], data: data1 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (!pattern5.test(data1)) {
          const err3 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema84.properties["If-Match"], data: data1 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema84.properties["If-Match"].type, parentSchema: schema84.properties["If-Match"], data: data1 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data["If-None-Match"] !== void 0) {
      let data2 = data["If-None-Match"];
      if (typeof data2 === "string") {
        if (func1(data2) > 4096) {
          const err5 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema84.properties["If-None-Match"], data: data2 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (!pattern5.test(data2)) {
          const err6 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema84.properties["If-None-Match"], data: data2 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema84.properties["If-None-Match"].type, parentSchema: schema84.properties["If-None-Match"], data: data2 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema84.type, parentSchema: schema84, data };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate73.errors = vErrors;
  return errors === 0;
}
validate73.evaluated = { "props": { "Accept-Encoding": true, "If-Match": true, "If-None-Match": true }, "dynamicProps": false, "dynamicItems": false };
var getLlmsText = validate74;
var schema85 = { "type": "object", "properties": { "Accept-Encoding": { "type": "string", "maxLength": 1024 }, "If-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" }, "If-None-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" } }, "required": [] };
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate74.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data["Accept-Encoding"] !== void 0) {
      let data0 = data["Accept-Encoding"];
      if (typeof data0 === "string") {
        if (func1(data0) > 1024) {
          const err0 = { instancePath: instancePath + "/Accept-Encoding", schemaPath: "#/properties/Accept-Encoding/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters", schema: 1024, parentSchema: schema85.properties["Accept-Encoding"], data: data0 };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      } else {
        const err1 = { instancePath: instancePath + "/Accept-Encoding", schemaPath: "#/properties/Accept-Encoding/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema85.properties["Accept-Encoding"].type, parentSchema: schema85.properties["Accept-Encoding"], data: data0 };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data["If-Match"] !== void 0) {
      let data1 = data["If-Match"];
      if (typeof data1 === "string") {
        if (func1(data1) > 4096) {
          const err2 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema85.properties["If-Match"], data: data1 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (!pattern5.test(data1)) {
          const err3 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema85.properties["If-Match"], data: data1 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema85.properties["If-Match"].type, parentSchema: schema85.properties["If-Match"], data: data1 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data["If-None-Match"] !== void 0) {
      let data2 = data["If-None-Match"];
      if (typeof data2 === "string") {
        if (func1(data2) > 4096) {
          const err5 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema85.properties["If-None-Match"], data: data2 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (!pattern5.test(data2)) {
          const err6 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema85.properties["If-None-Match"], data: data2 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema85.properties["If-None-Match"].type, parentSchema: schema85.properties["If-None-Match"], data: data2 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema85.type, parentSchema: schema85, data };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate74.errors = vErrors;
  return errors === 0;
}
validate74.evaluated = { "props": { "Accept-Encoding": true, "If-Match": true, "If-None-Match": true }, "dynamicProps": false, "dynamicItems": false };
var getGuide = validate75;
var schema86 = { "type": "object", "properties": { "guide": { "type": "string", "minLength": 1, "maxLength": 64 }, "Accept-Encoding": { "type": "string", "maxLength": 1024 }, "If-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" }, "If-None-Match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" } }, "required": ["guide"] };
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate75.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.guide === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "guide" }, message: "must have required property 'guide'", schema: schema86.required, parentSchema: schema86, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.guide !== void 0) {
      let data0 = data.guide;
      if (typeof data0 === "string") {
        if (func1(data0) > 64) {
          const err1 = { instancePath: instancePath + "/guide", schemaPath: "#/properties/guide/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema86.properties.guide, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (func1(data0) < 1) {
          const err2 = { instancePath: instancePath + "/guide", schemaPath: "#/properties/guide/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema86.properties.guide, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/guide", schemaPath: "#/properties/guide/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema86.properties.guide.type, parentSchema: schema86.properties.guide, data: data0 };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data["Accept-Encoding"] !== void 0) {
      let data1 = data["Accept-Encoding"];
      if (typeof data1 === "string") {
        if (func1(data1) > 1024) {
          const err4 = { instancePath: instancePath + "/Accept-Encoding", schemaPath: "#/properties/Accept-Encoding/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters", schema: 1024, parentSchema: schema86.properties["Accept-Encoding"], data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/Accept-Encoding", schemaPath: "#/properties/Accept-Encoding/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema86.properties["Accept-Encoding"].type, parentSchema: schema86.properties["Accept-Encoding"], data: data1 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data["If-Match"] !== void 0) {
      let data2 = data["If-Match"];
      if (typeof data2 === "string") {
        if (func1(data2) > 4096) {
          const err6 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema86.properties["If-Match"], data: data2 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (!pattern5.test(data2)) {
          const err7 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema86.properties["If-Match"], data: data2 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/If-Match", schemaPath: "#/properties/If-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema86.properties["If-Match"].type, parentSchema: schema86.properties["If-Match"], data: data2 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data["If-None-Match"] !== void 0) {
      let data3 = data["If-None-Match"];
      if (typeof data3 === "string") {
        if (func1(data3) > 4096) {
          const err9 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema86.properties["If-None-Match"], data: data3 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (!pattern5.test(data3)) {
          const err10 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema86.properties["If-None-Match"], data: data3 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/If-None-Match", schemaPath: "#/properties/If-None-Match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema86.properties["If-None-Match"].type, parentSchema: schema86.properties["If-None-Match"], data: data3 };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema86.type, parentSchema: schema86, data };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  }
  validate75.errors = vErrors;
  return errors === 0;
}
validate75.evaluated = { "props": { "guide": true, "Accept-Encoding": true, "If-Match": true, "If-None-Match": true }, "dynamicProps": false, "dynamicItems": false };

// compiled:bodies
var createCollection0 = validate202;
var schema312 = { "type": "object", "additionalProperties": false, "required": ["name"], "properties": { "name": { "type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", "x-detail": 'must start with a letter or "_", followed by at most 63 letters, digits, "_" or "-"' } } };
var pattern42 = new RegExp("^[A-Za-z_][A-Za-z0-9_-]{0,63}$", "u");
function validate202(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate202.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name")) {
        validate202.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'", schema: schema312.required, parentSchema: schema312, data }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name")) {
            validate202.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema312, data }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            let data0 = data.name;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (!pattern42.test(data0)) {
                  validate202.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]{0,63}$"', schema: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", parentSchema: schema312.properties.name, data: data0 }];
                  return false;
                }
              } else {
                validate202.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema312.properties.name.type, parentSchema: schema312.properties.name, data: data0 }];
                return false;
              }
            }
          }
        }
      }
    } else {
      validate202.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema312.type, parentSchema: schema312, data }];
      return false;
    }
  }
  validate202.errors = vErrors;
  return errors === 0;
}
validate202.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var insertRows0 = validate212;
var schema322 = { "type": "array", "minItems": 1, "maxItems": 1e3, "items": { "type": "object", "not": { "type": "object", "properties": { "id": {} }, "required": ["id"], "x-detail": "must be omitted, because the server assigns ids" }, "additionalProperties": true } };
function validate212(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate212.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 1e3) {
        validate212.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items", schema: 1e3, parentSchema: schema322, data }];
        return false;
      } else {
        if (data.length < 1) {
          validate212.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema322, data }];
          return false;
        } else {
          var valid0 = true;
          const len0 = data.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data0 = data[i0];
            const _errs1 = errors;
            const _errs3 = errors;
            const _errs4 = errors;
            if (errors === _errs4) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                let missing0;
                if (data0.id === void 0 && (missing0 = "id")) {
                  const err0 = {};
                  if (vErrors === null) {
                    vErrors = [err0];
                  } else {
                    vErrors.push(err0);
                  }
                  errors++;
                }
              } else {
                const err1 = {};
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
                }
                errors++;
              }
            }
            var valid1 = _errs4 === errors;
            if (valid1) {
              validate212.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/not", keyword: "not", params: {}, message: "must NOT be valid", schema: schema322.items.not, parentSchema: schema322.items, data: data0 }];
              return false;
            } else {
              errors = _errs3;
              if (vErrors !== null) {
                if (_errs3) {
                  vErrors.length = _errs3;
                } else {
                  vErrors = null;
                }
              }
            }
            if (errors === _errs1) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              } else {
                validate212.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema322.items.type, parentSchema: schema322.items, data: data0 }];
                return false;
              }
            }
            var valid0 = _errs1 === errors;
            if (!valid0) {
              break;
            }
          }
        }
      }
    } else {
      validate212.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema322.type, parentSchema: schema322, data }];
      return false;
    }
  }
  validate212.errors = vErrors;
  return errors === 0;
}
validate212.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var updateRows0 = validate222;
var schema332 = { "type": "object", "not": { "type": "object", "properties": { "id": {} }, "required": ["id"], "x-detail": "must be omitted, because rows keep their ids" }, "additionalProperties": true };
function validate222(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate222.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs1 = errors;
  const _errs2 = errors;
  if (errors === _errs2) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id")) {
        const err0 = {};
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    } else {
      const err1 = {};
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  var valid0 = _errs2 === errors;
  if (valid0) {
    validate222.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid", schema: schema332.not, parentSchema: schema332, data }];
    return false;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) {
        vErrors.length = _errs1;
      } else {
        vErrors = null;
      }
    }
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
    } else {
      validate222.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema332.type, parentSchema: schema332, data }];
      return false;
    }
  }
  validate222.errors = vErrors;
  return errors === 0;
}
validate222.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var updateRows1 = validate232;
var schema342 = { "type": "object", "not": { "type": "object", "properties": { "id": {} }, "required": ["id"], "x-detail": "must be omitted, because rows keep their ids" }, "additionalProperties": true };
function validate232(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate232.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs1 = errors;
  const _errs2 = errors;
  if (errors === _errs2) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id")) {
        const err0 = {};
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    } else {
      const err1 = {};
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  var valid0 = _errs2 === errors;
  if (valid0) {
    validate232.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid", schema: schema342.not, parentSchema: schema342, data }];
    return false;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) {
        vErrors.length = _errs1;
      } else {
        vErrors = null;
      }
    }
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
    } else {
      validate232.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema342.type, parentSchema: schema342, data }];
      return false;
    }
  }
  validate232.errors = vErrors;
  return errors === 0;
}
validate232.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var batchRows0 = validate242;
var schema352 = { "type": "object", "additionalProperties": false, "required": ["operations"], "properties": { "operations": { "type": "array", "minItems": 1, "maxItems": 1e3, "items": { "oneOf": [{ "type": "object", "additionalProperties": false, "required": ["op", "row"], "properties": { "op": { "type": "string", "enum": ["insert"] }, "row": { "type": "object", "not": { "type": "object", "properties": { "id": {} }, "required": ["id"], "x-detail": "must be omitted, because the server assigns ids" }, "additionalProperties": true } } }, { "type": "object", "additionalProperties": false, "required": ["op", "id", "patch"], "properties": { "op": { "type": "string", "enum": ["update"] }, "id": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 }, "patch": { "type": "object", "additionalProperties": true }, "if_match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" }, "if_unchanged_since": { "type": "string", "pattern": "^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$", "x-detail": "must be a cursor from Collection-Cursor, from a frame or from a list of changes" } } }, { "type": "object", "additionalProperties": false, "required": ["op", "id", "row"], "properties": { "op": { "type": "string", "enum": ["replace"] }, "id": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 }, "row": { "type": "object", "additionalProperties": true }, "if_match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" }, "if_unchanged_since": { "type": "string", "pattern": "^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$", "x-detail": "must be a cursor from Collection-Cursor, from a frame or from a list of changes" } } }, { "type": "object", "additionalProperties": false, "required": ["op", "row", "on_conflict"], "properties": { "op": { "type": "string", "enum": ["upsert"] }, "row": { "type": "object", "not": { "type": "object", "properties": { "id": {} }, "required": ["id"], "x-detail": "must be omitted, because the server assigns ids" }, "additionalProperties": true }, "on_conflict": { "type": "string", "enum": ["update", "replace", "ignore"] } } }, { "type": "object", "additionalProperties": false, "required": ["op", "id"], "properties": { "op": { "type": "string", "enum": ["delete"] }, "id": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 }, "if_match": { "type": "string", "pattern": "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "maxLength": 4096, "x-detail": "must be ETags in double quotes, separated by commas, or *, with at most 4,096 characters in total" }, "if_unchanged_since": { "type": "string", "pattern": "^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$", "x-detail": "must be a cursor from Collection-Cursor, from a frame or from a list of changes" } } }], "type": "object", "discriminator": { "propertyName": "op" } } } } };
var func12 = require_ucs2length().default;
var pattern52 = new RegExp("^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "u");
var pattern6 = new RegExp("^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$", "u");
function validate242(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate242.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.operations === void 0 && (missing0 = "operations")) {
        validate242.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'", schema: schema352.required, parentSchema: schema352, data }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "operations")) {
            validate242.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema352, data }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.operations !== void 0) {
            let data0 = data.operations;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (Array.isArray(data0)) {
                if (data0.length > 1e3) {
                  validate242.errors = [{ instancePath: instancePath + "/operations", schemaPath: "#/properties/operations/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items", schema: 1e3, parentSchema: schema352.properties.operations, data: data0 }];
                  return false;
                } else {
                  if (data0.length < 1) {
                    validate242.errors = [{ instancePath: instancePath + "/operations", schemaPath: "#/properties/operations/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema352.properties.operations, data: data0 }];
                    return false;
                  } else {
                    var valid1 = true;
                    const len0 = data0.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let data1 = data0[i0];
                      const _errs4 = errors;
                      if (errors === _errs4) {
                        if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                          const tag0 = data1.op;
                          if (typeof tag0 == "string") {
                            if (tag0 === "insert") {
                              const _errs7 = errors;
                              if (errors === _errs7) {
                                if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                                  let missing1;
                                  if (data1.op === void 0 && (missing1 = "op") || data1.row === void 0 && (missing1 = "row")) {
                                    validate242.errors = [{ instancePath: instancePath + "/operations/" + i0, schemaPath: "#/properties/operations/items/oneOf/0/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'", schema: schema352.properties.operations.items.oneOf[0].required, parentSchema: schema352.properties.operations.items.oneOf[0], data: data1 }];
                                    return false;
                                  } else {
                                    const _errs9 = errors;
                                    for (const key1 in data1) {
                                      if (!(key1 === "op" || key1 === "row")) {
                                        validate242.errors = [{ instancePath: instancePath + "/operations/" + i0, schemaPath: "#/properties/operations/items/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema352.properties.operations.items.oneOf[0], data: data1 }];
                                        return false;
                                        break;
                                      }
                                    }
                                    if (_errs9 === errors) {
                                      if (data1.op !== void 0) {
                                        let data2 = data1.op;
                                        const _errs10 = errors;
                                        if (typeof data2 !== "string") {
                                          validate242.errors = [{ instancePath: instancePath + "/operations/" + i0 + "/op", schemaPath: "#/properties/operations/items/oneOf/0/properties/op/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema352.properties.operations.items.oneOf[0].properties.op.type, parentSchema: schema352.properties.operations.items.oneOf[0].properties.op, data: data2 }];
                                          return false;
                                        }
                                        if (!(data2 === "insert")) {
                                          validate242.errors = [{ instancePath: instancePath + "/operations/" + i0 + "/op", schemaPath: "#/properties/operations/items/oneOf/0/properties/op/enum", keyword: "enum", params: { allowedValues: schema352.properties.operations.items.oneOf[0].properties.op.enum }, message: "must be equal to one of the allowed values", schema: schema352.properties.operations.items.oneOf[0].properties.op.enum, parentSchema: schema352.properties.operations.items.oneOf[0].properties.op, data: data2 }];
                                          return false;
                                        }
                                        var valid4 = _errs10 === errors;
                                      } else {
                                        var valid4 = true;
                                      }
                                      if (valid4) {
                                        if (data1.row !== void 0) {
                                          let data3 = data1.row;
                                          const _errs12 = errors;
                                          const _errs14 = errors;
                                          const _errs15 = errors;
                                          if (errors === _errs15) {
                                            if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                                              let missing2;
                                              if (data3.id === void 0 && (missing2 = "id")) {
                                                const err0 = {};
                                                if (vErrors === null) {
                                                  vErrors = [err0];
                                                } else {
                                                  vErrors.push(err0);
                                                }
                                                errors++;
                                              }
                                            } else {
                                              const err1 = {};
                                              if (vErrors === null) {
                                                vErrors = [err1];
                                              } else {
                                                vErrors.push(err1);
                                              }
                                              errors++;
                                            }
                                          }
                                          var valid5 = _errs15 === errors;
                                          if (valid5) {
                                            validate242.errors = [{ instancePath: instancePath + "/operations/" + i0 + "/row", schemaPath: "#/properties/operations/items/oneOf/0/properties/row/not", keyword: "not", params: {}, message: "must NOT be valid", schema: schema352.properties.operations.items.oneOf[0].properties.row.not, parentSchema: schema352.properties.operations.items.oneOf[0].properties.row, data: data3 }];
                                            return false;
                                          } else {
                                            errors = _errs14;
                                            if (vErrors !== null) {
                                              if (_errs14) {
                                                vErrors.length = _errs14;
                                              } else {
                                                vErrors = null;
                                              }
                                            }
                                          }
                                          if (errors === _errs12) {
                                            if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                                            } else {
                                              validate242.errors = [{ instancePath: instancePath + "/operations/" + i0 + "/row", schemaPath: "#/properties/operations/items/oneOf/0/properties/row/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema352.properties.operations.items.oneOf[0].properties.row.type, parentSchema: schema352.properties.operations.items.oneOf[0].properties.row, data: data3 }];
                                              return false;
                                            }
                                          }
                                          var valid4 = _errs12 === errors;
                                        } else {
                                          var valid4 = true;
                                        }
                                      }
                                    }
                                  }
                                } else {
                                  validate242.errors = [{ instancePath: instancePath + "/operations/" + i0, schemaPath: "#/properties/operations/items/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema352.properties.operations.items.oneOf[0].type, parentSchema: schema352.properties.operations.items.oneOf[0], data: data1 }];
                                  return false;
                                }
                              }
                              var props0 = true;
                            } else if (tag0 === "update") {
                              const _errs18 = errors;
                              if (errors === _errs18) {
                                if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                                  let missing3;
                                  if (data1.op === void 0 && (missing3 = "op") || data1.id === void 0 && (missing3 = "id") || data1.patch === void 0 && (missing3 = "patch")) {
                                    validate242.errors = [{ instancePath: instancePath + "/operations/" + i0, schemaPath: "#/properties/operations/items/oneOf/1/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'", schema: schema352.properties.operations.items.oneOf[1].required, parentSchema: schema352.properties.operations.items.oneOf[1], data: data1 }];
                                    return false;
                                  } else {
                                    const _errs20 = errors;
                                    for (const key2 in data1) {
                                      if (!(key2 === "op" || key2 === "id" || key2 === "patch" || key2 === "if_match" || key2 === "if_unchanged_since")) {
                                        validate242.errors = [{ instancePath: instancePath + "/operations/" + i0, schemaPath: "#/properties/operations/items/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: false, parentSchema: schema352.properties.operations.items.oneOf[1], data: data1 }];
                                        return false;
                                        break;
                                      }
                                    }
                                    if (_errs20 === errors) {
                                      if (data1.op !== void 0) {
                                        let data4 = data1.op;
                                        const _errs21 = errors;
                                        if (typeof data4 !== "string") {
                                          validate242.errors = [{ instancePath: instancePath + "/operations/" + i0 + "/op", schemaPath: "#/properties/operations/items/oneOf/1/properties/op/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema352.properties.operations.items.oneOf[1].properties.op.type, parentSchema: schema352.properties.operations.items.oneOf[1].properties.op, data: data4 }];
                                          return false;
                                        }
                                        if (!(data4 === "update")) {
                                          validate242.errors = [{ instancePath: instancePath + "/operations/" + i0 + "/op", schemaPath: "#/properties/operations/items/oneOf/1/properties/op/enum", keyword: "enum", params: { allowedValues: schema352.properties.operations.items.oneOf[1].properties.op.enum }, message: "must be equal to one of the allowed values", schema: schema352.properties.operations.items.oneOf[1].properties.op.enum, parentSchema: schema352.properties.operations.items.oneOf[1].properties.op, data: data4 }];
                                          return false;
                                        }
                                        var valid7 = _errs21 === errors;
                                      } else {
                                        var valid7 = true;
                                      }
                                      if (valid7) {
                                        if (data1.id !== void 0) {
                                          let data5 = data1.id;
                                          const _errs23 = errors;
                                          if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                                            validate242.errors = [{ instancePath: instancePath + "/operations/" + i0 + "/id", schemaPath: "#/properties/operations/items/oneOf/1/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema352.properties.operations.items.oneOf[1].properties.id.type, parentSchema: schema352.properties.operations.items.oneOf[1].properties.id, data: data5 }];
                                            return false;
                                          }
                                          if (errors === _errs23) {
                                            if (typeof data5 == "number" && isFinite(data5)) {
                                              if (data5 > 9007199254740991 || isNaN(data5)) {
                                                validate242.errors = [{ instancePath: instancePath + "/operations/" + i0 + "/id", schemaPath: "#/properties/operations/items/oneOf/1/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991", schema: 9007199254740991, parentSchema: schema352.properties.operations.items.oneOf[1].properties.id, data: data5 }];
                                                return false;
                                              } else {
                                                if (data5 < 1 || isNaN(data5)) {
                                                  validate242.errors = [{ instancePath: instancePath + "/operations/" + i0 + "/id", schemaPath: "#/properties/operations/items/oneOf/1/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema352.properties.operations.items.oneOf[1].properties.id, data: data5 }];
                                                  return false;
                                                }
                                              }
                                            }
                                          }
                                          var valid7 = _errs23 === errors;
                                        } else {
                                          var valid7 = true;
                                        }
                                        if (valid7) {
                                          if (data1.patch !== void 0) {
                                            let data6 = data1.patch;
                                            const _errs25 = errors;
                                            if (errors === _errs25) {
                                              if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                                              } else {
                                                validate242.errors = [{ instancePath: instancePath + "/operations/" + i0 + "/patch", schemaPath: "#/properties/operations/items/oneOf/1/properties/patch/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema352.properties.operations.items.oneOf[1].properties.patch.type, parentSchema: schema352.properties.operations.items.oneOf[1].properties.patch, data: data6 }];
                                                return false;
                                              }
                                            }
                                            var valid7 = _errs25 === errors;
                                          } else {
                                            var valid7 = true;
                                          }
                                          if (valid7) {
                                            if (data1.if_match !== void 0) {
                                              let data7 = data1.if_match;
                                              const _errs28 = errors;
                                              if (errors === _errs28) {
                                                if (typeof data7 === "string") {
                                                  if (func12(data7) > 4096) {
                                                    validate242.errors = [{ instancePath: instancePath + "/operations/" + i0 + "/if_match", schemaPath: "#/properties/operations/items/oneOf/1/properties/if_match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema352.properties.operations.items.oneOf[1].properties.if_match, data: data7 }];
                                                    return false;
                                                  } else {
                                                    if (!pattern52.test(data7)) {
                                                      validate242.errors = [{ instancePath: instancePath + "/operations/" + i0 + "/if_match", schemaPath: "#/properties/operations/items/oneOf/1/properties/if_match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema352.properties.operations.items.oneOf[1].properties.if_match, data: data7 }];
                                                      return false;
                                                    }
                                                  }
                                                } else {
                                                  validate242.errors = [{ instancePath: instancePath + "/operations/" + i0 + "/if_match", schemaPath: "#/properties/operations/items/oneOf/1/properties/if_match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema352.properties.operations.items.oneOf[1].properties.if_match.type, parentSchema: schema352.properties.operations.items.oneOf[1].properties.if_match, data: data7 }];
                                                  return false;
                                                }
                                              }
                                              var valid7 = _errs28 === errors;
                                            } else {
                                              var valid7 = true;
                                            }
                                            if (valid7) {
                                              if (data1.if_unchanged_since !== void 0) {
                                                let data8 = data1.if_unchanged_since;
                                                const _errs30 = errors;
                                                if (errors === _errs30) {
                                                  if (typeof data8 === "string") {
                                                    if (!pattern6.test(data8)) {
                                                      validate242.errors = [{ instancePath: instancePath + "/operations/" + i0 + "/if_unchanged_since", schemaPath: "#/properties/operations/items/oneOf/1/properties/if_unchanged_since/pattern", keyword: "pattern", params: { pattern: "^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$" }, message: 'must match pattern "^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$"', schema: "^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$", parentSchema: schema352.properties.operations.items.oneOf[1].properties.if_unchanged_since, data: data8 }];
                                                      return false;
                                                    }
                                                  } else {
                                                    validate242.errors = [{ instancePath: instancePath + "/operations/" + i0 + "/if_unchanged_since", schemaPath: "#/properties/operations/items/oneOf/1/properties/if_unchanged_since/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema352.properties.operations.items.oneOf[1].properties.if_unchanged_since.type, parentSchema: schema352.properties.operations.items.oneOf[1].properties.if_unchanged_since, data: data8 }];
                                                    return false;
                                                  }
                                                }
                                                var valid7 = _errs30 === errors;
                                              } else {
                                                var valid7 = true;
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                } else {
                                  validate242.errors = [{ instancePath: instancePath + "/operations/" + i0, schemaPath: "#/properties/operations/items/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema352.properties.operations.items.oneOf[1].type, parentSchema: schema352.properties.operations.items.oneOf[1], data: data1 }];
                                  return false;
                                }
                              }
                              if (props0 !== true) {
                                props0 = true;
                              }
                            } else if (tag0 === "replace") {
                              const _errs32 = errors;
                              if (errors === _errs32) {
                                if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                                  let missing4;
                                  if (data1.op === void 0 && (missing4 = "op") || data1.id === void 0 && (missing4 = "id") || data1.row === void 0 && (missing4 = "row")) {
                                    validate242.errors = [{ instancePath: instancePath + "/operations/" + i0, schemaPath: "#/properties/operations/items/oneOf/2/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'", schema: schema352.properties.operations.items.oneOf[2].required, parentSchema: schema352.properties.operations.items.oneOf[2], data: data1 }];
                                    return false;
                                  } else {
                                    const _errs34 = errors;
                                    for (const key3 in data1) {
                                      if (!(key3 === "op" || key3 === "id" || key3 === "row" || key3 === "if_match" || key3 === "if_unchanged_since")) {
                                        validate242.errors = [{ instancePath: instancePath + "/operations/" + i0, schemaPath: "#/properties/operations/items/oneOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema352.properties.operations.items.oneOf[2], data: data1 }];
                                        return false;
                                        break;
                                      }
                                    }
                                    if (_errs34 === errors) {
                                      if (data1.op !== void 0) {
                                        let data9 = data1.op;
                                        const _errs35 = errors;
                                        if (typeof data9 !== "string") {
                                          validate242.errors = [{ instancePath: instancePath + "/operations/" + i0 + "/op", schemaPath: "#/properties/operations/items/oneOf/2/properties/op/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema352.properties.operations.items.oneOf[2].properties.op.type, parentSchema: schema352.properties.operations.items.oneOf[2].properties.op, data: data9 }];
                                          return false;
                                        }
                                        if (!(data9 === "replace")) {
                                          validate242.errors = [{ instancePath: instancePath + "/operations/" + i0 + "/op", schemaPath: "#/properties/operations/items/oneOf/2/properties/op/enum", keyword: "enum", params: { allowedValues: schema352.properties.operations.items.oneOf[2].properties.op.enum }, message: "must be equal to one of the allowed values", schema: schema352.properties.operations.items.oneOf[2].properties.op.enum, parentSchema: schema352.properties.operations.items.oneOf[2].properties.op, data: data9 }];
                                          return false;
                                        }
                                        var valid9 = _errs35 === errors;
                                      } else {
                                        var valid9 = true;
                                      }
                                      if (valid9) {
                                        if (data1.id !== void 0) {
                                          let data10 = data1.id;
                                          const _errs37 = errors;
                                          if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
                                            validate242.errors = [{ instancePath: instancePath + "/operations/" + i0 + "/id", schemaPath: "#/properties/operations/items/oneOf/2/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema352.properties.operations.items.oneOf[2].properties.id.type, parentSchema: schema352.properties.operations.items.oneOf[2].properties.id, data: data10 }];
                                            return false;
                                          }
                                          if (errors === _errs37) {
                                            if (typeof data10 == "number" && isFinite(data10)) {
                                              if (data10 > 9007199254740991 || isNaN(data10)) {
                                                validate242.errors = [{ instancePath: instancePath + "/operations/" + i0 + "/id", schemaPath: "#/properties/operations/items/oneOf/2/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991", schema: 9007199254740991, parentSchema: schema352.properties.operations.items.oneOf[2].properties.id, data: data10 }];
                                                return false;
                                              } else {
                                                if (data10 < 1 || isNaN(data10)) {
                                                  validate242.errors = [{ instancePath: instancePath + "/operations/" + i0 + "/id", schemaPath: "#/properties/operations/items/oneOf/2/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema352.properties.operations.items.oneOf[2].properties.id, data: data10 }];
                                                  return false;
                                                }
                                              }
                                            }
                                          }
                                          var valid9 = _errs37 === errors;
                                        } else {
                                          var valid9 = true;
                                        }
                                        if (valid9) {
                                          if (data1.row !== void 0) {
                                            let data11 = data1.row;
                                            const _errs39 = errors;
                                            if (errors === _errs39) {
                                              if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                                              } else {
                                                validate242.errors = [{ instancePath: instancePath + "/operations/" + i0 + "/row", schemaPath: "#/properties/operations/items/oneOf/2/properties/row/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema352.properties.operations.items.oneOf[2].properties.row.type, parentSchema: schema352.properties.operations.items.oneOf[2].properties.row, data: data11 }];
                                                return false;
                                              }
                                            }
                                            var valid9 = _errs39 === errors;
                                          } else {
                                            var valid9 = true;
                                          }
                                          if (valid9) {
                                            if (data1.if_match !== void 0) {
                                              let data12 = data1.if_match;
                                              const _errs42 = errors;
                                              if (errors === _errs42) {
                                                if (typeof data12 === "string") {
                                                  if (func12(data12) > 4096) {
                                                    validate242.errors = [{ instancePath: instancePath + "/operations/" + i0 + "/if_match", schemaPath: "#/properties/operations/items/oneOf/2/properties/if_match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema352.properties.operations.items.oneOf[2].properties.if_match, data: data12 }];
                                                    return false;
                                                  } else {
                                                    if (!pattern52.test(data12)) {
                                                      validate242.errors = [{ instancePath: instancePath + "/operations/" + i0 + "/if_match", schemaPath: "#/properties/operations/items/oneOf/2/properties/if_match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema352.properties.operations.items.oneOf[2].properties.if_match, data: data12 }];
                                                      return false;
                                                    }
                                                  }
                                                } else {
                                                  validate242.errors = [{ instancePath: instancePath + "/operations/" + i0 + "/if_match", schemaPath: "#/properties/operations/items/oneOf/2/properties/if_match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema352.properties.operations.items.oneOf[2].properties.if_match.type, parentSchema: schema352.properties.operations.items.oneOf[2].properties.if_match, data: data12 }];
                                                  return false;
                                                }
                                              }
                                              var valid9 = _errs42 === errors;
                                            } else {
                                              var valid9 = true;
                                            }
                                            if (valid9) {
                                              if (data1.if_unchanged_since !== void 0) {
                                                let data13 = data1.if_unchanged_since;
                                                const _errs44 = errors;
                                                if (errors === _errs44) {
                                                  if (typeof data13 === "string") {
                                                    if (!pattern6.test(data13)) {
                                                      validate242.errors = [{ instancePath: instancePath + "/operations/" + i0 + "/if_unchanged_since", schemaPath: "#/properties/operations/items/oneOf/2/properties/if_unchanged_since/pattern", keyword: "pattern", params: { pattern: "^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$" }, message: 'must match pattern "^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$"', schema: "^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$", parentSchema: schema352.properties.operations.items.oneOf[2].properties.if_unchanged_since, data: data13 }];
                                                      return false;
                                                    }
                                                  } else {
                                                    validate242.errors = [{ instancePath: instancePath + "/operations/" + i0 + "/if_unchanged_since", schemaPath: "#/properties/operations/items/oneOf/2/properties/if_unchanged_since/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema352.properties.operations.items.oneOf[2].properties.if_unchanged_since.type, parentSchema: schema352.properties.operations.items.oneOf[2].properties.if_unchanged_since, data: data13 }];
                                                    return false;
                                                  }
                                                }
                                                var valid9 = _errs44 === errors;
                                              } else {
                                                var valid9 = true;
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                } else {
                                  validate242.errors = [{ instancePath: instancePath + "/operations/" + i0, schemaPath: "#/properties/operations/items/oneOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema352.properties.operations.items.oneOf[2].type, parentSchema: schema352.properties.operations.items.oneOf[2], data: data1 }];
                                  return false;
                                }
                              }
                              if (props0 !== true) {
                                props0 = true;
                              }
                            } else if (tag0 === "upsert") {
                              const _errs46 = errors;
                              if (errors === _errs46) {
                                if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                                  let missing5;
                                  if (data1.op === void 0 && (missing5 = "op") || data1.row === void 0 && (missing5 = "row") || data1.on_conflict === void 0 && (missing5 = "on_conflict")) {
                                    validate242.errors = [{ instancePath: instancePath + "/operations/" + i0, schemaPath: "#/properties/operations/items/oneOf/3/required", keyword: "required", params: { missingProperty: missing5 }, message: "must have required property '" + missing5 + "'", schema: schema352.properties.operations.items.oneOf[3].required, parentSchema: schema352.properties.operations.items.oneOf[3], data: data1 }];
                                    return false;
                                  } else {
                                    const _errs48 = errors;
                                    for (const key4 in data1) {
                                      if (!(key4 === "op" || key4 === "row" || key4 === "on_conflict")) {
                                        validate242.errors = [{ instancePath: instancePath + "/operations/" + i0, schemaPath: "#/properties/operations/items/oneOf/3/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: false, parentSchema: schema352.properties.operations.items.oneOf[3], data: data1 }];
                                        return false;
                                        break;
                                      }
                                    }
                                    if (_errs48 === errors) {
                                      if (data1.op !== void 0) {
                                        let data14 = data1.op;
                                        const _errs49 = errors;
                                        if (typeof data14 !== "string") {
                                          validate242.errors = [{ instancePath: instancePath + "/operations/" + i0 + "/op", schemaPath: "#/properties/operations/items/oneOf/3/properties/op/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema352.properties.operations.items.oneOf[3].properties.op.type, parentSchema: schema352.properties.operations.items.oneOf[3].properties.op, data: data14 }];
                                          return false;
                                        }
                                        if (!(data14 === "upsert")) {
                                          validate242.errors = [{ instancePath: instancePath + "/operations/" + i0 + "/op", schemaPath: "#/properties/operations/items/oneOf/3/properties/op/enum", keyword: "enum", params: { allowedValues: schema352.properties.operations.items.oneOf[3].properties.op.enum }, message: "must be equal to one of the allowed values", schema: schema352.properties.operations.items.oneOf[3].properties.op.enum, parentSchema: schema352.properties.operations.items.oneOf[3].properties.op, data: data14 }];
                                          return false;
                                        }
                                        var valid11 = _errs49 === errors;
                                      } else {
                                        var valid11 = true;
                                      }
                                      if (valid11) {
                                        if (data1.row !== void 0) {
                                          let data15 = data1.row;
                                          const _errs51 = errors;
                                          const _errs53 = errors;
                                          const _errs54 = errors;
                                          if (errors === _errs54) {
                                            if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                                              let missing6;
                                              if (data15.id === void 0 && (missing6 = "id")) {
                                                const err2 = {};
                                                if (vErrors === null) {
                                                  vErrors = [err2];
                                                } else {
                                                  vErrors.push(err2);
                                                }
                                                errors++;
                                              }
                                            } else {
                                              const err3 = {};
                                              if (vErrors === null) {
                                                vErrors = [err3];
                                              } else {
                                                vErrors.push(err3);
                                              }
                                              errors++;
                                            }
                                          }
                                          var valid12 = _errs54 === errors;
                                          if (valid12) {
                                            validate242.errors = [{ instancePath: instancePath + "/operations/" + i0 + "/row", schemaPath: "#/properties/operations/items/oneOf/3/properties/row/not", keyword: "not", params: {}, message: "must NOT be valid", schema: schema352.properties.operations.items.oneOf[3].properties.row.not, parentSchema: schema352.properties.operations.items.oneOf[3].properties.row, data: data15 }];
                                            return false;
                                          } else {
                                            errors = _errs53;
                                            if (vErrors !== null) {
                                              if (_errs53) {
                                                vErrors.length = _errs53;
                                              } else {
                                                vErrors = null;
                                              }
                                            }
                                          }
                                          if (errors === _errs51) {
                                            if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                                            } else {
                                              validate242.errors = [{ instancePath: instancePath + "/operations/" + i0 + "/row", schemaPath: "#/properties/operations/items/oneOf/3/properties/row/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema352.properties.operations.items.oneOf[3].properties.row.type, parentSchema: schema352.properties.operations.items.oneOf[3].properties.row, data: data15 }];
                                              return false;
                                            }
                                          }
                                          var valid11 = _errs51 === errors;
                                        } else {
                                          var valid11 = true;
                                        }
                                        if (valid11) {
                                          if (data1.on_conflict !== void 0) {
                                            let data16 = data1.on_conflict;
                                            const _errs57 = errors;
                                            if (typeof data16 !== "string") {
                                              validate242.errors = [{ instancePath: instancePath + "/operations/" + i0 + "/on_conflict", schemaPath: "#/properties/operations/items/oneOf/3/properties/on_conflict/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema352.properties.operations.items.oneOf[3].properties.on_conflict.type, parentSchema: schema352.properties.operations.items.oneOf[3].properties.on_conflict, data: data16 }];
                                              return false;
                                            }
                                            if (!(data16 === "update" || data16 === "replace" || data16 === "ignore")) {
                                              validate242.errors = [{ instancePath: instancePath + "/operations/" + i0 + "/on_conflict", schemaPath: "#/properties/operations/items/oneOf/3/properties/on_conflict/enum", keyword: "enum", params: { allowedValues: schema352.properties.operations.items.oneOf[3].properties.on_conflict.enum }, message: "must be equal to one of the allowed values", schema: schema352.properties.operations.items.oneOf[3].properties.on_conflict.enum, parentSchema: schema352.properties.operations.items.oneOf[3].properties.on_conflict, data: data16 }];
                                              return false;
                                            }
                                            var valid11 = _errs57 === errors;
                                          } else {
                                            var valid11 = true;
                                          }
                                        }
                                      }
                                    }
                                  }
                                } else {
                                  validate242.errors = [{ instancePath: instancePath + "/operations/" + i0, schemaPath: "#/properties/operations/items/oneOf/3/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema352.properties.operations.items.oneOf[3].type, parentSchema: schema352.properties.operations.items.oneOf[3], data: data1 }];
                                  return false;
                                }
                              }
                              if (props0 !== true) {
                                props0 = true;
                              }
                            } else if (tag0 === "delete") {
                              const _errs59 = errors;
                              if (errors === _errs59) {
                                if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                                  let missing7;
                                  if (data1.op === void 0 && (missing7 = "op") || data1.id === void 0 && (missing7 = "id")) {
                                    validate242.errors = [{ instancePath: instancePath + "/operations/" + i0, schemaPath: "#/properties/operations/items/oneOf/4/required", keyword: "required", params: { missingProperty: missing7 }, message: "must have required property '" + missing7 + "'", schema: schema352.properties.operations.items.oneOf[4].required, parentSchema: schema352.properties.operations.items.oneOf[4], data: data1 }];
                                    return false;
                                  } else {
                                    const _errs61 = errors;
                                    for (const key5 in data1) {
                                      if (!(key5 === "op" || key5 === "id" || key5 === "if_match" || key5 === "if_unchanged_since")) {
                                        validate242.errors = [{ instancePath: instancePath + "/operations/" + i0, schemaPath: "#/properties/operations/items/oneOf/4/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", schema: false, parentSchema: schema352.properties.operations.items.oneOf[4], data: data1 }];
                                        return false;
                                        break;
                                      }
                                    }
                                    if (_errs61 === errors) {
                                      if (data1.op !== void 0) {
                                        let data17 = data1.op;
                                        const _errs62 = errors;
                                        if (typeof data17 !== "string") {
                                          validate242.errors = [{ instancePath: instancePath + "/operations/" + i0 + "/op", schemaPath: "#/properties/operations/items/oneOf/4/properties/op/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema352.properties.operations.items.oneOf[4].properties.op.type, parentSchema: schema352.properties.operations.items.oneOf[4].properties.op, data: data17 }];
                                          return false;
                                        }
                                        if (!(data17 === "delete")) {
                                          validate242.errors = [{ instancePath: instancePath + "/operations/" + i0 + "/op", schemaPath: "#/properties/operations/items/oneOf/4/properties/op/enum", keyword: "enum", params: { allowedValues: schema352.properties.operations.items.oneOf[4].properties.op.enum }, message: "must be equal to one of the allowed values", schema: schema352.properties.operations.items.oneOf[4].properties.op.enum, parentSchema: schema352.properties.operations.items.oneOf[4].properties.op, data: data17 }];
                                          return false;
                                        }
                                        var valid14 = _errs62 === errors;
                                      } else {
                                        var valid14 = true;
                                      }
                                      if (valid14) {
                                        if (data1.id !== void 0) {
                                          let data18 = data1.id;
                                          const _errs64 = errors;
                                          if (!(typeof data18 == "number" && (!(data18 % 1) && !isNaN(data18)) && isFinite(data18))) {
                                            validate242.errors = [{ instancePath: instancePath + "/operations/" + i0 + "/id", schemaPath: "#/properties/operations/items/oneOf/4/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema352.properties.operations.items.oneOf[4].properties.id.type, parentSchema: schema352.properties.operations.items.oneOf[4].properties.id, data: data18 }];
                                            return false;
                                          }
                                          if (errors === _errs64) {
                                            if (typeof data18 == "number" && isFinite(data18)) {
                                              if (data18 > 9007199254740991 || isNaN(data18)) {
                                                validate242.errors = [{ instancePath: instancePath + "/operations/" + i0 + "/id", schemaPath: "#/properties/operations/items/oneOf/4/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991", schema: 9007199254740991, parentSchema: schema352.properties.operations.items.oneOf[4].properties.id, data: data18 }];
                                                return false;
                                              } else {
                                                if (data18 < 1 || isNaN(data18)) {
                                                  validate242.errors = [{ instancePath: instancePath + "/operations/" + i0 + "/id", schemaPath: "#/properties/operations/items/oneOf/4/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema352.properties.operations.items.oneOf[4].properties.id, data: data18 }];
                                                  return false;
                                                }
                                              }
                                            }
                                          }
                                          var valid14 = _errs64 === errors;
                                        } else {
                                          var valid14 = true;
                                        }
                                        if (valid14) {
                                          if (data1.if_match !== void 0) {
                                            let data19 = data1.if_match;
                                            const _errs66 = errors;
                                            if (errors === _errs66) {
                                              if (typeof data19 === "string") {
                                                if (func12(data19) > 4096) {
                                                  validate242.errors = [{ instancePath: instancePath + "/operations/" + i0 + "/if_match", schemaPath: "#/properties/operations/items/oneOf/4/properties/if_match/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema352.properties.operations.items.oneOf[4].properties.if_match, data: data19 }];
                                                  return false;
                                                } else {
                                                  if (!pattern52.test(data19)) {
                                                    validate242.errors = [{ instancePath: instancePath + "/operations/" + i0 + "/if_match", schemaPath: "#/properties/operations/items/oneOf/4/properties/if_match/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"', schema: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", parentSchema: schema352.properties.operations.items.oneOf[4].properties.if_match, data: data19 }];
                                                    return false;
                                                  }
                                                }
                                              } else {
                                                validate242.errors = [{ instancePath: instancePath + "/operations/" + i0 + "/if_match", schemaPath: "#/properties/operations/items/oneOf/4/properties/if_match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema352.properties.operations.items.oneOf[4].properties.if_match.type, parentSchema: schema352.properties.operations.items.oneOf[4].properties.if_match, data: data19 }];
                                                return false;
                                              }
                                            }
                                            var valid14 = _errs66 === errors;
                                          } else {
                                            var valid14 = true;
                                          }
                                          if (valid14) {
                                            if (data1.if_unchanged_since !== void 0) {
                                              let data20 = data1.if_unchanged_since;
                                              const _errs68 = errors;
                                              if (errors === _errs68) {
                                                if (typeof data20 === "string") {
                                                  if (!pattern6.test(data20)) {
                                                    validate242.errors = [{ instancePath: instancePath + "/operations/" + i0 + "/if_unchanged_since", schemaPath: "#/properties/operations/items/oneOf/4/properties/if_unchanged_since/pattern", keyword: "pattern", params: { pattern: "^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$" }, message: 'must match pattern "^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$"', schema: "^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$", parentSchema: schema352.properties.operations.items.oneOf[4].properties.if_unchanged_since, data: data20 }];
                                                    return false;
                                                  }
                                                } else {
                                                  validate242.errors = [{ instancePath: instancePath + "/operations/" + i0 + "/if_unchanged_since", schemaPath: "#/properties/operations/items/oneOf/4/properties/if_unchanged_since/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema352.properties.operations.items.oneOf[4].properties.if_unchanged_since.type, parentSchema: schema352.properties.operations.items.oneOf[4].properties.if_unchanged_since, data: data20 }];
                                                  return false;
                                                }
                                              }
                                              var valid14 = _errs68 === errors;
                                            } else {
                                              var valid14 = true;
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                } else {
                                  validate242.errors = [{ instancePath: instancePath + "/operations/" + i0, schemaPath: "#/properties/operations/items/oneOf/4/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema352.properties.operations.items.oneOf[4].type, parentSchema: schema352.properties.operations.items.oneOf[4], data: data1 }];
                                  return false;
                                }
                              }
                              if (props0 !== true) {
                                props0 = true;
                              }
                            } else {
                              validate242.errors = [{ instancePath: instancePath + "/operations/" + i0, schemaPath: "#/properties/operations/items/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "op", tagValue: tag0 }, message: 'value of tag "op" must be in oneOf', schema: schema352.properties.operations.items.discriminator, parentSchema: schema352.properties.operations.items, data: data1 }];
                              return false;
                            }
                          } else {
                            validate242.errors = [{ instancePath: instancePath + "/operations/" + i0, schemaPath: "#/properties/operations/items/discriminator", keyword: "discriminator", params: { error: "tag", tag: "op", tagValue: tag0 }, message: 'tag "op" must be string', schema: schema352.properties.operations.items.discriminator, parentSchema: schema352.properties.operations.items, data: data1 }];
                            return false;
                          }
                        } else {
                          validate242.errors = [{ instancePath: instancePath + "/operations/" + i0, schemaPath: "#/properties/operations/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema352.properties.operations.items.type, parentSchema: schema352.properties.operations.items, data: data1 }];
                          return false;
                        }
                      }
                      var valid1 = _errs4 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  }
                }
              } else {
                validate242.errors = [{ instancePath: instancePath + "/operations", schemaPath: "#/properties/operations/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema352.properties.operations.type, parentSchema: schema352.properties.operations, data: data0 }];
                return false;
              }
            }
          }
        }
      }
    } else {
      validate242.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema352.type, parentSchema: schema352, data }];
      return false;
    }
  }
  validate242.errors = vErrors;
  return errors === 0;
}
validate242.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var replaceRow0 = validate252;
var schema362 = { "type": "object", "additionalProperties": true };
function validate252(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate252.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
    } else {
      validate252.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema362.type, parentSchema: schema362, data }];
      return false;
    }
  }
  validate252.errors = vErrors;
  return errors === 0;
}
validate252.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var updateRow0 = validate262;
var schema372 = { "type": "object", "additionalProperties": true };
function validate262(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate262.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
    } else {
      validate262.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema372.type, parentSchema: schema372, data }];
      return false;
    }
  }
  validate262.errors = vErrors;
  return errors === 0;
}
validate262.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var updateRow1 = validate272;
var schema382 = { "type": "object", "additionalProperties": true };
function validate272(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate272.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
    } else {
      validate272.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema382.type, parentSchema: schema382, data }];
      return false;
    }
  }
  validate272.errors = vErrors;
  return errors === 0;
}
validate272.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var setSchema0 = validate282;
function validate282(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  validate282.errors = null;
  return true;
}
validate282.evaluated = { "dynamicProps": false, "dynamicItems": false };
var setSchema1 = validate292;
function validate292(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  validate292.errors = null;
  return true;
}
validate292.evaluated = { "dynamicProps": false, "dynamicItems": false };
var setRowKey0 = validate302;
var schema412 = { "type": "object", "required": ["fields"], "additionalProperties": false, "properties": { "fields": { "type": "array", "minItems": 1, "maxItems": 3, "uniqueItems": true, "items": { "type": "string", "minLength": 1, "maxLength": 128, "pattern": "^[^\\x00-\\x1f\\x7f]*$", "x-detail": "must have 1 to 128 characters and no ASCII control characters" } } } };
var pattern11 = new RegExp("^[^\\x00-\\x1f\\x7f]*$", "u");
function validate302(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate302.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.fields === void 0 && (missing0 = "fields")) {
        validate302.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'", schema: schema412.required, parentSchema: schema412, data }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "fields")) {
            validate302.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema412, data }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.fields !== void 0) {
            let data0 = data.fields;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (Array.isArray(data0)) {
                if (data0.length > 3) {
                  validate302.errors = [{ instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/maxItems", keyword: "maxItems", params: { limit: 3 }, message: "must NOT have more than 3 items", schema: 3, parentSchema: schema412.properties.fields, data: data0 }];
                  return false;
                } else {
                  if (data0.length < 1) {
                    validate302.errors = [{ instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema412.properties.fields, data: data0 }];
                    return false;
                  } else {
                    var valid1 = true;
                    const len0 = data0.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let data1 = data0[i0];
                      const _errs4 = errors;
                      if (errors === _errs4) {
                        if (typeof data1 === "string") {
                          if (func12(data1) > 128) {
                            validate302.errors = [{ instancePath: instancePath + "/fields/" + i0, schemaPath: "#/properties/fields/items/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters", schema: 128, parentSchema: schema412.properties.fields.items, data: data1 }];
                            return false;
                          } else {
                            if (func12(data1) < 1) {
                              validate302.errors = [{ instancePath: instancePath + "/fields/" + i0, schemaPath: "#/properties/fields/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema412.properties.fields.items, data: data1 }];
                              return false;
                            } else {
                              if (!pattern11.test(data1)) {
                                validate302.errors = [{ instancePath: instancePath + "/fields/" + i0, schemaPath: "#/properties/fields/items/pattern", keyword: "pattern", params: { pattern: "^[^\\x00-\\x1f\\x7f]*$" }, message: 'must match pattern "^[^\\x00-\\x1f\\x7f]*$"', schema: "^[^\\x00-\\x1f\\x7f]*$", parentSchema: schema412.properties.fields.items, data: data1 }];
                                return false;
                              }
                            }
                          }
                        } else {
                          validate302.errors = [{ instancePath: instancePath + "/fields/" + i0, schemaPath: "#/properties/fields/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema412.properties.fields.items.type, parentSchema: schema412.properties.fields.items, data: data1 }];
                          return false;
                        }
                      }
                      var valid1 = _errs4 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                    if (valid1) {
                      let i1 = data0.length;
                      let j0;
                      if (i1 > 1) {
                        const indices0 = {};
                        for (; i1--; ) {
                          let item0 = data0[i1];
                          if (typeof item0 !== "string") {
                            continue;
                          }
                          if (typeof indices0[item0] == "number") {
                            j0 = indices0[item0];
                            validate302.errors = [{ instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)", schema: true, parentSchema: schema412.properties.fields, data: data0 }];
                            return false;
                            break;
                          }
                          indices0[item0] = i1;
                        }
                      }
                    }
                  }
                }
              } else {
                validate302.errors = [{ instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema412.properties.fields.type, parentSchema: schema412.properties.fields, data: data0 }];
                return false;
              }
            }
          }
        }
      }
    } else {
      validate302.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema412.type, parentSchema: schema412, data }];
      return false;
    }
  }
  validate302.errors = vErrors;
  return errors === 0;
}
validate302.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var createKey0 = validate312;
var schema422 = { "type": "object", "required": ["name"], "additionalProperties": false, "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "^[^\\x00-\\x1f\\x7f-\\x9f]+$", "x-detail": "must have 1 to 100 characters and no control characters" }, "scopes": { "type": "array", "minItems": 1, "maxItems": 3, "uniqueItems": true, "items": { "type": "string", "enum": ["read", "write", "admin"] } }, "collections": { "type": ["array", "null"], "minItems": 1, "maxItems": 100, "uniqueItems": true, "items": { "type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", "x-detail": 'must start with a letter or "_", followed by at most 63 letters, digits, "_" or "-"' } }, "expires_at": { "type": ["string", "null"], "format": "date-time" } } };
var pattern122 = new RegExp("^[^\\x00-\\x1f\\x7f-\\x9f]+$", "u");
var formats0 = require_formats().fullFormats["date-time"];
function validate312(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate312.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name")) {
        validate312.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'", schema: schema422.required, parentSchema: schema422, data }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name" || key0 === "scopes" || key0 === "collections" || key0 === "expires_at")) {
            validate312.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema422, data }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            let data0 = data.name;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func12(data0) > 100) {
                  validate312.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema422.properties.name, data: data0 }];
                  return false;
                } else {
                  if (func12(data0) < 1) {
                    validate312.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema422.properties.name, data: data0 }];
                    return false;
                  } else {
                    if (!pattern122.test(data0)) {
                      validate312.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^[^\\x00-\\x1f\\x7f-\\x9f]+$" }, message: 'must match pattern "^[^\\x00-\\x1f\\x7f-\\x9f]+$"', schema: "^[^\\x00-\\x1f\\x7f-\\x9f]+$", parentSchema: schema422.properties.name, data: data0 }];
                      return false;
                    }
                  }
                }
              } else {
                validate312.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema422.properties.name.type, parentSchema: schema422.properties.name, data: data0 }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.scopes !== void 0) {
              let data1 = data.scopes;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (Array.isArray(data1)) {
                  if (data1.length > 3) {
                    validate312.errors = [{ instancePath: instancePath + "/scopes", schemaPath: "#/properties/scopes/maxItems", keyword: "maxItems", params: { limit: 3 }, message: "must NOT have more than 3 items", schema: 3, parentSchema: schema422.properties.scopes, data: data1 }];
                    return false;
                  } else {
                    if (data1.length < 1) {
                      validate312.errors = [{ instancePath: instancePath + "/scopes", schemaPath: "#/properties/scopes/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema422.properties.scopes, data: data1 }];
                      return false;
                    } else {
                      var valid1 = true;
                      const len0 = data1.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let data2 = data1[i0];
                        const _errs6 = errors;
                        if (typeof data2 !== "string") {
                          validate312.errors = [{ instancePath: instancePath + "/scopes/" + i0, schemaPath: "#/properties/scopes/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema422.properties.scopes.items.type, parentSchema: schema422.properties.scopes.items, data: data2 }];
                          return false;
                        }
                        if (!(data2 === "read" || data2 === "write" || data2 === "admin")) {
                          validate312.errors = [{ instancePath: instancePath + "/scopes/" + i0, schemaPath: "#/properties/scopes/items/enum", keyword: "enum", params: { allowedValues: schema422.properties.scopes.items.enum }, message: "must be equal to one of the allowed values", schema: schema422.properties.scopes.items.enum, parentSchema: schema422.properties.scopes.items, data: data2 }];
                          return false;
                        }
                        var valid1 = _errs6 === errors;
                        if (!valid1) {
                          break;
                        }
                      }
                      if (valid1) {
                        let i1 = data1.length;
                        let j0;
                        if (i1 > 1) {
                          const indices0 = {};
                          for (; i1--; ) {
                            let item0 = data1[i1];
                            if (typeof item0 !== "string") {
                              continue;
                            }
                            if (typeof indices0[item0] == "number") {
                              j0 = indices0[item0];
                              validate312.errors = [{ instancePath: instancePath + "/scopes", schemaPath: "#/properties/scopes/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)", schema: true, parentSchema: schema422.properties.scopes, data: data1 }];
                              return false;
                              break;
                            }
                            indices0[item0] = i1;
                          }
                        }
                      }
                    }
                  }
                } else {
                  validate312.errors = [{ instancePath: instancePath + "/scopes", schemaPath: "#/properties/scopes/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema422.properties.scopes.type, parentSchema: schema422.properties.scopes, data: data1 }];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.collections !== void 0) {
                let data3 = data.collections;
                const _errs8 = errors;
                if (!Array.isArray(data3) && data3 !== null) {
                  validate312.errors = [{ instancePath: instancePath + "/collections", schemaPath: "#/properties/collections/type", keyword: "type", params: { type: schema422.properties.collections.type }, message: "must be array,null", schema: schema422.properties.collections.type, parentSchema: schema422.properties.collections, data: data3 }];
                  return false;
                }
                if (errors === _errs8) {
                  if (Array.isArray(data3)) {
                    if (data3.length > 100) {
                      validate312.errors = [{ instancePath: instancePath + "/collections", schemaPath: "#/properties/collections/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items", schema: 100, parentSchema: schema422.properties.collections, data: data3 }];
                      return false;
                    } else {
                      if (data3.length < 1) {
                        validate312.errors = [{ instancePath: instancePath + "/collections", schemaPath: "#/properties/collections/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema422.properties.collections, data: data3 }];
                        return false;
                      } else {
                        var valid3 = true;
                        const len1 = data3.length;
                        for (let i2 = 0; i2 < len1; i2++) {
                          let data4 = data3[i2];
                          const _errs10 = errors;
                          if (errors === _errs10) {
                            if (typeof data4 === "string") {
                              if (!pattern42.test(data4)) {
                                validate312.errors = [{ instancePath: instancePath + "/collections/" + i2, schemaPath: "#/properties/collections/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]{0,63}$"', schema: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", parentSchema: schema422.properties.collections.items, data: data4 }];
                                return false;
                              }
                            } else {
                              validate312.errors = [{ instancePath: instancePath + "/collections/" + i2, schemaPath: "#/properties/collections/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema422.properties.collections.items.type, parentSchema: schema422.properties.collections.items, data: data4 }];
                              return false;
                            }
                          }
                          var valid3 = _errs10 === errors;
                          if (!valid3) {
                            break;
                          }
                        }
                        if (valid3) {
                          let i3 = data3.length;
                          let j1;
                          if (i3 > 1) {
                            const indices1 = {};
                            for (; i3--; ) {
                              let item1 = data3[i3];
                              if (typeof item1 !== "string") {
                                continue;
                              }
                              if (typeof indices1[item1] == "number") {
                                j1 = indices1[item1];
                                validate312.errors = [{ instancePath: instancePath + "/collections", schemaPath: "#/properties/collections/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 }, message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)", schema: true, parentSchema: schema422.properties.collections, data: data3 }];
                                return false;
                                break;
                              }
                              indices1[item1] = i3;
                            }
                          }
                        }
                      }
                    }
                  }
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.expires_at !== void 0) {
                  let data5 = data.expires_at;
                  const _errs12 = errors;
                  if (typeof data5 !== "string" && data5 !== null) {
                    validate312.errors = [{ instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/type", keyword: "type", params: { type: schema422.properties.expires_at.type }, message: "must be string,null", schema: schema422.properties.expires_at.type, parentSchema: schema422.properties.expires_at, data: data5 }];
                    return false;
                  }
                  if (errors === _errs12) {
                    if (errors === _errs12) {
                      if (typeof data5 === "string") {
                        if (!formats0.validate(data5)) {
                          validate312.errors = [{ instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema422.properties.expires_at, data: data5 }];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs12 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate312.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema422.type, parentSchema: schema422, data }];
      return false;
    }
  }
  validate312.errors = vErrors;
  return errors === 0;
}
validate312.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var updateKey0 = validate322;
var schema432 = { "type": "object", "minProperties": 1, "additionalProperties": false, "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "^[^\\x00-\\x1f\\x7f-\\x9f]+$", "x-detail": "must have 1 to 100 characters and no control characters" }, "scopes": { "type": "array", "minItems": 1, "maxItems": 3, "uniqueItems": true, "items": { "type": "string", "enum": ["read", "write", "admin"] } }, "collections": { "type": ["array", "null"], "minItems": 1, "maxItems": 100, "uniqueItems": true, "items": { "type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", "x-detail": 'must start with a letter or "_", followed by at most 63 letters, digits, "_" or "-"' } }, "expires_at": { "type": ["string", "null"], "format": "date-time" } } };
function validate322(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate322.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length < 1) {
        validate322.errors = [{ instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties", schema: 1, parentSchema: schema432, data }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name" || key0 === "scopes" || key0 === "collections" || key0 === "expires_at")) {
            validate322.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema432, data }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            let data0 = data.name;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func12(data0) > 100) {
                  validate322.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema432.properties.name, data: data0 }];
                  return false;
                } else {
                  if (func12(data0) < 1) {
                    validate322.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema432.properties.name, data: data0 }];
                    return false;
                  } else {
                    if (!pattern122.test(data0)) {
                      validate322.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^[^\\x00-\\x1f\\x7f-\\x9f]+$" }, message: 'must match pattern "^[^\\x00-\\x1f\\x7f-\\x9f]+$"', schema: "^[^\\x00-\\x1f\\x7f-\\x9f]+$", parentSchema: schema432.properties.name, data: data0 }];
                      return false;
                    }
                  }
                }
              } else {
                validate322.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema432.properties.name.type, parentSchema: schema432.properties.name, data: data0 }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.scopes !== void 0) {
              let data1 = data.scopes;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (Array.isArray(data1)) {
                  if (data1.length > 3) {
                    validate322.errors = [{ instancePath: instancePath + "/scopes", schemaPath: "#/properties/scopes/maxItems", keyword: "maxItems", params: { limit: 3 }, message: "must NOT have more than 3 items", schema: 3, parentSchema: schema432.properties.scopes, data: data1 }];
                    return false;
                  } else {
                    if (data1.length < 1) {
                      validate322.errors = [{ instancePath: instancePath + "/scopes", schemaPath: "#/properties/scopes/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema432.properties.scopes, data: data1 }];
                      return false;
                    } else {
                      var valid1 = true;
                      const len0 = data1.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let data2 = data1[i0];
                        const _errs6 = errors;
                        if (typeof data2 !== "string") {
                          validate322.errors = [{ instancePath: instancePath + "/scopes/" + i0, schemaPath: "#/properties/scopes/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema432.properties.scopes.items.type, parentSchema: schema432.properties.scopes.items, data: data2 }];
                          return false;
                        }
                        if (!(data2 === "read" || data2 === "write" || data2 === "admin")) {
                          validate322.errors = [{ instancePath: instancePath + "/scopes/" + i0, schemaPath: "#/properties/scopes/items/enum", keyword: "enum", params: { allowedValues: schema432.properties.scopes.items.enum }, message: "must be equal to one of the allowed values", schema: schema432.properties.scopes.items.enum, parentSchema: schema432.properties.scopes.items, data: data2 }];
                          return false;
                        }
                        var valid1 = _errs6 === errors;
                        if (!valid1) {
                          break;
                        }
                      }
                      if (valid1) {
                        let i1 = data1.length;
                        let j0;
                        if (i1 > 1) {
                          const indices0 = {};
                          for (; i1--; ) {
                            let item0 = data1[i1];
                            if (typeof item0 !== "string") {
                              continue;
                            }
                            if (typeof indices0[item0] == "number") {
                              j0 = indices0[item0];
                              validate322.errors = [{ instancePath: instancePath + "/scopes", schemaPath: "#/properties/scopes/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)", schema: true, parentSchema: schema432.properties.scopes, data: data1 }];
                              return false;
                              break;
                            }
                            indices0[item0] = i1;
                          }
                        }
                      }
                    }
                  }
                } else {
                  validate322.errors = [{ instancePath: instancePath + "/scopes", schemaPath: "#/properties/scopes/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema432.properties.scopes.type, parentSchema: schema432.properties.scopes, data: data1 }];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.collections !== void 0) {
                let data3 = data.collections;
                const _errs8 = errors;
                if (!Array.isArray(data3) && data3 !== null) {
                  validate322.errors = [{ instancePath: instancePath + "/collections", schemaPath: "#/properties/collections/type", keyword: "type", params: { type: schema432.properties.collections.type }, message: "must be array,null", schema: schema432.properties.collections.type, parentSchema: schema432.properties.collections, data: data3 }];
                  return false;
                }
                if (errors === _errs8) {
                  if (Array.isArray(data3)) {
                    if (data3.length > 100) {
                      validate322.errors = [{ instancePath: instancePath + "/collections", schemaPath: "#/properties/collections/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items", schema: 100, parentSchema: schema432.properties.collections, data: data3 }];
                      return false;
                    } else {
                      if (data3.length < 1) {
                        validate322.errors = [{ instancePath: instancePath + "/collections", schemaPath: "#/properties/collections/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema432.properties.collections, data: data3 }];
                        return false;
                      } else {
                        var valid3 = true;
                        const len1 = data3.length;
                        for (let i2 = 0; i2 < len1; i2++) {
                          let data4 = data3[i2];
                          const _errs10 = errors;
                          if (errors === _errs10) {
                            if (typeof data4 === "string") {
                              if (!pattern42.test(data4)) {
                                validate322.errors = [{ instancePath: instancePath + "/collections/" + i2, schemaPath: "#/properties/collections/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]{0,63}$"', schema: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", parentSchema: schema432.properties.collections.items, data: data4 }];
                                return false;
                              }
                            } else {
                              validate322.errors = [{ instancePath: instancePath + "/collections/" + i2, schemaPath: "#/properties/collections/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema432.properties.collections.items.type, parentSchema: schema432.properties.collections.items, data: data4 }];
                              return false;
                            }
                          }
                          var valid3 = _errs10 === errors;
                          if (!valid3) {
                            break;
                          }
                        }
                        if (valid3) {
                          let i3 = data3.length;
                          let j1;
                          if (i3 > 1) {
                            const indices1 = {};
                            for (; i3--; ) {
                              let item1 = data3[i3];
                              if (typeof item1 !== "string") {
                                continue;
                              }
                              if (typeof indices1[item1] == "number") {
                                j1 = indices1[item1];
                                validate322.errors = [{ instancePath: instancePath + "/collections", schemaPath: "#/properties/collections/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 }, message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)", schema: true, parentSchema: schema432.properties.collections, data: data3 }];
                                return false;
                                break;
                              }
                              indices1[item1] = i3;
                            }
                          }
                        }
                      }
                    }
                  }
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.expires_at !== void 0) {
                  let data5 = data.expires_at;
                  const _errs12 = errors;
                  if (typeof data5 !== "string" && data5 !== null) {
                    validate322.errors = [{ instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/type", keyword: "type", params: { type: schema432.properties.expires_at.type }, message: "must be string,null", schema: schema432.properties.expires_at.type, parentSchema: schema432.properties.expires_at, data: data5 }];
                    return false;
                  }
                  if (errors === _errs12) {
                    if (errors === _errs12) {
                      if (typeof data5 === "string") {
                        if (!formats0.validate(data5)) {
                          validate322.errors = [{ instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema432.properties.expires_at, data: data5 }];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs12 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate322.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema432.type, parentSchema: schema432, data }];
      return false;
    }
  }
  validate322.errors = vErrors;
  return errors === 0;
}
validate322.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var rotateKey0 = validate332;
var schema442 = { "type": "object", "additionalProperties": false, "properties": { "grace": { "type": "string", "pattern": "^([0-9]{1,6}[smhd]|[0-9]{1,5}w)$", "x-detail": "must be a duration such as 30d, 12h, 15m, 2s or 2w" } } };
var pattern16 = new RegExp("^([0-9]{1,6}[smhd]|[0-9]{1,5}w)$", "u");
function validate332(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate332.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "grace")) {
          validate332.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema442, data }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.grace !== void 0) {
          let data0 = data.grace;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (typeof data0 === "string") {
              if (!pattern16.test(data0)) {
                validate332.errors = [{ instancePath: instancePath + "/grace", schemaPath: "#/properties/grace/pattern", keyword: "pattern", params: { pattern: "^([0-9]{1,6}[smhd]|[0-9]{1,5}w)$" }, message: 'must match pattern "^([0-9]{1,6}[smhd]|[0-9]{1,5}w)$"', schema: "^([0-9]{1,6}[smhd]|[0-9]{1,5}w)$", parentSchema: schema442.properties.grace, data: data0 }];
                return false;
              }
            } else {
              validate332.errors = [{ instancePath: instancePath + "/grace", schemaPath: "#/properties/grace/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema442.properties.grace.type, parentSchema: schema442.properties.grace, data: data0 }];
              return false;
            }
          }
        }
      }
    } else {
      validate332.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema442.type, parentSchema: schema442, data }];
      return false;
    }
  }
  validate332.errors = vErrors;
  return errors === 0;
}
validate332.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var createTicket0 = validate342;
var schema452 = { "type": "object", "required": ["subject", "grants"], "additionalProperties": false, "properties": { "subject": { "type": "string", "minLength": 1, "maxLength": 128, "pattern": "^[A-Za-z0-9._~@:+|-]*$", "x-detail": "must have 1 to 128 letters, digits and . _ ~ @ : + | -" }, "expires_in": { "type": "integer", "minimum": 60, "maximum": 86400 }, "grants": { "type": "array", "minItems": 1, "maxItems": 16, "items": { "type": "object", "required": ["collection", "scopes"], "additionalProperties": false, "properties": { "collection": { "type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", "x-detail": 'must start with a letter or "_", followed by at most 63 letters, digits, "_" or "-"' }, "scopes": { "type": "array", "minItems": 1, "maxItems": 4, "uniqueItems": true, "items": { "type": "string", "enum": ["read", "insert", "update", "delete"] } }, "filter": { "type": "string", "maxLength": 2048, "x-detail": "is too long at character 2049: a filter can have at most 2,048 characters" }, "fields": { "type": "array", "minItems": 1, "maxItems": 50, "uniqueItems": true, "items": { "type": "string", "minLength": 1, "maxLength": 128, "pattern": "^[^\\x00-\\x1f\\x7f]*$", "x-detail": "must have 1 to 128 characters and no ASCII control characters" } } } } } } };
var pattern17 = new RegExp("^[A-Za-z0-9._~@:+|-]*$", "u");
function validate342(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate342.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.subject === void 0 && (missing0 = "subject") || data.grants === void 0 && (missing0 = "grants")) {
        validate342.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'", schema: schema452.required, parentSchema: schema452, data }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "subject" || key0 === "expires_in" || key0 === "grants")) {
            validate342.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema452, data }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.subject !== void 0) {
            let data0 = data.subject;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func12(data0) > 128) {
                  validate342.errors = [{ instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters", schema: 128, parentSchema: schema452.properties.subject, data: data0 }];
                  return false;
                } else {
                  if (func12(data0) < 1) {
                    validate342.errors = [{ instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema452.properties.subject, data: data0 }];
                    return false;
                  } else {
                    if (!pattern17.test(data0)) {
                      validate342.errors = [{ instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9._~@:+|-]*$" }, message: 'must match pattern "^[A-Za-z0-9._~@:+|-]*$"', schema: "^[A-Za-z0-9._~@:+|-]*$", parentSchema: schema452.properties.subject, data: data0 }];
                      return false;
                    }
                  }
                }
              } else {
                validate342.errors = [{ instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema452.properties.subject.type, parentSchema: schema452.properties.subject, data: data0 }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.expires_in !== void 0) {
              let data1 = data.expires_in;
              const _errs4 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate342.errors = [{ instancePath: instancePath + "/expires_in", schemaPath: "#/properties/expires_in/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema452.properties.expires_in.type, parentSchema: schema452.properties.expires_in, data: data1 }];
                return false;
              }
              if (errors === _errs4) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 > 86400 || isNaN(data1)) {
                    validate342.errors = [{ instancePath: instancePath + "/expires_in", schemaPath: "#/properties/expires_in/maximum", keyword: "maximum", params: { comparison: "<=", limit: 86400 }, message: "must be <= 86400", schema: 86400, parentSchema: schema452.properties.expires_in, data: data1 }];
                    return false;
                  } else {
                    if (data1 < 60 || isNaN(data1)) {
                      validate342.errors = [{ instancePath: instancePath + "/expires_in", schemaPath: "#/properties/expires_in/minimum", keyword: "minimum", params: { comparison: ">=", limit: 60 }, message: "must be >= 60", schema: 60, parentSchema: schema452.properties.expires_in, data: data1 }];
                      return false;
                    }
                  }
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.grants !== void 0) {
                let data2 = data.grants;
                const _errs6 = errors;
                if (errors === _errs6) {
                  if (Array.isArray(data2)) {
                    if (data2.length > 16) {
                      validate342.errors = [{ instancePath: instancePath + "/grants", schemaPath: "#/properties/grants/maxItems", keyword: "maxItems", params: { limit: 16 }, message: "must NOT have more than 16 items", schema: 16, parentSchema: schema452.properties.grants, data: data2 }];
                      return false;
                    } else {
                      if (data2.length < 1) {
                        validate342.errors = [{ instancePath: instancePath + "/grants", schemaPath: "#/properties/grants/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema452.properties.grants, data: data2 }];
                        return false;
                      } else {
                        var valid1 = true;
                        const len0 = data2.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let data3 = data2[i0];
                          const _errs8 = errors;
                          if (errors === _errs8) {
                            if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                              let missing1;
                              if (data3.collection === void 0 && (missing1 = "collection") || data3.scopes === void 0 && (missing1 = "scopes")) {
                                validate342.errors = [{ instancePath: instancePath + "/grants/" + i0, schemaPath: "#/properties/grants/items/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'", schema: schema452.properties.grants.items.required, parentSchema: schema452.properties.grants.items, data: data3 }];
                                return false;
                              } else {
                                const _errs10 = errors;
                                for (const key1 in data3) {
                                  if (!(key1 === "collection" || key1 === "scopes" || key1 === "filter" || key1 === "fields")) {
                                    validate342.errors = [{ instancePath: instancePath + "/grants/" + i0, schemaPath: "#/properties/grants/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema452.properties.grants.items, data: data3 }];
                                    return false;
                                    break;
                                  }
                                }
                                if (_errs10 === errors) {
                                  if (data3.collection !== void 0) {
                                    let data4 = data3.collection;
                                    const _errs11 = errors;
                                    if (errors === _errs11) {
                                      if (typeof data4 === "string") {
                                        if (!pattern42.test(data4)) {
                                          validate342.errors = [{ instancePath: instancePath + "/grants/" + i0 + "/collection", schemaPath: "#/properties/grants/items/properties/collection/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]{0,63}$"', schema: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$", parentSchema: schema452.properties.grants.items.properties.collection, data: data4 }];
                                          return false;
                                        }
                                      } else {
                                        validate342.errors = [{ instancePath: instancePath + "/grants/" + i0 + "/collection", schemaPath: "#/properties/grants/items/properties/collection/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema452.properties.grants.items.properties.collection.type, parentSchema: schema452.properties.grants.items.properties.collection, data: data4 }];
                                        return false;
                                      }
                                    }
                                    var valid2 = _errs11 === errors;
                                  } else {
                                    var valid2 = true;
                                  }
                                  if (valid2) {
                                    if (data3.scopes !== void 0) {
                                      let data5 = data3.scopes;
                                      const _errs13 = errors;
                                      if (errors === _errs13) {
                                        if (Array.isArray(data5)) {
                                          if (data5.length > 4) {
                                            validate342.errors = [{ instancePath: instancePath + "/grants/" + i0 + "/scopes", schemaPath: "#/properties/grants/items/properties/scopes/maxItems", keyword: "maxItems", params: { limit: 4 }, message: "must NOT have more than 4 items", schema: 4, parentSchema: schema452.properties.grants.items.properties.scopes, data: data5 }];
                                            return false;
                                          } else {
                                            if (data5.length < 1) {
                                              validate342.errors = [{ instancePath: instancePath + "/grants/" + i0 + "/scopes", schemaPath: "#/properties/grants/items/properties/scopes/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema452.properties.grants.items.properties.scopes, data: data5 }];
                                              return false;
                                            } else {
                                              var valid3 = true;
                                              const len1 = data5.length;
                                              for (let i1 = 0; i1 < len1; i1++) {
                                                let data6 = data5[i1];
                                                const _errs15 = errors;
                                                if (typeof data6 !== "string") {
                                                  validate342.errors = [{ instancePath: instancePath + "/grants/" + i0 + "/scopes/" + i1, schemaPath: "#/properties/grants/items/properties/scopes/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema452.properties.grants.items.properties.scopes.items.type, parentSchema: schema452.properties.grants.items.properties.scopes.items, data: data6 }];
                                                  return false;
                                                }
                                                if (!(data6 === "read" || data6 === "insert" || data6 === "update" || data6 === "delete")) {
                                                  validate342.errors = [{ instancePath: instancePath + "/grants/" + i0 + "/scopes/" + i1, schemaPath: "#/properties/grants/items/properties/scopes/items/enum", keyword: "enum", params: { allowedValues: schema452.properties.grants.items.properties.scopes.items.enum }, message: "must be equal to one of the allowed values", schema: schema452.properties.grants.items.properties.scopes.items.enum, parentSchema: schema452.properties.grants.items.properties.scopes.items, data: data6 }];
                                                  return false;
                                                }
                                                var valid3 = _errs15 === errors;
                                                if (!valid3) {
                                                  break;
                                                }
                                              }
                                              if (valid3) {
                                                let i2 = data5.length;
                                                let j0;
                                                if (i2 > 1) {
                                                  const indices0 = {};
                                                  for (; i2--; ) {
                                                    let item0 = data5[i2];
                                                    if (typeof item0 !== "string") {
                                                      continue;
                                                    }
                                                    if (typeof indices0[item0] == "number") {
                                                      j0 = indices0[item0];
                                                      validate342.errors = [{ instancePath: instancePath + "/grants/" + i0 + "/scopes", schemaPath: "#/properties/grants/items/properties/scopes/uniqueItems", keyword: "uniqueItems", params: { i: i2, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i2 + " are identical)", schema: true, parentSchema: schema452.properties.grants.items.properties.scopes, data: data5 }];
                                                      return false;
                                                      break;
                                                    }
                                                    indices0[item0] = i2;
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        } else {
                                          validate342.errors = [{ instancePath: instancePath + "/grants/" + i0 + "/scopes", schemaPath: "#/properties/grants/items/properties/scopes/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema452.properties.grants.items.properties.scopes.type, parentSchema: schema452.properties.grants.items.properties.scopes, data: data5 }];
                                          return false;
                                        }
                                      }
                                      var valid2 = _errs13 === errors;
                                    } else {
                                      var valid2 = true;
                                    }
                                    if (valid2) {
                                      if (data3.filter !== void 0) {
                                        let data7 = data3.filter;
                                        const _errs17 = errors;
                                        if (errors === _errs17) {
                                          if (typeof data7 === "string") {
                                            if (func12(data7) > 2048) {
                                              validate342.errors = [{ instancePath: instancePath + "/grants/" + i0 + "/filter", schemaPath: "#/properties/grants/items/properties/filter/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters", schema: 2048, parentSchema: schema452.properties.grants.items.properties.filter, data: data7 }];
                                              return false;
                                            }
                                          } else {
                                            validate342.errors = [{ instancePath: instancePath + "/grants/" + i0 + "/filter", schemaPath: "#/properties/grants/items/properties/filter/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema452.properties.grants.items.properties.filter.type, parentSchema: schema452.properties.grants.items.properties.filter, data: data7 }];
                                            return false;
                                          }
                                        }
                                        var valid2 = _errs17 === errors;
                                      } else {
                                        var valid2 = true;
                                      }
                                      if (valid2) {
                                        if (data3.fields !== void 0) {
                                          let data8 = data3.fields;
                                          const _errs19 = errors;
                                          if (errors === _errs19) {
                                            if (Array.isArray(data8)) {
                                              if (data8.length > 50) {
                                                validate342.errors = [{ instancePath: instancePath + "/grants/" + i0 + "/fields", schemaPath: "#/properties/grants/items/properties/fields/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema452.properties.grants.items.properties.fields, data: data8 }];
                                                return false;
                                              } else {
                                                if (data8.length < 1) {
                                                  validate342.errors = [{ instancePath: instancePath + "/grants/" + i0 + "/fields", schemaPath: "#/properties/grants/items/properties/fields/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema452.properties.grants.items.properties.fields, data: data8 }];
                                                  return false;
                                                } else {
                                                  var valid5 = true;
                                                  const len2 = data8.length;
                                                  for (let i3 = 0; i3 < len2; i3++) {
                                                    let data9 = data8[i3];
                                                    const _errs21 = errors;
                                                    if (errors === _errs21) {
                                                      if (typeof data9 === "string") {
                                                        if (func12(data9) > 128) {
                                                          validate342.errors = [{ instancePath: instancePath + "/grants/" + i0 + "/fields/" + i3, schemaPath: "#/properties/grants/items/properties/fields/items/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters", schema: 128, parentSchema: schema452.properties.grants.items.properties.fields.items, data: data9 }];
                                                          return false;
                                                        } else {
                                                          if (func12(data9) < 1) {
                                                            validate342.errors = [{ instancePath: instancePath + "/grants/" + i0 + "/fields/" + i3, schemaPath: "#/properties/grants/items/properties/fields/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema452.properties.grants.items.properties.fields.items, data: data9 }];
                                                            return false;
                                                          } else {
                                                            if (!pattern11.test(data9)) {
                                                              validate342.errors = [{ instancePath: instancePath + "/grants/" + i0 + "/fields/" + i3, schemaPath: "#/properties/grants/items/properties/fields/items/pattern", keyword: "pattern", params: { pattern: "^[^\\x00-\\x1f\\x7f]*$" }, message: 'must match pattern "^[^\\x00-\\x1f\\x7f]*$"', schema: "^[^\\x00-\\x1f\\x7f]*$", parentSchema: schema452.properties.grants.items.properties.fields.items, data: data9 }];
                                                              return false;
                                                            }
                                                          }
                                                        }
                                                      } else {
                                                        validate342.errors = [{ instancePath: instancePath + "/grants/" + i0 + "/fields/" + i3, schemaPath: "#/properties/grants/items/properties/fields/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema452.properties.grants.items.properties.fields.items.type, parentSchema: schema452.properties.grants.items.properties.fields.items, data: data9 }];
                                                        return false;
                                                      }
                                                    }
                                                    var valid5 = _errs21 === errors;
                                                    if (!valid5) {
                                                      break;
                                                    }
                                                  }
                                                  if (valid5) {
                                                    let i4 = data8.length;
                                                    let j1;
                                                    if (i4 > 1) {
                                                      const indices1 = {};
                                                      for (; i4--; ) {
                                                        let item1 = data8[i4];
                                                        if (typeof item1 !== "string") {
                                                          continue;
                                                        }
                                                        if (typeof indices1[item1] == "number") {
                                                          j1 = indices1[item1];
                                                          validate342.errors = [{ instancePath: instancePath + "/grants/" + i0 + "/fields", schemaPath: "#/properties/grants/items/properties/fields/uniqueItems", keyword: "uniqueItems", params: { i: i4, j: j1 }, message: "must NOT have duplicate items (items ## " + j1 + " and " + i4 + " are identical)", schema: true, parentSchema: schema452.properties.grants.items.properties.fields, data: data8 }];
                                                          return false;
                                                          break;
                                                        }
                                                        indices1[item1] = i4;
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            } else {
                                              validate342.errors = [{ instancePath: instancePath + "/grants/" + i0 + "/fields", schemaPath: "#/properties/grants/items/properties/fields/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema452.properties.grants.items.properties.fields.type, parentSchema: schema452.properties.grants.items.properties.fields, data: data8 }];
                                              return false;
                                            }
                                          }
                                          var valid2 = _errs19 === errors;
                                        } else {
                                          var valid2 = true;
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            } else {
                              validate342.errors = [{ instancePath: instancePath + "/grants/" + i0, schemaPath: "#/properties/grants/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema452.properties.grants.items.type, parentSchema: schema452.properties.grants.items, data: data3 }];
                              return false;
                            }
                          }
                          var valid1 = _errs8 === errors;
                          if (!valid1) {
                            break;
                          }
                        }
                      }
                    }
                  } else {
                    validate342.errors = [{ instancePath: instancePath + "/grants", schemaPath: "#/properties/grants/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema452.properties.grants.type, parentSchema: schema452.properties.grants, data: data2 }];
                    return false;
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate342.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema452.type, parentSchema: schema452, data }];
      return false;
    }
  }
  validate342.errors = vErrors;
  return errors === 0;
}
validate342.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };

// validators.js
var parameterValidators = { listCollections, createCollection, getCollection, deleteCollection, listRows, insertRows, updateRows, deleteRows, batchRows, exportRows, listChanges, streamChanges, getRow, replaceRow, updateRow, deleteRow, getSchema, setSchema, removeSchema, getRowKey, setRowKey, removeRowKey, listKeys, createKey, getKey, updateKey, deleteKey, rotateKey, createTicket, revokeTickets, getUsage, getUsageHistory, openFeed, getHealth, getReady, getOpenapiJson, getOpenapiYaml, getOpenapi30Json, getAsyncapiJson, getAsyncapiYaml, getArazzoJson, getArazzoYaml, getContractOpenapiJson, getContractOpenapiYaml, getContractOpenapi30Json, getContractAsyncapiJson, getContractAsyncapiYaml, getContractArazzoJson, getContractArazzoYaml, getRoot, getConsole, getConsoleAsset, getDocs, getDocsSearch, getLlmsText, getGuide };
var bodyValidators = { listCollections: {}, createCollection: { "application/json": createCollection0 }, getCollection: {}, deleteCollection: {}, listRows: {}, insertRows: { "application/json": insertRows0 }, updateRows: { "application/json": updateRows0, "application/merge-patch+json": updateRows1 }, deleteRows: {}, batchRows: { "application/json": batchRows0 }, exportRows: {}, listChanges: {}, streamChanges: {}, getRow: {}, replaceRow: { "application/json": replaceRow0 }, updateRow: { "application/json": updateRow0, "application/merge-patch+json": updateRow1 }, deleteRow: {}, getSchema: {}, setSchema: { "application/json": setSchema0, "application/schema+json": setSchema1 }, removeSchema: {}, getRowKey: {}, setRowKey: { "application/json": setRowKey0 }, removeRowKey: {}, listKeys: {}, createKey: { "application/json": createKey0 }, getKey: {}, updateKey: { "application/json": updateKey0 }, deleteKey: {}, rotateKey: { "application/json": rotateKey0 }, createTicket: { "application/json": createTicket0 }, revokeTickets: {}, getUsage: {}, getUsageHistory: {}, openFeed: {}, getHealth: {}, getReady: {}, getOpenapiJson: {}, getOpenapiYaml: {}, getOpenapi30Json: {}, getAsyncapiJson: {}, getAsyncapiYaml: {}, getArazzoJson: {}, getArazzoYaml: {}, getContractOpenapiJson: {}, getContractOpenapiYaml: {}, getContractOpenapi30Json: {}, getContractAsyncapiJson: {}, getContractAsyncapiYaml: {}, getContractArazzoJson: {}, getContractArazzoYaml: {}, getRoot: {}, getConsole: {}, getConsoleAsset: {}, getDocs: {}, getDocsSearch: {}, getLlmsText: {}, getGuide: {} };

export interface ValidationError {
  /** A JSON Pointer to the value. */
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The schema that the value does not meet. */
  readonly parentSchema: Readonly<Record<string, unknown>>;
  /** The value. */
  readonly data: unknown;
}

export interface Validator {
  (value: unknown): boolean;
  /** Of the last call. */
  errors?: readonly ValidationError[] | null;
}

/** Take an object of an operation's parameters by name; they report every error. */
export const validatorsOfParameters: Readonly<Record<OperationId, Validator>> = parameterValidators;

/** Take a body, by its media type; they report the first error. */
export const validatorsOfBody: Readonly<Record<OperationId, Readonly<Record<string, Validator>>>> = bodyValidators;
