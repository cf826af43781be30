// Generated from openapi.yaml, asyncapi.yaml and src/docs by npm run generate. Do not edit.
// @ts-nocheck: this is ajv's code, in JavaScript
import type { ErrorCode, OperationId } from './operations.js';
var __defProp = Object.defineProperty;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};

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

// node_modules/fast-deep-equal/index.js
var require_fast_deep_equal = __commonJS({
  "node_modules/fast-deep-equal/index.js"(exports, module) {
    "use strict";
    module.exports = function equal(a, b) {
      if (a === b) return true;
      if (a && b && typeof a == "object" && typeof b == "object") {
        if (a.constructor !== b.constructor) return false;
        var length, i, keys;
        if (Array.isArray(a)) {
          length = a.length;
          if (length != b.length) return false;
          for (i = length; i-- !== 0; )
            if (!equal(a[i], b[i])) return false;
          return true;
        }
        if (a.constructor === RegExp) return a.source === b.source && a.flags === b.flags;
        if (a.valueOf !== Object.prototype.valueOf) return a.valueOf() === b.valueOf();
        if (a.toString !== Object.prototype.toString) return a.toString() === b.toString();
        keys = Object.keys(a);
        length = keys.length;
        if (length !== Object.keys(b).length) return false;
        for (i = length; i-- !== 0; )
          if (!Object.prototype.hasOwnProperty.call(b, keys[i])) return false;
        for (i = length; i-- !== 0; ) {
          var key = keys[i];
          if (!equal(a[key], b[key])) return false;
        }
        return true;
      }
      return a !== a && b !== b;
    };
  }
});

// node_modules/ajv/dist/runtime/equal.js
var require_equal = __commonJS({
  "node_modules/ajv/dist/runtime/equal.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var equal = require_fast_deep_equal();
    equal.code = 'require("ajv/dist/runtime/equal").default';
    exports.default = equal;
  }
});

// compiled:compiled
var compiled_exports = {};
__export(compiled_exports, {
  AcceptedCodingsHeader: () => AcceptedCodingsHeader,
  AcceptedPatchesHeader: () => AcceptedPatchesHeader,
  AcceptedTypesHeader: () => AcceptedTypesHeader,
  ArazzoDocument: () => ArazzoDocument,
  AsyncapiDocument: () => AsyncapiDocument,
  Batch: () => Batch,
  BatchOperation: () => BatchOperation,
  BatchResults: () => BatchResults,
  BookmarkEvent: () => BookmarkEvent,
  BookmarkFrame: () => BookmarkFrame,
  Change: () => Change,
  ChangeEvent: () => ChangeEvent,
  ChangeList: () => ChangeList,
  Collection: () => Collection,
  CollectionCursorHeader: () => CollectionCursorHeader,
  CollectionDetails: () => CollectionDetails,
  CollectionIndex: () => CollectionIndex,
  CollectionInput: () => CollectionInput,
  CollectionList: () => CollectionList,
  CollectionName: () => CollectionName,
  CollectionSchema: () => CollectionSchema,
  CollectionSchemaInput: () => CollectionSchemaInput,
  CommitTime: () => CommitTime,
  ConnectionOfRefusedUpgradeHeader: () => ConnectionOfRefusedUpgradeHeader,
  ConnectionUpgradeHeader: () => ConnectionUpgradeHeader,
  ConsoleLocationHeader: () => ConsoleLocationHeader,
  ContentEncodingHeader: () => ContentEncodingHeader,
  ContentSecurityPolicyHeader: () => ContentSecurityPolicyHeader,
  ContractETagHeader: () => ContractETagHeader,
  CountAppliedHeader: () => CountAppliedHeader,
  CreatedKey: () => CreatedKey,
  Cursor: () => Cursor,
  DeleteEvent: () => DeleteEvent,
  DeleteFrame: () => DeleteFrame,
  DeleteOperation: () => DeleteOperation,
  DocsSection: () => DocsSection,
  DocsSections: () => DocsSections,
  DocumentETagHeader: () => DocumentETagHeader,
  DocumentInfo: () => DocumentInfo,
  EnterEvent: () => EnterEvent,
  EnterFrame: () => EnterFrame,
  EventKind: () => EventKind,
  EventStream: () => EventStream,
  ExportedText: () => ExportedText,
  FieldNames: () => FieldNames,
  GuideText: () => GuideText,
  Health: () => Health,
  HtmlPage: () => HtmlPage,
  IdempotencyKey: () => IdempotencyKey,
  IdempotentReplayedHeader: () => IdempotentReplayedHeader,
  ImmutableHeader: () => ImmutableHeader,
  IndexProgress: () => IndexProgress,
  InsertEvent: () => InsertEvent,
  InsertFrame: () => InsertFrame,
  InsertOperation: () => InsertOperation,
  InsertedRowList: () => InsertedRowList,
  Key: () => Key,
  KeyCollections: () => KeyCollections,
  KeyExpiry: () => KeyExpiry,
  KeyId: () => KeyId,
  KeyInput: () => KeyInput,
  KeyList: () => KeyList,
  KeyName: () => KeyName,
  KeyPatch: () => KeyPatch,
  KeyRotation: () => KeyRotation,
  KeyScope: () => KeyScope,
  KeyScopes: () => KeyScopes,
  KeyUsage: () => KeyUsage,
  LeaveEvent: () => LeaveEvent,
  LeaveFrame: () => LeaveFrame,
  ListETagHeader: () => ListETagHeader,
  LocationHeader: () => LocationHeader,
  NextAfterHeader: () => NextAfterHeader,
  NextCollectionHeader: () => NextCollectionHeader,
  NextCollectionLinkHeader: () => NextCollectionLinkHeader,
  NextKeyHeader: () => NextKeyHeader,
  NextKeyLinkHeader: () => NextKeyLinkHeader,
  NextLinkHeader: () => NextLinkHeader,
  NoBufferingHeader: () => NoBufferingHeader,
  NoCacheHeader: () => NoCacheHeader,
  NoSniffHeader: () => NoSniffHeader,
  NoStoreHeader: () => NoStoreHeader,
  OpenapiDocument: () => OpenapiDocument,
  OperationResult: () => OperationResult,
  PrivateNoCacheHeader: () => PrivateNoCacheHeader,
  ProblemCode: () => ProblemCode,
  ProblemDetails: () => ProblemDetails,
  RateLimitHeader: () => RateLimitHeader,
  RateLimitPolicyHeader: () => RateLimitPolicyHeader,
  ReplaceOperation: () => ReplaceOperation,
  RequestIdHeader: () => RequestIdHeader,
  RetryAfterHeader: () => RetryAfterHeader,
  RetryInProgressHeader: () => RetryInProgressHeader,
  ReturnAppliedHeader: () => ReturnAppliedHeader,
  Row: () => Row,
  RowETagHeader: () => RowETagHeader,
  RowEvent: () => RowEvent,
  RowFields: () => RowFields,
  RowFrame: () => RowFrame,
  RowId: () => RowId,
  RowInput: () => RowInput,
  RowInputList: () => RowInputList,
  RowKey: () => RowKey,
  RowKeyField: () => RowKeyField,
  RowKeyInput: () => RowKeyInput,
  RowList: () => RowList,
  RowMergePatch: () => RowMergePatch,
  RowPatch: () => RowPatch,
  RowReplacement: () => RowReplacement,
  RowVersions: () => RowVersions,
  RowsDeleted: () => RowsDeleted,
  RowsInsertedHeader: () => RowsInsertedHeader,
  RowsMergePatch: () => RowsMergePatch,
  RowsPatch: () => RowsPatch,
  RowsUnchangedHeader: () => RowsUnchangedHeader,
  RowsUpdated: () => RowsUpdated,
  RowsUpdatedHeader: () => RowsUpdatedHeader,
  SchemaETagHeader: () => SchemaETagHeader,
  SchemaSinceHeader: () => SchemaSinceHeader,
  Seq: () => Seq,
  SourceText: () => SourceText,
  Ticket: () => Ticket,
  TicketGrant: () => TicketGrant,
  TicketInput: () => TicketInput,
  TicketScope: () => TicketScope,
  TicketSubject: () => TicketSubject,
  TotalCountHeader: () => TotalCountHeader,
  UnchangedSince: () => UnchangedSince,
  UpdateEvent: () => UpdateEvent,
  UpdateFrame: () => UpdateFrame,
  UpdateOperation: () => UpdateOperation,
  UpgradeHeader: () => UpgradeHeader,
  UpsertOperation: () => UpsertOperation,
  Usage: () => Usage,
  UsageBytes: () => UsageBytes,
  UsageCollections: () => UsageCollections,
  UsageDay: () => UsageDay,
  UsageHistory: () => UsageHistory,
  UsagePeriod: () => UsagePeriod,
  UsageRequests: () => UsageRequests,
  UsageRows: () => UsageRows,
  ValidationItem: () => ValidationItem,
  VaryEncodingHeader: () => VaryEncodingHeader,
  WebSocketAcceptHeader: () => WebSocketAcceptHeader,
  WebSocketVersionHeader: () => WebSocketVersionHeader,
  WwwAuthenticateHeader: () => WwwAuthenticateHeader
});
var CollectionName = validate52;
var pattern3 = new RegExp("^[A-Za-z_][A-Za-z0-9_-]{0,63}$", "u");
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
  if (typeof data === "string") {
    if (!pattern3.test(data)) {
      const err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]{0,63}$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]{0,63}$"' };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate52.errors = vErrors;
  return errors === 0;
}
validate52.evaluated = { "dynamicProps": false, "dynamicItems": false };
var Collection = validate53;
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
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "name")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (!validate52(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate53.errors = vErrors;
  return errors === 0;
}
validate53.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var CollectionList = validate55;
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
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      if (!validate53(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate55.errors = vErrors;
  return errors === 0;
}
validate55.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var CollectionInput = validate57;
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
    if (data.name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "name")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (!validate52(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate57.errors = vErrors;
  return errors === 0;
}
validate57.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var CollectionDetails = validate59;
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
    if (data.fields === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fields" }, message: "must have required property 'fields'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.percent === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "percent" }, message: "must have required property 'percent'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.fields !== void 0) {
      let data0 = data.fields;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err2 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data0[i0] !== "string") {
            const err3 = { instancePath: instancePath + "/fields/" + i0, schemaPath: "#/properties/fields/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
      } else {
        const err4 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.percent !== void 0) {
      let data2 = data.percent;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err5 = { instancePath: instancePath + "/percent", schemaPath: "#/properties/percent/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 100 || isNaN(data2)) {
          const err6 = { instancePath: instancePath + "/percent", schemaPath: "#/properties/percent/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          const err7 = { instancePath: instancePath + "/percent", schemaPath: "#/properties/percent/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
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
validate61.evaluated = { "props": { "fields": true, "percent": true }, "dynamicProps": false, "dynamicItems": false };
var formats0 = require_formats().fullFormats["date-time"];
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
    if (data.name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.rows === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rows" }, message: "must have required property 'rows'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.created_at === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.indexes === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "indexes" }, message: "must have required property 'indexes'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.name !== void 0) {
      if (!validate52(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
        errors = vErrors.length;
      }
    }
    if (data.rows !== void 0) {
      let data1 = data.rows;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err4 = { instancePath: instancePath + "/rows", schemaPath: "#/properties/rows/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 0 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/rows", schemaPath: "#/properties/rows/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    }
    if (data.created_at !== void 0) {
      let data2 = data.created_at;
      if (typeof data2 === "string") {
        if (!formats0.validate(data2)) {
          const err6 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.indexes !== void 0) {
      let data3 = data.indexes;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate61(data3[i0], { instancePath: instancePath + "/indexes/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err8 = { instancePath: instancePath + "/indexes", schemaPath: "#/properties/indexes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate59.errors = vErrors;
  return errors === 0;
}
validate59.evaluated = { "props": { "name": true, "rows": true, "created_at": true, "indexes": true }, "dynamicProps": false, "dynamicItems": false };
var RowKey = validate63;
var func1 = require_ucs2length().default;
var pattern4 = new RegExp("^[^\\x00-\\x1f\\x7f]*$", "u");
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
  if (typeof data === "string") {
    if (func1(data) > 128) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (func1(data) < 1) {
      const err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (!pattern4.test(data)) {
      const err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[^\\x00-\\x1f\\x7f]*$" }, message: 'must match pattern "^[^\\x00-\\x1f\\x7f]*$"' };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate64.errors = vErrors;
  return errors === 0;
}
validate64.evaluated = { "dynamicProps": false, "dynamicItems": false };
var func0 = require_equal().default;
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
    if (data.fields === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fields" }, message: "must have required property 'fields'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.fields !== void 0) {
      let data0 = data.fields;
      if (Array.isArray(data0)) {
        if (data0.length > 3) {
          const err1 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/maxItems", keyword: "maxItems", params: { limit: 3 }, message: "must NOT have more than 3 items" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data0.length < 1) {
          const err2 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate64(data0[i0], { instancePath: instancePath + "/fields/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
            errors = vErrors.length;
          }
        }
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; ) {
              for (j0 = i1; j0--; ) {
                if (func0(data0[i1], data0[j0])) {
                  const err3 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
                  if (vErrors === null) {
                    vErrors = [err3];
                  } else {
                    vErrors.push(err3);
                  }
                  errors++;
                  break outer0;
                }
              }
            }
        }
      } else {
        const err4 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate63.errors = vErrors;
  return errors === 0;
}
validate63.evaluated = { "props": { "fields": true }, "dynamicProps": false, "dynamicItems": false };
var RowKeyInput = validate66;
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
    if (data.fields === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fields" }, message: "must have required property 'fields'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "fields")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.fields !== void 0) {
      let data0 = data.fields;
      if (Array.isArray(data0)) {
        if (data0.length > 3) {
          const err2 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/maxItems", keyword: "maxItems", params: { limit: 3 }, message: "must NOT have more than 3 items" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0.length < 1) {
          const err3 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate64(data0[i0], { instancePath: instancePath + "/fields/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
            errors = vErrors.length;
          }
        }
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; ) {
              for (j0 = i1; j0--; ) {
                if (func0(data0[i1], data0[j0])) {
                  const err4 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                  break outer0;
                }
              }
            }
        }
      } else {
        const err5 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
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
validate66.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var RowKeyField = validate64;
var CollectionIndex = validate61;
var CollectionSchema = validate68;
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
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate68.errors = vErrors;
  return errors === 0;
}
validate68.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var CollectionSchemaInput = validate69;
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  validate69.errors = null;
  return true;
}
validate69.evaluated = { "dynamicProps": false, "dynamicItems": false };
var RowId = validate70;
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
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 9007199254740991 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data < 1 || isNaN(data)) {
      const err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  validate70.errors = vErrors;
  return errors === 0;
}
validate70.evaluated = { "dynamicProps": false, "dynamicItems": false };
var RowFields = validate71;
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
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate71.errors = vErrors;
  return errors === 0;
}
validate71.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var Row = validate72;
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
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/allOf/0/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.id !== void 0) {
      if (!validate70(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/allOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  if (!validate71(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
    errors = vErrors.length;
  }
  validate72.errors = vErrors;
  return errors === 0;
}
validate72.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var RowList = validate75;
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
  if (Array.isArray(data)) {
    if (data.length > 1e3) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      if (!validate72(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate75.errors = vErrors;
  return errors === 0;
}
validate75.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var RowInput = validate77;
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate77.evaluated;
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
    const err2 = { instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
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
  if (data && typeof data == "object" && !Array.isArray(data)) {
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate77.errors = vErrors;
  return errors === 0;
}
validate77.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var RowInputList = validate78;
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate78.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    if (data.length > 1e3) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.length < 1) {
      const err1 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      if (!validate77(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate78.errors = vErrors;
  return errors === 0;
}
validate78.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var InsertedRowList = validate80;
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate80.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    if (data.length > 1e3) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.length < 1) {
      const err1 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      if (!validate72(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate80.errors = vErrors;
  return errors === 0;
}
validate80.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var RowPatch = validate82;
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate82.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate82.errors = vErrors;
  return errors === 0;
}
validate82.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var RowMergePatch = validate83;
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate83.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate83.errors = vErrors;
  return errors === 0;
}
validate83.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var ExportedText = validate84;
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate84.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate84.errors = vErrors;
  return errors === 0;
}
validate84.evaluated = { "dynamicProps": false, "dynamicItems": false };
var EventStream = validate85;
function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate85.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate85.errors = vErrors;
  return errors === 0;
}
validate85.evaluated = { "dynamicProps": false, "dynamicItems": false };
var RowReplacement = validate86;
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate86.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate86.errors = vErrors;
  return errors === 0;
}
validate86.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var RowsPatch = validate87;
function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate87.evaluated;
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
    const err2 = { instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
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
  if (data && typeof data == "object" && !Array.isArray(data)) {
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate87.errors = vErrors;
  return errors === 0;
}
validate87.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var RowsMergePatch = validate88;
function validate88(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate88.evaluated;
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
    const err2 = { instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
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
  if (data && typeof data == "object" && !Array.isArray(data)) {
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate88.errors = vErrors;
  return errors === 0;
}
validate88.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var RowsUpdated = validate89;
function validate89(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate89.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.matched === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "matched" }, message: "must have required property 'matched'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.changed === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "changed" }, message: "must have required property 'changed'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.matched !== void 0) {
      let data0 = data.matched;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err2 = { instancePath: instancePath + "/matched", schemaPath: "#/properties/matched/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 1e3 || isNaN(data0)) {
          const err3 = { instancePath: instancePath + "/matched", schemaPath: "#/properties/matched/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          const err4 = { instancePath: instancePath + "/matched", schemaPath: "#/properties/matched/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    }
    if (data.changed !== void 0) {
      let data1 = data.changed;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err5 = { instancePath: instancePath + "/changed", schemaPath: "#/properties/changed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 1e3 || isNaN(data1)) {
          const err6 = { instancePath: instancePath + "/changed", schemaPath: "#/properties/changed/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          const err7 = { instancePath: instancePath + "/changed", schemaPath: "#/properties/changed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate89.errors = vErrors;
  return errors === 0;
}
validate89.evaluated = { "props": { "matched": true, "changed": true }, "dynamicProps": false, "dynamicItems": false };
var RowsDeleted = validate90;
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate90.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.deleted === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deleted" }, message: "must have required property 'deleted'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.deleted !== void 0) {
      let data0 = data.deleted;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err1 = { instancePath: instancePath + "/deleted", schemaPath: "#/properties/deleted/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 1e3 || isNaN(data0)) {
          const err2 = { instancePath: instancePath + "/deleted", schemaPath: "#/properties/deleted/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          const err3 = { instancePath: instancePath + "/deleted", schemaPath: "#/properties/deleted/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate90.errors = vErrors;
  return errors === 0;
}
validate90.evaluated = { "props": { "deleted": true }, "dynamicProps": false, "dynamicItems": false };
var Batch = validate91;
var schema48 = { "type": "object", "additionalProperties": false, "required": ["op", "row"], "properties": { "op": { "type": "string", "enum": ["insert"] }, "row": { "$ref": "RowInput" } } };
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate93.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.op === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "op" }, message: "must have required property 'op'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.row === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "row" }, message: "must have required property 'row'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "op" || key0 === "row")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.op !== void 0) {
      let data0 = data.op;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/op", schemaPath: "#/properties/op/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (!(data0 === "insert")) {
        const err4 = { instancePath: instancePath + "/op", schemaPath: "#/properties/op/enum", keyword: "enum", params: { allowedValues: schema48.properties.op.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.row !== void 0) {
      if (!validate77(data.row, { instancePath: instancePath + "/row", parentData: data, parentDataProperty: "row", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate93.errors = vErrors;
  return errors === 0;
}
validate93.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema49 = { "type": "object", "additionalProperties": false, "required": ["op", "id", "patch"], "properties": { "op": { "type": "string", "enum": ["update"] }, "id": { "$ref": "RowId" }, "patch": { "$ref": "RowPatch" }, "if_match": { "$ref": "RowVersions" }, "if_unchanged_since": { "$ref": "UnchangedSince" } } };
var pattern5 = new RegExp("^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$", "u");
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate98.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func1(data) > 4096) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!pattern5.test(data)) {
      const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$" }, message: 'must match pattern "^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$"' };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate98.errors = vErrors;
  return errors === 0;
}
validate98.evaluated = { "dynamicProps": false, "dynamicItems": false };
var pattern6 = new RegExp("^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$", "u");
function validate100(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate100.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (!pattern6.test(data)) {
      const err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$" }, message: 'must match pattern "^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$"' };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate100.errors = vErrors;
  return errors === 0;
}
validate100.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate95.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.op === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "op" }, message: "must have required property 'op'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.id === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.patch === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "patch" }, message: "must have required property 'patch'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "op" || key0 === "id" || key0 === "patch" || key0 === "if_match" || key0 === "if_unchanged_since")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.op !== void 0) {
      let data0 = data.op;
      if (typeof data0 !== "string") {
        const err4 = { instancePath: instancePath + "/op", schemaPath: "#/properties/op/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (!(data0 === "update")) {
        const err5 = { instancePath: instancePath + "/op", schemaPath: "#/properties/op/enum", keyword: "enum", params: { allowedValues: schema49.properties.op.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      if (!validate70(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
        errors = vErrors.length;
      }
    }
    if (data.patch !== void 0) {
      if (!validate82(data.patch, { instancePath: instancePath + "/patch", parentData: data, parentDataProperty: "patch", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
        errors = vErrors.length;
      }
    }
    if (data.if_match !== void 0) {
      if (!validate98(data.if_match, { instancePath: instancePath + "/if_match", parentData: data, parentDataProperty: "if_match", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
        errors = vErrors.length;
      }
    }
    if (data.if_unchanged_since !== void 0) {
      if (!validate100(data.if_unchanged_since, { instancePath: instancePath + "/if_unchanged_since", parentData: data, parentDataProperty: "if_unchanged_since", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate95.errors = vErrors;
  return errors === 0;
}
validate95.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema52 = { "type": "object", "additionalProperties": false, "required": ["op", "id", "row"], "properties": { "op": { "type": "string", "enum": ["replace"] }, "id": { "$ref": "RowId" }, "row": { "$ref": "RowReplacement" }, "if_match": { "$ref": "RowVersions" }, "if_unchanged_since": { "$ref": "UnchangedSince" } } };
function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate102.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.op === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "op" }, message: "must have required property 'op'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.id === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.row === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "row" }, message: "must have required property 'row'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "op" || key0 === "id" || key0 === "row" || key0 === "if_match" || key0 === "if_unchanged_since")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.op !== void 0) {
      let data0 = data.op;
      if (typeof data0 !== "string") {
        const err4 = { instancePath: instancePath + "/op", schemaPath: "#/properties/op/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (!(data0 === "replace")) {
        const err5 = { instancePath: instancePath + "/op", schemaPath: "#/properties/op/enum", keyword: "enum", params: { allowedValues: schema52.properties.op.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      if (!validate70(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
        errors = vErrors.length;
      }
    }
    if (data.row !== void 0) {
      if (!validate86(data.row, { instancePath: instancePath + "/row", parentData: data, parentDataProperty: "row", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
        errors = vErrors.length;
      }
    }
    if (data.if_match !== void 0) {
      if (!validate98(data.if_match, { instancePath: instancePath + "/if_match", parentData: data, parentDataProperty: "if_match", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
        errors = vErrors.length;
      }
    }
    if (data.if_unchanged_since !== void 0) {
      if (!validate100(data.if_unchanged_since, { instancePath: instancePath + "/if_unchanged_since", parentData: data, parentDataProperty: "if_unchanged_since", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate102.errors = vErrors;
  return errors === 0;
}
validate102.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema53 = { "type": "object", "additionalProperties": false, "required": ["op", "row", "on_conflict"], "properties": { "op": { "type": "string", "enum": ["upsert"] }, "row": { "$ref": "RowInput" }, "on_conflict": { "type": "string", "enum": ["update", "replace", "ignore"] } } };
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate107.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.op === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "op" }, message: "must have required property 'op'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.row === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "row" }, message: "must have required property 'row'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.on_conflict === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "on_conflict" }, message: "must have required property 'on_conflict'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "op" || key0 === "row" || key0 === "on_conflict")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.op !== void 0) {
      let data0 = data.op;
      if (typeof data0 !== "string") {
        const err4 = { instancePath: instancePath + "/op", schemaPath: "#/properties/op/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (!(data0 === "upsert")) {
        const err5 = { instancePath: instancePath + "/op", schemaPath: "#/properties/op/enum", keyword: "enum", params: { allowedValues: schema53.properties.op.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.row !== void 0) {
      if (!validate77(data.row, { instancePath: instancePath + "/row", parentData: data, parentDataProperty: "row", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
        errors = vErrors.length;
      }
    }
    if (data.on_conflict !== void 0) {
      let data2 = data.on_conflict;
      if (typeof data2 !== "string") {
        const err6 = { instancePath: instancePath + "/on_conflict", schemaPath: "#/properties/on_conflict/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (!(data2 === "update" || data2 === "replace" || data2 === "ignore")) {
        const err7 = { instancePath: instancePath + "/on_conflict", schemaPath: "#/properties/on_conflict/enum", keyword: "enum", params: { allowedValues: schema53.properties.on_conflict.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate107.errors = vErrors;
  return errors === 0;
}
validate107.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema54 = { "type": "object", "additionalProperties": false, "required": ["op", "id"], "properties": { "op": { "type": "string", "enum": ["delete"] }, "id": { "$ref": "RowId" }, "if_match": { "$ref": "RowVersions" }, "if_unchanged_since": { "$ref": "UnchangedSince" } } };
function validate109(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate109.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.op === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "op" }, message: "must have required property 'op'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.id === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "op" || key0 === "id" || key0 === "if_match" || key0 === "if_unchanged_since")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.op !== void 0) {
      let data0 = data.op;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/op", schemaPath: "#/properties/op/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (!(data0 === "delete")) {
        const err4 = { instancePath: instancePath + "/op", schemaPath: "#/properties/op/enum", keyword: "enum", params: { allowedValues: schema54.properties.op.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      if (!validate70(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
        errors = vErrors.length;
      }
    }
    if (data.if_match !== void 0) {
      if (!validate98(data.if_match, { instancePath: instancePath + "/if_match", parentData: data, parentDataProperty: "if_match", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
        errors = vErrors.length;
      }
    }
    if (data.if_unchanged_since !== void 0) {
      if (!validate100(data.if_unchanged_since, { instancePath: instancePath + "/if_unchanged_since", parentData: data, parentDataProperty: "if_unchanged_since", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate109.errors = vErrors;
  return errors === 0;
}
validate109.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate92.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data.op;
    if (typeof tag0 == "string") {
      if (tag0 === "insert") {
        if (!validate93(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
          errors = vErrors.length;
        }
        var props0 = true;
      } else if (tag0 === "update") {
        if (!validate95(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
          errors = vErrors.length;
        }
        if (props0 !== true) {
          props0 = true;
        }
      } else if (tag0 === "replace") {
        if (!validate102(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
          errors = vErrors.length;
        }
        if (props0 !== true) {
          props0 = true;
        }
      } else if (tag0 === "upsert") {
        if (!validate107(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
          errors = vErrors.length;
        }
        if (props0 !== true) {
          props0 = true;
        }
      } else if (tag0 === "delete") {
        if (!validate109(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
          errors = vErrors.length;
        }
        if (props0 !== true) {
          props0 = true;
        }
      } else {
        const err0 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "op", tagValue: tag0 }, message: 'value of tag "op" must be in oneOf' };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    } else {
      const err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "op", tagValue: tag0 }, message: 'tag "op" must be string' };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate92.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate92.evaluated = { "dynamicProps": true, "dynamicItems": false };
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate91.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.operations === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "operations" }, message: "must have required property 'operations'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "operations")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.operations !== void 0) {
      let data0 = data.operations;
      if (Array.isArray(data0)) {
        if (data0.length > 1e3) {
          const err2 = { instancePath: instancePath + "/operations", schemaPath: "#/properties/operations/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0.length < 1) {
          const err3 = { instancePath: instancePath + "/operations", schemaPath: "#/properties/operations/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate92(data0[i0], { instancePath: instancePath + "/operations/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err4 = { instancePath: instancePath + "/operations", schemaPath: "#/properties/operations/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate91.errors = vErrors;
  return errors === 0;
}
validate91.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var BatchOperation = validate92;
var InsertOperation = validate93;
var UpdateOperation = validate95;
var ReplaceOperation = validate102;
var UpsertOperation = validate107;
var DeleteOperation = validate109;
var RowVersions = validate98;
var UnchangedSince = validate100;
var BatchResults = validate119;
var schema56 = { "type": "object", "required": ["outcome"], "minProperties": 2, "properties": { "outcome": { "type": "string", "enum": ["inserted", "updated", "replaced", "deleted", "unchanged"] }, "row": { "$ref": "Row" }, "id": { "$ref": "RowId" } } };
function validate120(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate120.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 2) {
      const err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 2 }, message: "must NOT have fewer than 2 properties" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.outcome === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.outcome !== void 0) {
      let data0 = data.outcome;
      if (typeof data0 !== "string") {
        const err2 = { instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (!(data0 === "inserted" || data0 === "updated" || data0 === "replaced" || data0 === "deleted" || data0 === "unchanged")) {
        const err3 = { instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema56.properties.outcome.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.row !== void 0) {
      if (!validate72(data.row, { instancePath: instancePath + "/row", parentData: data, parentDataProperty: "row", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
        errors = vErrors.length;
      }
    }
    if (data.id !== void 0) {
      if (!validate70(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate120.errors = vErrors;
  return errors === 0;
}
validate120.evaluated = { "props": { "outcome": true, "row": true, "id": true }, "dynamicProps": false, "dynamicItems": false };
function validate119(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate119.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.results === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.results !== void 0) {
      let data0 = data.results;
      if (Array.isArray(data0)) {
        if (data0.length > 1e3) {
          const err1 = { instancePath: instancePath + "/results", schemaPath: "#/properties/results/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data0.length < 1) {
          const err2 = { instancePath: instancePath + "/results", schemaPath: "#/properties/results/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate120(data0[i0], { instancePath: instancePath + "/results/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/results", schemaPath: "#/properties/results/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate119.errors = vErrors;
  return errors === 0;
}
validate119.evaluated = { "props": { "results": true }, "dynamicProps": false, "dynamicItems": false };
var OperationResult = validate120;
var IdempotencyKey = validate124;
var pattern7 = new RegExp("^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$", "u");
function validate124(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate124.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func1(data) > 257) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 257 }, message: "must NOT have more than 257 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (func1(data) < 1) {
      const err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (!pattern7.test(data)) {
      const err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$" }, message: 'must match pattern "^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$"' };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate124.errors = vErrors;
  return errors === 0;
}
validate124.evaluated = { "dynamicProps": false, "dynamicItems": false };
var FieldNames = validate125;
var pattern8 = new RegExp("^([^\\x00-\\x1f\\x7f,]{1,128}|\\x22([^\\x00-\\x1f\\x7f\\x22\\\\]|\\\\[^\\x00-\\x1f\\x7f])+\\x22)$", "u");
function validate125(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate125.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    if (data.length > 50) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.length < 1) {
      const err1 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (typeof data0 === "string") {
        if (func1(data0) > 1538) {
          const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/maxLength", keyword: "maxLength", params: { limit: 1538 }, message: "must NOT have more than 1538 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (func1(data0) < 1) {
          const err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (!pattern8.test(data0)) {
          const err4 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/pattern", keyword: "pattern", params: { pattern: "^([^\\x00-\\x1f\\x7f,]{1,128}|\\x22([^\\x00-\\x1f\\x7f\\x22\\\\]|\\\\[^\\x00-\\x1f\\x7f])+\\x22)$" }, message: 'must match pattern "^([^\\x00-\\x1f\\x7f,]{1,128}|\\x22([^\\x00-\\x1f\\x7f\\x22\\\\]|\\\\[^\\x00-\\x1f\\x7f])+\\x22)$"' };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    let i1 = data.length;
    let j0;
    if (i1 > 1) {
      const indices0 = {};
      for (; i1--; ) {
        let item0 = data[i1];
        if (typeof item0 !== "string") {
          continue;
        }
        if (typeof indices0[item0] == "number") {
          j0 = indices0[item0];
          const err6 = { instancePath, schemaPath: "#/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
          break;
        }
        indices0[item0] = i1;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate125.errors = vErrors;
  return errors === 0;
}
validate125.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var EventKind = validate126;
var schema59 = { "type": "string", "enum": ["insert", "update", "delete"] };
function validate126(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate126.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "insert" || data === "update" || data === "delete")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema59.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate126.errors = vErrors;
  return errors === 0;
}
validate126.evaluated = { "dynamicProps": false, "dynamicItems": false };
var ChangeEvent = validate127;
var schema60 = { "type": "string", "enum": ["insert", "update", "delete", "enter", "leave"] };
function validate127(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate127.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "insert" || data === "update" || data === "delete" || data === "enter" || data === "leave")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema60.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate127.errors = vErrors;
  return errors === 0;
}
validate127.evaluated = { "dynamicProps": false, "dynamicItems": false };
var Change = validate128;
function validate131(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate131.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (!pattern6.test(data)) {
      const err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$" }, message: 'must match pattern "^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$"' };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate131.errors = vErrors;
  return errors === 0;
}
validate131.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate128(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate128.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.event === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event" }, message: "must have required property 'event'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.collection === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "collection" }, message: "must have required property 'collection'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.seq === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.cursor === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cursor" }, message: "must have required property 'cursor'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.time === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "time" }, message: "must have required property 'time'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.row === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "row" }, message: "must have required property 'row'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.event !== void 0) {
      if (!validate127(data.event, { instancePath: instancePath + "/event", parentData: data, parentDataProperty: "event", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
        errors = vErrors.length;
      }
    }
    if (data.collection !== void 0) {
      if (!validate52(data.collection, { instancePath: instancePath + "/collection", parentData: data, parentDataProperty: "collection", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
        errors = vErrors.length;
      }
    }
    if (data.seq !== void 0) {
      let data2 = data.seq;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err6 = { instancePath: instancePath + "/seq", schemaPath: "#/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          const err7 = { instancePath: instancePath + "/seq", schemaPath: "#/properties/seq/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          const err8 = { instancePath: instancePath + "/seq", schemaPath: "#/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    }
    if (data.cursor !== void 0) {
      if (!validate131(data.cursor, { instancePath: instancePath + "/cursor", parentData: data, parentDataProperty: "cursor", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
        errors = vErrors.length;
      }
    }
    if (data.time !== void 0) {
      let data4 = data.time;
      if (typeof data4 === "string") {
        if (!formats0.validate(data4)) {
          const err9 = { instancePath: instancePath + "/time", schemaPath: "#/properties/time/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/time", schemaPath: "#/properties/time/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.row !== void 0) {
      if (!validate72(data.row, { instancePath: instancePath + "/row", parentData: data, parentDataProperty: "row", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
        errors = vErrors.length;
      }
    }
    if (data.changed !== void 0) {
      let data6 = data.changed;
      if (Array.isArray(data6)) {
        if (data6.length < 1) {
          const err11 = { instancePath: instancePath + "/changed", schemaPath: "#/properties/changed/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        const len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data6[i0] !== "string") {
            const err12 = { instancePath: instancePath + "/changed/" + i0, schemaPath: "#/properties/changed/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        let i1 = data6.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data6[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              const err13 = { instancePath: instancePath + "/changed", schemaPath: "#/properties/changed/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
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
        const err14 = { instancePath: instancePath + "/changed", schemaPath: "#/properties/changed/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
  } else {
    const err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err15];
    } else {
      vErrors.push(err15);
    }
    errors++;
  }
  validate128.errors = vErrors;
  return errors === 0;
}
validate128.evaluated = { "props": { "event": true, "collection": true, "seq": true, "cursor": true, "time": true, "row": true, "changed": true }, "dynamicProps": false, "dynamicItems": false };
var ChangeList = validate134;
function validate134(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate134.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.changes === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "changes" }, message: "must have required property 'changes'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.cursor === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cursor" }, message: "must have required property 'cursor'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.has_more === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "has_more" }, message: "must have required property 'has_more'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.changes !== void 0) {
      let data0 = data.changes;
      if (Array.isArray(data0)) {
        if (data0.length > 1e3) {
          const err3 = { instancePath: instancePath + "/changes", schemaPath: "#/properties/changes/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate128(data0[i0], { instancePath: instancePath + "/changes/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err4 = { instancePath: instancePath + "/changes", schemaPath: "#/properties/changes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.cursor !== void 0) {
      if (!validate131(data.cursor, { instancePath: instancePath + "/cursor", parentData: data, parentDataProperty: "cursor", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
        errors = vErrors.length;
      }
    }
    if (data.has_more !== void 0) {
      if (typeof data.has_more !== "boolean") {
        const err5 = { instancePath: instancePath + "/has_more", schemaPath: "#/properties/has_more/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate134.errors = vErrors;
  return errors === 0;
}
validate134.evaluated = { "props": { "changes": true, "cursor": true, "has_more": true }, "dynamicProps": false, "dynamicItems": false };
var Cursor = validate131;
var KeyId = validate137;
var pattern10 = new RegExp("^key_[0-9A-Za-z]{12}$", "u");
function validate137(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate137.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func1(data) > 16) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!pattern10.test(data)) {
      const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^key_[0-9A-Za-z]{12}$" }, message: 'must match pattern "^key_[0-9A-Za-z]{12}$"' };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate137.errors = vErrors;
  return errors === 0;
}
validate137.evaluated = { "dynamicProps": false, "dynamicItems": false };
var KeyName = validate138;
var pattern11 = new RegExp("^[^\\x00-\\x1f\\x7f-\\x9f]+$", "u");
function validate138(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate138.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func1(data) > 100) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (func1(data) < 1) {
      const err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (!pattern11.test(data)) {
      const err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[^\\x00-\\x1f\\x7f-\\x9f]+$" }, message: 'must match pattern "^[^\\x00-\\x1f\\x7f-\\x9f]+$"' };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate138.errors = vErrors;
  return errors === 0;
}
validate138.evaluated = { "dynamicProps": false, "dynamicItems": false };
var KeyScopes = validate139;
var schema67 = { "type": "string", "enum": ["read", "write", "admin"] };
function validate140(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate140.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "read" || data === "write" || data === "admin")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate140.errors = vErrors;
  return errors === 0;
}
validate140.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate139(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate139.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    if (data.length > 3) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 3 }, message: "must NOT have more than 3 items" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.length < 1) {
      const err1 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      if (!validate140(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
        errors = vErrors.length;
      }
    }
    let i1 = data.length;
    let j0;
    if (i1 > 1) {
      outer0:
        for (; i1--; ) {
          for (j0 = i1; j0--; ) {
            if (func0(data[i1], data[j0])) {
              const err2 = { instancePath, schemaPath: "#/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
              break outer0;
            }
          }
        }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate139.errors = vErrors;
  return errors === 0;
}
validate139.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var KeyScope = validate140;
var KeyCollections = validate142;
var schema68 = { "type": ["array", "null"], "minItems": 1, "maxItems": 100, "uniqueItems": true, "items": { "$ref": "CollectionName" } };
function validate142(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate142.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!Array.isArray(data) && data !== null) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema68.type }, message: "must be array,null" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (Array.isArray(data)) {
    if (data.length > 100) {
      const err1 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.length < 1) {
      const err2 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      if (!validate52(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
        errors = vErrors.length;
      }
    }
    let i1 = data.length;
    let j0;
    if (i1 > 1) {
      outer0:
        for (; i1--; ) {
          for (j0 = i1; j0--; ) {
            if (func0(data[i1], data[j0])) {
              const err3 = { instancePath, schemaPath: "#/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
              break outer0;
            }
          }
        }
    }
  }
  validate142.errors = vErrors;
  return errors === 0;
}
validate142.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var KeyExpiry = validate144;
var schema69 = { "type": ["string", "null"], "format": "date-time" };
function validate144(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate144.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string" && data !== null) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema69.type }, message: "must be string,null" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (typeof data === "string") {
    if (!formats0.validate(data)) {
      const err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  validate144.errors = vErrors;
  return errors === 0;
}
validate144.evaluated = { "dynamicProps": false, "dynamicItems": false };
var Key = validate145;
var schema70 = { "type": "object", "required": ["id", "name", "account", "prefix", "scopes", "collections", "created_at", "expires_at", "revoked_at", "last_used_at"], "properties": { "id": { "$ref": "KeyId" }, "name": { "$ref": "KeyName" }, "account": { "type": "string", "maxLength": 64 }, "prefix": { "type": "string", "maxLength": 8 }, "scopes": { "$ref": "KeyScopes" }, "collections": { "$ref": "KeyCollections" }, "created_at": { "type": "string", "format": "date-time" }, "expires_at": { "$ref": "KeyExpiry" }, "revoked_at": { "type": ["string", "null"], "format": "date-time" }, "last_used_at": { "type": ["string", "null"], "format": "date-time" } } };
function validate145(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate145.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.account === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account" }, message: "must have required property 'account'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.prefix === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "prefix" }, message: "must have required property 'prefix'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.scopes === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scopes" }, message: "must have required property 'scopes'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.collections === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "collections" }, message: "must have required property 'collections'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.created_at === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.expires_at === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_at" }, message: "must have required property 'expires_at'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.revoked_at === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revoked_at" }, message: "must have required property 'revoked_at'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.last_used_at === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "last_used_at" }, message: "must have required property 'last_used_at'" };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.id !== void 0) {
      if (!validate137(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
        errors = vErrors.length;
      }
    }
    if (data.name !== void 0) {
      if (!validate138(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
        errors = vErrors.length;
      }
    }
    if (data.account !== void 0) {
      let data2 = data.account;
      if (typeof data2 === "string") {
        if (func1(data2) > 64) {
          const err10 = { instancePath: instancePath + "/account", schemaPath: "#/properties/account/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/account", schemaPath: "#/properties/account/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.prefix !== void 0) {
      let data3 = data.prefix;
      if (typeof data3 === "string") {
        if (func1(data3) > 8) {
          const err12 = { instancePath: instancePath + "/prefix", schemaPath: "#/properties/prefix/maxLength", keyword: "maxLength", params: { limit: 8 }, message: "must NOT have more than 8 characters" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/prefix", schemaPath: "#/properties/prefix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.scopes !== void 0) {
      if (!validate139(data.scopes, { instancePath: instancePath + "/scopes", parentData: data, parentDataProperty: "scopes", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
        errors = vErrors.length;
      }
    }
    if (data.collections !== void 0) {
      if (!validate142(data.collections, { instancePath: instancePath + "/collections", parentData: data, parentDataProperty: "collections", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
        errors = vErrors.length;
      }
    }
    if (data.created_at !== void 0) {
      let data6 = data.created_at;
      if (typeof data6 === "string") {
        if (!formats0.validate(data6)) {
          const err14 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.expires_at !== void 0) {
      if (!validate144(data.expires_at, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
        errors = vErrors.length;
      }
    }
    if (data.revoked_at !== void 0) {
      let data8 = data.revoked_at;
      if (typeof data8 !== "string" && data8 !== null) {
        const err16 = { instancePath: instancePath + "/revoked_at", schemaPath: "#/properties/revoked_at/type", keyword: "type", params: { type: schema70.properties.revoked_at.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (typeof data8 === "string") {
        if (!formats0.validate(data8)) {
          const err17 = { instancePath: instancePath + "/revoked_at", schemaPath: "#/properties/revoked_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      }
    }
    if (data.last_used_at !== void 0) {
      let data9 = data.last_used_at;
      if (typeof data9 !== "string" && data9 !== null) {
        const err18 = { instancePath: instancePath + "/last_used_at", schemaPath: "#/properties/last_used_at/type", keyword: "type", params: { type: schema70.properties.last_used_at.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      if (typeof data9 === "string") {
        if (!formats0.validate(data9)) {
          const err19 = { instancePath: instancePath + "/last_used_at", schemaPath: "#/properties/last_used_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      }
    }
  } else {
    const err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err20];
    } else {
      vErrors.push(err20);
    }
    errors++;
  }
  validate145.errors = vErrors;
  return errors === 0;
}
validate145.evaluated = { "props": { "id": true, "name": true, "account": true, "prefix": true, "scopes": true, "collections": true, "created_at": true, "expires_at": true, "revoked_at": true, "last_used_at": true }, "dynamicProps": false, "dynamicItems": false };
var KeyList = validate151;
function validate151(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate151.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      if (!validate145(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate151.errors = vErrors;
  return errors === 0;
}
validate151.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var CreatedKey = validate153;
var schema72 = { "type": "object", "required": ["id", "key", "name", "account", "prefix", "scopes", "collections", "created_at", "expires_at", "revoked_at", "last_used_at"], "properties": { "id": { "$ref": "KeyId" }, "key": { "type": "string", "pattern": "^rf_[0-9A-Za-z]{38}$" }, "name": { "$ref": "KeyName" }, "account": { "type": "string", "maxLength": 64 }, "prefix": { "type": "string", "maxLength": 8 }, "scopes": { "$ref": "KeyScopes" }, "collections": { "$ref": "KeyCollections" }, "created_at": { "type": "string", "format": "date-time" }, "expires_at": { "$ref": "KeyExpiry" }, "revoked_at": { "type": ["string", "null"], "format": "date-time" }, "last_used_at": { "type": ["string", "null"], "format": "date-time" } } };
var pattern12 = new RegExp("^rf_[0-9A-Za-z]{38}$", "u");
function validate153(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate153.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.key === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.account === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account" }, message: "must have required property 'account'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.prefix === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "prefix" }, message: "must have required property 'prefix'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.scopes === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scopes" }, message: "must have required property 'scopes'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.collections === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "collections" }, message: "must have required property 'collections'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.created_at === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.expires_at === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_at" }, message: "must have required property 'expires_at'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.revoked_at === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revoked_at" }, message: "must have required property 'revoked_at'" };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.last_used_at === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "last_used_at" }, message: "must have required property 'last_used_at'" };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.id !== void 0) {
      if (!validate137(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
        errors = vErrors.length;
      }
    }
    if (data.key !== void 0) {
      let data1 = data.key;
      if (typeof data1 === "string") {
        if (!pattern12.test(data1)) {
          const err11 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/pattern", keyword: "pattern", params: { pattern: "^rf_[0-9A-Za-z]{38}$" }, message: 'must match pattern "^rf_[0-9A-Za-z]{38}$"' };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (!validate138(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
        errors = vErrors.length;
      }
    }
    if (data.account !== void 0) {
      let data3 = data.account;
      if (typeof data3 === "string") {
        if (func1(data3) > 64) {
          const err13 = { instancePath: instancePath + "/account", schemaPath: "#/properties/account/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      } else {
        const err14 = { instancePath: instancePath + "/account", schemaPath: "#/properties/account/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.prefix !== void 0) {
      let data4 = data.prefix;
      if (typeof data4 === "string") {
        if (func1(data4) > 8) {
          const err15 = { instancePath: instancePath + "/prefix", schemaPath: "#/properties/prefix/maxLength", keyword: "maxLength", params: { limit: 8 }, message: "must NOT have more than 8 characters" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/prefix", schemaPath: "#/properties/prefix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.scopes !== void 0) {
      if (!validate139(data.scopes, { instancePath: instancePath + "/scopes", parentData: data, parentDataProperty: "scopes", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
        errors = vErrors.length;
      }
    }
    if (data.collections !== void 0) {
      if (!validate142(data.collections, { instancePath: instancePath + "/collections", parentData: data, parentDataProperty: "collections", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
        errors = vErrors.length;
      }
    }
    if (data.created_at !== void 0) {
      let data7 = data.created_at;
      if (typeof data7 === "string") {
        if (!formats0.validate(data7)) {
          const err17 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      } else {
        const err18 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.expires_at !== void 0) {
      if (!validate144(data.expires_at, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
        errors = vErrors.length;
      }
    }
    if (data.revoked_at !== void 0) {
      let data9 = data.revoked_at;
      if (typeof data9 !== "string" && data9 !== null) {
        const err19 = { instancePath: instancePath + "/revoked_at", schemaPath: "#/properties/revoked_at/type", keyword: "type", params: { type: schema72.properties.revoked_at.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      if (typeof data9 === "string") {
        if (!formats0.validate(data9)) {
          const err20 = { instancePath: instancePath + "/revoked_at", schemaPath: "#/properties/revoked_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      }
    }
    if (data.last_used_at !== void 0) {
      let data10 = data.last_used_at;
      if (typeof data10 !== "string" && data10 !== null) {
        const err21 = { instancePath: instancePath + "/last_used_at", schemaPath: "#/properties/last_used_at/type", keyword: "type", params: { type: schema72.properties.last_used_at.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (typeof data10 === "string") {
        if (!formats0.validate(data10)) {
          const err22 = { instancePath: instancePath + "/last_used_at", schemaPath: "#/properties/last_used_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      }
    }
  } else {
    const err23 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err23];
    } else {
      vErrors.push(err23);
    }
    errors++;
  }
  validate153.errors = vErrors;
  return errors === 0;
}
validate153.evaluated = { "props": { "id": true, "key": true, "name": true, "account": true, "prefix": true, "scopes": true, "collections": true, "created_at": true, "expires_at": true, "revoked_at": true, "last_used_at": true }, "dynamicProps": false, "dynamicItems": false };
var KeyInput = validate159;
function validate159(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate159.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "name" || key0 === "scopes" || key0 === "collections" || key0 === "expires_at")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (!validate138(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
        errors = vErrors.length;
      }
    }
    if (data.scopes !== void 0) {
      if (!validate139(data.scopes, { instancePath: instancePath + "/scopes", parentData: data, parentDataProperty: "scopes", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
        errors = vErrors.length;
      }
    }
    if (data.collections !== void 0) {
      if (!validate142(data.collections, { instancePath: instancePath + "/collections", parentData: data, parentDataProperty: "collections", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
        errors = vErrors.length;
      }
    }
    if (data.expires_at !== void 0) {
      if (!validate144(data.expires_at, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate159.errors = vErrors;
  return errors === 0;
}
validate159.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var KeyPatch = validate164;
function validate164(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate164.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      const err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "name" || key0 === "scopes" || key0 === "collections" || key0 === "expires_at")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (!validate138(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
        errors = vErrors.length;
      }
    }
    if (data.scopes !== void 0) {
      if (!validate139(data.scopes, { instancePath: instancePath + "/scopes", parentData: data, parentDataProperty: "scopes", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
        errors = vErrors.length;
      }
    }
    if (data.collections !== void 0) {
      if (!validate142(data.collections, { instancePath: instancePath + "/collections", parentData: data, parentDataProperty: "collections", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
        errors = vErrors.length;
      }
    }
    if (data.expires_at !== void 0) {
      if (!validate144(data.expires_at, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate164.errors = vErrors;
  return errors === 0;
}
validate164.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var KeyRotation = validate169;
var pattern13 = new RegExp("^([0-9]{1,6}[smhd]|[0-9]{1,5}w)$", "u");
function validate169(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate169.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "grace")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.grace !== void 0) {
      let data0 = data.grace;
      if (typeof data0 === "string") {
        if (!pattern13.test(data0)) {
          const err1 = { instancePath: instancePath + "/grace", schemaPath: "#/properties/grace/pattern", keyword: "pattern", params: { pattern: "^([0-9]{1,6}[smhd]|[0-9]{1,5}w)$" }, message: 'must match pattern "^([0-9]{1,6}[smhd]|[0-9]{1,5}w)$"' };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/grace", schemaPath: "#/properties/grace/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate169.errors = vErrors;
  return errors === 0;
}
validate169.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var TicketSubject = validate170;
var pattern14 = new RegExp("^[A-Za-z0-9._~@:+|-]*$", "u");
function validate170(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate170.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func1(data) > 128) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (func1(data) < 1) {
      const err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (!pattern14.test(data)) {
      const err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9._~@:+|-]*$" }, message: 'must match pattern "^[A-Za-z0-9._~@:+|-]*$"' };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate170.errors = vErrors;
  return errors === 0;
}
validate170.evaluated = { "dynamicProps": false, "dynamicItems": false };
var TicketInput = validate171;
var schema79 = { "type": "string", "enum": ["read", "insert", "update", "delete"] };
function validate175(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate175.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "read" || data === "insert" || data === "update" || data === "delete")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema79.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate175.errors = vErrors;
  return errors === 0;
}
validate175.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate173(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate173.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.collection === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "collection" }, message: "must have required property 'collection'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.scopes === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scopes" }, message: "must have required property 'scopes'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "collection" || key0 === "scopes" || key0 === "filter" || key0 === "fields")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.collection !== void 0) {
      if (!validate52(data.collection, { instancePath: instancePath + "/collection", parentData: data, parentDataProperty: "collection", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
        errors = vErrors.length;
      }
    }
    if (data.scopes !== void 0) {
      let data1 = data.scopes;
      if (Array.isArray(data1)) {
        if (data1.length > 4) {
          const err3 = { instancePath: instancePath + "/scopes", schemaPath: "#/properties/scopes/maxItems", keyword: "maxItems", params: { limit: 4 }, message: "must NOT have more than 4 items" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data1.length < 1) {
          const err4 = { instancePath: instancePath + "/scopes", schemaPath: "#/properties/scopes/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate175(data1[i0], { instancePath: instancePath + "/scopes/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
            errors = vErrors.length;
          }
        }
        let i1 = data1.length;
        let j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; ) {
              for (j0 = i1; j0--; ) {
                if (func0(data1[i1], data1[j0])) {
                  const err5 = { instancePath: instancePath + "/scopes", schemaPath: "#/properties/scopes/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                  break outer0;
                }
              }
            }
        }
      } else {
        const err6 = { instancePath: instancePath + "/scopes", schemaPath: "#/properties/scopes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.filter !== void 0) {
      let data3 = data.filter;
      if (typeof data3 === "string") {
        if (func1(data3) > 2048) {
          const err7 = { instancePath: instancePath + "/filter", schemaPath: "#/properties/filter/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/filter", schemaPath: "#/properties/filter/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.fields !== void 0) {
      let data4 = data.fields;
      if (Array.isArray(data4)) {
        if (data4.length > 50) {
          const err9 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (data4.length < 1) {
          const err10 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        const len1 = data4.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data5 = data4[i2];
          if (typeof data5 === "string") {
            if (func1(data5) > 128) {
              const err11 = { instancePath: instancePath + "/fields/" + i2, schemaPath: "#/properties/fields/items/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (func1(data5) < 1) {
              const err12 = { instancePath: instancePath + "/fields/" + i2, schemaPath: "#/properties/fields/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (!pattern4.test(data5)) {
              const err13 = { instancePath: instancePath + "/fields/" + i2, schemaPath: "#/properties/fields/items/pattern", keyword: "pattern", params: { pattern: "^[^\\x00-\\x1f\\x7f]*$" }, message: 'must match pattern "^[^\\x00-\\x1f\\x7f]*$"' };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
          } else {
            const err14 = { instancePath: instancePath + "/fields/" + i2, schemaPath: "#/properties/fields/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        let i3 = data4.length;
        let j1;
        if (i3 > 1) {
          const indices0 = {};
          for (; i3--; ) {
            let item0 = data4[i3];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j1 = indices0[item0];
              const err15 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 }, message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
              break;
            }
            indices0[item0] = i3;
          }
        }
      } else {
        const err16 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
  } else {
    const err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err17];
    } else {
      vErrors.push(err17);
    }
    errors++;
  }
  validate173.errors = vErrors;
  return errors === 0;
}
validate173.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate171(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate171.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.subject === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.grants === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "grants" }, message: "must have required property 'grants'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "subject" || key0 === "expires_in" || key0 === "grants")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.subject !== void 0) {
      if (!validate170(data.subject, { instancePath: instancePath + "/subject", parentData: data, parentDataProperty: "subject", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
        errors = vErrors.length;
      }
    }
    if (data.expires_in !== void 0) {
      let data1 = data.expires_in;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err3 = { instancePath: instancePath + "/expires_in", schemaPath: "#/properties/expires_in/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 86400 || isNaN(data1)) {
          const err4 = { instancePath: instancePath + "/expires_in", schemaPath: "#/properties/expires_in/maximum", keyword: "maximum", params: { comparison: "<=", limit: 86400 }, message: "must be <= 86400" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data1 < 60 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/expires_in", schemaPath: "#/properties/expires_in/minimum", keyword: "minimum", params: { comparison: ">=", limit: 60 }, message: "must be >= 60" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    }
    if (data.grants !== void 0) {
      let data2 = data.grants;
      if (Array.isArray(data2)) {
        if (data2.length > 16) {
          const err6 = { instancePath: instancePath + "/grants", schemaPath: "#/properties/grants/maxItems", keyword: "maxItems", params: { limit: 16 }, message: "must NOT have more than 16 items" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data2.length < 1) {
          const err7 = { instancePath: instancePath + "/grants", schemaPath: "#/properties/grants/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate173(data2[i0], { instancePath: instancePath + "/grants/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err8 = { instancePath: instancePath + "/grants", schemaPath: "#/properties/grants/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate171.errors = vErrors;
  return errors === 0;
}
validate171.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var TicketGrant = validate173;
var TicketScope = validate175;
var Ticket = validate178;
var pattern16 = new RegExp("^rft_[0-9A-Za-z_.-]+$", "u");
function validate178(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate178.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ticket === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ticket" }, message: "must have required property 'ticket'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.subject === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.expires_at === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_at" }, message: "must have required property 'expires_at'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.ticket !== void 0) {
      let data0 = data.ticket;
      if (typeof data0 === "string") {
        if (func1(data0) > 4096) {
          const err3 = { instancePath: instancePath + "/ticket", schemaPath: "#/properties/ticket/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (!pattern16.test(data0)) {
          const err4 = { instancePath: instancePath + "/ticket", schemaPath: "#/properties/ticket/pattern", keyword: "pattern", params: { pattern: "^rft_[0-9A-Za-z_.-]+$" }, message: 'must match pattern "^rft_[0-9A-Za-z_.-]+$"' };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/ticket", schemaPath: "#/properties/ticket/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.subject !== void 0) {
      if (!validate170(data.subject, { instancePath: instancePath + "/subject", parentData: data, parentDataProperty: "subject", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
        errors = vErrors.length;
      }
    }
    if (data.expires_at !== void 0) {
      let data2 = data.expires_at;
      if (typeof data2 === "string") {
        if (!formats0.validate(data2)) {
          const err6 = { instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate178.errors = vErrors;
  return errors === 0;
}
validate178.evaluated = { "props": { "ticket": true, "subject": true, "expires_at": true }, "dynamicProps": false, "dynamicItems": false };
var Usage = validate180;
function validate181(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate181.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.start === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "start" }, message: "must have required property 'start'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.end === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "end" }, message: "must have required property 'end'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.start !== void 0) {
      let data0 = data.start;
      if (typeof data0 === "string") {
        if (!formats0.validate(data0)) {
          const err2 = { instancePath: instancePath + "/start", schemaPath: "#/properties/start/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/start", schemaPath: "#/properties/start/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.end !== void 0) {
      let data1 = data.end;
      if (typeof data1 === "string") {
        if (!formats0.validate(data1)) {
          const err4 = { instancePath: instancePath + "/end", schemaPath: "#/properties/end/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/end", schemaPath: "#/properties/end/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate181.errors = vErrors;
  return errors === 0;
}
validate181.evaluated = { "props": { "start": true, "end": true }, "dynamicProps": false, "dynamicItems": false };
function validate183(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate183.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.used === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "used" }, message: "must have required property 'used'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.used !== void 0) {
      let data0 = data.used;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err1 = { instancePath: instancePath + "/used", schemaPath: "#/properties/used/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 0 || isNaN(data0)) {
          const err2 = { instancePath: instancePath + "/used", schemaPath: "#/properties/used/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    }
    if (data.limit !== void 0) {
      let data1 = data.limit;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err3 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 1 || isNaN(data1)) {
          const err4 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate183.errors = vErrors;
  return errors === 0;
}
validate183.evaluated = { "props": { "used": true, "limit": true }, "dynamicProps": false, "dynamicItems": false };
function validate185(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate185.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.used === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "used" }, message: "must have required property 'used'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.used !== void 0) {
      let data0 = data.used;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err1 = { instancePath: instancePath + "/used", schemaPath: "#/properties/used/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 0 || isNaN(data0)) {
          const err2 = { instancePath: instancePath + "/used", schemaPath: "#/properties/used/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    }
    if (data.limit !== void 0) {
      let data1 = data.limit;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err3 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 1 || isNaN(data1)) {
          const err4 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate185.errors = vErrors;
  return errors === 0;
}
validate185.evaluated = { "props": { "used": true, "limit": true }, "dynamicProps": false, "dynamicItems": false };
function validate187(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate187.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.used === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "used" }, message: "must have required property 'used'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.used !== void 0) {
      let data0 = data.used;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err1 = { instancePath: instancePath + "/used", schemaPath: "#/properties/used/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 0 || isNaN(data0)) {
          const err2 = { instancePath: instancePath + "/used", schemaPath: "#/properties/used/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    }
    if (data.limit !== void 0) {
      let data1 = data.limit;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err3 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 1 || isNaN(data1)) {
          const err4 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate187.errors = vErrors;
  return errors === 0;
}
validate187.evaluated = { "props": { "used": true, "limit": true }, "dynamicProps": false, "dynamicItems": false };
function validate189(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate189.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.used === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "used" }, message: "must have required property 'used'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.used !== void 0) {
      let data0 = data.used;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err1 = { instancePath: instancePath + "/used", schemaPath: "#/properties/used/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 0 || isNaN(data0)) {
          const err2 = { instancePath: instancePath + "/used", schemaPath: "#/properties/used/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    }
    if (data.limit !== void 0) {
      let data1 = data.limit;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err3 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 1 || isNaN(data1)) {
          const err4 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate189.errors = vErrors;
  return errors === 0;
}
validate189.evaluated = { "props": { "used": true, "limit": true }, "dynamicProps": false, "dynamicItems": false };
function validate191(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate191.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.requests === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requests" }, message: "must have required property 'requests'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func1(data0) > 64) {
          const err3 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 === "string") {
        if (func1(data1) > 100) {
          const err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.requests !== void 0) {
      let data2 = data.requests;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err7 = { instancePath: instancePath + "/requests", schemaPath: "#/properties/requests/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 < 0 || isNaN(data2)) {
          const err8 = { instancePath: instancePath + "/requests", schemaPath: "#/properties/requests/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate191.errors = vErrors;
  return errors === 0;
}
validate191.evaluated = { "props": { "id": true, "name": true, "requests": true }, "dynamicProps": false, "dynamicItems": false };
function validate180(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate180.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.account === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account" }, message: "must have required property 'account'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.plan === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "plan" }, message: "must have required property 'plan'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.period === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "period" }, message: "must have required property 'period'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.requests === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requests" }, message: "must have required property 'requests'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.collections === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "collections" }, message: "must have required property 'collections'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.rows === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rows" }, message: "must have required property 'rows'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.bytes === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "bytes" }, message: "must have required property 'bytes'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.keys === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "keys" }, message: "must have required property 'keys'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.account !== void 0) {
      let data0 = data.account;
      if (typeof data0 === "string") {
        if (func1(data0) > 64) {
          const err8 = { instancePath: instancePath + "/account", schemaPath: "#/properties/account/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/account", schemaPath: "#/properties/account/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.plan !== void 0) {
      let data1 = data.plan;
      if (typeof data1 === "string") {
        if (func1(data1) > 64) {
          const err10 = { instancePath: instancePath + "/plan", schemaPath: "#/properties/plan/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/plan", schemaPath: "#/properties/plan/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.period !== void 0) {
      if (!validate181(data.period, { instancePath: instancePath + "/period", parentData: data, parentDataProperty: "period", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
        errors = vErrors.length;
      }
    }
    if (data.requests !== void 0) {
      if (!validate183(data.requests, { instancePath: instancePath + "/requests", parentData: data, parentDataProperty: "requests", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
        errors = vErrors.length;
      }
    }
    if (data.collections !== void 0) {
      if (!validate185(data.collections, { instancePath: instancePath + "/collections", parentData: data, parentDataProperty: "collections", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
        errors = vErrors.length;
      }
    }
    if (data.rows !== void 0) {
      if (!validate187(data.rows, { instancePath: instancePath + "/rows", parentData: data, parentDataProperty: "rows", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
        errors = vErrors.length;
      }
    }
    if (data.bytes !== void 0) {
      if (!validate189(data.bytes, { instancePath: instancePath + "/bytes", parentData: data, parentDataProperty: "bytes", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
        errors = vErrors.length;
      }
    }
    if (data.keys !== void 0) {
      let data7 = data.keys;
      if (Array.isArray(data7)) {
        const len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate191(data7[i0], { instancePath: instancePath + "/keys/" + i0, parentData: data7, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err12 = { instancePath: instancePath + "/keys", schemaPath: "#/properties/keys/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
  } else {
    const err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err13];
    } else {
      vErrors.push(err13);
    }
    errors++;
  }
  validate180.errors = vErrors;
  return errors === 0;
}
validate180.evaluated = { "props": { "account": true, "plan": true, "period": true, "requests": true, "collections": true, "rows": true, "bytes": true, "keys": true }, "dynamicProps": false, "dynamicItems": false };
var UsagePeriod = validate181;
var UsageRequests = validate183;
var UsageCollections = validate185;
var UsageRows = validate187;
var UsageBytes = validate189;
var KeyUsage = validate191;
var UsageHistory = validate193;
var formats24 = require_formats().fullFormats.date;
function validate194(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate194.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.date === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "date" }, message: "must have required property 'date'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.requests === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requests" }, message: "must have required property 'requests'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.keys === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "keys" }, message: "must have required property 'keys'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.date !== void 0) {
      let data0 = data.date;
      if (typeof data0 === "string") {
        if (!formats24.validate(data0)) {
          const err3 = { instancePath: instancePath + "/date", schemaPath: "#/properties/date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/date", schemaPath: "#/properties/date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.requests !== void 0) {
      let data1 = data.requests;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err5 = { instancePath: instancePath + "/requests", schemaPath: "#/properties/requests/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 0 || isNaN(data1)) {
          const err6 = { instancePath: instancePath + "/requests", schemaPath: "#/properties/requests/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data.keys !== void 0) {
      let data2 = data.keys;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate191(data2[i0], { instancePath: instancePath + "/keys/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err7 = { instancePath: instancePath + "/keys", schemaPath: "#/properties/keys/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate194.errors = vErrors;
  return errors === 0;
}
validate194.evaluated = { "props": { "date": true, "requests": true, "keys": true }, "dynamicProps": false, "dynamicItems": false };
function validate193(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate193.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      if (!validate194(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate193.errors = vErrors;
  return errors === 0;
}
validate193.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var UsageDay = validate194;
var Health = validate197;
var schema90 = { "type": "object", "required": ["ok", "service"], "properties": { "ok": { "type": "boolean" }, "service": { "type": "string", "enum": ["rowfeed"] } } };
function validate197(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate197.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ok === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ok" }, message: "must have required property 'ok'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.service === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "service" }, message: "must have required property 'service'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.ok !== void 0) {
      if (typeof data.ok !== "boolean") {
        const err2 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.service !== void 0) {
      let data1 = data.service;
      if (typeof data1 !== "string") {
        const err3 = { instancePath: instancePath + "/service", schemaPath: "#/properties/service/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (!(data1 === "rowfeed")) {
        const err4 = { instancePath: instancePath + "/service", schemaPath: "#/properties/service/enum", keyword: "enum", params: { allowedValues: schema90.properties.service.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate197.errors = vErrors;
  return errors === 0;
}
validate197.evaluated = { "props": { "ok": true, "service": true }, "dynamicProps": false, "dynamicItems": false };
var ProblemCode = validate198;
var pattern17 = new RegExp("^[a-z][a-z0-9_]*$", "u");
function validate198(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate198.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func1(data) > 64) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!pattern17.test(data)) {
      const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*$" }, message: 'must match pattern "^[a-z][a-z0-9_]*$"' };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate198.errors = vErrors;
  return errors === 0;
}
validate198.evaluated = { "dynamicProps": false, "dynamicItems": false };
var ProblemDetails = validate199;
var formats26 = require_formats().fullFormats.uri;
var pattern18 = new RegExp("^urn:rowfeed:problem:[a-z0-9_]+$", "u");
var pattern19 = new RegExp("^(/([^~]|~[01])*)?$", "u");
function validate201(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate201.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 2) {
      const err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 2 }, message: "must NOT have fewer than 2 properties" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.detail === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "detail" }, message: "must have required property 'detail'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.pointer !== void 0) {
      let data0 = data.pointer;
      if (typeof data0 === "string") {
        if (!pattern19.test(data0)) {
          const err2 = { instancePath: instancePath + "/pointer", schemaPath: "#/properties/pointer/pattern", keyword: "pattern", params: { pattern: "^(/([^~]|~[01])*)?$" }, message: 'must match pattern "^(/([^~]|~[01])*)?$"' };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/pointer", schemaPath: "#/properties/pointer/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.parameter !== void 0) {
      if (typeof data.parameter !== "string") {
        const err4 = { instancePath: instancePath + "/parameter", schemaPath: "#/properties/parameter/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data2 = data.id;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err5 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 < 1 || isNaN(data2)) {
          const err6 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data.detail !== void 0) {
      if (typeof data.detail !== "string") {
        const err7 = { instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate201.errors = vErrors;
  return errors === 0;
}
validate201.evaluated = { "props": { "pointer": true, "parameter": true, "id": true, "detail": true }, "dynamicProps": false, "dynamicItems": false };
function validate203(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate203.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.fields === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fields" }, message: "must have required property 'fields'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.percent === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "percent" }, message: "must have required property 'percent'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.ready_in_s === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ready_in_s" }, message: "must have required property 'ready_in_s'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.fields !== void 0) {
      let data0 = data.fields;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err3 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data0[i0] !== "string") {
            const err4 = { instancePath: instancePath + "/fields/" + i0, schemaPath: "#/properties/fields/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
      } else {
        const err5 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.percent !== void 0) {
      let data2 = data.percent;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err6 = { instancePath: instancePath + "/percent", schemaPath: "#/properties/percent/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 99 || isNaN(data2)) {
          const err7 = { instancePath: instancePath + "/percent", schemaPath: "#/properties/percent/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 }, message: "must be <= 99" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          const err8 = { instancePath: instancePath + "/percent", schemaPath: "#/properties/percent/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    }
    if (data.ready_in_s !== void 0) {
      let data3 = data.ready_in_s;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err9 = { instancePath: instancePath + "/ready_in_s", schemaPath: "#/properties/ready_in_s/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 < 1 || isNaN(data3)) {
          const err10 = { instancePath: instancePath + "/ready_in_s", schemaPath: "#/properties/ready_in_s/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
    }
  } else {
    const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  validate203.errors = vErrors;
  return errors === 0;
}
validate203.evaluated = { "props": { "fields": true, "percent": true, "ready_in_s": true }, "dynamicProps": false, "dynamicItems": false };
function validate199(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate199.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.title === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.detail === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "detail" }, message: "must have required property 'detail'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.code === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.request_id === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "request_id" }, message: "must have required property 'request_id'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (typeof data0 === "string") {
        if (!pattern18.test(data0)) {
          const err6 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/pattern", keyword: "pattern", params: { pattern: "^urn:rowfeed:problem:[a-z0-9_]+$" }, message: 'must match pattern "^urn:rowfeed:problem:[a-z0-9_]+$"' };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (!formats26(data0)) {
          const err7 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      if (typeof data.title !== "string") {
        const err9 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data2 = data.status;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err10 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 599 || isNaN(data2)) {
          const err11 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/maximum", keyword: "maximum", params: { comparison: "<=", limit: 599 }, message: "must be <= 599" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (data2 < 400 || isNaN(data2)) {
          const err12 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 }, message: "must be >= 400" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
    }
    if (data.detail !== void 0) {
      if (typeof data.detail !== "string") {
        const err13 = { instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.instance !== void 0) {
      if (typeof data.instance !== "string") {
        const err14 = { instancePath: instancePath + "/instance", schemaPath: "#/properties/instance/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.code !== void 0) {
      if (!validate198(data.code, { instancePath: instancePath + "/code", parentData: data, parentDataProperty: "code", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
        errors = vErrors.length;
      }
    }
    if (data.request_id !== void 0) {
      let data6 = data.request_id;
      if (typeof data6 === "string") {
        if (func1(data6) > 128) {
          const err15 = { instancePath: instancePath + "/request_id", schemaPath: "#/properties/request_id/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/request_id", schemaPath: "#/properties/request_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.errors !== void 0) {
      let data7 = data.errors;
      if (Array.isArray(data7)) {
        if (data7.length < 1) {
          const err17 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        const len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate201(data7[i0], { instancePath: instancePath + "/errors/" + i0, parentData: data7, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err18 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.checked !== void 0) {
      let data9 = data.checked;
      if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
        const err19 = { instancePath: instancePath + "/checked", schemaPath: "#/properties/checked/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      if (typeof data9 == "number" && isFinite(data9)) {
        if (data9 < 0 || isNaN(data9)) {
          const err20 = { instancePath: instancePath + "/checked", schemaPath: "#/properties/checked/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      }
    }
    if (data.index !== void 0) {
      if (!validate203(data.index, { instancePath: instancePath + "/index", parentData: data, parentDataProperty: "index", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err21 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err21];
    } else {
      vErrors.push(err21);
    }
    errors++;
  }
  validate199.errors = vErrors;
  return errors === 0;
}
validate199.evaluated = { "props": { "type": true, "title": true, "status": true, "detail": true, "instance": true, "code": true, "request_id": true, "errors": true, "checked": true, "index": true }, "dynamicProps": false, "dynamicItems": false };
var IndexProgress = validate203;
var ValidationItem = validate201;
var OpenapiDocument = validate205;
function validate206(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate206.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.title === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.version === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.title !== void 0) {
      if (typeof data.title !== "string") {
        const err2 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.version !== void 0) {
      if (typeof data.version !== "string") {
        const err3 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate206.errors = vErrors;
  return errors === 0;
}
validate206.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate205(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate205.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.openapi === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "openapi" }, message: "must have required property 'openapi'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.info === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "info" }, message: "must have required property 'info'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.paths === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paths" }, message: "must have required property 'paths'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.openapi !== void 0) {
      if (typeof data.openapi !== "string") {
        const err3 = { instancePath: instancePath + "/openapi", schemaPath: "#/properties/openapi/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.info !== void 0) {
      if (!validate206(data.info, { instancePath: instancePath + "/info", parentData: data, parentDataProperty: "info", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
        errors = vErrors.length;
      }
    }
    if (data.paths !== void 0) {
      let data2 = data.paths;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
      } else {
        const err4 = { instancePath: instancePath + "/paths", schemaPath: "#/properties/paths/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate205.errors = vErrors;
  return errors === 0;
}
validate205.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var AsyncapiDocument = validate208;
function validate208(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate208.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.asyncapi === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "asyncapi" }, message: "must have required property 'asyncapi'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.info === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "info" }, message: "must have required property 'info'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.asyncapi !== void 0) {
      if (typeof data.asyncapi !== "string") {
        const err2 = { instancePath: instancePath + "/asyncapi", schemaPath: "#/properties/asyncapi/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.info !== void 0) {
      if (!validate206(data.info, { instancePath: instancePath + "/info", parentData: data, parentDataProperty: "info", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate208.errors = vErrors;
  return errors === 0;
}
validate208.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var ArazzoDocument = validate210;
function validate210(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate210.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.arazzo === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "arazzo" }, message: "must have required property 'arazzo'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.info === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "info" }, message: "must have required property 'info'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.workflows === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "workflows" }, message: "must have required property 'workflows'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.arazzo !== void 0) {
      if (typeof data.arazzo !== "string") {
        const err3 = { instancePath: instancePath + "/arazzo", schemaPath: "#/properties/arazzo/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.info !== void 0) {
      if (!validate206(data.info, { instancePath: instancePath + "/info", parentData: data, parentDataProperty: "info", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
        errors = vErrors.length;
      }
    }
    if (data.workflows !== void 0) {
      let data2 = data.workflows;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
          } else {
            const err4 = { instancePath: instancePath + "/workflows/" + i0, schemaPath: "#/properties/workflows/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
      } else {
        const err5 = { instancePath: instancePath + "/workflows", schemaPath: "#/properties/workflows/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate210.errors = vErrors;
  return errors === 0;
}
validate210.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var DocumentInfo = validate206;
var HtmlPage = validate212;
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
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate212.errors = vErrors;
  return errors === 0;
}
validate212.evaluated = { "dynamicProps": false, "dynamicItems": false };
var GuideText = validate213;
function validate213(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate213.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate213.errors = vErrors;
  return errors === 0;
}
validate213.evaluated = { "dynamicProps": false, "dynamicItems": false };
var DocsSections = validate214;
function validate215(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate215.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.title === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.where === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "where" }, message: "must have required property 'where'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.address === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "address" }, message: "must have required property 'address'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.text === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "title" || key0 === "where" || key0 === "address" || key0 === "text")) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      if (typeof data.title !== "string") {
        const err5 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.where !== void 0) {
      if (typeof data.where !== "string") {
        const err6 = { instancePath: instancePath + "/where", schemaPath: "#/properties/where/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.address !== void 0) {
      if (typeof data.address !== "string") {
        const err7 = { instancePath: instancePath + "/address", schemaPath: "#/properties/address/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.text !== void 0) {
      if (typeof data.text !== "string") {
        const err8 = { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate215.errors = vErrors;
  return errors === 0;
}
validate215.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate214(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate214.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      if (!validate215(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate214.errors = vErrors;
  return errors === 0;
}
validate214.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var DocsSection = validate215;
var SourceText = validate217;
function validate217(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate217.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate217.errors = vErrors;
  return errors === 0;
}
validate217.evaluated = { "dynamicProps": false, "dynamicItems": false };
var InsertEvent = validate218;
var schema104 = { "type": "string", "enum": ["insert"] };
function validate218(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate218.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "insert")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema104.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate218.errors = vErrors;
  return errors === 0;
}
validate218.evaluated = { "dynamicProps": false, "dynamicItems": false };
var UpdateEvent = validate219;
var schema105 = { "type": "string", "enum": ["update"] };
function validate219(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate219.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "update")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema105.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate219.errors = vErrors;
  return errors === 0;
}
validate219.evaluated = { "dynamicProps": false, "dynamicItems": false };
var DeleteEvent = validate220;
var schema106 = { "type": "string", "enum": ["delete"] };
function validate220(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate220.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "delete")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema106.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate220.errors = vErrors;
  return errors === 0;
}
validate220.evaluated = { "dynamicProps": false, "dynamicItems": false };
var EnterEvent = validate221;
var schema107 = { "type": "string", "enum": ["enter"] };
function validate221(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate221.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "enter")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema107.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate221.errors = vErrors;
  return errors === 0;
}
validate221.evaluated = { "dynamicProps": false, "dynamicItems": false };
var LeaveEvent = validate222;
var schema108 = { "type": "string", "enum": ["leave"] };
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
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "leave")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema108.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate222.errors = vErrors;
  return errors === 0;
}
validate222.evaluated = { "dynamicProps": false, "dynamicItems": false };
var RowEvent = validate223;
var schema109 = { "type": "string", "enum": ["row"] };
function validate223(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate223.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "row")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema109.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate223.errors = vErrors;
  return errors === 0;
}
validate223.evaluated = { "dynamicProps": false, "dynamicItems": false };
var BookmarkEvent = validate224;
var schema110 = { "type": "string", "enum": ["bookmark"] };
function validate224(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate224.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "bookmark")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema110.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate224.errors = vErrors;
  return errors === 0;
}
validate224.evaluated = { "dynamicProps": false, "dynamicItems": false };
var Seq = validate225;
function validate225(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate225.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 9007199254740991 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data < 1 || isNaN(data)) {
      const err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  validate225.errors = vErrors;
  return errors === 0;
}
validate225.evaluated = { "dynamicProps": false, "dynamicItems": false };
var CommitTime = validate226;
function validate226(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate226.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (!formats0.validate(data)) {
      const err0 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate226.errors = vErrors;
  return errors === 0;
}
validate226.evaluated = { "dynamicProps": false, "dynamicItems": false };
var InsertFrame = validate227;
function validate227(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate227.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.event === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event" }, message: "must have required property 'event'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.collection === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "collection" }, message: "must have required property 'collection'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.seq === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.cursor === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cursor" }, message: "must have required property 'cursor'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.time === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "time" }, message: "must have required property 'time'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.row === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "row" }, message: "must have required property 'row'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.event !== void 0) {
      if (!validate218(data.event, { instancePath: instancePath + "/event", parentData: data, parentDataProperty: "event", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
        errors = vErrors.length;
      }
    }
    if (data.collection !== void 0) {
      if (!validate52(data.collection, { instancePath: instancePath + "/collection", parentData: data, parentDataProperty: "collection", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
        errors = vErrors.length;
      }
    }
    if (data.seq !== void 0) {
      if (!validate225(data.seq, { instancePath: instancePath + "/seq", parentData: data, parentDataProperty: "seq", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
        errors = vErrors.length;
      }
    }
    if (data.cursor !== void 0) {
      if (!validate131(data.cursor, { instancePath: instancePath + "/cursor", parentData: data, parentDataProperty: "cursor", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
        errors = vErrors.length;
      }
    }
    if (data.time !== void 0) {
      if (!validate226(data.time, { instancePath: instancePath + "/time", parentData: data, parentDataProperty: "time", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
        errors = vErrors.length;
      }
    }
    if (data.row !== void 0) {
      if (!validate72(data.row, { instancePath: instancePath + "/row", parentData: data, parentDataProperty: "row", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate227.errors = vErrors;
  return errors === 0;
}
validate227.evaluated = { "props": { "event": true, "collection": true, "seq": true, "cursor": true, "time": true, "row": true }, "dynamicProps": false, "dynamicItems": false };
var UpdateFrame = validate234;
function validate234(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate234.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.event === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event" }, message: "must have required property 'event'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.collection === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "collection" }, message: "must have required property 'collection'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.seq === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.cursor === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cursor" }, message: "must have required property 'cursor'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.time === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "time" }, message: "must have required property 'time'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.row === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "row" }, message: "must have required property 'row'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.changed === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "changed" }, message: "must have required property 'changed'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.event !== void 0) {
      if (!validate219(data.event, { instancePath: instancePath + "/event", parentData: data, parentDataProperty: "event", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
        errors = vErrors.length;
      }
    }
    if (data.collection !== void 0) {
      if (!validate52(data.collection, { instancePath: instancePath + "/collection", parentData: data, parentDataProperty: "collection", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
        errors = vErrors.length;
      }
    }
    if (data.seq !== void 0) {
      if (!validate225(data.seq, { instancePath: instancePath + "/seq", parentData: data, parentDataProperty: "seq", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
        errors = vErrors.length;
      }
    }
    if (data.cursor !== void 0) {
      if (!validate131(data.cursor, { instancePath: instancePath + "/cursor", parentData: data, parentDataProperty: "cursor", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
        errors = vErrors.length;
      }
    }
    if (data.time !== void 0) {
      if (!validate226(data.time, { instancePath: instancePath + "/time", parentData: data, parentDataProperty: "time", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
        errors = vErrors.length;
      }
    }
    if (data.row !== void 0) {
      if (!validate72(data.row, { instancePath: instancePath + "/row", parentData: data, parentDataProperty: "row", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
        errors = vErrors.length;
      }
    }
    if (data.changed !== void 0) {
      let data6 = data.changed;
      if (Array.isArray(data6)) {
        if (data6.length < 1) {
          const err7 = { instancePath: instancePath + "/changed", schemaPath: "#/properties/changed/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        const len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data6[i0] !== "string") {
            const err8 = { instancePath: instancePath + "/changed/" + i0, schemaPath: "#/properties/changed/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        let i1 = data6.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data6[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              const err9 = { instancePath: instancePath + "/changed", schemaPath: "#/properties/changed/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
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
        const err10 = { instancePath: instancePath + "/changed", schemaPath: "#/properties/changed/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
  } else {
    const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  validate234.errors = vErrors;
  return errors === 0;
}
validate234.evaluated = { "props": { "event": true, "collection": true, "seq": true, "cursor": true, "time": true, "row": true, "changed": true }, "dynamicProps": false, "dynamicItems": false };
var DeleteFrame = validate241;
function validate241(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate241.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.event === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event" }, message: "must have required property 'event'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.collection === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "collection" }, message: "must have required property 'collection'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.seq === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.cursor === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cursor" }, message: "must have required property 'cursor'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.time === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "time" }, message: "must have required property 'time'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.row === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "row" }, message: "must have required property 'row'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.event !== void 0) {
      if (!validate220(data.event, { instancePath: instancePath + "/event", parentData: data, parentDataProperty: "event", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
        errors = vErrors.length;
      }
    }
    if (data.collection !== void 0) {
      if (!validate52(data.collection, { instancePath: instancePath + "/collection", parentData: data, parentDataProperty: "collection", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
        errors = vErrors.length;
      }
    }
    if (data.seq !== void 0) {
      if (!validate225(data.seq, { instancePath: instancePath + "/seq", parentData: data, parentDataProperty: "seq", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
        errors = vErrors.length;
      }
    }
    if (data.cursor !== void 0) {
      if (!validate131(data.cursor, { instancePath: instancePath + "/cursor", parentData: data, parentDataProperty: "cursor", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
        errors = vErrors.length;
      }
    }
    if (data.time !== void 0) {
      if (!validate226(data.time, { instancePath: instancePath + "/time", parentData: data, parentDataProperty: "time", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
        errors = vErrors.length;
      }
    }
    if (data.row !== void 0) {
      if (!validate72(data.row, { instancePath: instancePath + "/row", parentData: data, parentDataProperty: "row", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate241.errors = vErrors;
  return errors === 0;
}
validate241.evaluated = { "props": { "event": true, "collection": true, "seq": true, "cursor": true, "time": true, "row": true }, "dynamicProps": false, "dynamicItems": false };
var EnterFrame = validate248;
function validate248(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate248.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.event === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event" }, message: "must have required property 'event'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.collection === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "collection" }, message: "must have required property 'collection'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.seq === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.cursor === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cursor" }, message: "must have required property 'cursor'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.time === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "time" }, message: "must have required property 'time'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.row === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "row" }, message: "must have required property 'row'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.event !== void 0) {
      if (!validate221(data.event, { instancePath: instancePath + "/event", parentData: data, parentDataProperty: "event", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate221.errors : vErrors.concat(validate221.errors);
        errors = vErrors.length;
      }
    }
    if (data.collection !== void 0) {
      if (!validate52(data.collection, { instancePath: instancePath + "/collection", parentData: data, parentDataProperty: "collection", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
        errors = vErrors.length;
      }
    }
    if (data.seq !== void 0) {
      if (!validate225(data.seq, { instancePath: instancePath + "/seq", parentData: data, parentDataProperty: "seq", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
        errors = vErrors.length;
      }
    }
    if (data.cursor !== void 0) {
      if (!validate131(data.cursor, { instancePath: instancePath + "/cursor", parentData: data, parentDataProperty: "cursor", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
        errors = vErrors.length;
      }
    }
    if (data.time !== void 0) {
      if (!validate226(data.time, { instancePath: instancePath + "/time", parentData: data, parentDataProperty: "time", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
        errors = vErrors.length;
      }
    }
    if (data.row !== void 0) {
      if (!validate72(data.row, { instancePath: instancePath + "/row", parentData: data, parentDataProperty: "row", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate248.errors = vErrors;
  return errors === 0;
}
validate248.evaluated = { "props": { "event": true, "collection": true, "seq": true, "cursor": true, "time": true, "row": true }, "dynamicProps": false, "dynamicItems": false };
var LeaveFrame = validate255;
function validate255(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate255.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.event === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event" }, message: "must have required property 'event'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.collection === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "collection" }, message: "must have required property 'collection'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.seq === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.cursor === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cursor" }, message: "must have required property 'cursor'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.time === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "time" }, message: "must have required property 'time'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.row === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "row" }, message: "must have required property 'row'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.event !== void 0) {
      if (!validate222(data.event, { instancePath: instancePath + "/event", parentData: data, parentDataProperty: "event", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
        errors = vErrors.length;
      }
    }
    if (data.collection !== void 0) {
      if (!validate52(data.collection, { instancePath: instancePath + "/collection", parentData: data, parentDataProperty: "collection", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
        errors = vErrors.length;
      }
    }
    if (data.seq !== void 0) {
      if (!validate225(data.seq, { instancePath: instancePath + "/seq", parentData: data, parentDataProperty: "seq", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
        errors = vErrors.length;
      }
    }
    if (data.cursor !== void 0) {
      if (!validate131(data.cursor, { instancePath: instancePath + "/cursor", parentData: data, parentDataProperty: "cursor", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
        errors = vErrors.length;
      }
    }
    if (data.time !== void 0) {
      if (!validate226(data.time, { instancePath: instancePath + "/time", parentData: data, parentDataProperty: "time", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
        errors = vErrors.length;
      }
    }
    if (data.row !== void 0) {
      if (!validate72(data.row, { instancePath: instancePath + "/row", parentData: data, parentDataProperty: "row", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate255.errors = vErrors;
  return errors === 0;
}
validate255.evaluated = { "props": { "event": true, "collection": true, "seq": true, "cursor": true, "time": true, "row": true }, "dynamicProps": false, "dynamicItems": false };
var RowFrame = validate262;
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
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.event === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event" }, message: "must have required property 'event'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.collection === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "collection" }, message: "must have required property 'collection'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.row === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "row" }, message: "must have required property 'row'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.event !== void 0) {
      if (!validate223(data.event, { instancePath: instancePath + "/event", parentData: data, parentDataProperty: "event", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors);
        errors = vErrors.length;
      }
    }
    if (data.collection !== void 0) {
      if (!validate52(data.collection, { instancePath: instancePath + "/collection", parentData: data, parentDataProperty: "collection", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
        errors = vErrors.length;
      }
    }
    if (data.row !== void 0) {
      if (!validate72(data.row, { instancePath: instancePath + "/row", parentData: data, parentDataProperty: "row", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate262.errors = vErrors;
  return errors === 0;
}
validate262.evaluated = { "props": { "event": true, "collection": true, "row": true }, "dynamicProps": false, "dynamicItems": false };
var BookmarkFrame = validate266;
var schema119 = { "type": "object", "required": ["event", "seq", "cursor", "time"], "properties": { "event": { "$ref": "BookmarkEvent" }, "seq": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 }, "cursor": { "$ref": "Cursor" }, "time": { "type": "string", "format": "date-time" }, "synced": { "type": "boolean", "enum": [true] } } };
function validate266(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate266.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.event === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event" }, message: "must have required property 'event'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.seq === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.cursor === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cursor" }, message: "must have required property 'cursor'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.time === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "time" }, message: "must have required property 'time'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.event !== void 0) {
      if (!validate224(data.event, { instancePath: instancePath + "/event", parentData: data, parentDataProperty: "event", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
        errors = vErrors.length;
      }
    }
    if (data.seq !== void 0) {
      let data1 = data.seq;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err4 = { instancePath: instancePath + "/seq", schemaPath: "#/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/seq", schemaPath: "#/properties/seq/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          const err6 = { instancePath: instancePath + "/seq", schemaPath: "#/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data.cursor !== void 0) {
      if (!validate131(data.cursor, { instancePath: instancePath + "/cursor", parentData: data, parentDataProperty: "cursor", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
        errors = vErrors.length;
      }
    }
    if (data.time !== void 0) {
      let data3 = data.time;
      if (typeof data3 === "string") {
        if (!formats0.validate(data3)) {
          const err7 = { instancePath: instancePath + "/time", schemaPath: "#/properties/time/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/time", schemaPath: "#/properties/time/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.synced !== void 0) {
      let data4 = data.synced;
      if (typeof data4 !== "boolean") {
        const err9 = { instancePath: instancePath + "/synced", schemaPath: "#/properties/synced/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (!(data4 === true)) {
        const err10 = { instancePath: instancePath + "/synced", schemaPath: "#/properties/synced/enum", keyword: "enum", params: { allowedValues: schema119.properties.synced.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
  } else {
    const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  validate266.errors = vErrors;
  return errors === 0;
}
validate266.evaluated = { "props": { "event": true, "seq": true, "cursor": true, "time": true, "synced": true }, "dynamicProps": false, "dynamicItems": false };
var RequestIdHeader = validate269;
var pattern20 = new RegExp("^[A-Za-z0-9._~+/=:-]{1,128}$", "u");
function validate269(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate269.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (!pattern20.test(data)) {
      const err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9._~+/=:-]{1,128}$" }, message: 'must match pattern "^[A-Za-z0-9._~+/=:-]{1,128}$"' };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate269.errors = vErrors;
  return errors === 0;
}
validate269.evaluated = { "dynamicProps": false, "dynamicItems": false };
var AcceptedTypesHeader = validate270;
function validate270(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate270.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate270.errors = vErrors;
  return errors === 0;
}
validate270.evaluated = { "dynamicProps": false, "dynamicItems": false };
var AcceptedPatchesHeader = validate271;
function validate271(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate271.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate271.errors = vErrors;
  return errors === 0;
}
validate271.evaluated = { "dynamicProps": false, "dynamicItems": false };
var AcceptedCodingsHeader = validate272;
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
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate272.errors = vErrors;
  return errors === 0;
}
validate272.evaluated = { "dynamicProps": false, "dynamicItems": false };
var NoSniffHeader = validate273;
var schema124 = { "type": "string", "enum": ["nosniff"] };
function validate273(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate273.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "nosniff")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema124.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate273.errors = vErrors;
  return errors === 0;
}
validate273.evaluated = { "dynamicProps": false, "dynamicItems": false };
var PrivateNoCacheHeader = validate274;
var schema125 = { "type": "string", "enum": ["private, no-cache"] };
function validate274(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate274.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "private, no-cache")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema125.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate274.errors = vErrors;
  return errors === 0;
}
validate274.evaluated = { "dynamicProps": false, "dynamicItems": false };
var NoCacheHeader = validate275;
var schema126 = { "type": "string", "enum": ["no-cache"] };
function validate275(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate275.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "no-cache")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema126.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate275.errors = vErrors;
  return errors === 0;
}
validate275.evaluated = { "dynamicProps": false, "dynamicItems": false };
var ImmutableHeader = validate276;
var schema127 = { "type": "string", "enum": ["public, max-age=31536000, immutable"] };
function validate276(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate276.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "public, max-age=31536000, immutable")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema127.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate276.errors = vErrors;
  return errors === 0;
}
validate276.evaluated = { "dynamicProps": false, "dynamicItems": false };
var NoStoreHeader = validate277;
var schema128 = { "type": "string", "enum": ["no-store"] };
function validate277(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate277.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "no-store")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema128.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate277.errors = vErrors;
  return errors === 0;
}
validate277.evaluated = { "dynamicProps": false, "dynamicItems": false };
var RateLimitHeader = validate278;
function validate278(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate278.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate278.errors = vErrors;
  return errors === 0;
}
validate278.evaluated = { "dynamicProps": false, "dynamicItems": false };
var RateLimitPolicyHeader = validate279;
function validate279(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate279.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate279.errors = vErrors;
  return errors === 0;
}
validate279.evaluated = { "dynamicProps": false, "dynamicItems": false };
var NoBufferingHeader = validate280;
var schema131 = { "type": "string", "enum": ["no"] };
function validate280(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate280.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "no")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema131.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate280.errors = vErrors;
  return errors === 0;
}
validate280.evaluated = { "dynamicProps": false, "dynamicItems": false };
var RetryAfterHeader = validate281;
function validate281(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate281.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data < 1 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  validate281.errors = vErrors;
  return errors === 0;
}
validate281.evaluated = { "dynamicProps": false, "dynamicItems": false };
var WwwAuthenticateHeader = validate282;
var schema133 = { "type": "string", "enum": ['Bearer realm="rowfeed"', 'Bearer realm="rowfeed", error="invalid_token"'] };
function validate282(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate282.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === 'Bearer realm="rowfeed"' || data === 'Bearer realm="rowfeed", error="invalid_token"')) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema133.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate282.errors = vErrors;
  return errors === 0;
}
validate282.evaluated = { "dynamicProps": false, "dynamicItems": false };
var LocationHeader = validate283;
var formats32 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function validate283(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate283.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (!formats32.test(data)) {
      const err0 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "uri-reference" }, message: 'must match format "uri-reference"' };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate283.errors = vErrors;
  return errors === 0;
}
validate283.evaluated = { "dynamicProps": false, "dynamicItems": false };
var ConsoleLocationHeader = validate284;
function validate284(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate284.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (!formats32.test(data)) {
      const err0 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "uri-reference" }, message: 'must match format "uri-reference"' };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate284.errors = vErrors;
  return errors === 0;
}
validate284.evaluated = { "dynamicProps": false, "dynamicItems": false };
var CollectionCursorHeader = validate285;
function validate285(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate285.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate131(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
    errors = vErrors.length;
  }
  validate285.errors = vErrors;
  return errors === 0;
}
validate285.evaluated = { "dynamicProps": false, "dynamicItems": false };
var RowETagHeader = validate287;
var pattern21 = new RegExp('^"[0-9a-z]{1,16}-[1-9][0-9]{0,15}"$', "u");
function validate287(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate287.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (!pattern21.test(data)) {
      const err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: '^"[0-9a-z]{1,16}-[1-9][0-9]{0,15}"$' }, message: 'must match pattern "^"[0-9a-z]{1,16}-[1-9][0-9]{0,15}"$"' };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate287.errors = vErrors;
  return errors === 0;
}
validate287.evaluated = { "dynamicProps": false, "dynamicItems": false };
var SchemaETagHeader = validate288;
var pattern22 = new RegExp('^"[0-9a-f]{32}"$', "u");
function validate288(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate288.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (!pattern22.test(data)) {
      const err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: '^"[0-9a-f]{32}"$' }, message: 'must match pattern "^"[0-9a-f]{32}"$"' };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate288.errors = vErrors;
  return errors === 0;
}
validate288.evaluated = { "dynamicProps": false, "dynamicItems": false };
var SchemaSinceHeader = validate289;
function validate289(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate289.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate131(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
    errors = vErrors.length;
  }
  validate289.errors = vErrors;
  return errors === 0;
}
validate289.evaluated = { "dynamicProps": false, "dynamicItems": false };
var ListETagHeader = validate291;
var pattern23 = new RegExp('^W/"[0-9A-Za-z_-]+"$', "u");
function validate291(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate291.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (!pattern23.test(data)) {
      const err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: '^W/"[0-9A-Za-z_-]+"$' }, message: 'must match pattern "^W/"[0-9A-Za-z_-]+"$"' };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate291.errors = vErrors;
  return errors === 0;
}
validate291.evaluated = { "dynamicProps": false, "dynamicItems": false };
var DocumentETagHeader = validate292;
var pattern24 = new RegExp('^"[A-Za-z0-9_-]+"$', "u");
function validate292(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate292.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (!pattern24.test(data)) {
      const err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: '^"[A-Za-z0-9_-]+"$' }, message: 'must match pattern "^"[A-Za-z0-9_-]+"$"' };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate292.errors = vErrors;
  return errors === 0;
}
validate292.evaluated = { "dynamicProps": false, "dynamicItems": false };
var ContractETagHeader = validate293;
function validate293(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate293.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (!pattern23.test(data)) {
      const err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: '^W/"[0-9A-Za-z_-]+"$' }, message: 'must match pattern "^W/"[0-9A-Za-z_-]+"$"' };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate293.errors = vErrors;
  return errors === 0;
}
validate293.evaluated = { "dynamicProps": false, "dynamicItems": false };
var VaryEncodingHeader = validate294;
var pattern26 = new RegExp("^(.*, *)?Accept-Encoding( *,.*)?$", "u");
function validate294(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate294.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (!pattern26.test(data)) {
      const err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(.*, *)?Accept-Encoding( *,.*)?$" }, message: 'must match pattern "^(.*, *)?Accept-Encoding( *,.*)?$"' };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate294.errors = vErrors;
  return errors === 0;
}
validate294.evaluated = { "dynamicProps": false, "dynamicItems": false };
var ContentEncodingHeader = validate295;
var schema144 = { "type": "string", "enum": ["br", "gzip"] };
function validate295(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate295.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "br" || data === "gzip")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema144.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate295.errors = vErrors;
  return errors === 0;
}
validate295.evaluated = { "dynamicProps": false, "dynamicItems": false };
var NextAfterHeader = validate296;
var pattern27 = new RegExp("^[A-Za-z0-9_-]+$", "u");
function validate296(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate296.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func1(data) > 2048) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!pattern27.test(data)) {
      const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" }, message: 'must match pattern "^[A-Za-z0-9_-]+$"' };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate296.errors = vErrors;
  return errors === 0;
}
validate296.evaluated = { "dynamicProps": false, "dynamicItems": false };
var NextLinkHeader = validate297;
function validate297(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate297.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate297.errors = vErrors;
  return errors === 0;
}
validate297.evaluated = { "dynamicProps": false, "dynamicItems": false };
var NextKeyHeader = validate298;
function validate298(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate298.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func1(data) > 64) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!pattern27.test(data)) {
      const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" }, message: 'must match pattern "^[A-Za-z0-9_-]+$"' };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate298.errors = vErrors;
  return errors === 0;
}
validate298.evaluated = { "dynamicProps": false, "dynamicItems": false };
var NextKeyLinkHeader = validate299;
function validate299(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate299.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate299.errors = vErrors;
  return errors === 0;
}
validate299.evaluated = { "dynamicProps": false, "dynamicItems": false };
var RowsInsertedHeader = validate300;
function validate300(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate300.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data < 0 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  validate300.errors = vErrors;
  return errors === 0;
}
validate300.evaluated = { "dynamicProps": false, "dynamicItems": false };
var RowsUpdatedHeader = validate301;
function validate301(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate301.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data < 0 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  validate301.errors = vErrors;
  return errors === 0;
}
validate301.evaluated = { "dynamicProps": false, "dynamicItems": false };
var RowsUnchangedHeader = validate302;
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
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data < 0 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  validate302.errors = vErrors;
  return errors === 0;
}
validate302.evaluated = { "dynamicProps": false, "dynamicItems": false };
var NextCollectionHeader = validate303;
function validate303(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate303.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func1(data) > 64) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!pattern27.test(data)) {
      const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" }, message: 'must match pattern "^[A-Za-z0-9_-]+$"' };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate303.errors = vErrors;
  return errors === 0;
}
validate303.evaluated = { "dynamicProps": false, "dynamicItems": false };
var NextCollectionLinkHeader = validate304;
function validate304(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate304.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate304.errors = vErrors;
  return errors === 0;
}
validate304.evaluated = { "dynamicProps": false, "dynamicItems": false };
var TotalCountHeader = validate305;
function validate305(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate305.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data < 0 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  validate305.errors = vErrors;
  return errors === 0;
}
validate305.evaluated = { "dynamicProps": false, "dynamicItems": false };
var CountAppliedHeader = validate306;
var schema155 = { "type": "string", "enum": ["count=exact"] };
function validate306(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate306.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "count=exact")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema155.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate306.errors = vErrors;
  return errors === 0;
}
validate306.evaluated = { "dynamicProps": false, "dynamicItems": false };
var ReturnAppliedHeader = validate307;
var schema156 = { "type": "string", "enum": ["return=minimal"] };
function validate307(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate307.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "return=minimal")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema156.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate307.errors = vErrors;
  return errors === 0;
}
validate307.evaluated = { "dynamicProps": false, "dynamicItems": false };
var IdempotentReplayedHeader = validate308;
var schema157 = { "type": "string", "enum": ["true"] };
function validate308(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate308.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "true")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema157.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate308.errors = vErrors;
  return errors === 0;
}
validate308.evaluated = { "dynamicProps": false, "dynamicItems": false };
var RetryInProgressHeader = validate309;
function validate309(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate309.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data < 1 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  validate309.errors = vErrors;
  return errors === 0;
}
validate309.evaluated = { "dynamicProps": false, "dynamicItems": false };
var ConnectionOfRefusedUpgradeHeader = validate310;
var schema159 = { "type": "string", "enum": ["Upgrade", "Upgrade, close"] };
function validate310(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate310.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "Upgrade" || data === "Upgrade, close")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema159.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate310.errors = vErrors;
  return errors === 0;
}
validate310.evaluated = { "dynamicProps": false, "dynamicItems": false };
var ConnectionUpgradeHeader = validate311;
var schema160 = { "type": "string", "enum": ["Upgrade"] };
function validate311(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate311.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "Upgrade")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema160.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate311.errors = vErrors;
  return errors === 0;
}
validate311.evaluated = { "dynamicProps": false, "dynamicItems": false };
var UpgradeHeader = validate312;
var schema161 = { "type": "string", "enum": ["websocket"] };
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
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "websocket")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema161.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate312.errors = vErrors;
  return errors === 0;
}
validate312.evaluated = { "dynamicProps": false, "dynamicItems": false };
var WebSocketAcceptHeader = validate313;
function validate313(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate313.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate313.errors = vErrors;
  return errors === 0;
}
validate313.evaluated = { "dynamicProps": false, "dynamicItems": false };
var WebSocketVersionHeader = validate314;
var schema163 = { "type": "string", "enum": ["13"] };
function validate314(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate314.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "13")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema163.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate314.errors = vErrors;
  return errors === 0;
}
validate314.evaluated = { "dynamicProps": false, "dynamicItems": false };
var ContentSecurityPolicyHeader = validate315;
function validate315(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate315.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate315.errors = vErrors;
  return errors === 0;
}
validate315.evaluated = { "dynamicProps": false, "dynamicItems": false };

// validators.js
var { CollectionName: CollectionName2, Collection: Collection2, CollectionList: CollectionList2, CollectionInput: CollectionInput2, CollectionDetails: CollectionDetails2, RowKey: RowKey2, RowKeyInput: RowKeyInput2, RowKeyField: RowKeyField2, CollectionIndex: CollectionIndex2, CollectionSchema: CollectionSchema2, CollectionSchemaInput: CollectionSchemaInput2, RowId: RowId2, RowFields: RowFields2, Row: Row2, RowList: RowList2, RowInput: RowInput2, RowInputList: RowInputList2, InsertedRowList: InsertedRowList2, RowPatch: RowPatch2, RowMergePatch: RowMergePatch2, ExportedText: ExportedText2, EventStream: EventStream2, RowReplacement: RowReplacement2, RowsPatch: RowsPatch2, RowsMergePatch: RowsMergePatch2, RowsUpdated: RowsUpdated2, RowsDeleted: RowsDeleted2, Batch: Batch2, BatchOperation: BatchOperation2, InsertOperation: InsertOperation2, UpdateOperation: UpdateOperation2, ReplaceOperation: ReplaceOperation2, UpsertOperation: UpsertOperation2, DeleteOperation: DeleteOperation2, RowVersions: RowVersions2, UnchangedSince: UnchangedSince2, BatchResults: BatchResults2, OperationResult: OperationResult2, IdempotencyKey: IdempotencyKey2, FieldNames: FieldNames2, EventKind: EventKind2, ChangeEvent: ChangeEvent2, Change: Change2, ChangeList: ChangeList2, Cursor: Cursor2, KeyId: KeyId2, KeyName: KeyName2, KeyScopes: KeyScopes2, KeyScope: KeyScope2, KeyCollections: KeyCollections2, KeyExpiry: KeyExpiry2, Key: Key2, KeyList: KeyList2, CreatedKey: CreatedKey2, KeyInput: KeyInput2, KeyPatch: KeyPatch2, KeyRotation: KeyRotation2, TicketSubject: TicketSubject2, TicketInput: TicketInput2, TicketGrant: TicketGrant2, TicketScope: TicketScope2, Ticket: Ticket2, Usage: Usage2, UsagePeriod: UsagePeriod2, UsageRequests: UsageRequests2, UsageCollections: UsageCollections2, UsageRows: UsageRows2, UsageBytes: UsageBytes2, KeyUsage: KeyUsage2, UsageHistory: UsageHistory2, UsageDay: UsageDay2, Health: Health2, ProblemCode: ProblemCode2, ProblemDetails: ProblemDetails2, IndexProgress: IndexProgress2, ValidationItem: ValidationItem2, OpenapiDocument: OpenapiDocument2, AsyncapiDocument: AsyncapiDocument2, ArazzoDocument: ArazzoDocument2, DocumentInfo: DocumentInfo2, HtmlPage: HtmlPage2, GuideText: GuideText2, DocsSections: DocsSections2, DocsSection: DocsSection2, SourceText: SourceText2, InsertEvent: InsertEvent2, UpdateEvent: UpdateEvent2, DeleteEvent: DeleteEvent2, EnterEvent: EnterEvent2, LeaveEvent: LeaveEvent2, RowEvent: RowEvent2, BookmarkEvent: BookmarkEvent2, Seq: Seq2, CommitTime: CommitTime2, InsertFrame: InsertFrame2, UpdateFrame: UpdateFrame2, DeleteFrame: DeleteFrame2, EnterFrame: EnterFrame2, LeaveFrame: LeaveFrame2, RowFrame: RowFrame2, BookmarkFrame: BookmarkFrame2, RequestIdHeader: RequestIdHeader2, AcceptedTypesHeader: AcceptedTypesHeader2, AcceptedPatchesHeader: AcceptedPatchesHeader2, AcceptedCodingsHeader: AcceptedCodingsHeader2, NoSniffHeader: NoSniffHeader2, PrivateNoCacheHeader: PrivateNoCacheHeader2, NoCacheHeader: NoCacheHeader2, ImmutableHeader: ImmutableHeader2, NoStoreHeader: NoStoreHeader2, RateLimitHeader: RateLimitHeader2, RateLimitPolicyHeader: RateLimitPolicyHeader2, NoBufferingHeader: NoBufferingHeader2, RetryAfterHeader: RetryAfterHeader2, WwwAuthenticateHeader: WwwAuthenticateHeader2, LocationHeader: LocationHeader2, ConsoleLocationHeader: ConsoleLocationHeader2, CollectionCursorHeader: CollectionCursorHeader2, RowETagHeader: RowETagHeader2, SchemaETagHeader: SchemaETagHeader2, SchemaSinceHeader: SchemaSinceHeader2, ListETagHeader: ListETagHeader2, DocumentETagHeader: DocumentETagHeader2, ContractETagHeader: ContractETagHeader2, VaryEncodingHeader: VaryEncodingHeader2, ContentEncodingHeader: ContentEncodingHeader2, NextAfterHeader: NextAfterHeader2, NextLinkHeader: NextLinkHeader2, NextKeyHeader: NextKeyHeader2, NextKeyLinkHeader: NextKeyLinkHeader2, RowsInsertedHeader: RowsInsertedHeader2, RowsUpdatedHeader: RowsUpdatedHeader2, RowsUnchangedHeader: RowsUnchangedHeader2, NextCollectionHeader: NextCollectionHeader2, NextCollectionLinkHeader: NextCollectionLinkHeader2, TotalCountHeader: TotalCountHeader2, CountAppliedHeader: CountAppliedHeader2, ReturnAppliedHeader: ReturnAppliedHeader2, IdempotentReplayedHeader: IdempotentReplayedHeader2, RetryInProgressHeader: RetryInProgressHeader2, ConnectionOfRefusedUpgradeHeader: ConnectionOfRefusedUpgradeHeader2, ConnectionUpgradeHeader: ConnectionUpgradeHeader2, UpgradeHeader: UpgradeHeader2, WebSocketAcceptHeader: WebSocketAcceptHeader2, WebSocketVersionHeader: WebSocketVersionHeader2, ContentSecurityPolicyHeader: ContentSecurityPolicyHeader2 } = compiled_exports;
var schemas = { ProblemDetails: ProblemDetails2, CollectionList: CollectionList2, Collection: Collection2, CollectionDetails: CollectionDetails2, RowList: RowList2, InsertedRowList: InsertedRowList2, RowsUpdated: RowsUpdated2, RowsDeleted: RowsDeleted2, BatchResults: BatchResults2, ChangeList: ChangeList2, Row: Row2, CollectionSchema: CollectionSchema2, RowKey: RowKey2, KeyList: KeyList2, CreatedKey: CreatedKey2, Key: Key2, Ticket: Ticket2, Usage: Usage2, UsageHistory: UsageHistory2, Health: Health2, OpenapiDocument: OpenapiDocument2, AsyncapiDocument: AsyncapiDocument2, ArazzoDocument: ArazzoDocument2, DocsSections: DocsSections2 };
var headers = { RequestId: { required: true, isInteger: false, validate: RequestIdHeader2 }, AcceptedTypes: { required: false, isInteger: false, validate: AcceptedTypesHeader2 }, AcceptedPatches: { required: false, isInteger: false, validate: AcceptedPatchesHeader2 }, AcceptedCodings: { required: false, isInteger: false, validate: AcceptedCodingsHeader2 }, NoSniff: { required: true, isInteger: false, validate: NoSniffHeader2 }, PrivateNoCache: { required: true, isInteger: false, validate: PrivateNoCacheHeader2 }, NoCache: { required: true, isInteger: false, validate: NoCacheHeader2 }, Immutable: { required: true, isInteger: false, validate: ImmutableHeader2 }, NoStore: { required: true, isInteger: false, validate: NoStoreHeader2 }, RateLimit: { required: false, isInteger: false, validate: RateLimitHeader2 }, RateLimitPolicy: { required: false, isInteger: false, validate: RateLimitPolicyHeader2 }, NoBuffering: { required: true, isInteger: false, validate: NoBufferingHeader2 }, RetryAfter: { required: true, isInteger: true, validate: RetryAfterHeader2 }, WwwAuthenticate: { required: true, isInteger: false, validate: WwwAuthenticateHeader2 }, Location: { required: true, isInteger: false, validate: LocationHeader2 }, ConsoleLocation: { required: true, isInteger: false, validate: ConsoleLocationHeader2 }, CollectionCursor: { required: true, isInteger: false, validate: CollectionCursorHeader2 }, RowETag: { required: true, isInteger: false, validate: RowETagHeader2 }, SchemaETag: { required: true, isInteger: false, validate: SchemaETagHeader2 }, SchemaSince: { required: true, isInteger: false, validate: SchemaSinceHeader2 }, ListETag: { required: true, isInteger: false, validate: ListETagHeader2 }, DocumentETag: { required: true, isInteger: false, validate: DocumentETagHeader2 }, ContractETag: { required: true, isInteger: false, validate: ContractETagHeader2 }, VaryEncoding: { required: true, isInteger: false, validate: VaryEncodingHeader2 }, ContentEncoding: { required: false, isInteger: false, validate: ContentEncodingHeader2 }, NextAfter: { required: false, isInteger: false, validate: NextAfterHeader2 }, NextLink: { required: false, isInteger: false, validate: NextLinkHeader2 }, NextKey: { required: false, isInteger: false, validate: NextKeyHeader2 }, NextKeyLink: { required: false, isInteger: false, validate: NextKeyLinkHeader2 }, RowsInserted: { required: true, isInteger: true, validate: RowsInsertedHeader2 }, RowsUpdated: { required: true, isInteger: true, validate: RowsUpdatedHeader2 }, RowsUnchanged: { required: true, isInteger: true, validate: RowsUnchangedHeader2 }, NextCollection: { required: false, isInteger: false, validate: NextCollectionHeader2 }, NextCollectionLink: { required: false, isInteger: false, validate: NextCollectionLinkHeader2 }, TotalCount: { required: false, isInteger: true, validate: TotalCountHeader2 }, CountApplied: { required: false, isInteger: false, validate: CountAppliedHeader2 }, ReturnApplied: { required: false, isInteger: false, validate: ReturnAppliedHeader2 }, IdempotentReplayed: { required: false, isInteger: false, validate: IdempotentReplayedHeader2 }, RetryInProgress: { required: false, isInteger: true, validate: RetryInProgressHeader2 }, ConnectionOfRefusedUpgrade: { required: true, isInteger: false, validate: ConnectionOfRefusedUpgradeHeader2 }, ConnectionUpgrade: { required: true, isInteger: false, validate: ConnectionUpgradeHeader2 }, Upgrade: { required: true, isInteger: false, validate: UpgradeHeader2 }, WebSocketAccept: { required: true, isInteger: false, validate: WebSocketAcceptHeader2 }, WebSocketVersion: { required: false, isInteger: false, validate: WebSocketVersionHeader2 }, ContentSecurityPolicy: { required: true, isInteger: false, validate: ContentSecurityPolicyHeader2 } };
var frames = { insert: InsertFrame2, update: UpdateFrame2, delete: DeleteFrame2, enter: EnterFrame2, leave: LeaveFrame2, row: RowFrame2, bookmark: BookmarkFrame2 };

const responses = {
  HeadersTooLarge: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "headers_too_large"
    ]
  },
  BadParameter: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "credentials_conflict",
      "parameter_invalid"
    ]
  },
  BadPage: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "credentials_conflict",
      "parameter_invalid",
      "page_too_large",
      "query_too_costly"
    ]
  },
  BadBody: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "credentials_conflict",
      "parameter_invalid",
      "body_malformed",
      "body_invalid"
    ]
  },
  BadText: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "credentials_conflict",
      "parameter_invalid",
      "body_malformed"
    ]
  },
  BadBulkBody: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "credentials_conflict",
      "parameter_invalid",
      "body_malformed",
      "body_invalid",
      "query_too_costly"
    ]
  },
  BadBulk: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "credentials_conflict",
      "parameter_invalid",
      "query_too_costly"
    ]
  },
  BadHandshake: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy",
      "Sec-WebSocket-Version": "WebSocketVersion"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "request_malformed",
      "credentials_conflict",
      "parameter_invalid",
      "query_too_costly"
    ]
  },
  BadStream: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "credentials_conflict",
      "parameter_invalid",
      "query_too_costly"
    ]
  },
  BadRootRequest: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "parameter_invalid"
    ]
  },
  BadDocumentRequest: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "parameter_invalid"
    ]
  },
  Unauthorized: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      "WWW-Authenticate": "WwwAuthenticate"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "key_missing",
      "key_invalid"
    ]
  },
  Forbidden: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "scope_insufficient"
    ]
  },
  GrantExceeded: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "scope_insufficient",
      "grant_exceeded"
    ]
  },
  ForbiddenOrLimit: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "scope_insufficient",
      "limit_reached"
    ]
  },
  TicketForbidden: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "scope_insufficient",
      "ticket_exceeded"
    ]
  },
  WriteForbidden: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "scope_insufficient",
      "ticket_exceeded",
      "limit_reached"
    ]
  },
  FeedForbidden: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "scope_insufficient",
      "ticket_exceeded",
      "origin_forbidden"
    ]
  },
  CollectionNotFound: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "collection_not_found"
    ]
  },
  RowNotFound: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "collection_not_found",
      "row_not_found"
    ]
  },
  SchemaNotFound: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "collection_not_found",
      "schema_not_found"
    ]
  },
  KeyNotFound: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "key_not_found"
    ]
  },
  RowKeyNotFound: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "collection_not_found",
      "row_key_not_found"
    ]
  },
  CollectionExists: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy",
      "Retry-After": "RetryInProgress"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "collection_exists",
      "idempotency_in_progress"
    ]
  },
  TooManyKeys: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy",
      "Retry-After": "RetryInProgress"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "too_many_keys",
      "idempotency_in_progress"
    ]
  },
  KeyEnded: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy",
      "Retry-After": "RetryInProgress"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "key_ended",
      "too_many_keys",
      "idempotency_in_progress"
    ]
  },
  LastAdminKey: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy",
      "Retry-After": "RetryInProgress"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "last_admin_key",
      "idempotency_in_progress"
    ]
  },
  KeyUnchangeable: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy",
      "Retry-After": "RetryInProgress"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "key_ended",
      "last_admin_key",
      "idempotency_in_progress"
    ]
  },
  InProgress: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy",
      "Retry-After": "RetryAfter"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "idempotency_in_progress"
    ]
  },
  SchemaBusy: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy",
      "Retry-After": "RetryInProgress"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "schema_busy",
      "idempotency_in_progress"
    ]
  },
  RowsMismatch: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy",
      "Retry-After": "RetryInProgress"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "schema_busy",
      "rows_mismatch",
      "idempotency_in_progress"
    ]
  },
  RowKeyTaken: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy",
      "Retry-After": "RetryInProgress"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "row_key_taken",
      "idempotency_in_progress"
    ]
  },
  InsertConflict: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy",
      "Retry-After": "RetryInProgress"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "row_key_taken",
      "row_key_missing",
      "too_many_rows",
      "idempotency_in_progress"
    ]
  },
  RowKeyBusy: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy",
      "Retry-After": "RetryInProgress"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "row_key_busy",
      "idempotency_in_progress"
    ]
  },
  RowKeyMismatch: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy",
      "Retry-After": "RetryInProgress"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "row_key_busy",
      "rows_mismatch",
      "idempotency_in_progress"
    ]
  },
  BulkConflict: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy",
      "Retry-After": "RetryInProgress"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "too_many_rows",
      "row_key_taken",
      "idempotency_in_progress"
    ]
  },
  TooManyRows: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy",
      "Retry-After": "RetryInProgress"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "too_many_rows",
      "idempotency_in_progress"
    ]
  },
  BatchConflict: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy",
      "Retry-After": "RetryInProgress"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "row_key_taken",
      "row_key_missing",
      "too_many_rows",
      "idempotency_in_progress"
    ]
  },
  PageExpired: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "page_expired"
    ]
  },
  ListMismatch: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "version_mismatch"
    ]
  },
  VersionMismatch: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "version_mismatch"
    ]
  },
  OperationMismatch: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "version_mismatch"
    ]
  },
  SchemaMismatch: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "version_mismatch"
    ]
  },
  BodyTooLarge: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "body_too_large"
    ]
  },
  MediaTypeUnsupported: {
    headers: {
      Accept: "AcceptedTypes",
      "Accept-Encoding": "AcceptedCodings",
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "media_type_unsupported"
    ]
  },
  PatchTypeUnsupported: {
    headers: {
      "Accept-Patch": "AcceptedPatches",
      "Accept-Encoding": "AcceptedCodings",
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "media_type_unsupported"
    ]
  },
  ValueUnsupported: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "value_unsupported",
      "idempotency_key_reused"
    ]
  },
  SchemaInvalid: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "schema_invalid",
      "idempotency_key_reused"
    ]
  },
  RowRefused: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "value_unsupported",
      "row_invalid",
      "idempotency_key_reused"
    ]
  },
  KeyReused: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "idempotency_key_reused"
    ]
  },
  UpgradeRequired: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      Connection: "ConnectionOfRefusedUpgrade",
      Upgrade: "Upgrade",
      "Sec-WebSocket-Version": "WebSocketVersion"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "upgrade_required"
    ]
  },
  TooManyRequests: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy",
      "Retry-After": "RetryAfter"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "too_many_attempts",
      "quota_exceeded"
    ]
  },
  TooManyFeeds: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy",
      "Retry-After": "RetryAfter"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "too_many_attempts",
      "quota_exceeded",
      "too_many_sockets"
    ]
  },
  CursorExpired: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "cursor_expired"
    ]
  },
  InternalError: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "internal_error"
    ]
  },
  ServiceUnavailable: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy",
      "Retry-After": "RetryAfter"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "database_unavailable",
      "overloaded",
      "shutting_down"
    ]
  },
  ListUnavailable: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy",
      "Retry-After": "RetryAfter"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "index_building",
      "database_unavailable",
      "overloaded",
      "shutting_down"
    ]
  },
  DocumentsOverloaded: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      "Retry-After": "RetryAfter"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "overloaded"
    ]
  },
  FeedUnavailable: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy",
      "Retry-After": "RetryAfter"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "sockets_exhausted",
      "overloaded",
      "index_building",
      "database_unavailable",
      "shutting_down"
    ]
  },
  ChangesUnavailable: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy",
      "Retry-After": "RetryAfter"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "sockets_exhausted",
      "database_unavailable",
      "overloaded",
      "shutting_down"
    ]
  },
  StorageFull: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "storage_full"
    ]
  },
  DocumentMismatch: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "version_mismatch"
    ]
  },
  ContractTooLarge: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "scope_insufficient",
      "limit_reached"
    ]
  },
  ContractMismatch: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoStore",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy"
    },
    schemas: {
      "application/problem+json": "ProblemDetails"
    },
    codes: [
      "version_mismatch"
    ]
  },
  ContractNotModified: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "PrivateNoCache",
      RateLimit: "RateLimit",
      "RateLimit-Policy": "RateLimitPolicy",
      ETag: "ContractETag"
    },
    schemas: {}
  },
  DocumentNotModified: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "NoCache",
      ETag: "DocumentETag",
      Vary: "VaryEncoding"
    },
    schemas: {}
  },
  AssetNotModified: {
    headers: {
      "Request-Id": "RequestId",
      "X-Content-Type-Options": "NoSniff",
      "Cache-Control": "Immutable",
      ETag: "DocumentETag",
      Vary: "VaryEncoding"
    },
    schemas: {}
  }
};

export interface Answer {
  /** Names of headers on the wire, with those of their descriptions in `headersByName`. */
  readonly headers: Readonly<Record<string, string>>;
  /** The schema of the body by media type, null where that isn't JSON; no media type where there is no body. */
  readonly schemas: Readonly<Record<string, string | null>>;
  /** That a problem may bear. */
  readonly codes?: readonly ErrorCode[];
}

export interface Header {
  readonly required: boolean;
  /** Written in decimal digits. */
  readonly isInteger: boolean;
  readonly validate: Validator;
}

/** Reports every error of the last call. */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly { readonly instancePath: string; readonly message?: string }[] | null;
}

/** Every answer that an operation may give, by its status. */
export const answers: Readonly<Record<OperationId, Readonly<Record<number, Answer>>>> = { listCollections: { 200: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "PrivateNoCache",
    RateLimit: "RateLimit",
    "RateLimit-Policy": "RateLimitPolicy",
    ETag: "ListETag",
    "Next-After": "NextCollection",
    Link: "NextCollectionLink"
  },
  schemas: {
    "application/json": "CollectionList"
  }
}, 304: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "PrivateNoCache",
    RateLimit: "RateLimit",
    "RateLimit-Policy": "RateLimitPolicy",
    ETag: "ListETag"
  },
  schemas: {}
}, 400: responses.BadParameter, 401: responses.Unauthorized, 403: responses.Forbidden, 412: responses.ListMismatch, 429: responses.TooManyRequests, 500: responses.InternalError, 503: responses.ServiceUnavailable },
createCollection: { 201: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "PrivateNoCache",
    RateLimit: "RateLimit",
    "RateLimit-Policy": "RateLimitPolicy",
    Location: "Location",
    "Idempotent-Replayed": "IdempotentReplayed"
  },
  schemas: {
    "application/json": "Collection"
  }
}, 400: responses.BadBody, 401: responses.Unauthorized, 403: responses.ForbiddenOrLimit, 409: responses.CollectionExists, 413: responses.BodyTooLarge, 415: responses.MediaTypeUnsupported, 422: responses.KeyReused, 429: responses.TooManyRequests, 500: responses.InternalError, 503: responses.ServiceUnavailable, 507: responses.StorageFull },
getCollection: { 200: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "PrivateNoCache",
    RateLimit: "RateLimit",
    "RateLimit-Policy": "RateLimitPolicy"
  },
  schemas: {
    "application/json": "CollectionDetails"
  }
}, 400: responses.BadBulk, 401: responses.Unauthorized, 403: responses.Forbidden, 404: responses.CollectionNotFound, 429: responses.TooManyRequests, 500: responses.InternalError, 503: responses.ListUnavailable },
deleteCollection: { 204: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "PrivateNoCache",
    RateLimit: "RateLimit",
    "RateLimit-Policy": "RateLimitPolicy",
    "Idempotent-Replayed": "IdempotentReplayed"
  },
  schemas: {}
}, 400: responses.BadParameter, 401: responses.Unauthorized, 403: responses.Forbidden, 404: responses.CollectionNotFound, 409: responses.InProgress, 422: responses.KeyReused, 429: responses.TooManyRequests, 500: responses.InternalError, 503: responses.ServiceUnavailable, 507: responses.StorageFull },
listRows: { 200: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "PrivateNoCache",
    RateLimit: "RateLimit",
    "RateLimit-Policy": "RateLimitPolicy",
    "Collection-Cursor": "CollectionCursor",
    ETag: "ListETag",
    "Next-After": "NextAfter",
    Link: "NextLink",
    "Total-Count": "TotalCount",
    "Preference-Applied": "CountApplied"
  },
  schemas: {
    "application/json": "RowList"
  }
}, 304: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "PrivateNoCache",
    RateLimit: "RateLimit",
    "RateLimit-Policy": "RateLimitPolicy",
    "Collection-Cursor": "CollectionCursor",
    ETag: "ListETag"
  },
  schemas: {}
}, 400: responses.BadPage, 401: responses.Unauthorized, 403: responses.TicketForbidden, 404: responses.CollectionNotFound, 410: responses.PageExpired, 412: responses.ListMismatch, 429: responses.TooManyRequests, 431: responses.HeadersTooLarge, 500: responses.InternalError, 503: responses.ListUnavailable },
insertRows: { 200: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "PrivateNoCache",
    RateLimit: "RateLimit",
    "RateLimit-Policy": "RateLimitPolicy",
    "Collection-Cursor": "CollectionCursor",
    "Rows-Inserted": "RowsInserted",
    "Rows-Updated": "RowsUpdated",
    "Rows-Unchanged": "RowsUnchanged",
    "Preference-Applied": "ReturnApplied",
    "Idempotent-Replayed": "IdempotentReplayed"
  },
  schemas: {
    "application/json": "InsertedRowList"
  }
}, 201: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "PrivateNoCache",
    RateLimit: "RateLimit",
    "RateLimit-Policy": "RateLimitPolicy",
    "Collection-Cursor": "CollectionCursor",
    "Preference-Applied": "ReturnApplied",
    "Idempotent-Replayed": "IdempotentReplayed"
  },
  schemas: {
    "application/json": "InsertedRowList"
  }
}, 400: responses.BadBody, 401: responses.Unauthorized, 403: responses.WriteForbidden, 404: responses.CollectionNotFound, 409: responses.InsertConflict, 413: responses.BodyTooLarge, 415: responses.MediaTypeUnsupported, 422: responses.RowRefused, 429: responses.TooManyRequests, 500: responses.InternalError, 503: responses.ServiceUnavailable, 507: responses.StorageFull },
updateRows: { 200: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "PrivateNoCache",
    RateLimit: "RateLimit",
    "RateLimit-Policy": "RateLimitPolicy",
    "Collection-Cursor": "CollectionCursor",
    "Idempotent-Replayed": "IdempotentReplayed"
  },
  schemas: {
    "application/json": "RowsUpdated"
  }
}, 400: responses.BadBulkBody, 401: responses.Unauthorized, 403: responses.WriteForbidden, 404: responses.CollectionNotFound, 409: responses.BulkConflict, 413: responses.BodyTooLarge, 415: responses.PatchTypeUnsupported, 422: responses.RowRefused, 429: responses.TooManyRequests, 431: responses.HeadersTooLarge, 500: responses.InternalError, 503: responses.ListUnavailable, 507: responses.StorageFull },
deleteRows: { 200: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "PrivateNoCache",
    RateLimit: "RateLimit",
    "RateLimit-Policy": "RateLimitPolicy",
    "Collection-Cursor": "CollectionCursor",
    "Idempotent-Replayed": "IdempotentReplayed"
  },
  schemas: {
    "application/json": "RowsDeleted"
  }
}, 400: responses.BadBulk, 401: responses.Unauthorized, 403: responses.TicketForbidden, 404: responses.CollectionNotFound, 409: responses.TooManyRows, 422: responses.KeyReused, 429: responses.TooManyRequests, 431: responses.HeadersTooLarge, 500: responses.InternalError, 503: responses.ListUnavailable, 507: responses.StorageFull },
batchRows: { 200: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "PrivateNoCache",
    RateLimit: "RateLimit",
    "RateLimit-Policy": "RateLimitPolicy",
    "Collection-Cursor": "CollectionCursor",
    "Preference-Applied": "ReturnApplied",
    "Idempotent-Replayed": "IdempotentReplayed"
  },
  schemas: {
    "application/json": "BatchResults"
  }
}, 400: responses.BadBody, 401: responses.Unauthorized, 403: responses.WriteForbidden, 404: responses.RowNotFound, 409: responses.BatchConflict, 412: responses.OperationMismatch, 413: responses.BodyTooLarge, 415: responses.MediaTypeUnsupported, 422: responses.RowRefused, 429: responses.TooManyRequests, 500: responses.InternalError, 503: responses.ServiceUnavailable, 507: responses.StorageFull },
exportRows: { 200: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "PrivateNoCache",
    RateLimit: "RateLimit",
    "RateLimit-Policy": "RateLimitPolicy",
    "Collection-Cursor": "CollectionCursor"
  },
  schemas: {
    "application/x-ndjson": null,
    "text/csv; charset=utf-8; header=present": null
  }
}, 400: responses.BadParameter, 401: responses.Unauthorized, 403: responses.TicketForbidden, 404: responses.CollectionNotFound, 429: responses.TooManyRequests, 431: responses.HeadersTooLarge, 500: responses.InternalError, 503: responses.ServiceUnavailable },
listChanges: { 200: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "NoStore",
    RateLimit: "RateLimit",
    "RateLimit-Policy": "RateLimitPolicy"
  },
  schemas: {
    "application/json": "ChangeList"
  }
}, 400: responses.BadParameter, 401: responses.Unauthorized, 403: responses.TicketForbidden, 404: responses.CollectionNotFound, 410: responses.CursorExpired, 429: responses.TooManyFeeds, 500: responses.InternalError, 503: responses.ChangesUnavailable },
streamChanges: { 200: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "NoStore",
    "X-Accel-Buffering": "NoBuffering",
    RateLimit: "RateLimit",
    "RateLimit-Policy": "RateLimitPolicy"
  },
  schemas: {
    "text/event-stream": null
  }
}, 400: responses.BadStream, 401: responses.Unauthorized, 403: responses.FeedForbidden, 404: responses.CollectionNotFound, 410: responses.CursorExpired, 429: responses.TooManyFeeds, 500: responses.InternalError, 503: responses.FeedUnavailable },
getRow: { 200: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "PrivateNoCache",
    RateLimit: "RateLimit",
    "RateLimit-Policy": "RateLimitPolicy",
    "Collection-Cursor": "CollectionCursor",
    ETag: "RowETag"
  },
  schemas: {
    "application/json": "Row"
  }
}, 304: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "PrivateNoCache",
    RateLimit: "RateLimit",
    "RateLimit-Policy": "RateLimitPolicy",
    "Collection-Cursor": "CollectionCursor",
    ETag: "RowETag"
  },
  schemas: {}
}, 400: responses.BadParameter, 401: responses.Unauthorized, 403: responses.TicketForbidden, 404: responses.RowNotFound, 412: responses.VersionMismatch, 429: responses.TooManyRequests, 431: responses.HeadersTooLarge, 500: responses.InternalError, 503: responses.ServiceUnavailable },
replaceRow: { 200: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "PrivateNoCache",
    RateLimit: "RateLimit",
    "RateLimit-Policy": "RateLimitPolicy",
    "Collection-Cursor": "CollectionCursor",
    ETag: "RowETag",
    "Idempotent-Replayed": "IdempotentReplayed"
  },
  schemas: {
    "application/json": "Row"
  }
}, 400: responses.BadBody, 401: responses.Unauthorized, 403: responses.WriteForbidden, 404: responses.RowNotFound, 409: responses.RowKeyTaken, 412: responses.VersionMismatch, 413: responses.BodyTooLarge, 415: responses.MediaTypeUnsupported, 422: responses.RowRefused, 429: responses.TooManyRequests, 500: responses.InternalError, 503: responses.ServiceUnavailable, 507: responses.StorageFull },
updateRow: { 200: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "PrivateNoCache",
    RateLimit: "RateLimit",
    "RateLimit-Policy": "RateLimitPolicy",
    "Collection-Cursor": "CollectionCursor",
    ETag: "RowETag",
    "Idempotent-Replayed": "IdempotentReplayed"
  },
  schemas: {
    "application/json": "Row"
  }
}, 400: responses.BadBody, 401: responses.Unauthorized, 403: responses.WriteForbidden, 404: responses.RowNotFound, 409: responses.RowKeyTaken, 412: responses.VersionMismatch, 413: responses.BodyTooLarge, 415: responses.PatchTypeUnsupported, 422: responses.RowRefused, 429: responses.TooManyRequests, 500: responses.InternalError, 503: responses.ServiceUnavailable, 507: responses.StorageFull },
deleteRow: { 204: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "PrivateNoCache",
    RateLimit: "RateLimit",
    "RateLimit-Policy": "RateLimitPolicy",
    "Collection-Cursor": "CollectionCursor",
    "Idempotent-Replayed": "IdempotentReplayed"
  },
  schemas: {}
}, 400: responses.BadParameter, 401: responses.Unauthorized, 403: responses.Forbidden, 404: responses.RowNotFound, 409: responses.InProgress, 412: responses.VersionMismatch, 422: responses.KeyReused, 429: responses.TooManyRequests, 500: responses.InternalError, 503: responses.ServiceUnavailable, 507: responses.StorageFull },
getSchema: { 200: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "PrivateNoCache",
    RateLimit: "RateLimit",
    "RateLimit-Policy": "RateLimitPolicy",
    ETag: "SchemaETag",
    "Schema-Since": "SchemaSince"
  },
  schemas: {
    "application/json": "CollectionSchema"
  }
}, 304: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "PrivateNoCache",
    RateLimit: "RateLimit",
    "RateLimit-Policy": "RateLimitPolicy",
    ETag: "SchemaETag",
    "Schema-Since": "SchemaSince"
  },
  schemas: {}
}, 400: responses.BadParameter, 401: responses.Unauthorized, 403: responses.Forbidden, 404: responses.SchemaNotFound, 412: responses.SchemaMismatch, 429: responses.TooManyRequests, 500: responses.InternalError, 503: responses.ServiceUnavailable },
setSchema: { 200: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "PrivateNoCache",
    RateLimit: "RateLimit",
    "RateLimit-Policy": "RateLimitPolicy",
    ETag: "SchemaETag",
    "Idempotent-Replayed": "IdempotentReplayed"
  },
  schemas: {
    "application/json": "CollectionSchema"
  }
}, 400: responses.BadText, 401: responses.Unauthorized, 403: responses.ForbiddenOrLimit, 404: responses.CollectionNotFound, 409: responses.RowsMismatch, 412: responses.SchemaMismatch, 413: responses.BodyTooLarge, 415: responses.MediaTypeUnsupported, 422: responses.SchemaInvalid, 429: responses.TooManyRequests, 500: responses.InternalError, 503: responses.ServiceUnavailable, 507: responses.StorageFull },
removeSchema: { 204: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "PrivateNoCache",
    RateLimit: "RateLimit",
    "RateLimit-Policy": "RateLimitPolicy",
    "Idempotent-Replayed": "IdempotentReplayed"
  },
  schemas: {}
}, 400: responses.BadParameter, 401: responses.Unauthorized, 403: responses.Forbidden, 404: responses.SchemaNotFound, 409: responses.SchemaBusy, 412: responses.SchemaMismatch, 422: responses.KeyReused, 429: responses.TooManyRequests, 500: responses.InternalError, 503: responses.ServiceUnavailable, 507: responses.StorageFull },
getRowKey: { 200: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "PrivateNoCache",
    RateLimit: "RateLimit",
    "RateLimit-Policy": "RateLimitPolicy"
  },
  schemas: {
    "application/json": "RowKey"
  }
}, 400: responses.BadParameter, 401: responses.Unauthorized, 403: responses.Forbidden, 404: responses.RowKeyNotFound, 429: responses.TooManyRequests, 500: responses.InternalError, 503: responses.ServiceUnavailable },
setRowKey: { 200: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "PrivateNoCache",
    RateLimit: "RateLimit",
    "RateLimit-Policy": "RateLimitPolicy",
    "Idempotent-Replayed": "IdempotentReplayed"
  },
  schemas: {
    "application/json": "RowKey"
  }
}, 400: responses.BadBody, 401: responses.Unauthorized, 403: responses.Forbidden, 404: responses.CollectionNotFound, 409: responses.RowKeyMismatch, 413: responses.BodyTooLarge, 415: responses.MediaTypeUnsupported, 422: responses.KeyReused, 429: responses.TooManyRequests, 500: responses.InternalError, 503: responses.ServiceUnavailable, 507: responses.StorageFull },
removeRowKey: { 204: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "PrivateNoCache",
    RateLimit: "RateLimit",
    "RateLimit-Policy": "RateLimitPolicy",
    "Idempotent-Replayed": "IdempotentReplayed"
  },
  schemas: {}
}, 400: responses.BadParameter, 401: responses.Unauthorized, 403: responses.Forbidden, 404: responses.RowKeyNotFound, 409: responses.RowKeyBusy, 422: responses.KeyReused, 429: responses.TooManyRequests, 500: responses.InternalError, 503: responses.ServiceUnavailable, 507: responses.StorageFull },
listKeys: { 200: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "PrivateNoCache",
    RateLimit: "RateLimit",
    "RateLimit-Policy": "RateLimitPolicy",
    "Next-After": "NextKey",
    Link: "NextKeyLink"
  },
  schemas: {
    "application/json": "KeyList"
  }
}, 400: responses.BadParameter, 401: responses.Unauthorized, 403: responses.Forbidden, 429: responses.TooManyRequests, 500: responses.InternalError, 503: responses.ServiceUnavailable },
createKey: { 201: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "NoStore",
    RateLimit: "RateLimit",
    "RateLimit-Policy": "RateLimitPolicy",
    "Idempotent-Replayed": "IdempotentReplayed"
  },
  schemas: {
    "application/json": "CreatedKey"
  }
}, 400: responses.BadBody, 401: responses.Unauthorized, 403: responses.GrantExceeded, 409: responses.TooManyKeys, 413: responses.BodyTooLarge, 415: responses.MediaTypeUnsupported, 422: responses.ValueUnsupported, 429: responses.TooManyRequests, 500: responses.InternalError, 503: responses.ServiceUnavailable, 507: responses.StorageFull },
getKey: { 200: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "PrivateNoCache",
    RateLimit: "RateLimit",
    "RateLimit-Policy": "RateLimitPolicy"
  },
  schemas: {
    "application/json": "Key"
  }
}, 400: responses.BadParameter, 401: responses.Unauthorized, 403: responses.Forbidden, 404: responses.KeyNotFound, 429: responses.TooManyRequests, 500: responses.InternalError, 503: responses.ServiceUnavailable },
updateKey: { 200: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "PrivateNoCache",
    RateLimit: "RateLimit",
    "RateLimit-Policy": "RateLimitPolicy",
    "Idempotent-Replayed": "IdempotentReplayed"
  },
  schemas: {
    "application/json": "Key"
  }
}, 400: responses.BadBody, 401: responses.Unauthorized, 403: responses.GrantExceeded, 404: responses.KeyNotFound, 409: responses.KeyUnchangeable, 413: responses.BodyTooLarge, 415: responses.PatchTypeUnsupported, 422: responses.ValueUnsupported, 429: responses.TooManyRequests, 500: responses.InternalError, 503: responses.ServiceUnavailable, 507: responses.StorageFull },
deleteKey: { 204: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "PrivateNoCache",
    RateLimit: "RateLimit",
    "RateLimit-Policy": "RateLimitPolicy",
    "Idempotent-Replayed": "IdempotentReplayed"
  },
  schemas: {}
}, 400: responses.BadParameter, 401: responses.Unauthorized, 403: responses.GrantExceeded, 404: responses.KeyNotFound, 409: responses.LastAdminKey, 422: responses.KeyReused, 429: responses.TooManyRequests, 500: responses.InternalError, 503: responses.ServiceUnavailable, 507: responses.StorageFull },
rotateKey: { 201: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "NoStore",
    RateLimit: "RateLimit",
    "RateLimit-Policy": "RateLimitPolicy",
    "Idempotent-Replayed": "IdempotentReplayed"
  },
  schemas: {
    "application/json": "CreatedKey"
  }
}, 400: responses.BadBody, 401: responses.Unauthorized, 403: responses.GrantExceeded, 404: responses.KeyNotFound, 409: responses.KeyEnded, 413: responses.BodyTooLarge, 415: responses.MediaTypeUnsupported, 422: responses.KeyReused, 429: responses.TooManyRequests, 500: responses.InternalError, 503: responses.ServiceUnavailable, 507: responses.StorageFull },
createTicket: { 201: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "NoStore",
    RateLimit: "RateLimit",
    "RateLimit-Policy": "RateLimitPolicy"
  },
  schemas: {
    "application/json": "Ticket"
  }
}, 400: responses.BadBody, 401: responses.Unauthorized, 403: responses.GrantExceeded, 413: responses.BodyTooLarge, 415: responses.MediaTypeUnsupported, 429: responses.TooManyRequests, 500: responses.InternalError, 503: responses.ServiceUnavailable },
revokeTickets: { 204: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "PrivateNoCache",
    RateLimit: "RateLimit",
    "RateLimit-Policy": "RateLimitPolicy",
    "Idempotent-Replayed": "IdempotentReplayed"
  },
  schemas: {}
}, 400: responses.BadParameter, 401: responses.Unauthorized, 403: responses.Forbidden, 409: responses.InProgress, 422: responses.KeyReused, 429: responses.TooManyRequests, 500: responses.InternalError, 503: responses.ServiceUnavailable, 507: responses.StorageFull },
getUsage: { 200: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "PrivateNoCache",
    RateLimit: "RateLimit",
    "RateLimit-Policy": "RateLimitPolicy"
  },
  schemas: {
    "application/json": "Usage"
  }
}, 400: responses.BadParameter, 401: responses.Unauthorized, 403: responses.Forbidden, 429: responses.TooManyRequests, 500: responses.InternalError, 503: responses.ServiceUnavailable },
getUsageHistory: { 200: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "PrivateNoCache",
    RateLimit: "RateLimit",
    "RateLimit-Policy": "RateLimitPolicy"
  },
  schemas: {
    "application/json": "UsageHistory"
  }
}, 400: responses.BadParameter, 401: responses.Unauthorized, 403: responses.Forbidden, 429: responses.TooManyRequests, 500: responses.InternalError, 503: responses.ServiceUnavailable },
openFeed: { 101: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    Connection: "ConnectionUpgrade",
    Upgrade: "Upgrade",
    "Sec-WebSocket-Accept": "WebSocketAccept"
  },
  schemas: {}
}, 400: responses.BadHandshake, 401: responses.Unauthorized, 403: responses.FeedForbidden, 404: responses.CollectionNotFound, 426: responses.UpgradeRequired, 429: responses.TooManyFeeds, 431: responses.HeadersTooLarge, 500: responses.InternalError, 503: responses.FeedUnavailable },
getHealth: { 200: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "NoStore"
  },
  schemas: {
    "application/json": "Health"
  }
}, 503: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "NoStore"
  },
  schemas: {
    "application/json": "Health"
  }
} },
getReady: { 200: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "NoStore"
  },
  schemas: {
    "application/json": "Health"
  }
}, 503: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "NoStore"
  },
  schemas: {
    "application/json": "Health"
  }
} },
getOpenapiJson: { 200: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "NoCache",
    ETag: "DocumentETag",
    Vary: "VaryEncoding",
    "Content-Encoding": "ContentEncoding"
  },
  schemas: {
    "application/json": "OpenapiDocument"
  }
}, 304: responses.DocumentNotModified, 400: responses.BadDocumentRequest, 412: responses.DocumentMismatch, 503: responses.DocumentsOverloaded },
getOpenapiYaml: { 200: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "NoCache",
    ETag: "DocumentETag",
    Vary: "VaryEncoding",
    "Content-Encoding": "ContentEncoding"
  },
  schemas: {
    "application/yaml": null
  }
}, 304: responses.DocumentNotModified, 400: responses.BadDocumentRequest, 412: responses.DocumentMismatch, 503: responses.DocumentsOverloaded },
getOpenapi30Json: { 200: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "NoCache",
    ETag: "DocumentETag",
    Vary: "VaryEncoding",
    "Content-Encoding": "ContentEncoding"
  },
  schemas: {
    "application/json": "OpenapiDocument"
  }
}, 304: responses.DocumentNotModified, 400: responses.BadDocumentRequest, 412: responses.DocumentMismatch, 503: responses.DocumentsOverloaded },
getAsyncapiJson: { 200: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "NoCache",
    ETag: "DocumentETag",
    Vary: "VaryEncoding",
    "Content-Encoding": "ContentEncoding"
  },
  schemas: {
    "application/json": "AsyncapiDocument"
  }
}, 304: responses.DocumentNotModified, 400: responses.BadDocumentRequest, 412: responses.DocumentMismatch, 503: responses.DocumentsOverloaded },
getAsyncapiYaml: { 200: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "NoCache",
    ETag: "DocumentETag",
    Vary: "VaryEncoding",
    "Content-Encoding": "ContentEncoding"
  },
  schemas: {
    "application/yaml": null
  }
}, 304: responses.DocumentNotModified, 400: responses.BadDocumentRequest, 412: responses.DocumentMismatch, 503: responses.DocumentsOverloaded },
getArazzoJson: { 200: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "NoCache",
    ETag: "DocumentETag",
    Vary: "VaryEncoding",
    "Content-Encoding": "ContentEncoding"
  },
  schemas: {
    "application/json": "ArazzoDocument"
  }
}, 304: responses.DocumentNotModified, 400: responses.BadDocumentRequest, 412: responses.DocumentMismatch, 503: responses.DocumentsOverloaded },
getArazzoYaml: { 200: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "NoCache",
    ETag: "DocumentETag",
    Vary: "VaryEncoding",
    "Content-Encoding": "ContentEncoding"
  },
  schemas: {
    "application/yaml": null
  }
}, 304: responses.DocumentNotModified, 400: responses.BadDocumentRequest, 412: responses.DocumentMismatch, 503: responses.DocumentsOverloaded },
getContractOpenapiJson: { 200: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "PrivateNoCache",
    RateLimit: "RateLimit",
    "RateLimit-Policy": "RateLimitPolicy",
    ETag: "ContractETag"
  },
  schemas: {
    "application/json": "OpenapiDocument"
  }
}, 304: responses.ContractNotModified, 400: responses.BadParameter, 401: responses.Unauthorized, 403: responses.ContractTooLarge, 412: responses.ContractMismatch, 429: responses.TooManyRequests, 500: responses.InternalError, 503: responses.ServiceUnavailable },
getContractOpenapiYaml: { 200: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "PrivateNoCache",
    RateLimit: "RateLimit",
    "RateLimit-Policy": "RateLimitPolicy",
    ETag: "ContractETag"
  },
  schemas: {
    "application/yaml": null
  }
}, 304: responses.ContractNotModified, 400: responses.BadParameter, 401: responses.Unauthorized, 403: responses.ContractTooLarge, 412: responses.ContractMismatch, 429: responses.TooManyRequests, 500: responses.InternalError, 503: responses.ServiceUnavailable },
getContractOpenapi30Json: { 200: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "PrivateNoCache",
    RateLimit: "RateLimit",
    "RateLimit-Policy": "RateLimitPolicy",
    ETag: "ContractETag"
  },
  schemas: {
    "application/json": "OpenapiDocument"
  }
}, 304: responses.ContractNotModified, 400: responses.BadParameter, 401: responses.Unauthorized, 403: responses.ContractTooLarge, 412: responses.ContractMismatch, 429: responses.TooManyRequests, 500: responses.InternalError, 503: responses.ServiceUnavailable },
getContractAsyncapiJson: { 200: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "PrivateNoCache",
    RateLimit: "RateLimit",
    "RateLimit-Policy": "RateLimitPolicy",
    ETag: "ContractETag"
  },
  schemas: {
    "application/json": "AsyncapiDocument"
  }
}, 304: responses.ContractNotModified, 400: responses.BadParameter, 401: responses.Unauthorized, 403: responses.ContractTooLarge, 412: responses.ContractMismatch, 429: responses.TooManyRequests, 500: responses.InternalError, 503: responses.ServiceUnavailable },
getContractAsyncapiYaml: { 200: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "PrivateNoCache",
    RateLimit: "RateLimit",
    "RateLimit-Policy": "RateLimitPolicy",
    ETag: "ContractETag"
  },
  schemas: {
    "application/yaml": null
  }
}, 304: responses.ContractNotModified, 400: responses.BadParameter, 401: responses.Unauthorized, 403: responses.ContractTooLarge, 412: responses.ContractMismatch, 429: responses.TooManyRequests, 500: responses.InternalError, 503: responses.ServiceUnavailable },
getContractArazzoJson: { 200: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "PrivateNoCache",
    RateLimit: "RateLimit",
    "RateLimit-Policy": "RateLimitPolicy",
    ETag: "ContractETag"
  },
  schemas: {
    "application/json": "ArazzoDocument"
  }
}, 304: responses.ContractNotModified, 400: responses.BadParameter, 401: responses.Unauthorized, 403: responses.ContractTooLarge, 412: responses.ContractMismatch, 429: responses.TooManyRequests, 500: responses.InternalError, 503: responses.ServiceUnavailable },
getContractArazzoYaml: { 200: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "PrivateNoCache",
    RateLimit: "RateLimit",
    "RateLimit-Policy": "RateLimitPolicy",
    ETag: "ContractETag"
  },
  schemas: {
    "application/yaml": null
  }
}, 304: responses.ContractNotModified, 400: responses.BadParameter, 401: responses.Unauthorized, 403: responses.ContractTooLarge, 412: responses.ContractMismatch, 429: responses.TooManyRequests, 500: responses.InternalError, 503: responses.ServiceUnavailable },
getRoot: { 302: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "NoCache",
    Location: "ConsoleLocation"
  },
  schemas: {}
}, 400: responses.BadRootRequest },
getConsole: { 200: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "NoCache",
    ETag: "DocumentETag",
    Vary: "VaryEncoding",
    "Content-Encoding": "ContentEncoding",
    "Content-Security-Policy": "ContentSecurityPolicy"
  },
  schemas: {
    "text/html": null
  }
}, 304: responses.DocumentNotModified, 400: responses.BadDocumentRequest, 412: responses.DocumentMismatch, 503: responses.DocumentsOverloaded },
getConsoleAsset: { 200: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "Immutable",
    ETag: "DocumentETag",
    Vary: "VaryEncoding",
    "Content-Encoding": "ContentEncoding"
  },
  schemas: {
    "text/javascript": null,
    "text/css": null
  }
}, 304: responses.AssetNotModified, 400: responses.BadDocumentRequest, 404: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "NoStore"
  },
  schemas: {
    "application/problem+json": "ProblemDetails"
  },
  codes: [
    "route_not_found"
  ]
}, 412: responses.DocumentMismatch, 503: responses.DocumentsOverloaded },
getDocs: { 200: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "NoCache",
    ETag: "DocumentETag",
    Vary: "VaryEncoding",
    "Content-Encoding": "ContentEncoding",
    "Content-Security-Policy": "ContentSecurityPolicy"
  },
  schemas: {
    "text/html": null
  }
}, 304: responses.DocumentNotModified, 400: responses.BadDocumentRequest, 412: responses.DocumentMismatch, 503: responses.DocumentsOverloaded },
getDocsSearch: { 200: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "NoCache",
    ETag: "DocumentETag",
    Vary: "VaryEncoding",
    "Content-Encoding": "ContentEncoding"
  },
  schemas: {
    "application/json": "DocsSections"
  }
}, 304: responses.DocumentNotModified, 400: responses.BadDocumentRequest, 412: responses.DocumentMismatch, 503: responses.DocumentsOverloaded },
getLlmsText: { 200: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "NoCache",
    ETag: "DocumentETag",
    Vary: "VaryEncoding",
    "Content-Encoding": "ContentEncoding",
    "Content-Security-Policy": "ContentSecurityPolicy"
  },
  schemas: {
    "text/plain; charset=utf-8": null
  }
}, 304: responses.DocumentNotModified, 400: responses.BadDocumentRequest, 412: responses.DocumentMismatch, 503: responses.DocumentsOverloaded },
getGuide: { 200: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "NoCache",
    ETag: "DocumentETag",
    Vary: "VaryEncoding",
    "Content-Encoding": "ContentEncoding",
    "Content-Security-Policy": "ContentSecurityPolicy"
  },
  schemas: {
    "text/html": null,
    "text/markdown; charset=utf-8": null
  }
}, 304: responses.DocumentNotModified, 400: responses.BadDocumentRequest, 404: {
  headers: {
    "Request-Id": "RequestId",
    "X-Content-Type-Options": "NoSniff",
    "Cache-Control": "NoStore"
  },
  schemas: {
    "application/problem+json": "ProblemDetails"
  },
  codes: [
    "route_not_found"
  ]
}, 412: responses.DocumentMismatch, 503: responses.DocumentsOverloaded } };

export const validatorsOfSchemas: Readonly<Record<string, Validator>> = schemas;

export const headersByName: Readonly<Record<string, Header>> = headers;

/** Take a frame, by its `event`. */
export const validatorsOfFrames: Readonly<Record<string, Validator>> = frames;
