// Generated from openapi.yaml, asyncapi.yaml and src/docs by npm run generate. Do not edit.
export const style = `:root{color-scheme:light dark;--paper: light-dark(#fcfbf8, #0f1416);--sheet: light-dark(#ffffff, #151c1f);--tint: light-dark(#f4f2ec, #1b2427);--line: light-dark(#e3dfd5, #2b373b);--ink: light-dark(#1c2326, #e4e9ea);--soft: light-dark(#59646a, #9dabb0);--accent: light-dark(#0b6b66, #63cbbf);--get: light-dark(#1a5fb0, #84bbff);--post: light-dark(#19733f, #77d39b);--patch: light-dark(#8a5206, #efb565);--delete: light-dark(#b0302a, #ff938a);--live: light-dark(#6f3fb5, #c6a6ff);--shade: 0 1px 2px rgb(40 34 20 / 6%), 0 6px 20px rgb(40 34 20 / 5%);--sans: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "DejaVu Sans", sans-serif;--mono: ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, "Liberation Mono", "DejaVu Sans Mono", monospace}*,*:before,*:after{box-sizing:border-box}html{font:400 100% / 1.6 var(--sans);color:var(--ink);background:var(--paper);-webkit-text-size-adjust:100%;text-size-adjust:100%}@media(prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}body{margin:0}a{color:var(--accent);text-decoration-color:color-mix(in srgb,currentcolor 35%,transparent);text-underline-offset:.18em}a:hover{text-decoration-color:currentcolor}:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:4px}h1,h2,h3,h4{line-height:1.25;text-wrap:balance}h1 a,h2 a,h3 a{color:inherit;text-decoration:none}h1 a:hover,h2 a:hover,h3 a:hover{text-decoration:underline}p,ul,ol,dl,pre,figure{margin:0 0 1rem}code,pre,input,textarea,select{font-family:var(--mono);font-size:.86em}pre code{font-size:inherit}:not(pre)>code{padding:.1em .32em;border-radius:4px;background:var(--tint);overflow-wrap:anywhere}input:not([type=checkbox]),select,textarea{width:100%;padding:.42rem .65rem;border:1px solid color-mix(in srgb,var(--soft) 55%,transparent);border-radius:6px;background:var(--paper);color:inherit;font-size:.85rem;line-height:1.5}input[type=checkbox]{accent-color:var(--accent)}textarea{resize:vertical;min-height:4.5rem;max-height:24rem;field-sizing:content}::placeholder{color:var(--soft);opacity:.75}button{padding:.35rem .9rem;border:1px solid var(--line);border-radius:6px;background:var(--sheet);color:inherit;font:500 .85rem / 1.5 var(--sans);cursor:pointer}button:hover:not(:disabled){border-color:var(--accent)}button[type=submit]{border-color:transparent;background:var(--accent);color:var(--sheet);font-weight:600}button[type=submit]:hover:not(:disabled){background:color-mix(in srgb,var(--accent) 88%,var(--ink))}button:disabled{opacity:.5;cursor:default}.method,.status{--colour: var(--soft);display:inline-block;padding:.1rem .5rem;border-radius:5px;background:color-mix(in srgb,var(--colour) 13%,transparent);color:var(--colour);font:650 .75rem / 1.5 var(--mono)}.get,.event-update,.s1{--colour: var(--get)}.post,.event-insert,.s2{--colour: var(--post)}.patch,.s4{--colour: var(--patch)}.delete,.event-delete,.s5{--colour: var(--delete)}.ws{--colour: var(--live)}:root{--bar: 3.75rem}html{scroll-padding-top:calc(var(--bar) + 1rem)}body{display:grid;grid-template:"bar bar" auto "contents content" 1fr / 17.5rem minmax(0,1fr)}.bar{grid-area:bar;position:sticky;top:0;z-index:2;display:flex;align-items:center;gap:1rem;height:var(--bar);padding:0 1.5rem;background:color-mix(in srgb,var(--paper) 88%,transparent);backdrop-filter:blur(10px);border-bottom:1px solid var(--line)}.brand{display:inline-flex;align-items:center;gap:.6rem;margin-right:auto;font-weight:700;font-size:1.1rem;letter-spacing:-.01em;color:var(--accent);text-decoration:none}.brand span{color:var(--ink)}.key{grid-area:bar;justify-self:end;position:sticky;top:0;z-index:3;height:var(--bar);margin-right:1.5rem;display:flex;align-items:center;gap:.5rem}.key label{font-size:.85rem;color:var(--soft);white-space:nowrap}.key input{width:min(24rem,40vw)}.menu{display:none}.skip{position:absolute;left:1rem;top:-4rem;z-index:4;padding:.5rem 1rem;background:var(--sheet)}.skip:focus{top:.5rem}.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}nav{grid-area:contents;position:sticky;top:var(--bar);align-self:start;height:calc(100vh - var(--bar));overflow-y:auto;overscroll-behavior:contain;padding:1.25rem .75rem 3rem 1.5rem;border-right:1px solid var(--line);font-size:.875rem;scrollbar-width:thin}nav h2{margin:1.4rem 0 .35rem;padding:0 .6rem;font-size:.75rem;font-weight:650;letter-spacing:.07em;text-transform:uppercase;color:var(--soft)}nav h2:first-child{margin-top:0}nav ul{margin:0;padding:0;list-style:none}nav li a{display:flex;align-items:baseline;gap:.45rem;padding:.22rem .6rem;border-radius:6px;color:var(--ink);text-decoration:none}nav a:hover{background:var(--tint)}nav li a[aria-current]{background:color-mix(in srgb,var(--accent) 12%,transparent);color:var(--accent);font-weight:600}nav .method{min-width:3.1rem;padding:0;background:none;font-size:.66rem}main{grid-area:content;min-width:0;max-width:92rem;padding:2.5rem clamp(1.1rem,4vw,4rem) 6rem}main:focus{outline:none}h1{margin:0 0 .75rem;font-size:clamp(2rem,5vw,2.75rem);letter-spacing:-.03em}h1 small{padding:.2em .6em;border:1px solid var(--line);border-radius:99px;font:500 .85rem / 1 var(--mono);letter-spacing:0;color:var(--soft);vertical-align:middle}main h2{margin:0 0 .25rem;font-size:1.75rem;letter-spacing:-.02em}h3{margin:2.2rem 0 .6rem;font-size:1.25rem;letter-spacing:-.01em}h4{margin:1.9rem 0 .5rem;font-size:.8rem;font-weight:650;letter-spacing:.06em;text-transform:uppercase;color:var(--soft)}.prose{max-width:48rem}.prose h2{margin:2.5rem 0 .6rem;font-size:1.4rem}.prose>p:first-of-type{font-size:1.08rem}.group,.shared{margin-top:5rem;padding-top:2.25rem;border-top:1px solid var(--line)}.lead{color:var(--soft);font-size:1.05rem}.documents{display:flex;flex-wrap:wrap;gap:.3rem 1rem;padding:0;list-style:none}a:has(>code){text-decoration:none}a:has(>code):hover{text-decoration:underline}pre{overflow-x:auto;padding:.9rem 1.1rem;border-radius:8px;background:var(--tint);font-size:.82rem;line-height:1.55;tab-size:2}.wide{overflow-x:auto;margin:0 0 1rem}table{width:100%;border-collapse:collapse;font-size:.93rem}th,td{padding:.55rem .9rem .55rem 0;border-bottom:1px solid var(--line);vertical-align:top;font-weight:inherit}th:not([align]){text-align:left}td code{overflow-wrap:normal}thead th{font-size:.8rem;font-weight:600;color:var(--soft)}img{max-width:100%}.operation,.group>.prose{margin-top:3rem;padding-top:2.25rem;border-top:1px dashed var(--line)}.lead+.operation{margin-top:1rem;padding-top:1rem;border-top:0}.operation h3{margin:0 0 .5rem;font-size:1.4rem}.route{margin:0 0 .4rem;display:flex;align-items:baseline;flex-wrap:wrap;gap:.55rem}.route code{padding:0;background:none;font-size:.95rem}.route var{font-style:normal;color:var(--accent)}.facts,.limits,.headers,.kind,.place,.media .limits{color:var(--soft);font-size:.85rem}.terms,.answers{margin:0 0 1rem}.terms>div,.answers>div{padding:.7rem 0;border-top:1px solid var(--line)}.terms dt>code{padding:0;background:none;font-size:.92rem;font-weight:650}dd{margin:0}.terms dd{margin-top:.15rem;font-size:.95rem}.terms dd.limits{font-size:.85rem}.required{color:var(--delete);font-size:.8rem}.place{padding:0 .4rem;border:1px solid var(--line);border-radius:4px;font-size:.75rem}.answers>div{display:grid;grid-template-columns:4.2rem minmax(0,1fr)}.answers p{margin:0 0 .2rem}.answers .media{font-size:.9rem}.codes{display:flex;flex-wrap:wrap;gap:.15rem .5rem}.headers a{color:inherit}ul.media{padding:0;list-style:none}.model{max-width:52rem}.model h3{margin-top:2.5rem;font:650 1.05rem / 1.3 var(--mono)}.model .kind{font-family:var(--sans);font-weight:400}.card{margin:0 0 1.25rem;border:1px solid var(--line);border-radius:10px;background:var(--sheet);box-shadow:var(--shade);overflow:hidden}.card figure{margin:0}.card figcaption,.card .caption{display:flex;align-items:center;gap:.6rem;min-height:2.6rem;margin:0;padding:.4rem 1rem;border-bottom:1px solid var(--line);color:var(--soft);font-size:.85rem}.card figcaption button{margin-left:auto;padding:.05rem .6rem;font-size:.78rem}.card pre{margin:0;border-radius:0;background:none;max-height:26rem;overflow:auto}.card>details{border-top:1px solid var(--line)}summary{cursor:pointer;font-size:.9rem}.card>details>summary{padding:.6rem 1rem;font-weight:600;color:var(--accent)}.card>details[open]>summary{border-bottom:1px solid var(--line)}.card form{display:grid;grid-template-columns:repeat(auto-fill,minmax(12rem,1fr));gap:.8rem 1rem;padding:1rem}.field{min-width:0;margin:0;padding:0;border:0}.whole{grid-column:1 / -1}form button[type=submit]{justify-self:start}.field>label,.field>legend{display:block;margin-bottom:.2rem;padding:0;font-size:.85rem}.field label code,.field legend code{padding:0;background:none;font-size:.82rem}fieldset.field>label{display:inline-block;margin-right:1rem;font-size:.9rem}.buttons{grid-column:1 / -1;display:flex;flex-wrap:wrap;gap:.5rem;margin:0}.reminder{grid-column:1 / -1;margin:0;color:var(--soft);font-size:.85rem}.has-key .reminder{display:none}.outcome{margin:0;padding:0 1rem;font-size:.9rem;overflow-wrap:anywhere}.outcome:not(:empty){padding:.7rem 1rem;border-top:1px solid var(--line)}.answer>details{padding:0 1rem .5rem}.answer dl{margin:.4rem 0 0;font:.78rem / 1.5 var(--mono)}.answer dl div{display:grid;grid-template-columns:minmax(9rem,38%) minmax(0,1fr);gap:.5rem}.answer dt{color:var(--soft)}.answer dd{overflow-wrap:anywhere}.answer>pre{border-top:1px solid var(--line)}.answer .follow{margin:0 1rem 1rem}.frames{max-height:26rem;margin:0;padding:0;overflow-y:auto;border-top:1px solid var(--line);list-style:none}.frames li{padding:.4rem 1rem;border-bottom:1px solid var(--line)}.frame{display:flex;align-items:baseline;gap:.6rem;font-size:.85rem}.frames .gist{flex:1;min-width:0;padding:0;overflow:hidden;background:none;color:var(--soft);font-size:.78rem;text-overflow:ellipsis;white-space:nowrap}.frames time{color:var(--soft);font-size:.78rem;white-space:nowrap}.frames pre{padding:.4rem 0}.json-name{color:var(--get)}.json-string{color:var(--post)}.json-value{color:var(--patch)}footer{margin-top:5rem;color:var(--soft);font-size:.85rem}@media(min-width:78rem){.operation{display:grid;grid-template:"title title" auto "reading trying" auto / minmax(0,1fr) minmax(0,30rem);gap:.5rem 3.5rem}.operation>header{grid-area:title}.reading{grid-area:reading}.trying{grid-area:trying;min-width:0}}@media(max-width:56rem){body{grid-template:"bar" auto "key" auto "contents" auto "content" 1fr / minmax(0,1fr)}.bar{padding:0 1.1rem}.key{grid-area:key;justify-self:stretch;position:static;z-index:auto;height:auto;margin:0;padding:.7rem 1.1rem;border-bottom:1px solid var(--line)}.key input{flex:1;width:auto;min-width:0}nav{position:static;height:auto;padding:1rem .5rem;border-right:0;font-size:1rem}.live .menu{display:block}.live nav{position:fixed;inset:var(--bar) 0 0;align-self:stretch;z-index:2;background:var(--paper)}.live nav:not(.open){display:none}main{padding-top:1.5rem}.group,.shared{margin-top:3rem}.answers>div{grid-template-columns:3.6rem minmax(0,1fr)}input:not([type=checkbox]),select,textarea{font-size:1rem}}@media print{.bar,nav,.request details{display:none}body{display:block}}`;

export const script = `"use strict";(()=>{function f(e,t=""){let o=$(e);if(typeof e!="object"||e===null||t.length+o.length<=I)return o;let n=\`\${t}  \`,[s,r,c]=Array.isArray(e)?["[",e.map(a=>f(a,n)),"]"]:["{",Object.entries(e).map(([a,d])=>\`\${JSON.stringify(a)}: \${f(d,n)}\`),"}"];return\`\${s}
\${r.map(a=>n+a).join(\`,
\`)}
\${t}\${c}\`}var I=56;function $(e){if(Array.isArray(e))return\`[\${e.map($).join(", ")}]\`;if(typeof e!="object"||e===null)return JSON.stringify(e);let t=Object.entries(e).map(([o,n])=>\`\${JSON.stringify(o)}: \${$(n)}\`);return t.length===0?"{}":\`{ \${t.join(", ")} }\`}function y(e,t){let o=e.replace(/\\{(\\w+)\\}/g,(s,r)=>{let c=t.find(a=>a.in==="path"&&a.name===r);return encodeURIComponent(c?.value??"")}),n=t.filter(s=>s.in==="query").map(({name:s,value:r})=>\`\${encodeURIComponent(s)}=\${encodeURIComponent(r)}\`);return n.length===0?o:\`\${o}?\${n.join("&")}\`}function x({method:e,url:t,secured:o,headers:n,body:s}){let r=[...o?['-H "Authorization: Bearer $KEY"']:[],...n.map(([d,i])=>\`-H \${w(\`\${d}: \${i}\`)}\`),...s===void 0?[]:[\`-d \${w(s)}\`],w(t)],a=e===(s===void 0?"GET":"POST")?"curl":\`curl -X \${e}\`;return r.length===1?\`\${a} \${r[0]}\`:\`\${a} \${r.join(\` \\\\
  \`)}\`}function w(e){return/^[\\w:/.-]+$/.test(e)?e:\`'\${e.replaceAll("'","'\\\\''")}'\`}function l(e,t={},...o){let n=document.createElement(e);for(let[s,r]of Object.entries(t))n.setAttribute(s,r);return n.append(...o),n}var B=1e5,F=/("(?:[^"\\\\]|\\\\.)*")(\\s*:)?|-?\\d[\\d.eE+-]*|\\b(?:true|false|null)\\b/g;function p(e){let t=e.textContent;if(t.length>B)return;let o=[],n=0;for(let s of t.matchAll(F)){let[r,c,a=""]=s,d=c===void 0?"value":a===""?"string":"name";o.push(t.slice(n,s.index),l("span",{class:\`json-\${d}\`},c??r),a),n=s.index+r.length}e.replaceChildren(...o,t.slice(n))}var N=200;function C(e){document.getElementById("feed-since").value=e,document.getElementById("live-feed").scrollIntoView({block:"center"}),document.querySelector("[data-feed] [type=submit]").focus({preventScroll:!0})}function L(e){let t=document.querySelector("[data-feed]"),o=t.querySelector("[data-feed-resume]"),n=t.querySelector("[data-feed-close]"),s=t.querySelector("[type=submit]"),r=document.querySelector("[data-feed-state]"),c=document.querySelector(".frames"),a,d,i=()=>{let u=a===void 0;s.disabled=!u,o.disabled=!u||d===void 0,n.disabled=u},m=u=>{let h=t.elements.collection.value,g=new URL(y(t.dataset.feed,H(t,u,e())),location.origin);g.protocol=location.protocol.replace("http","ws");let b=!1;a=new WebSocket(g),r.textContent="Opening \\u2026",i(),a.addEventListener("open",()=>{b=!0,r.textContent=\`Open on \${h}\${u===""?"":\`, resumed from \${u}\`}. Waiting for changes.\`}),a.addEventListener("message",({data:v})=>{let E=JSON.parse(v);d=E.cursor,r.textContent=\`Open on \${h}. The last cursor is \${d}.\`,R(E,c)}),a.addEventListener("close",async({code:v})=>{a=void 0,i(),r.textContent=b?J(v):await z(h,e())})};t.addEventListener("submit",u=>{u.preventDefault(),m(t.elements.since.value)}),o.addEventListener("click",()=>{t.elements.since.value=d,m(d)}),n.addEventListener("click",()=>a?.close(1e3))}function H(e,t,o){let n=[...e.elements.events],s=n.filter(({checked:c})=>c).map(({value:c})=>c),r=[["collection",e.elements.collection.value]];return s.length<n.length&&r.push(["events",s.join(",")]),t!==""&&r.push(["since",t]),o!==""&&r.push(["api_key",o]),r.map(([c,a])=>({in:"query",name:c,value:a}))}function R(e,t){let{event:o,seq:n,time:s,row:r}=e,c=l("code",{},f(e));p(c);let a=l("summary",{class:"frame"},l("span",{class:\`method event-\${o}\`},o),l("span",{},\`#\${n}\`),l("code",{class:"gist"},r===void 0?"":JSON.stringify(r)),l("time",{datetime:s},new Date(s).toLocaleTimeString())),d=t.scrollHeight-t.scrollTop-t.clientHeight<40;t.hidden=!1,t.append(l("li",{},l("details",{},a,l("pre",{},c)))),t.childElementCount>N&&t.firstElementChild.remove(),d&&(t.scrollTop=t.scrollHeight)}function J(e){if(e===1e3)return"Closed from here.";let t=document.querySelector(\`#close-\${e} dd\`)?.textContent.trim();return t===void 0?\`The connection was lost (\${e}).\`:\`Closed with \${e}. \${t}\`}async function z(e,t){let o="The feed could not be opened.";try{let n=await fetch(y("/v1/collections/{name}",[{in:"path",name:"name",value:e}]),{headers:t===""?{}:{Authorization:\`Bearer \${t}\`},cache:"no-store",credentials:"omit"});if(n.ok)return\`\${o} The key and the collection are good, so look at events and since.\`;let{status:s,code:r,detail:c}=await n.json();return\`\${o} \${s} \${r}: \${c}\`}catch{return\`\${o} The service can't be reached.\`}}function k(){let e=document.getElementById("contents"),t=document.querySelector("button.menu"),o=[...e.querySelectorAll('a[href^="#"]')],n=new Map(o.map(i=>[i.hash.slice(1),i])),s=i=>{e.classList.toggle("open",i),t.setAttribute("aria-expanded",String(i))};t.addEventListener("click",()=>s(!e.classList.contains("open"))),e.addEventListener("click",({target:i})=>{i.closest("a")&&s(!1)}),document.addEventListener("keydown",({key:i})=>{i!=="Escape"||!e.classList.contains("open")||(s(!1),t.focus())});let r=new Set,c=new IntersectionObserver(i=>{for(let{target:m,isIntersecting:u}of i)u?r.add(m.id):r.delete(m.id);d([...n.keys()].findLast(m=>r.has(m)))},{rootMargin:"-80px 0px -75% 0px"}),a,d=i=>{i===void 0||i===a||(n.get(a)?.removeAttribute("aria-current"),a=i,n.get(i).setAttribute("aria-current","location"),n.get(i).scrollIntoView({block:"nearest"}))};for(let i of n.keys())c.observe(document.getElementById(i))}var q=2e5;function T(e){for(let t of document.querySelectorAll("form[data-method]")){let o=t.querySelector("[data-body-example]");o?.addEventListener("change",()=>{let[n]=o.selectedOptions;t.querySelector("[data-body]").value=n.value,t.querySelector("[data-body-type]").value=n.dataset.type}),t.addEventListener("input",()=>S(t)),t.addEventListener("submit",n=>{n.preventDefault(),M(t,e())}),S(t),K(t)}D()}function D(){let e=[...document.querySelectorAll("[name=collection_name], #feed-collection")];for(let t of e)t.addEventListener("input",()=>{for(let o of e)o.value=t.value,o.form.dataset.method&&S(o.form)})}function S(e){let{target:t,...o}=O(e),n=location.origin+t;A(e).textContent=x({...o,url:n,secured:"secured"in e.dataset})}function A(e){return e.closest(".request").querySelector("[data-curl]")}function K(e){if(!navigator.clipboard)return;let t=l("button",{type:"button"},"Copy");t.addEventListener("click",async()=>{await navigator.clipboard.writeText(A(e).textContent),t.textContent="Copied",setTimeout(()=>{t.textContent="Copy"},1500)}),e.closest(".request").querySelector("figcaption").append(t)}function O(e){let o=[...e.querySelectorAll("[data-in]")].flatMap(r=>("eachLine"in r.dataset?r.value.split(\`
\`):[r.value]).map(a=>({name:r.name,in:r.dataset.in,value:a}))).filter(r=>r.in==="path"||r.value!==""),n=e.querySelector("[data-body]"),s=o.filter(r=>r.in==="header").map(({name:r,value:c})=>[r,c]);return n&&s.push(["Content-Type",e.querySelector("[data-body-type]").value]),{method:e.dataset.method,target:y(e.dataset.path,o),headers:s,body:n?.value}}async function M(e,t){let{method:o,target:n,headers:s,body:r}=O(e);if(o==="DELETE"&&!confirm(\`\${o} \${n}?\`))return;let c=e.parentElement.querySelector(".outcome"),a=e.parentElement.querySelector(".answer"),d=e.querySelector("button[type=submit]");d.disabled=!0,c.replaceChildren("Waiting for the answer \\u2026"),a.replaceChildren();try{let i="secured"in e.dataset&&t!==""?[["Authorization",\`Bearer \${t}\`]]:[],m=performance.now(),u=await fetch(n,{method:o,headers:[...i,...s],body:r,cache:"no-store",credentials:"omit"}),h=await u.text(),g=Math.round(performance.now()-m),b=l("span",{class:\`status s\${String(u.status)[0]}\`},String(u.status));c.replaceChildren(b,\` \${u.statusText} after \${g} ms\`),a.replaceChildren(...W(u,h))}catch(i){c.replaceChildren(\`The request could not be sent or answered: \${i.message}\`)}finally{d.disabled=!1}}function W(e,t){let o=[...e.headers],n=o.map(([r,c])=>l("div",{},l("dt",{},r),l("dd",{},c))),s=e.headers.get("collection-cursor");return[l("details",{},l("summary",{},\`Headers (\${o.length})\`),l("dl",{},...n)),...t===""?[]:[_(e.headers.get("content-type")??"",t)],...s===null?[]:[U(s)]]}function _(e,t){let o=/^application\\/(\\w+\\+)?json/.test(e)&&t.length<=q,n=o?f(JSON.parse(t)):t.slice(0,q),s=l("code",{},n);o&&p(s);let r=t.length-q;return r>0&&s.append(\`
\\u2026 and \${r} further characters\`),l("pre",{tabindex:"0"},s)}function U(e){let t=l("button",{type:"button",class:"follow"},\`Follow the feed from \${e}\`);return t.addEventListener("click",()=>C(e)),t}for(let e of document.querySelectorAll("code[data-language=json]"))p(e);V(document.querySelectorAll("pre, .wide"));k();var j=document.getElementById("key-form");if(j!==null){let e=P(j);T(e),L(e)}document.documentElement.classList.add("live");function P(e){let t=e.querySelector("input"),o=e.querySelector("button"),n=()=>t.value.trim(),s=()=>document.body.classList.toggle("has-key",n()!=="");return e.addEventListener("submit",r=>r.preventDefault()),t.addEventListener("input",s),o.addEventListener("click",()=>{let r=t.type==="password";t.type=r?"text":"password",o.setAttribute("aria-pressed",String(r))}),s(),n}function V(e){let t=new ResizeObserver(o=>{for(let{target:n}of o)n.scrollWidth>n.clientWidth||n.scrollHeight>n.clientHeight?n.tabIndex=0:n.removeAttribute("tabindex")});for(let o of e)t.observe(o)}})();`;

export const docsHtml = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>rowfeed 0.1.0: the contracts</title>
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="#content"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<form class="key" id="key-form" autocomplete="off" aria-label="Authentication">
<label for="api-key">API key</label>
<input id="api-key" type="password" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="rf_&#8230;" aria-describedby="key-note">
<button type="button" aria-pressed="false" aria-controls="api-key">Show</button>
<span class="hidden" id="key-note">Kept in this tab's memory only, and gone when the page is left or loaded again.</span>
</form>
<nav id="contents" aria-label="Contents">
<h2>Guides</h2>
<ul><li><a href="/docs/console">The console</a></li>
<li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/feed">Following a feed</a></li>
<li><a href="/docs/mirror">A live mirror</a></li>
<li><a href="/docs/in-out">In and out</a></li>
<li><a href="/docs/keys">Keys, plans and usage</a></li>
<li><a href="/docs/sdks">SDKs</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/http">HTTP in detail</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/operate">Operating it</a></li>
<li><a href="/docs/postgres">PostgreSQL</a></li>
<li><a href="/docs/benchmarks">How fast it is</a></li>
</ul>
<h2><a href="#guide">Interface</a></h2>
<ul></ul>
<h2><a href="#tag-collections">Collections</a></h2>
<ul><li><a href="#listCollections"><span class="method get">GET</span> List collections</a></li>
<li><a href="#createCollection"><span class="method post">POST</span> Create a collection</a></li>
<li><a href="#getCollection"><span class="method get">GET</span> Read a collection&#39;s details</a></li>
<li><a href="#deleteCollection"><span class="method delete">DELETE</span> Delete a collection</a></li>
</ul>
<h2><a href="#tag-rows">Rows</a></h2>
<ul><li><a href="#listRows"><span class="method get">GET</span> List rows</a></li>
<li><a href="#insertRows"><span class="method post">POST</span> Insert rows</a></li>
<li><a href="#updateRows"><span class="method patch">PATCH</span> Change all rows that fit</a></li>
<li><a href="#deleteRows"><span class="method delete">DELETE</span> Delete all rows that fit</a></li>
<li><a href="#exportRows"><span class="method get">GET</span> Export rows</a></li>
<li><a href="#getRow"><span class="method get">GET</span> Read a row</a></li>
<li><a href="#replaceRow"><span class="method put">PUT</span> Replace a row</a></li>
<li><a href="#updateRow"><span class="method patch">PATCH</span> Change a row</a></li>
<li><a href="#deleteRow"><span class="method delete">DELETE</span> Delete a row</a></li>
</ul>
<h2><a href="#tag-feed">Feed</a></h2>
<ul><li><a href="#openFeed"><span class="method ws">WS</span> Open the feed of a collection</a></li>
<li><a href="#close-codes">Close codes</a></li>
<li><a href="#feed-what-is-promised">What is promised</a></li>
<li><a href="#feed-resuming">Resuming</a></li>
<li><a href="#feed-the-rows-that-are-there">The rows that are there</a></li>
<li><a href="#feed-a-part-of-the-rows">A part of the rows</a></li>
<li><a href="#feed-reading-too-slowly-and-silence">Reading too slowly, and silence</a></li>
<li><a href="#feed-versioning-and-deprecation">Versioning and deprecation</a></li>
<li><a href="#frame-insert"><span class="method event-insert">insert</span> A row was inserted</a></li>
<li><a href="#frame-update"><span class="method event-update">update</span> A row was changed</a></li>
<li><a href="#frame-delete"><span class="method event-delete">delete</span> A row was deleted</a></li>
<li><a href="#frame-enter"><span class="method event-enter">enter</span> A row came to fit the filter</a></li>
<li><a href="#frame-leave"><span class="method event-leave">leave</span> A row fits the filter no longer</a></li>
<li><a href="#frame-row"><span class="method event-row">row</span> A row that is there</a></li>
<li><a href="#frame-bookmark"><span class="method event-bookmark">bookmark</span> How far the feed has come</a></li>
</ul>
<h2><a href="#tag-keys">Keys</a></h2>
<ul><li><a href="#listKeys"><span class="method get">GET</span> List keys</a></li>
<li><a href="#createKey"><span class="method post">POST</span> Make a key</a></li>
<li><a href="#getKey"><span class="method get">GET</span> Read a key</a></li>
<li><a href="#updateKey"><span class="method patch">PATCH</span> Change a key</a></li>
<li><a href="#deleteKey"><span class="method delete">DELETE</span> End a key</a></li>
<li><a href="#rotateKey"><span class="method post">POST</span> Replace a key</a></li>
</ul>
<h2><a href="#tag-usage">Usage</a></h2>
<ul><li><a href="#getUsage"><span class="method get">GET</span> Read the account&#39;s usage</a></li>
<li><a href="#getUsageHistory"><span class="method get">GET</span> Read the account&#39;s usage by day</a></li>
</ul>
<h2><a href="#tag-health">Health</a></h2>
<ul><li><a href="#getHealth"><span class="method get">GET</span> Check the service</a></li>
<li><a href="#getReady"><span class="method get">GET</span> Check whether to send requests here</a></li>
</ul>
<h2><a href="#tag-documents">Documents</a></h2>
<ul><li><a href="#getOpenapiJson"><span class="method get">GET</span> Read this document as JSON</a></li>
<li><a href="#getOpenapiYaml"><span class="method get">GET</span> Read this document as YAML</a></li>
<li><a href="#getOpenapi30Json"><span class="method get">GET</span> Read this document as OpenAPI 3.0.3</a></li>
<li><a href="#getAsyncapiJson"><span class="method get">GET</span> Read the feed&#39;s document as JSON</a></li>
<li><a href="#getAsyncapiYaml"><span class="method get">GET</span> Read the feed&#39;s document as YAML</a></li>
<li><a href="#getRoot"><span class="method get">GET</span> Find the console</a></li>
<li><a href="#getConsole"><span class="method get">GET</span> Open the console</a></li>
<li><a href="#getConsoleAsset"><span class="method get">GET</span> Read a part of the console</a></li>
<li><a href="#getDocs"><span class="method get">GET</span> Read both contracts as a page</a></li>
<li><a href="#getGuide"><span class="method get">GET</span> Read a guide</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="#errors">Error codes</a></li>
<li><a href="#outside">Answers outside any operation</a></li>
<li><a href="#headers">Headers of answers</a></li>
<li><a href="#schemas">Schemas</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<section class="guide prose" id="guide" aria-labelledby="guide-title">
<h1 id="guide-title">rowfeed <small>0.1.0</small></h1>
<ul class="documents" aria-label="The contracts as documents">
<li><a href="/openapi.json">openapi.json</a></li>
<li><a href="/openapi.yaml">openapi.yaml</a></li>
<li><a href="/openapi-3.0.json">openapi-3.0.json</a></li>
<li><a href="/asyncapi.json">asyncapi.json</a></li>
<li><a href="/asyncapi.yaml">asyncapi.yaml</a></li>
</ul>
<p>Named <strong>collections</strong> hold <strong>rows</strong>, and a row is a JSON object with an <code>id</code>. Rows are inserted, listed, read,
changed and deleted over HTTP; every change can be followed over a WebSocket. The frames of that feed are described
in the AsyncAPI document at <a href="#getAsyncapiYaml"><code>/asyncapi.yaml</code></a>.</p>
<p>Whatever this document says is enforced, and whatever it leaves out does not happen: nothing is silently ignored,
clamped, reordered or altered. What holds of all operations stands in guides, which the service has beside it:</p>
<ul>
<li><a href="/docs/rows">Collections and rows</a>: examples of every operation, which values are taken, how lists are ordered</li>
<li><a href="/docs/keys">Keys, plans and usage</a>: how a key is sent, what it may do, what counts as a request</li>
<li><a href="/docs/feed">Following a feed</a>: list, then follow, and never lose a change</li>
<li><a href="/docs/errors">Errors</a>: problem details, their codes, and which of several reasons is told</li>
<li><a href="/docs/http">HTTP in detail</a>: headers, limits, other origins, and what later versions may change</li>
</ul>
<p>Every request under <code>/v1</code>, and the handshake of <code>/ws</code>, needs an API key. Every refusal is a problem (RFC 9457): programs
look at its <code>code</code>, which is one of <a href="#errors"><code>x-error-codes</code></a>, and treat one they don&#39;t know by its status.</p>
</section>
<section class="group" id="tag-collections" aria-labelledby="tag-collections-title">
<h2 id="tag-collections-title"><a href="#tag-collections">Collections</a></h2>
<p class="lead">Named containers of rows.</p>
<section class="operation" id="listCollections" aria-labelledby="listCollections-title">
<header>
<h3 id="listCollections-title"><a href="#listCollections">List collections</a></h3>
<p class="route"><span class="method get">GET</span> <code>/v1/collections</code></p>
<p class="facts"><code>listCollections</code> &#183; key with the scope <code>read</code></p>
</header>
<div class="reading">
<p>All collections of the key&#39;s account, by name in ascending order (code point by code point). A key bound to some collections gets those.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>If-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Entity tags as <a href="#header-ETag-DocumentETag"><code>ETag</code></a> gave them, separated by commas, or <code>*</code> for any. The request is carried out only if the present version is among them, else the answer is 412. Weak tags (<code>W/&#34;...&#34;</code>) never match.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22([ \\t]*,[ \\t]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div>
<dt><code>If-None-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Entity tags as <a href="#header-ETag-DocumentETag"><code>ETag</code></a> gave them, separated by commas, or <code>*</code> for any. If the present version is among them, GET is answered with 304, without a body, and other methods with 412. <code>If-Match</code> is looked at first.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22([ \\t]*,[ \\t]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The collections; an empty array when there are none.</p>

<p class="media"><code>application/json</code> <a href="#schema-CollectionList">CollectionList</a> <span class="limits">array of <a href="#schema-Collection">Collection</a></span></p>
<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-PrivateNoCache">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-ETag-ListETag">ETag</a></p>
</dd></div><div>
<dt><span class="status s3">304</span></dt>
<dd>
<p>No collection of those that are listed was made or deleted since the version in <code>If-None-Match</code>.</p>


<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-PrivateNoCache">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-ETag-ListETag">ETag</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter doesn&#39;t fit, or the keys conflict.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">403</span></dt>
<dd>
<p>The key doesn&#39;t allow this.</p>
<p class="codes"><a href="#error-scope_insufficient"><code>scope_insufficient</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">412</span></dt>
<dd>
<p>The list is of no version in <code>If-Match</code>, whose weak tags never match.</p>
<p class="codes"><a href="#error-version_mismatch"><code>version_mismatch</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The plan is used up, or too many bad keys came from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>A fault of the service.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The service can&#39;t do this at the moment.</p>
<p class="codes"><a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div></dl>
</div>
<div class="trying">
<div class="card request">
<figure>
<figcaption>Request</figcaption>
<pre><code data-language="sh" data-curl>curl -H &#34;Authorization: Bearer $KEY&#34; \\
  http://127.0.0.1:3000/v1/collections</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="GET" data-path="/v1/collections" data-secured aria-label="Try listCollections">
<div class="field"><label for="try-listCollections-If-Match"><code>If-Match</code> <span class="place">header</span></label><input id="try-listCollections-If-Match" name="If-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>
<div class="field"><label for="try-listCollections-If-None-Match"><code>If-None-Match</code> <span class="place">header</span></label><input id="try-listCollections-If-None-Match" name="If-None-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>

<p class="reminder">Enter an <a href="#api-key">API key</a> first.</p>
<button type="submit">Send GET</button>
</form>
<p class="outcome" role="status"></p>
<div class="answer"></div>
</details>
</div>

<figure class="card">
<figcaption><span class="status s2">200</span> Two collections</figcaption>
<pre><code data-language="json">[{ &#34;name&#34;: &#34;notes&#34; }, { &#34;name&#34;: &#34;shopping-lists&#34; }]</code></pre>
</figure>
<figure class="card">
<figcaption><span class="status s2">200</span> A new account</figcaption>
<pre><code data-language="json">[]</code></pre>
</figure>

</div>
</section>
<section class="operation" id="createCollection" aria-labelledby="createCollection-title">
<header>
<h3 id="createCollection-title"><a href="#createCollection">Create a collection</a></h3>
<p class="route"><span class="method post">POST</span> <code>/v1/collections</code></p>
<p class="facts"><code>createCollection</code> &#183; key with the scope <code>write</code> &#183; not for keys bound to collections</p>
</header>
<div class="reading">
<p>Makes an empty collection. Its name is part of every path below it and can&#39;t be changed afterwards. A collection made under the name of a deleted one starts anew: rows count from 1, and no old cursor or entity tag fits it.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>Idempotency-Key</code> <span class="kind"><a href="#schema-IdempotencyKey">IdempotencyKey</a></span> <span class="place">header</span></dt>
<dd>Makes the request safe to repeat: carried out at most once, however often it is sent with this key, which the client makes up, at random, for each new request. Where it was carried out, the same request gets the first answer again, with <a href="#header-Idempotent-Replayed-IdempotentReplayed"><code>Idempotent-Replayed</code></a>, for 24 hours; another one with the key is 422. Only answers of 2xx are kept. The key is the account&#39;s: 1 to 255 visible ASCII characters but <code>&#34;</code> and <code>\\</code>, in double quotes or without.</dd>
<dd class="limits">for example <code>7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d</code></dd>
</div>
</dl>
<h4>Body</h4>
<p>The collection&#39;s name.</p>
<ul class="media"><li><code>application/json</code> <a href="#schema-CollectionInput">CollectionInput</a> <span class="limits">object &#183; no other members</span></li></ul>

<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">201</span></dt>
<dd>
<p>The collection was made.</p>

<p class="media"><code>application/json</code> <a href="#schema-Collection">Collection</a> <span class="limits">object &#183; no other members</span></p>
<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-PrivateNoCache">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Location">Location</a>, <a href="#header-Idempotent-Replayed-IdempotentReplayed">Idempotent-Replayed</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter or the body doesn&#39;t fit, or the keys conflict.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a> <a href="#error-body_malformed"><code>body_malformed</code></a> <a href="#error-body_invalid"><code>body_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">403</span></dt>
<dd>
<p>The key doesn&#39;t allow this, or the account&#39;s plan doesn&#39;t allow more.</p>
<p class="codes"><a href="#error-scope_insufficient"><code>scope_insufficient</code></a> <a href="#error-limit_reached"><code>limit_reached</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">409</span></dt>
<dd>
<p>The account has a collection of this name already, or the same request is under way.</p>
<p class="codes"><a href="#error-collection_exists"><code>collection_exists</code></a> <a href="#error-idempotency_in_progress"><code>idempotency_in_progress</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryInProgress">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s4">413</span></dt>
<dd>
<p>The body is over 1 MiB.</p>
<p class="codes"><a href="#error-body_too_large"><code>body_too_large</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">415</span></dt>
<dd>
<p>The body&#39;s media type, charset or encoding is not supported.</p>
<p class="codes"><a href="#error-media_type_unsupported"><code>media_type_unsupported</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">422</span></dt>
<dd>
<p>The idempotency key belongs to another request.</p>
<p class="codes"><a href="#error-idempotency_key_reused"><code>idempotency_key_reused</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The plan is used up, or too many bad keys came from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>A fault of the service.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The service can&#39;t do this at the moment.</p>
<p class="codes"><a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s5">507</span></dt>
<dd>
<p>The database has no room for the change. Nothing was changed.</p>
<p class="codes"><a href="#error-storage_full"><code>storage_full</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div></dl>
</div>
<div class="trying">
<div class="card request">
<figure>
<figcaption>Request</figcaption>
<pre><code data-language="sh" data-curl>curl -H &#34;Authorization: Bearer $KEY&#34; \\
  -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{ &#34;name&#34;: &#34;notes&#34; }&#39; \\
  http://127.0.0.1:3000/v1/collections</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="POST" data-path="/v1/collections" data-secured aria-label="Try createCollection">
<div class="field"><label for="try-createCollection-Idempotency-Key"><code>Idempotency-Key</code> <span class="place">header</span></label><input id="try-createCollection-Idempotency-Key" name="Idempotency-Key" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d"></div>
<div class="field"><label for="try-createCollection-type">Content-Type</label><select id="try-createCollection-type" data-body-type><option>application/json</option></select></div>
<div class="field whole"><label for="try-createCollection-body">Body</label><textarea id="try-createCollection-body" data-body spellcheck="false" autocapitalize="off">{ &#34;name&#34;: &#34;notes&#34; }</textarea></div>

<p class="reminder">Enter an <a href="#api-key">API key</a> first.</p>
<button type="submit">Send POST</button>
</form>
<p class="outcome" role="status"></p>
<div class="answer"></div>
</details>
</div>

<figure class="card">
<figcaption><span class="status s2">201</span> application/json</figcaption>
<pre><code data-language="json">{ &#34;name&#34;: &#34;notes&#34; }</code></pre>
</figure>

</div>
</section>
<section class="operation" id="getCollection" aria-labelledby="getCollection-title">
<header>
<h3 id="getCollection-title"><a href="#getCollection">Read a collection&#39;s details</a></h3>
<p class="route"><span class="method get">GET</span> <code>/v1/collections/<var>{collection_name}</var></code></p>
<p class="facts"><code>getCollection</code> &#183; key with the scope <code>read</code></p>
</header>
<div class="reading">
<p>How many rows the collection holds, and since when it exists.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>collection_name</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="place">path</span> <span class="required">required</span></dt>
<dd>The collection&#39;s name. One that doesn&#39;t fit the pattern is 400, one that isn&#39;t there 404.</dd>
<dd class="limits">for example <code>notes</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The collection&#39;s details.</p>

<p class="media"><code>application/json</code> <a href="#schema-CollectionDetails">CollectionDetails</a> <span class="limits">object</span></p>
<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-PrivateNoCache">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter doesn&#39;t fit, or the keys conflict.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">403</span></dt>
<dd>
<p>The key doesn&#39;t allow this.</p>
<p class="codes"><a href="#error-scope_insufficient"><code>scope_insufficient</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">404</span></dt>
<dd>
<p>There is no such collection.</p>
<p class="codes"><a href="#error-collection_not_found"><code>collection_not_found</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The plan is used up, or too many bad keys came from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>A fault of the service.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The service can&#39;t do this at the moment.</p>
<p class="codes"><a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div></dl>
</div>
<div class="trying">
<div class="card request">
<figure>
<figcaption>Request</figcaption>
<pre><code data-language="sh" data-curl>curl -H &#34;Authorization: Bearer $KEY&#34; \\
  http://127.0.0.1:3000/v1/collections/notes</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="GET" data-path="/v1/collections/{collection_name}" data-secured aria-label="Try getCollection">
<div class="field"><label for="try-getCollection-collection_name"><code>collection_name</code> <span class="place">path</span></label><input id="try-getCollection-collection_name" name="collection_name" data-in="path" required type="text" autocomplete="off" autocapitalize="off" spellcheck="false" value="notes"></div>

<p class="reminder">Enter an <a href="#api-key">API key</a> first.</p>
<button type="submit">Send GET</button>
</form>
<p class="outcome" role="status"></p>
<div class="answer"></div>
</details>
</div>

<figure class="card">
<figcaption><span class="status s2">200</span> application/json</figcaption>
<pre><code data-language="json">{
  &#34;name&#34;: &#34;notes&#34;,
  &#34;rows&#34;: 8,
  &#34;created_at&#34;: &#34;2025-03-14T09:26:53.589Z&#34;
}</code></pre>
</figure>

</div>
</section>
<section class="operation" id="deleteCollection" aria-labelledby="deleteCollection-title">
<header>
<h3 id="deleteCollection-title"><a href="#deleteCollection">Delete a collection</a></h3>
<p class="route"><span class="method delete">DELETE</span> <code>/v1/collections/<var>{collection_name}</var></code></p>
<p class="facts"><code>deleteCollection</code> &#183; key with the scope <code>write</code> &#183; not for keys bound to collections</p>
</header>
<div class="reading">
<p>Deletes the collection with all its rows and its change log. Its rows send no delete frames: feeds that are open on it close with 4404. A second time the answer is 404.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>collection_name</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="place">path</span> <span class="required">required</span></dt>
<dd>The collection&#39;s name. One that doesn&#39;t fit the pattern is 400, one that isn&#39;t there 404.</dd>
<dd class="limits">for example <code>notes</code></dd>
</div>
<div>
<dt><code>Idempotency-Key</code> <span class="kind"><a href="#schema-IdempotencyKey">IdempotencyKey</a></span> <span class="place">header</span></dt>
<dd>Makes the request safe to repeat: carried out at most once, however often it is sent with this key, which the client makes up, at random, for each new request. Where it was carried out, the same request gets the first answer again, with <a href="#header-Idempotent-Replayed-IdempotentReplayed"><code>Idempotent-Replayed</code></a>, for 24 hours; another one with the key is 422. Only answers of 2xx are kept. The key is the account&#39;s: 1 to 255 visible ASCII characters but <code>&#34;</code> and <code>\\</code>, in double quotes or without.</dd>
<dd class="limits">for example <code>7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">204</span></dt>
<dd>
<p>The collection and its rows are gone.</p>


<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-PrivateNoCache">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Idempotent-Replayed-IdempotentReplayed">Idempotent-Replayed</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter doesn&#39;t fit, or the keys conflict.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">403</span></dt>
<dd>
<p>The key doesn&#39;t allow this.</p>
<p class="codes"><a href="#error-scope_insufficient"><code>scope_insufficient</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">404</span></dt>
<dd>
<p>There is no such collection.</p>
<p class="codes"><a href="#error-collection_not_found"><code>collection_not_found</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">409</span></dt>
<dd>
<p>The same request is under way.</p>
<p class="codes"><a href="#error-idempotency_in_progress"><code>idempotency_in_progress</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s4">422</span></dt>
<dd>
<p>The idempotency key belongs to another request.</p>
<p class="codes"><a href="#error-idempotency_key_reused"><code>idempotency_key_reused</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The plan is used up, or too many bad keys came from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>A fault of the service.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The service can&#39;t do this at the moment.</p>
<p class="codes"><a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s5">507</span></dt>
<dd>
<p>The database has no room for the change. Nothing was changed.</p>
<p class="codes"><a href="#error-storage_full"><code>storage_full</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div></dl>
</div>
<div class="trying">
<div class="card request">
<figure>
<figcaption>Request</figcaption>
<pre><code data-language="sh" data-curl>curl -X DELETE -H &#34;Authorization: Bearer $KEY&#34; \\
  http://127.0.0.1:3000/v1/collections/notes</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="DELETE" data-path="/v1/collections/{collection_name}" data-secured aria-label="Try deleteCollection">
<div class="field"><label for="try-deleteCollection-collection_name"><code>collection_name</code> <span class="place">path</span></label><input id="try-deleteCollection-collection_name" name="collection_name" data-in="path" required type="text" autocomplete="off" autocapitalize="off" spellcheck="false" value="notes"></div>
<div class="field"><label for="try-deleteCollection-Idempotency-Key"><code>Idempotency-Key</code> <span class="place">header</span></label><input id="try-deleteCollection-Idempotency-Key" name="Idempotency-Key" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d"></div>

<p class="reminder">Enter an <a href="#api-key">API key</a> first.</p>
<button type="submit">Send DELETE</button>
</form>
<p class="outcome" role="status"></p>
<div class="answer"></div>
</details>
</div>


</div>
</section>
</section>
<section class="group" id="tag-rows" aria-labelledby="tag-rows-title">
<h2 id="tag-rows-title"><a href="#tag-rows">Rows</a></h2>
<p class="lead">The JSON objects in a collection.</p>
<section class="operation" id="listRows" aria-labelledby="listRows-title">
<header>
<h3 id="listRows-title"><a href="#listRows">List rows</a></h3>
<p class="route"><span class="method get">GET</span> <code>/v1/collections/<var>{collection_name}</var>/rows</code></p>
<p class="facts"><code>listRows</code> &#183; key with the scope <code>read</code></p>
</header>
<div class="reading">
<p>One page of the collection&#39;s rows, in the order asked for. The page and <a href="#header-Collection-Cursor-CollectionCursor"><code>Collection-Cursor</code></a> are one snapshot.
Past the end the answer is an empty array.</p>
<p>Where there are further rows, <a href="#header-Next-After-NextAfter"><code>Next-After</code></a> leads to the page behind this one, as <code>after</code> of the same list. A row
whose sorted fields stay as they are, and which goes on to fit the <code>filter</code>, is on exactly one of the pages, whatever
else is written meanwhile.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>collection_name</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="place">path</span> <span class="required">required</span></dt>
<dd>The collection&#39;s name. One that doesn&#39;t fit the pattern is 400, one that isn&#39;t there 404.</dd>
<dd class="limits">for example <code>notes</code></dd>
</div>
<div>
<dt><code>limit</code> <span class="kind">integer <small>int32</small></span> <span class="place">query</span></dt>
<dd>How many rows at most. In canonical decimal digits; out of range is 400, never clamped.</dd>
<dd class="limits">1 to 1000 &#183; default <code>100</code> &#183; for example <code>2</code></dd>
</div>
<div>
<dt><code>offset</code> <span class="kind">integer <small>int64</small></span> <span class="place">query</span></dt>
<dd>How many rows to skip before the first, 0 where it isn&#39;t sent. In canonical decimal digits.</dd>
<dd class="limits">0 to 9007199254740991 &#183; for example <code>0</code></dd>
</div>
<div>
<dt><code>order_by</code> <span class="kind">string</span> <span class="place">query</span></dt>
<dd>The field that orders the rows, <code>id</code> where it isn&#39;t sent: any name, of 1 to 128 characters (code points), none of them a control character of ASCII. Rows that lack the field come first, as if it were null.</dd>
<dd class="limits">1 to 128 characters &#183; matches <code>^[^\\x00-\\x1f\\x7f]*$</code> &#183; for example <code>title</code></dd>
</div>
<div>
<dt><code>order</code> <span class="kind"><code>asc</code> or <code>desc</code></span> <span class="place">query</span></dt>
<dd>Ascending, as it is where it isn&#39;t sent, or the exact reverse of it.</dd>
<dd class="limits">for example <code>desc</code></dd>
</div>
<div>
<dt><code>Prefer</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd><code>count=exact</code> adds <a href="#header-Total-Count-TotalCount"><code>Total-Count</code></a>, the number of rows in the whole collection, or of those that fit the <code>filter</code>. Other preferences are ignored (<a href="https://www.rfc-editor.org/rfc/rfc7240">RFC 7240</a>).</dd>
<dd class="limits">at most 4096 characters &#183; for example <code>count=exact</code></dd>
</div>
<div>
<dt><code>filter</code> <span class="kind">string</span> <span class="place">query</span></dt>
<dd>Only rows that fit. A filter is made of tests, in which <code>@</code> is the row:

| A test | fits a row |
|---|---|
| <code>@.price &#60; 20</code>, <code>20 &#62; @.price</code> | whose field compares so with the literal: <code>==</code>, <code>!=</code>, <code>&#60;</code>, <code>&#60;=</code>, <code>&#62;</code>, <code>&#62;=</code> |
| <code>@.due</code> | that has the field, be its value null |
| <code>@.tags[?@ == &#34;home&#34;]</code> | of whose elements (or members, of an object) some fits; in the brackets <code>@</code> is the element, and any filter may stand there |
| <code>length(@.title) &#62; 80</code> | whose string has so many characters (code points), array elements, object members |
| <code>starts_with(@.title, &#34;Re: &#34;)</code>, <code>contains(@.title, &#34;milk&#34;)</code> | whose string begins with the text, or holds it |

Tests are joined by <code>&#38;&#38;</code> and <code>||</code>, of which <code>&#38;&#38;</code> binds more tightly, put into parentheses and negated by <code>!</code>, which before
a comparison needs parentheses: <code>@.due &#38;&#38; !(@.done == true || @.tags[?@ == &#34;later&#34;])</code>.

A path leads from <code>@</code> to a value: <code>.name</code>, <code>[&#34;any name&#34;]</code>, <code>[0]</code> for the first element, <code>[-1]</code> for the last:
<code>@.address.lines[0]</code>, <code>@[&#34;first name&#34;]</code>. It may end with <code>[?..]</code>. Literals are numbers, strings in double or single quotes,
<code>true</code>, <code>false</code> and <code>null</code>, written as in JSON. Spaces, tabs and line breaks may stand between all of these,
though not within the brackets of a name or index.

Nothing is compared across types: <code>&#60;</code> and <code>&#62;</code> hold between two numbers or two strings (by code point), <code>==</code> between two
equal values of one type, and <code>!=</code> wherever <code>==</code> doesn&#39;t. A missing field is not null. Of the rows

    1 {&quot;n&quot;:5,&quot;done&quot;:false,&quot;tags&quot;:[&quot;home&quot;],&quot;due&quot;:null}
    2 {&quot;n&quot;:&quot;5&quot;,&quot;done&quot;:true,&quot;tags&quot;:[&quot;home&quot;,&quot;work&quot;]}
    3 {&quot;n&quot;:7.5,&quot;addr&quot;:{&quot;city&quot;:&quot;Oslo&quot;},&quot;due&quot;:&quot;2030-01-31&quot;}
    4 {&quot;n&quot;:null,&quot;tags&quot;:&quot;home&quot;,&quot;addr&quot;:{&quot;city&quot;:&quot;Bergen&quot;},&quot;a b&quot;c&quot;:[1]}

| filter | fits |
|---|---|
| <code>@.n == 5</code> | 1 |
| <code>@.n == &#34;5&#34;</code> | 2 |
| <code>@.n &#62; 4</code> | 1, 3 |
| <code>@.n != 5</code> | 2, 3, 4 |
| <code>@.due == null</code> | 1 |
| <code>!@.due</code> | 2, 4 |
| <code>@.due &#38;&#38; @.due != null</code> | 3 |
| <code>@.addr.city == &#34;Oslo&#34; \\|\\| @.done == true</code> | 2, 3 |
| <code>@.tags[?@ == &#34;home&#34;]</code> | 1, 2 |
| <code>starts_with(@.due, &#34;2030-&#34;)</code> | 3 |
| <code>@[&#34;a b\\&#34;c&#34;][0] &#60;= 1</code> | 4 |
| <code>@.done &#60; true</code> | none |

To put a value into a filter, write it as JSON, and the whole filter percent-encoded, as URL builders do. So no text
can become a part of the filter:

    const filter = <code>@.title == \${JSON.stringify(title)}</code>;
    const query = new URLSearchParams({ filter });

A name in brackets is safe in the same way: <code>\`@[\${JSON.stringify(field)}] &#60; 5\`</code>.

A filter has at most 2,048 characters, 32 tests (comparisons, existence tests and functions, of which <code>length(..) &#62; 1</code>
is one), 8 <code>(</code> and <code>[?</code> open at once, 8 segments a path, <code>[?..]</code> among them, 128 characters a name and 1,024 a string;
characters are code points, and all headers and the request line together take 16 KiB. Else, and where it can&#39;t be read,
the answer is 400 <a href="#error-parameter_invalid"><code>parameter_invalid</code></a> and says where: <code>unexpected &#39;=&#39; at character 5</code>. Numbers and strings that no row
can hold are refused, too. A query that takes over 5 s is 400 <a href="#error-query_too_costly"><code>query_too_costly</code></a>.

The language is a subset of the filters of <a href="https://www.rfc-editor.org/rfc/rfc9535">RFC 9535</a> (JSONPath), and means the same;
<code>starts_with</code> and <code>contains</code> are its function extensions. Not taken are <code>$</code>, <code>..</code>, <code>*</code>, slices, two paths or two literals
compared with each other, arrays and objects as literals, and other functions.</dd>
<dd class="limits">at most 2048 characters &#183; for example <code>@.done == false &#38;&#38; starts_with(@.due, &#34;2030-&#34;)</code></dd>
</div>
<div>
<dt><code>sort</code> <span class="kind">array of string</span> <span class="place">query</span></dt>
<dd>Up to four fields that order the rows, each given by a <code>sort</code> of its own: the name, a colon and the direction, as in <code>sort=price:desc&#38;sort=title:asc</code>. Rows that are equal in all of them are ordered by <code>id</code>, in the direction of the last. Names are as for <code>order_by</code>, and none comes twice. Not beside <code>order_by</code> and <code>order</code>.</dd>
<dd class="limits">1 to 4 items &#183; for example <code>price:desc,title:asc</code></dd>
</div>
<div>
<dt><code>fields</code> <span class="kind">array of string</span> <span class="place">query</span></dt>
<dd>Rows have these fields alone, each given by a <code>fields</code> of its own, and <code>id</code>: <code>fields=title&#38;fields=done</code>. A row lacks what it lacks, and keeps its <a href="#header-ETag-DocumentETag"><code>ETag</code></a>. Names are as for <code>order_by</code>, and none comes twice.</dd>
<dd class="limits">1 to 50 items &#183; each once &#183; for example <code>title,done</code></dd>
</div>
<div>
<dt><code>after</code> <span class="kind">string</span> <span class="place">query</span></dt>
<dd>The page behind the one that gave this as <a href="#header-Next-After-NextAfter"><code>Next-After</code></a>. The list has to be the same, of the same collection, with the same <code>filter</code> and order; <code>limit</code> and <code>fields</code> may differ. Not beside <code>offset</code>.</dd>
<dd class="limits">1 to 2048 characters &#183; matches <code>^[A-Za-z0-9_-]*$</code> &#183; for example <code>azNmOXgybXEANw9DH04SRwd1c</code></dd>
</div>
<div>
<dt><code>If-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Entity tags as <a href="#header-ETag-DocumentETag"><code>ETag</code></a> gave them, separated by commas, or <code>*</code> for any. The request is carried out only if the present version is among them, else the answer is 412. Weak tags (<code>W/&#34;...&#34;</code>) never match.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22([ \\t]*,[ \\t]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div>
<dt><code>If-None-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Entity tags as <a href="#header-ETag-DocumentETag"><code>ETag</code></a> gave them, separated by commas, or <code>*</code> for any. If the present version is among them, GET is answered with 304, without a body, and other methods with 412. <code>If-Match</code> is looked at first.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22([ \\t]*,[ \\t]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The rows of this page.</p>

<p class="media"><code>application/json</code> <a href="#schema-RowList">RowList</a> <span class="limits">array of <a href="#schema-Row">Row</a> &#183; at most 1000 items</span></p>
<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-PrivateNoCache">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Collection-Cursor-CollectionCursor">Collection-Cursor</a>, <a href="#header-ETag-ListETag">ETag</a>, <a href="#header-Next-After-NextAfter">Next-After</a>, <a href="#header-Link-NextLink">Link</a>, <a href="#header-Total-Count-TotalCount">Total-Count</a>, <a href="#header-Preference-Applied-CountApplied">Preference-Applied</a></p>
</dd></div><div>
<dt><span class="status s3">304</span></dt>
<dd>
<p>The collection has not changed since the version in <code>If-None-Match</code>.</p>


<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-PrivateNoCache">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Collection-Cursor-CollectionCursor">Collection-Cursor</a>, <a href="#header-ETag-ListETag">ETag</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter doesn&#39;t fit, the page would be over 16 MiB or take over 10 s (5 s with a <code>filter</code>), or the keys conflict.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a> <a href="#error-page_too_large"><code>page_too_large</code></a> <a href="#error-query_too_costly"><code>query_too_costly</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">403</span></dt>
<dd>
<p>The key doesn&#39;t allow this.</p>
<p class="codes"><a href="#error-scope_insufficient"><code>scope_insufficient</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">404</span></dt>
<dd>
<p>There is no such collection.</p>
<p class="codes"><a href="#error-collection_not_found"><code>collection_not_found</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">410</span></dt>
<dd>
<p>The place that <code>after</code> leads to is no more.</p>
<p class="codes"><a href="#error-page_expired"><code>page_expired</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">412</span></dt>
<dd>
<p>The list is of no version in <code>If-Match</code>, whose weak tags never match.</p>
<p class="codes"><a href="#error-version_mismatch"><code>version_mismatch</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The plan is used up, or too many bad keys came from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>A fault of the service.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The service can&#39;t do this at the moment.</p>
<p class="codes"><a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div></dl>
</div>
<div class="trying">
<div class="card request">
<figure>
<figcaption>Request</figcaption>
<pre><code data-language="sh" data-curl>curl -H &#34;Authorization: Bearer $KEY&#34; \\
  http://127.0.0.1:3000/v1/collections/notes/rows</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="GET" data-path="/v1/collections/{collection_name}/rows" data-secured aria-label="Try listRows">
<div class="field"><label for="try-listRows-collection_name"><code>collection_name</code> <span class="place">path</span></label><input id="try-listRows-collection_name" name="collection_name" data-in="path" required type="text" autocomplete="off" autocapitalize="off" spellcheck="false" value="notes"></div>
<div class="field"><label for="try-listRows-limit"><code>limit</code> <span class="place">query</span></label><input id="try-listRows-limit" name="limit" data-in="query" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" inputmode="numeric" placeholder="100"></div>
<div class="field"><label for="try-listRows-offset"><code>offset</code> <span class="place">query</span></label><input id="try-listRows-offset" name="offset" data-in="query" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" inputmode="numeric" placeholder="0"></div>
<div class="field"><label for="try-listRows-order_by"><code>order_by</code> <span class="place">query</span></label><input id="try-listRows-order_by" name="order_by" data-in="query" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="title"></div>
<div class="field"><label for="try-listRows-order"><code>order</code> <span class="place">query</span></label><select id="try-listRows-order" name="order" data-in="query"><option value="">not sent</option><option>asc</option><option>desc</option></select></div>
<div class="field"><label for="try-listRows-Prefer"><code>Prefer</code> <span class="place">header</span></label><input id="try-listRows-Prefer" name="Prefer" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="count=exact"></div>
<div class="field"><label for="try-listRows-filter"><code>filter</code> <span class="place">query</span></label><input id="try-listRows-filter" name="filter" data-in="query" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="@.done == false &#38;&#38; starts_with(@.due, &#34;2030-&#34;)"></div>
<div class="field"><label for="try-listRows-sort"><code>sort</code> <span class="place">query</span></label><textarea id="try-listRows-sort" name="sort" data-in="query" data-each-line rows="2" spellcheck="false" autocapitalize="off" placeholder="price:desc
title:asc"></textarea></div>
<div class="field"><label for="try-listRows-fields"><code>fields</code> <span class="place">query</span></label><textarea id="try-listRows-fields" name="fields" data-in="query" data-each-line rows="2" spellcheck="false" autocapitalize="off" placeholder="title
done"></textarea></div>
<div class="field"><label for="try-listRows-after"><code>after</code> <span class="place">query</span></label><input id="try-listRows-after" name="after" data-in="query" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="azNmOXgybXEANw9DH04SRwd1c"></div>
<div class="field"><label for="try-listRows-If-Match"><code>If-Match</code> <span class="place">header</span></label><input id="try-listRows-If-Match" name="If-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>
<div class="field"><label for="try-listRows-If-None-Match"><code>If-None-Match</code> <span class="place">header</span></label><input id="try-listRows-If-None-Match" name="If-None-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>

<p class="reminder">Enter an <a href="#api-key">API key</a> first.</p>
<button type="submit">Send GET</button>
</form>
<p class="outcome" role="status"></p>
<div class="answer"></div>
</details>
</div>

<figure class="card">
<figcaption><span class="status s2">200</span> The two newest, by ?limit=2&#38;order_by=id&#38;order=desc</figcaption>
<pre><code data-language="json">[
  {
    &#34;id&#34;: 8,
    &#34;title&#34;: &#34;Call the plumber&#34;,
    &#34;body&#34;: &#34;The kitchen tap drips again.&#34;,
    &#34;done&#34;: false,
    &#34;tags&#34;: [&#34;home&#34;, &#34;phone&#34;]
  },
  {
    &#34;id&#34;: 7,
    &#34;title&#34;: &#34;Milk&#34;,
    &#34;body&#34;: &#34;Two litres.&#34;,
    &#34;done&#34;: false
  }
]</code></pre>
</figure>
<figure class="card">
<figcaption><span class="status s2">200</span> Past the end, by ?offset=100</figcaption>
<pre><code data-language="json">[]</code></pre>
</figure>

</div>
</section>
<section class="operation" id="insertRows" aria-labelledby="insertRows-title">
<header>
<h3 id="insertRows-title"><a href="#insertRows">Insert rows</a></h3>
<p class="route"><span class="method post">POST</span> <code>/v1/collections/<var>{collection_name}</var>/rows</code></p>
<p class="facts"><code>insertRows</code> &#183; key with the scope <code>write</code></p>
</header>
<div class="reading">
<p>Inserts one row or up to 1,000, all or none, and answers them in the order of the request, each with its new <code>id</code>. Ids ascend in that order and are never given out twice, not even after a row is deleted. A refused insert uses up no ids. Each row is one <code>insert</code> frame on the feed, in the same order and without others in between.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>collection_name</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="place">path</span> <span class="required">required</span></dt>
<dd>The collection&#39;s name. One that doesn&#39;t fit the pattern is 400, one that isn&#39;t there 404.</dd>
<dd class="limits">for example <code>notes</code></dd>
</div>
<div>
<dt><code>Prefer</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd><code>return=minimal</code> answers only the ids of the new rows. Other preferences are ignored (<a href="https://www.rfc-editor.org/rfc/rfc7240">RFC 7240</a>).</dd>
<dd class="limits">at most 4096 characters &#183; for example <code>return=minimal</code></dd>
</div>
<div>
<dt><code>Idempotency-Key</code> <span class="kind"><a href="#schema-IdempotencyKey">IdempotencyKey</a></span> <span class="place">header</span></dt>
<dd>Makes the request safe to repeat: carried out at most once, however often it is sent with this key, which the client makes up, at random, for each new request. Where it was carried out, the same request gets the first answer again, with <a href="#header-Idempotent-Replayed-IdempotentReplayed"><code>Idempotent-Replayed</code></a>, for 24 hours; another one with the key is 422. Only answers of 2xx are kept. The key is the account&#39;s: 1 to 255 visible ASCII characters but <code>&#34;</code> and <code>\\</code>, in double quotes or without.</dd>
<dd class="limits">for example <code>7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d</code></dd>
</div>
</dl>
<h4>Body</h4>
<p>The rows, without <code>id</code>. A single row is an array of one.</p>
<ul class="media"><li><code>application/json</code> <a href="#schema-RowInputList">RowInputList</a> <span class="limits">array of <a href="#schema-RowInput">RowInput</a> &#183; 1 to 1000 items</span></li></ul>

<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">201</span></dt>
<dd>
<p>The rows were stored, durably. With <code>Prefer: return=minimal</code> each is just <code>{&#34;id&#34;}</code>, and <a href="#header-Preference-Applied-CountApplied"><code>Preference-Applied</code></a> says so.</p>

<p class="media"><code>application/json</code> <a href="#schema-InsertedRowList">InsertedRowList</a> <span class="limits">array of <a href="#schema-Row">Row</a> &#183; 1 to 1000 items</span></p>
<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-PrivateNoCache">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Collection-Cursor-CollectionCursor">Collection-Cursor</a>, <a href="#header-Preference-Applied-ReturnApplied">Preference-Applied</a>, <a href="#header-Idempotent-Replayed-IdempotentReplayed">Idempotent-Replayed</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter or the body doesn&#39;t fit, or the keys conflict.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a> <a href="#error-body_malformed"><code>body_malformed</code></a> <a href="#error-body_invalid"><code>body_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">403</span></dt>
<dd>
<p>The key doesn&#39;t allow this, or the account&#39;s plan doesn&#39;t allow more.</p>
<p class="codes"><a href="#error-scope_insufficient"><code>scope_insufficient</code></a> <a href="#error-limit_reached"><code>limit_reached</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">404</span></dt>
<dd>
<p>There is no such collection.</p>
<p class="codes"><a href="#error-collection_not_found"><code>collection_not_found</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">409</span></dt>
<dd>
<p>The same request is under way.</p>
<p class="codes"><a href="#error-idempotency_in_progress"><code>idempotency_in_progress</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s4">413</span></dt>
<dd>
<p>The body is over 1 MiB.</p>
<p class="codes"><a href="#error-body_too_large"><code>body_too_large</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">415</span></dt>
<dd>
<p>The body&#39;s media type, charset or encoding is not supported.</p>
<p class="codes"><a href="#error-media_type_unsupported"><code>media_type_unsupported</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">422</span></dt>
<dd>
<p>A value can&#39;t be stored exactly, or is over a limit for rows, or the idempotency key belongs to another request.</p>
<p class="codes"><a href="#error-value_unsupported"><code>value_unsupported</code></a> <a href="#error-idempotency_key_reused"><code>idempotency_key_reused</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The plan is used up, or too many bad keys came from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>A fault of the service.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The service can&#39;t do this at the moment.</p>
<p class="codes"><a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s5">507</span></dt>
<dd>
<p>The database has no room for the change. Nothing was changed.</p>
<p class="codes"><a href="#error-storage_full"><code>storage_full</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div></dl>
</div>
<div class="trying">
<div class="card request">
<figure>
<figcaption>Request</figcaption>
<pre><code data-language="sh" data-curl>curl -H &#34;Authorization: Bearer $KEY&#34; \\
  -H &#39;Content-Type: application/json&#39; \\
  -d &#39;[
  {
    &#34;title&#34;: &#34;Milk&#34;,
    &#34;body&#34;: &#34;Two litres.&#34;,
    &#34;done&#34;: false
  },
  {
    &#34;title&#34;: &#34;Call the plumber&#34;,
    &#34;body&#34;: &#34;The kitchen tap drips again.&#34;,
    &#34;done&#34;: false,
    &#34;tags&#34;: [&#34;home&#34;, &#34;phone&#34;]
  }
]&#39; \\
  http://127.0.0.1:3000/v1/collections/notes/rows</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="POST" data-path="/v1/collections/{collection_name}/rows" data-secured aria-label="Try insertRows">
<div class="field"><label for="try-insertRows-collection_name"><code>collection_name</code> <span class="place">path</span></label><input id="try-insertRows-collection_name" name="collection_name" data-in="path" required type="text" autocomplete="off" autocapitalize="off" spellcheck="false" value="notes"></div>
<div class="field"><label for="try-insertRows-Prefer"><code>Prefer</code> <span class="place">header</span></label><input id="try-insertRows-Prefer" name="Prefer" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="return=minimal"></div>
<div class="field"><label for="try-insertRows-Idempotency-Key"><code>Idempotency-Key</code> <span class="place">header</span></label><input id="try-insertRows-Idempotency-Key" name="Idempotency-Key" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d"></div>
<div class="field"><label for="try-insertRows-type">Content-Type</label><select id="try-insertRows-type" data-body-type><option>application/json</option></select></div>
<div class="field"><label for="try-insertRows-example">Example</label><select id="try-insertRows-example" data-body-example><option value="[
  {
    &#34;title&#34;: &#34;Milk&#34;,
    &#34;body&#34;: &#34;Two litres.&#34;,
    &#34;done&#34;: false
  },
  {
    &#34;title&#34;: &#34;Call the plumber&#34;,
    &#34;body&#34;: &#34;The kitchen tap drips again.&#34;,
    &#34;done&#34;: false,
    &#34;tags&#34;: [&#34;home&#34;, &#34;phone&#34;]
  }
]" data-type="application/json">Two rows, with different fields</option><option value="[{}]" data-type="application/json">A row without fields</option></select></div>
<div class="field whole"><label for="try-insertRows-body">Body</label><textarea id="try-insertRows-body" data-body spellcheck="false" autocapitalize="off">[
  {
    &#34;title&#34;: &#34;Milk&#34;,
    &#34;body&#34;: &#34;Two litres.&#34;,
    &#34;done&#34;: false
  },
  {
    &#34;title&#34;: &#34;Call the plumber&#34;,
    &#34;body&#34;: &#34;The kitchen tap drips again.&#34;,
    &#34;done&#34;: false,
    &#34;tags&#34;: [&#34;home&#34;, &#34;phone&#34;]
  }
]</textarea></div>

<p class="reminder">Enter an <a href="#api-key">API key</a> first.</p>
<button type="submit">Send POST</button>
</form>
<p class="outcome" role="status"></p>
<div class="answer"></div>
</details>
</div>

<figure class="card">
<figcaption><span class="status s2">201</span> The rows with their ids</figcaption>
<pre><code data-language="json">[
  {
    &#34;id&#34;: 7,
    &#34;title&#34;: &#34;Milk&#34;,
    &#34;body&#34;: &#34;Two litres.&#34;,
    &#34;done&#34;: false
  },
  {
    &#34;id&#34;: 8,
    &#34;title&#34;: &#34;Call the plumber&#34;,
    &#34;body&#34;: &#34;The kitchen tap drips again.&#34;,
    &#34;done&#34;: false,
    &#34;tags&#34;: [&#34;home&#34;, &#34;phone&#34;]
  }
]</code></pre>
</figure>
<figure class="card">
<figcaption><span class="status s2">201</span> With Prefer: return=minimal</figcaption>
<pre><code data-language="json">[{ &#34;id&#34;: 7 }, { &#34;id&#34;: 8 }]</code></pre>
</figure>

</div>
</section>
<section class="operation" id="updateRows" aria-labelledby="updateRows-title">
<header>
<h3 id="updateRows-title"><a href="#updateRows">Change all rows that fit</a></h3>
<p class="route"><span class="method patch">PATCH</span> <code>/v1/collections/<var>{collection_name}</var>/rows</code></p>
<p class="facts"><code>updateRows</code> &#183; key with the scope <code>write</code></p>
</header>
<div class="reading">
<p>Changes the rows that fit the <code>filter</code>, all or none, as one change of a row does: the media type says how. They are
those that fit at one moment, and the feed gets an <code>update</code> frame for each that differs afterwards, in the order of
ids and without others in between. Where one would be over a limit for rows, none is changed, and the problem says which.</p>
<p>Not more than <code>max_rows</code> are changed, nor rows of over 4 MiB together, as they are or as they would be: where more fit,
nothing is done. <code>dry_run</code> tells beforehand how many there are.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>collection_name</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="place">path</span> <span class="required">required</span></dt>
<dd>The collection&#39;s name. One that doesn&#39;t fit the pattern is 400, one that isn&#39;t there 404.</dd>
<dd class="limits">for example <code>notes</code></dd>
</div>
<div>
<dt><code>filter</code> <span class="kind">string</span> <span class="place">query</span> <span class="required">required</span></dt>
<dd>The rows to write, those that fit. As <code>filter</code> of the list of rows, of at most 2,048 characters.</dd>
<dd class="limits">at most 2048 characters &#183; for example <code>@.done == true</code></dd>
</div>
<div>
<dt><code>max_rows</code> <span class="kind">integer <small>int32</small></span> <span class="place">query</span> <span class="required">required</span></dt>
<dd>How many rows the client reckons with at most. Where more fit, the answer is 409 <a href="#error-too_many_rows"><code>too_many_rows</code></a> and nothing is done.</dd>
<dd class="limits">1 to 1000 &#183; for example <code>50</code></dd>
</div>
<div>
<dt><code>dry_run</code> <span class="kind"><code>true</code></span> <span class="place">query</span></dt>
<dd>Nothing is written, and the answer is the same. <code>true</code> is the only value.</dd>
</div>
<div>
<dt><code>Idempotency-Key</code> <span class="kind"><a href="#schema-IdempotencyKey">IdempotencyKey</a></span> <span class="place">header</span></dt>
<dd>Makes the request safe to repeat: carried out at most once, however often it is sent with this key, which the client makes up, at random, for each new request. Where it was carried out, the same request gets the first answer again, with <a href="#header-Idempotent-Replayed-IdempotentReplayed"><code>Idempotent-Replayed</code></a>, for 24 hours; another one with the key is 422. Only answers of 2xx are kept. The key is the account&#39;s: 1 to 255 visible ASCII characters but <code>&#34;</code> and <code>\\</code>, in double quotes or without.</dd>
<dd class="limits">for example <code>7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d</code></dd>
</div>
</dl>
<h4>Body</h4>
<p>The fields to change, in every row.</p>
<ul class="media"><li><code>application/json</code> <a href="#schema-RowsPatch">RowsPatch</a> <span class="limits">object &#183; any further members &#183; without <code>id</code></span></li><li><code>application/merge-patch+json</code> <a href="#schema-RowsPatch">RowsPatch</a> <span class="limits">object &#183; any further members &#183; without <code>id</code></span></li></ul>

<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The rows were changed, durably.</p>

<p class="media"><code>application/json</code> <a href="#schema-RowsUpdated">RowsUpdated</a> <span class="limits">object</span></p>
<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-PrivateNoCache">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Collection-Cursor-CollectionCursor">Collection-Cursor</a>, <a href="#header-Idempotent-Replayed-IdempotentReplayed">Idempotent-Replayed</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter or the body doesn&#39;t fit, the query took over 5 s, or the keys conflict.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a> <a href="#error-body_malformed"><code>body_malformed</code></a> <a href="#error-body_invalid"><code>body_invalid</code></a> <a href="#error-query_too_costly"><code>query_too_costly</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">403</span></dt>
<dd>
<p>The key doesn&#39;t allow this, or the account&#39;s plan doesn&#39;t allow more.</p>
<p class="codes"><a href="#error-scope_insufficient"><code>scope_insufficient</code></a> <a href="#error-limit_reached"><code>limit_reached</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">404</span></dt>
<dd>
<p>There is no such collection.</p>
<p class="codes"><a href="#error-collection_not_found"><code>collection_not_found</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">409</span></dt>
<dd>
<p>More rows fit than may be written, or the same request is under way.</p>
<p class="codes"><a href="#error-too_many_rows"><code>too_many_rows</code></a> <a href="#error-idempotency_in_progress"><code>idempotency_in_progress</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryInProgress">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s4">413</span></dt>
<dd>
<p>The body is over 1 MiB.</p>
<p class="codes"><a href="#error-body_too_large"><code>body_too_large</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">415</span></dt>
<dd>
<p>The body&#39;s media type, charset or encoding is not supported.</p>
<p class="codes"><a href="#error-media_type_unsupported"><code>media_type_unsupported</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">422</span></dt>
<dd>
<p>A value can&#39;t be stored exactly, or is over a limit for rows, or the idempotency key belongs to another request.</p>
<p class="codes"><a href="#error-value_unsupported"><code>value_unsupported</code></a> <a href="#error-idempotency_key_reused"><code>idempotency_key_reused</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The plan is used up, or too many bad keys came from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>A fault of the service.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The service can&#39;t do this at the moment.</p>
<p class="codes"><a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s5">507</span></dt>
<dd>
<p>The database has no room for the change. Nothing was changed.</p>
<p class="codes"><a href="#error-storage_full"><code>storage_full</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div></dl>
</div>
<div class="trying">
<div class="card request">
<figure>
<figcaption>Request</figcaption>
<pre><code data-language="sh" data-curl>curl -X PATCH -H &#34;Authorization: Bearer $KEY&#34; \\
  -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{ &#34;done&#34;: true }&#39; \\
  &#39;http://127.0.0.1:3000/v1/collections/notes/rows?filter=%40.done%20%3D%3D%20true&#38;max_rows=50&#39;</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="PATCH" data-path="/v1/collections/{collection_name}/rows" data-secured aria-label="Try updateRows">
<div class="field"><label for="try-updateRows-collection_name"><code>collection_name</code> <span class="place">path</span></label><input id="try-updateRows-collection_name" name="collection_name" data-in="path" required type="text" autocomplete="off" autocapitalize="off" spellcheck="false" value="notes"></div>
<div class="field"><label for="try-updateRows-filter"><code>filter</code> <span class="place">query</span></label><input id="try-updateRows-filter" name="filter" data-in="query" required type="text" autocomplete="off" autocapitalize="off" spellcheck="false" value="@.done == true"></div>
<div class="field"><label for="try-updateRows-max_rows"><code>max_rows</code> <span class="place">query</span></label><input id="try-updateRows-max_rows" name="max_rows" data-in="query" required type="text" autocomplete="off" autocapitalize="off" spellcheck="false" inputmode="numeric" value="50"></div>
<div class="field"><label for="try-updateRows-dry_run"><code>dry_run</code> <span class="place">query</span></label><select id="try-updateRows-dry_run" name="dry_run" data-in="query"><option value="">not sent</option><option>true</option></select></div>
<div class="field"><label for="try-updateRows-Idempotency-Key"><code>Idempotency-Key</code> <span class="place">header</span></label><input id="try-updateRows-Idempotency-Key" name="Idempotency-Key" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d"></div>
<div class="field"><label for="try-updateRows-type">Content-Type</label><select id="try-updateRows-type" data-body-type><option>application/json</option><option>application/merge-patch+json</option></select></div>
<div class="field"><label for="try-updateRows-example">Example</label><select id="try-updateRows-example" data-body-example><option value="{ &#34;done&#34;: true }" data-type="application/json">Set one field</option><option value="{ &#34;done&#34;: true, &#34;tags&#34;: null }" data-type="application/merge-patch+json">Set one field and remove another</option></select></div>
<div class="field whole"><label for="try-updateRows-body">Body</label><textarea id="try-updateRows-body" data-body spellcheck="false" autocapitalize="off">{ &#34;done&#34;: true }</textarea></div>

<p class="reminder">Enter an <a href="#api-key">API key</a> first.</p>
<button type="submit">Send PATCH</button>
</form>
<p class="outcome" role="status"></p>
<div class="answer"></div>
</details>
</div>

<figure class="card">
<figcaption><span class="status s2">200</span> application/json</figcaption>
<pre><code data-language="json">{ &#34;matched&#34;: 12, &#34;changed&#34;: 9 }</code></pre>
</figure>

</div>
</section>
<section class="operation" id="deleteRows" aria-labelledby="deleteRows-title">
<header>
<h3 id="deleteRows-title"><a href="#deleteRows">Delete all rows that fit</a></h3>
<p class="route"><span class="method delete">DELETE</span> <code>/v1/collections/<var>{collection_name}</var>/rows</code></p>
<p class="facts"><code>deleteRows</code> &#183; key with the scope <code>write</code></p>
</header>
<div class="reading">
<p>Deletes the rows that fit the <code>filter</code>, all or none: those that fit at one moment. The feed gets a <code>delete</code> frame for each, with its last state, in the order of ids and without others in between. Not more than <code>max_rows</code> are deleted, nor rows of over 4 MiB together: where more fit, nothing is done. <code>dry_run</code> tells beforehand how many there are.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>collection_name</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="place">path</span> <span class="required">required</span></dt>
<dd>The collection&#39;s name. One that doesn&#39;t fit the pattern is 400, one that isn&#39;t there 404.</dd>
<dd class="limits">for example <code>notes</code></dd>
</div>
<div>
<dt><code>filter</code> <span class="kind">string</span> <span class="place">query</span> <span class="required">required</span></dt>
<dd>The rows to write, those that fit. As <code>filter</code> of the list of rows, of at most 2,048 characters.</dd>
<dd class="limits">at most 2048 characters &#183; for example <code>@.done == true</code></dd>
</div>
<div>
<dt><code>max_rows</code> <span class="kind">integer <small>int32</small></span> <span class="place">query</span> <span class="required">required</span></dt>
<dd>How many rows the client reckons with at most. Where more fit, the answer is 409 <a href="#error-too_many_rows"><code>too_many_rows</code></a> and nothing is done.</dd>
<dd class="limits">1 to 1000 &#183; for example <code>50</code></dd>
</div>
<div>
<dt><code>dry_run</code> <span class="kind"><code>true</code></span> <span class="place">query</span></dt>
<dd>Nothing is written, and the answer is the same. <code>true</code> is the only value.</dd>
</div>
<div>
<dt><code>Idempotency-Key</code> <span class="kind"><a href="#schema-IdempotencyKey">IdempotencyKey</a></span> <span class="place">header</span></dt>
<dd>Makes the request safe to repeat: carried out at most once, however often it is sent with this key, which the client makes up, at random, for each new request. Where it was carried out, the same request gets the first answer again, with <a href="#header-Idempotent-Replayed-IdempotentReplayed"><code>Idempotent-Replayed</code></a>, for 24 hours; another one with the key is 422. Only answers of 2xx are kept. The key is the account&#39;s: 1 to 255 visible ASCII characters but <code>&#34;</code> and <code>\\</code>, in double quotes or without.</dd>
<dd class="limits">for example <code>7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The rows are gone.</p>

<p class="media"><code>application/json</code> <a href="#schema-RowsDeleted">RowsDeleted</a> <span class="limits">object</span></p>
<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-PrivateNoCache">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Collection-Cursor-CollectionCursor">Collection-Cursor</a>, <a href="#header-Idempotent-Replayed-IdempotentReplayed">Idempotent-Replayed</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter doesn&#39;t fit, the query took over 5 s, or the keys conflict.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a> <a href="#error-query_too_costly"><code>query_too_costly</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">403</span></dt>
<dd>
<p>The key doesn&#39;t allow this.</p>
<p class="codes"><a href="#error-scope_insufficient"><code>scope_insufficient</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">404</span></dt>
<dd>
<p>There is no such collection.</p>
<p class="codes"><a href="#error-collection_not_found"><code>collection_not_found</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">409</span></dt>
<dd>
<p>More rows fit than may be written, or the same request is under way.</p>
<p class="codes"><a href="#error-too_many_rows"><code>too_many_rows</code></a> <a href="#error-idempotency_in_progress"><code>idempotency_in_progress</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryInProgress">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s4">422</span></dt>
<dd>
<p>The idempotency key belongs to another request.</p>
<p class="codes"><a href="#error-idempotency_key_reused"><code>idempotency_key_reused</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The plan is used up, or too many bad keys came from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>A fault of the service.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The service can&#39;t do this at the moment.</p>
<p class="codes"><a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s5">507</span></dt>
<dd>
<p>The database has no room for the change. Nothing was changed.</p>
<p class="codes"><a href="#error-storage_full"><code>storage_full</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div></dl>
</div>
<div class="trying">
<div class="card request">
<figure>
<figcaption>Request</figcaption>
<pre><code data-language="sh" data-curl>curl -X DELETE -H &#34;Authorization: Bearer $KEY&#34; \\
  &#39;http://127.0.0.1:3000/v1/collections/notes/rows?filter=%40.done%20%3D%3D%20true&#38;max_rows=50&#39;</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="DELETE" data-path="/v1/collections/{collection_name}/rows" data-secured aria-label="Try deleteRows">
<div class="field"><label for="try-deleteRows-collection_name"><code>collection_name</code> <span class="place">path</span></label><input id="try-deleteRows-collection_name" name="collection_name" data-in="path" required type="text" autocomplete="off" autocapitalize="off" spellcheck="false" value="notes"></div>
<div class="field"><label for="try-deleteRows-filter"><code>filter</code> <span class="place">query</span></label><input id="try-deleteRows-filter" name="filter" data-in="query" required type="text" autocomplete="off" autocapitalize="off" spellcheck="false" value="@.done == true"></div>
<div class="field"><label for="try-deleteRows-max_rows"><code>max_rows</code> <span class="place">query</span></label><input id="try-deleteRows-max_rows" name="max_rows" data-in="query" required type="text" autocomplete="off" autocapitalize="off" spellcheck="false" inputmode="numeric" value="50"></div>
<div class="field"><label for="try-deleteRows-dry_run"><code>dry_run</code> <span class="place">query</span></label><select id="try-deleteRows-dry_run" name="dry_run" data-in="query"><option value="">not sent</option><option>true</option></select></div>
<div class="field"><label for="try-deleteRows-Idempotency-Key"><code>Idempotency-Key</code> <span class="place">header</span></label><input id="try-deleteRows-Idempotency-Key" name="Idempotency-Key" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d"></div>

<p class="reminder">Enter an <a href="#api-key">API key</a> first.</p>
<button type="submit">Send DELETE</button>
</form>
<p class="outcome" role="status"></p>
<div class="answer"></div>
</details>
</div>

<figure class="card">
<figcaption><span class="status s2">200</span> application/json</figcaption>
<pre><code data-language="json">{ &#34;deleted&#34;: 12 }</code></pre>
</figure>

</div>
</section>
<section class="operation" id="exportRows" aria-labelledby="exportRows-title">
<header>
<h3 id="exportRows-title"><a href="#exportRows">Export rows</a></h3>
<p class="route"><span class="method get">GET</span> <code>/v1/collections/<var>{collection_name}</var>/export</code></p>
<p class="facts"><code>exportRows</code> &#183; key with the scope <code>read</code></p>
</header>
<div class="reading">
<p>All rows, or those that fit the <code>filter</code>, by <code>id</code>, as they are at one moment, which <a href="#header-Collection-Cursor-CollectionCursor"><code>Collection-Cursor</code></a> names. The
answer is sent as fast as it is read, whatever its size. It is whole where it ends as HTTP says, with its last
chunk; one that is cut, since nothing was read for 30 s or the service failed, lacks that.</p>
<ul>
<li><code>ndjson</code>: a line a row, as JSON.</li>
<li><code>csv</code>: <a href="https://www.rfc-editor.org/rfc/rfc4180">RFC 4180</a> with a line of names first, <code>id</code> and the <code>fields</code>,
which have to be given. Strings are as they are, other values as JSON. A missing field is empty, null is <code>null</code>; the
string <code>null</code> and the empty one are in quotes.</li>
</ul>
<p>An instance has two exports under way at most, beyond which the answer is 503. One beside which so much is written
that the log of the database grows by over 1 GiB is cut.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>collection_name</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="place">path</span> <span class="required">required</span></dt>
<dd>The collection&#39;s name. One that doesn&#39;t fit the pattern is 400, one that isn&#39;t there 404.</dd>
<dd class="limits">for example <code>notes</code></dd>
</div>
<div>
<dt><code>format</code> <span class="kind"><code>ndjson</code> or <code>csv</code></span> <span class="place">query</span> <span class="required">required</span></dt>
<dd>How the rows are written down.</dd>
<dd class="limits">for example <code>ndjson</code></dd>
</div>
<div>
<dt><code>filter</code> <span class="kind">string</span> <span class="place">query</span></dt>
<dd>Only rows that fit. A filter is made of tests, in which <code>@</code> is the row:

| A test | fits a row |
|---|---|
| <code>@.price &#60; 20</code>, <code>20 &#62; @.price</code> | whose field compares so with the literal: <code>==</code>, <code>!=</code>, <code>&#60;</code>, <code>&#60;=</code>, <code>&#62;</code>, <code>&#62;=</code> |
| <code>@.due</code> | that has the field, be its value null |
| <code>@.tags[?@ == &#34;home&#34;]</code> | of whose elements (or members, of an object) some fits; in the brackets <code>@</code> is the element, and any filter may stand there |
| <code>length(@.title) &#62; 80</code> | whose string has so many characters (code points), array elements, object members |
| <code>starts_with(@.title, &#34;Re: &#34;)</code>, <code>contains(@.title, &#34;milk&#34;)</code> | whose string begins with the text, or holds it |

Tests are joined by <code>&#38;&#38;</code> and <code>||</code>, of which <code>&#38;&#38;</code> binds more tightly, put into parentheses and negated by <code>!</code>, which before
a comparison needs parentheses: <code>@.due &#38;&#38; !(@.done == true || @.tags[?@ == &#34;later&#34;])</code>.

A path leads from <code>@</code> to a value: <code>.name</code>, <code>[&#34;any name&#34;]</code>, <code>[0]</code> for the first element, <code>[-1]</code> for the last:
<code>@.address.lines[0]</code>, <code>@[&#34;first name&#34;]</code>. It may end with <code>[?..]</code>. Literals are numbers, strings in double or single quotes,
<code>true</code>, <code>false</code> and <code>null</code>, written as in JSON. Spaces, tabs and line breaks may stand between all of these,
though not within the brackets of a name or index.

Nothing is compared across types: <code>&#60;</code> and <code>&#62;</code> hold between two numbers or two strings (by code point), <code>==</code> between two
equal values of one type, and <code>!=</code> wherever <code>==</code> doesn&#39;t. A missing field is not null. Of the rows

    1 {&quot;n&quot;:5,&quot;done&quot;:false,&quot;tags&quot;:[&quot;home&quot;],&quot;due&quot;:null}
    2 {&quot;n&quot;:&quot;5&quot;,&quot;done&quot;:true,&quot;tags&quot;:[&quot;home&quot;,&quot;work&quot;]}
    3 {&quot;n&quot;:7.5,&quot;addr&quot;:{&quot;city&quot;:&quot;Oslo&quot;},&quot;due&quot;:&quot;2030-01-31&quot;}
    4 {&quot;n&quot;:null,&quot;tags&quot;:&quot;home&quot;,&quot;addr&quot;:{&quot;city&quot;:&quot;Bergen&quot;},&quot;a b&quot;c&quot;:[1]}

| filter | fits |
|---|---|
| <code>@.n == 5</code> | 1 |
| <code>@.n == &#34;5&#34;</code> | 2 |
| <code>@.n &#62; 4</code> | 1, 3 |
| <code>@.n != 5</code> | 2, 3, 4 |
| <code>@.due == null</code> | 1 |
| <code>!@.due</code> | 2, 4 |
| <code>@.due &#38;&#38; @.due != null</code> | 3 |
| <code>@.addr.city == &#34;Oslo&#34; \\|\\| @.done == true</code> | 2, 3 |
| <code>@.tags[?@ == &#34;home&#34;]</code> | 1, 2 |
| <code>starts_with(@.due, &#34;2030-&#34;)</code> | 3 |
| <code>@[&#34;a b\\&#34;c&#34;][0] &#60;= 1</code> | 4 |
| <code>@.done &#60; true</code> | none |

To put a value into a filter, write it as JSON, and the whole filter percent-encoded, as URL builders do. So no text
can become a part of the filter:

    const filter = <code>@.title == \${JSON.stringify(title)}</code>;
    const query = new URLSearchParams({ filter });

A name in brackets is safe in the same way: <code>\`@[\${JSON.stringify(field)}] &#60; 5\`</code>.

A filter has at most 2,048 characters, 32 tests (comparisons, existence tests and functions, of which <code>length(..) &#62; 1</code>
is one), 8 <code>(</code> and <code>[?</code> open at once, 8 segments a path, <code>[?..]</code> among them, 128 characters a name and 1,024 a string;
characters are code points, and all headers and the request line together take 16 KiB. Else, and where it can&#39;t be read,
the answer is 400 <a href="#error-parameter_invalid"><code>parameter_invalid</code></a> and says where: <code>unexpected &#39;=&#39; at character 5</code>. Numbers and strings that no row
can hold are refused, too. A query that takes over 5 s is 400 <a href="#error-query_too_costly"><code>query_too_costly</code></a>.

The language is a subset of the filters of <a href="https://www.rfc-editor.org/rfc/rfc9535">RFC 9535</a> (JSONPath), and means the same;
<code>starts_with</code> and <code>contains</code> are its function extensions. Not taken are <code>$</code>, <code>..</code>, <code>*</code>, slices, two paths or two literals
compared with each other, arrays and objects as literals, and other functions.</dd>
<dd class="limits">at most 2048 characters &#183; for example <code>@.done == false &#38;&#38; starts_with(@.due, &#34;2030-&#34;)</code></dd>
</div>
<div>
<dt><code>fields</code> <span class="kind">array of string</span> <span class="place">query</span></dt>
<dd>Rows have these fields alone, each given by a <code>fields</code> of its own, and <code>id</code>: <code>fields=title&#38;fields=done</code>. A row lacks what it lacks, and keeps its <a href="#header-ETag-DocumentETag"><code>ETag</code></a>. Names are as for <code>order_by</code>, and none comes twice.</dd>
<dd class="limits">1 to 50 items &#183; each once &#183; for example <code>title,done</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The rows.</p>

<p class="media"><code>application/x-ndjson</code> <a href="#schema-ExportedText">ExportedText</a></p><p class="media"><code>text/csv; charset=utf-8; header=present</code> <a href="#schema-ExportedText">ExportedText</a></p>
<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-PrivateNoCache">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Collection-Cursor-CollectionCursor">Collection-Cursor</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter doesn&#39;t fit, or the keys conflict.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">403</span></dt>
<dd>
<p>The key doesn&#39;t allow this.</p>
<p class="codes"><a href="#error-scope_insufficient"><code>scope_insufficient</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">404</span></dt>
<dd>
<p>There is no such collection.</p>
<p class="codes"><a href="#error-collection_not_found"><code>collection_not_found</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The plan is used up, or too many bad keys came from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>A fault of the service.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The service can&#39;t do this at the moment.</p>
<p class="codes"><a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div></dl>
</div>
<div class="trying">
<div class="card request">
<figure>
<figcaption>Request</figcaption>
<pre><code data-language="sh" data-curl>curl -H &#34;Authorization: Bearer $KEY&#34; \\
  &#39;http://127.0.0.1:3000/v1/collections/notes/export?format=ndjson&#39;</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="GET" data-path="/v1/collections/{collection_name}/export" data-secured aria-label="Try exportRows">
<div class="field"><label for="try-exportRows-collection_name"><code>collection_name</code> <span class="place">path</span></label><input id="try-exportRows-collection_name" name="collection_name" data-in="path" required type="text" autocomplete="off" autocapitalize="off" spellcheck="false" value="notes"></div>
<div class="field"><label for="try-exportRows-format"><code>format</code> <span class="place">query</span></label><select id="try-exportRows-format" name="format" data-in="query" required><option value="">not sent</option><option>ndjson</option><option>csv</option></select></div>
<div class="field"><label for="try-exportRows-filter"><code>filter</code> <span class="place">query</span></label><input id="try-exportRows-filter" name="filter" data-in="query" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="@.done == false &#38;&#38; starts_with(@.due, &#34;2030-&#34;)"></div>
<div class="field"><label for="try-exportRows-fields"><code>fields</code> <span class="place">query</span></label><textarea id="try-exportRows-fields" name="fields" data-in="query" data-each-line rows="2" spellcheck="false" autocapitalize="off" placeholder="title
done"></textarea></div>

<p class="reminder">Enter an <a href="#api-key">API key</a> first.</p>
<button type="submit">Send GET</button>
</form>
<p class="outcome" role="status"></p>
<div class="answer"></div>
</details>
</div>

<figure class="card">
<figcaption><span class="status s2">200</span> application/x-ndjson</figcaption>
<pre><code data-language="text">{&#34;id&#34;:7,&#34;title&#34;:&#34;Milk&#34;,&#34;done&#34;:false}
{&#34;id&#34;:8,&#34;title&#34;:&#34;Call the plumber&#34;,&#34;done&#34;:false}
</code></pre>
</figure>
<figure class="card">
<figcaption><span class="status s2">200</span> text/csv; charset=utf-8; header=present</figcaption>
<pre><code data-language="text">id,title,done\r
7,Milk,false\r
8,Call the plumber,false\r
</code></pre>
</figure>

</div>
</section>
<section class="operation" id="getRow" aria-labelledby="getRow-title">
<header>
<h3 id="getRow-title"><a href="#getRow">Read a row</a></h3>
<p class="route"><span class="method get">GET</span> <code>/v1/collections/<var>{collection_name}</var>/rows/<var>{row_id}</var></code></p>
<p class="facts"><code>getRow</code> &#183; key with the scope <code>read</code></p>
</header>
<div class="reading">
<p>One row, with <a href="#header-ETag-DocumentETag"><code>ETag</code></a> for its version.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>collection_name</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="place">path</span> <span class="required">required</span></dt>
<dd>The collection&#39;s name. One that doesn&#39;t fit the pattern is 400, one that isn&#39;t there 404.</dd>
<dd class="limits">for example <code>notes</code></dd>
</div>
<div>
<dt><code>row_id</code> <span class="kind"><a href="#schema-RowId">RowId</a></span> <span class="place">path</span> <span class="required">required</span></dt>
<dd>The row&#39;s <code>id</code>, in canonical decimal digits (<code>7</code>, not <code>07</code>, <code>+7</code> or <code>7.0</code>).</dd>
<dd class="limits">for example <code>7</code></dd>
</div>
<div>
<dt><code>If-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Entity tags as <a href="#header-ETag-DocumentETag"><code>ETag</code></a> gave them, separated by commas, or <code>*</code> for any. The request is carried out only if the present version is among them, else the answer is 412. Weak tags (<code>W/&#34;...&#34;</code>) never match.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22([ \\t]*,[ \\t]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div>
<dt><code>If-None-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Entity tags as <a href="#header-ETag-DocumentETag"><code>ETag</code></a> gave them, separated by commas, or <code>*</code> for any. If the present version is among them, GET is answered with 304, without a body, and other methods with 412. <code>If-Match</code> is looked at first.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22([ \\t]*,[ \\t]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div>
<dt><code>fields</code> <span class="kind">array of string</span> <span class="place">query</span></dt>
<dd>Rows have these fields alone, each given by a <code>fields</code> of its own, and <code>id</code>: <code>fields=title&#38;fields=done</code>. A row lacks what it lacks, and keeps its <a href="#header-ETag-DocumentETag"><code>ETag</code></a>. Names are as for <code>order_by</code>, and none comes twice.</dd>
<dd class="limits">1 to 50 items &#183; each once &#183; for example <code>title,done</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The row.</p>

<p class="media"><code>application/json</code> <a href="#schema-Row">Row</a> <span class="limits">object with <a href="#schema-RowFields">RowFields</a> &#183; any further members</span></p>
<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-PrivateNoCache">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Collection-Cursor-CollectionCursor">Collection-Cursor</a>, <a href="#header-ETag-RowETag">ETag</a></p>
</dd></div><div>
<dt><span class="status s3">304</span></dt>
<dd>
<p>The row still has one of the versions in <code>If-None-Match</code>.</p>


<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-PrivateNoCache">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Collection-Cursor-CollectionCursor">Collection-Cursor</a>, <a href="#header-ETag-RowETag">ETag</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter doesn&#39;t fit, or the keys conflict.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">403</span></dt>
<dd>
<p>The key doesn&#39;t allow this.</p>
<p class="codes"><a href="#error-scope_insufficient"><code>scope_insufficient</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">404</span></dt>
<dd>
<p>There is no such collection, or no such row in it.</p>
<p class="codes"><a href="#error-collection_not_found"><code>collection_not_found</code></a> <a href="#error-row_not_found"><code>row_not_found</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">412</span></dt>
<dd>
<p>The row is of no version in <code>If-Match</code>, or is of one in <code>If-None-Match</code>.</p>
<p class="codes"><a href="#error-version_mismatch"><code>version_mismatch</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The plan is used up, or too many bad keys came from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>A fault of the service.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The service can&#39;t do this at the moment.</p>
<p class="codes"><a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div></dl>
</div>
<div class="trying">
<div class="card request">
<figure>
<figcaption>Request</figcaption>
<pre><code data-language="sh" data-curl>curl -H &#34;Authorization: Bearer $KEY&#34; \\
  http://127.0.0.1:3000/v1/collections/notes/rows/7</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="GET" data-path="/v1/collections/{collection_name}/rows/{row_id}" data-secured aria-label="Try getRow">
<div class="field"><label for="try-getRow-collection_name"><code>collection_name</code> <span class="place">path</span></label><input id="try-getRow-collection_name" name="collection_name" data-in="path" required type="text" autocomplete="off" autocapitalize="off" spellcheck="false" value="notes"></div>
<div class="field"><label for="try-getRow-row_id"><code>row_id</code> <span class="place">path</span></label><input id="try-getRow-row_id" name="row_id" data-in="path" required type="text" autocomplete="off" autocapitalize="off" spellcheck="false" value="7"></div>
<div class="field"><label for="try-getRow-If-Match"><code>If-Match</code> <span class="place">header</span></label><input id="try-getRow-If-Match" name="If-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>
<div class="field"><label for="try-getRow-If-None-Match"><code>If-None-Match</code> <span class="place">header</span></label><input id="try-getRow-If-None-Match" name="If-None-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>
<div class="field"><label for="try-getRow-fields"><code>fields</code> <span class="place">query</span></label><textarea id="try-getRow-fields" name="fields" data-in="query" data-each-line rows="2" spellcheck="false" autocapitalize="off" placeholder="title
done"></textarea></div>

<p class="reminder">Enter an <a href="#api-key">API key</a> first.</p>
<button type="submit">Send GET</button>
</form>
<p class="outcome" role="status"></p>
<div class="answer"></div>
</details>
</div>

<figure class="card">
<figcaption><span class="status s2">200</span> application/json</figcaption>
<pre><code data-language="json">{
  &#34;id&#34;: 7,
  &#34;title&#34;: &#34;Milk&#34;,
  &#34;body&#34;: &#34;Two litres.&#34;,
  &#34;done&#34;: false
}</code></pre>
</figure>

</div>
</section>
<section class="operation" id="replaceRow" aria-labelledby="replaceRow-title">
<header>
<h3 id="replaceRow-title"><a href="#replaceRow">Replace a row</a></h3>
<p class="route"><span class="method put">PUT</span> <code>/v1/collections/<var>{collection_name}</var>/rows/<var>{row_id}</var></code></p>
<p class="facts"><code>replaceRow</code> &#183; key with the scope <code>write</code></p>
</header>
<div class="reading">
<p>The row becomes the body: fields that it lacks are removed. A row is only replaced, never made. If nothing differs afterwards (equal JSON values; the order of fields doesn&#39;t count), nothing is written, the feed gets no frame and the <a href="#header-ETag-DocumentETag"><code>ETag</code></a> stays. Else the feed gets an <code>update</code> frame. <code>id</code> may be sent only if it is the row&#39;s own.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>collection_name</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="place">path</span> <span class="required">required</span></dt>
<dd>The collection&#39;s name. One that doesn&#39;t fit the pattern is 400, one that isn&#39;t there 404.</dd>
<dd class="limits">for example <code>notes</code></dd>
</div>
<div>
<dt><code>row_id</code> <span class="kind"><a href="#schema-RowId">RowId</a></span> <span class="place">path</span> <span class="required">required</span></dt>
<dd>The row&#39;s <code>id</code>, in canonical decimal digits (<code>7</code>, not <code>07</code>, <code>+7</code> or <code>7.0</code>).</dd>
<dd class="limits">for example <code>7</code></dd>
</div>
<div>
<dt><code>If-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Entity tags as <a href="#header-ETag-DocumentETag"><code>ETag</code></a> gave them, separated by commas, or <code>*</code> for any. The request is carried out only if the present version is among them, else the answer is 412. Weak tags (<code>W/&#34;...&#34;</code>) never match.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22([ \\t]*,[ \\t]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div>
<dt><code>If-None-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Entity tags as <a href="#header-ETag-DocumentETag"><code>ETag</code></a> gave them, separated by commas, or <code>*</code> for any. If the present version is among them, GET is answered with 304, without a body, and other methods with 412. <code>If-Match</code> is looked at first.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22([ \\t]*,[ \\t]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div>
<dt><code>Idempotency-Key</code> <span class="kind"><a href="#schema-IdempotencyKey">IdempotencyKey</a></span> <span class="place">header</span></dt>
<dd>Makes the request safe to repeat: carried out at most once, however often it is sent with this key, which the client makes up, at random, for each new request. Where it was carried out, the same request gets the first answer again, with <a href="#header-Idempotent-Replayed-IdempotentReplayed"><code>Idempotent-Replayed</code></a>, for 24 hours; another one with the key is 422. Only answers of 2xx are kept. The key is the account&#39;s: 1 to 255 visible ASCII characters but <code>&#34;</code> and <code>\\</code>, in double quotes or without.</dd>
<dd class="limits">for example <code>7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d</code></dd>
</div>
</dl>
<h4>Body</h4>
<p>The row as it shall be, with its <code>id</code> or without.</p>
<ul class="media"><li><code>application/json</code> <a href="#schema-RowReplacement">RowReplacement</a> <span class="limits">object &#183; any further members</span></li></ul>

<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The row as it is now.</p>

<p class="media"><code>application/json</code> <a href="#schema-Row">Row</a> <span class="limits">object with <a href="#schema-RowFields">RowFields</a> &#183; any further members</span></p>
<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-PrivateNoCache">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Collection-Cursor-CollectionCursor">Collection-Cursor</a>, <a href="#header-ETag-RowETag">ETag</a>, <a href="#header-Idempotent-Replayed-IdempotentReplayed">Idempotent-Replayed</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter or the body doesn&#39;t fit, or the keys conflict.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a> <a href="#error-body_malformed"><code>body_malformed</code></a> <a href="#error-body_invalid"><code>body_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">403</span></dt>
<dd>
<p>The key doesn&#39;t allow this, or the account&#39;s plan doesn&#39;t allow more.</p>
<p class="codes"><a href="#error-scope_insufficient"><code>scope_insufficient</code></a> <a href="#error-limit_reached"><code>limit_reached</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">404</span></dt>
<dd>
<p>There is no such collection, or no such row in it.</p>
<p class="codes"><a href="#error-collection_not_found"><code>collection_not_found</code></a> <a href="#error-row_not_found"><code>row_not_found</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">409</span></dt>
<dd>
<p>The same request is under way.</p>
<p class="codes"><a href="#error-idempotency_in_progress"><code>idempotency_in_progress</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s4">412</span></dt>
<dd>
<p>The row is of no version in <code>If-Match</code>, or is of one in <code>If-None-Match</code>.</p>
<p class="codes"><a href="#error-version_mismatch"><code>version_mismatch</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">413</span></dt>
<dd>
<p>The body is over 1 MiB.</p>
<p class="codes"><a href="#error-body_too_large"><code>body_too_large</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">415</span></dt>
<dd>
<p>The body&#39;s media type, charset or encoding is not supported.</p>
<p class="codes"><a href="#error-media_type_unsupported"><code>media_type_unsupported</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">422</span></dt>
<dd>
<p>A value can&#39;t be stored exactly, or is over a limit for rows, or the idempotency key belongs to another request.</p>
<p class="codes"><a href="#error-value_unsupported"><code>value_unsupported</code></a> <a href="#error-idempotency_key_reused"><code>idempotency_key_reused</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The plan is used up, or too many bad keys came from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>A fault of the service.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The service can&#39;t do this at the moment.</p>
<p class="codes"><a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s5">507</span></dt>
<dd>
<p>The database has no room for the change. Nothing was changed.</p>
<p class="codes"><a href="#error-storage_full"><code>storage_full</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div></dl>
</div>
<div class="trying">
<div class="card request">
<figure>
<figcaption>Request</figcaption>
<pre><code data-language="sh" data-curl>curl -X PUT -H &#34;Authorization: Bearer $KEY&#34; \\
  -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{ &#34;title&#34;: &#34;Milk&#34;, &#34;done&#34;: true }&#39; \\
  http://127.0.0.1:3000/v1/collections/notes/rows/7</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="PUT" data-path="/v1/collections/{collection_name}/rows/{row_id}" data-secured aria-label="Try replaceRow">
<div class="field"><label for="try-replaceRow-collection_name"><code>collection_name</code> <span class="place">path</span></label><input id="try-replaceRow-collection_name" name="collection_name" data-in="path" required type="text" autocomplete="off" autocapitalize="off" spellcheck="false" value="notes"></div>
<div class="field"><label for="try-replaceRow-row_id"><code>row_id</code> <span class="place">path</span></label><input id="try-replaceRow-row_id" name="row_id" data-in="path" required type="text" autocomplete="off" autocapitalize="off" spellcheck="false" value="7"></div>
<div class="field"><label for="try-replaceRow-If-Match"><code>If-Match</code> <span class="place">header</span></label><input id="try-replaceRow-If-Match" name="If-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>
<div class="field"><label for="try-replaceRow-If-None-Match"><code>If-None-Match</code> <span class="place">header</span></label><input id="try-replaceRow-If-None-Match" name="If-None-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>
<div class="field"><label for="try-replaceRow-Idempotency-Key"><code>Idempotency-Key</code> <span class="place">header</span></label><input id="try-replaceRow-Idempotency-Key" name="Idempotency-Key" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d"></div>
<div class="field"><label for="try-replaceRow-type">Content-Type</label><select id="try-replaceRow-type" data-body-type><option>application/json</option></select></div>
<div class="field"><label for="try-replaceRow-example">Example</label><select id="try-replaceRow-example" data-body-example><option value="{ &#34;title&#34;: &#34;Milk&#34;, &#34;done&#34;: true }" data-type="application/json">A row with two fields</option><option value="{}" data-type="application/json">A row without fields</option></select></div>
<div class="field whole"><label for="try-replaceRow-body">Body</label><textarea id="try-replaceRow-body" data-body spellcheck="false" autocapitalize="off">{ &#34;title&#34;: &#34;Milk&#34;, &#34;done&#34;: true }</textarea></div>

<p class="reminder">Enter an <a href="#api-key">API key</a> first.</p>
<button type="submit">Send PUT</button>
</form>
<p class="outcome" role="status"></p>
<div class="answer"></div>
</details>
</div>

<figure class="card">
<figcaption><span class="status s2">200</span> application/json</figcaption>
<pre><code data-language="json">{ &#34;id&#34;: 7, &#34;title&#34;: &#34;Milk&#34;, &#34;done&#34;: true }</code></pre>
</figure>

</div>
</section>
<section class="operation" id="updateRow" aria-labelledby="updateRow-title">
<header>
<h3 id="updateRow-title"><a href="#updateRow">Change a row</a></h3>
<p class="route"><span class="method patch">PATCH</span> <code>/v1/collections/<var>{collection_name}</var>/rows/<var>{row_id}</var></code></p>
<p class="facts"><code>updateRow</code> &#183; key with the scope <code>write</code></p>
</header>
<div class="reading">
<p>Changes the fields sent and leaves the others. The media type says how:</p>
<ul>
<li><code>application/json</code>: each field sent replaces the one stored, nested values as a whole; <code>null</code> is stored as null.</li>
<li><code>application/merge-patch+json</code>: <a href="https://www.rfc-editor.org/rfc/rfc7396">RFC 7396</a>; nested objects are merged,
and <code>null</code> removes a field.</li>
</ul>
<p>The answer is the whole row. If nothing differs afterwards (equal JSON values; the order of fields doesn&#39;t count),
nothing is written, the feed gets no frame and the <a href="#header-ETag-DocumentETag"><code>ETag</code></a> stays. <code>id</code> may be sent only if it is the row&#39;s own.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>collection_name</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="place">path</span> <span class="required">required</span></dt>
<dd>The collection&#39;s name. One that doesn&#39;t fit the pattern is 400, one that isn&#39;t there 404.</dd>
<dd class="limits">for example <code>notes</code></dd>
</div>
<div>
<dt><code>row_id</code> <span class="kind"><a href="#schema-RowId">RowId</a></span> <span class="place">path</span> <span class="required">required</span></dt>
<dd>The row&#39;s <code>id</code>, in canonical decimal digits (<code>7</code>, not <code>07</code>, <code>+7</code> or <code>7.0</code>).</dd>
<dd class="limits">for example <code>7</code></dd>
</div>
<div>
<dt><code>If-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Entity tags as <a href="#header-ETag-DocumentETag"><code>ETag</code></a> gave them, separated by commas, or <code>*</code> for any. The request is carried out only if the present version is among them, else the answer is 412. Weak tags (<code>W/&#34;...&#34;</code>) never match.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22([ \\t]*,[ \\t]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div>
<dt><code>If-None-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Entity tags as <a href="#header-ETag-DocumentETag"><code>ETag</code></a> gave them, separated by commas, or <code>*</code> for any. If the present version is among them, GET is answered with 304, without a body, and other methods with 412. <code>If-Match</code> is looked at first.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22([ \\t]*,[ \\t]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div>
<dt><code>Idempotency-Key</code> <span class="kind"><a href="#schema-IdempotencyKey">IdempotencyKey</a></span> <span class="place">header</span></dt>
<dd>Makes the request safe to repeat: carried out at most once, however often it is sent with this key, which the client makes up, at random, for each new request. Where it was carried out, the same request gets the first answer again, with <a href="#header-Idempotent-Replayed-IdempotentReplayed"><code>Idempotent-Replayed</code></a>, for 24 hours; another one with the key is 422. Only answers of 2xx are kept. The key is the account&#39;s: 1 to 255 visible ASCII characters but <code>&#34;</code> and <code>\\</code>, in double quotes or without.</dd>
<dd class="limits">for example <code>7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d</code></dd>
</div>
</dl>
<h4>Body</h4>
<p>The fields to change.</p>
<ul class="media"><li><code>application/json</code> <a href="#schema-RowPatch">RowPatch</a> <span class="limits">object &#183; any further members</span></li><li><code>application/merge-patch+json</code> <a href="#schema-RowMergePatch">RowMergePatch</a> <span class="limits">object &#183; any further members</span></li></ul>

<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The row as it is now.</p>

<p class="media"><code>application/json</code> <a href="#schema-Row">Row</a> <span class="limits">object with <a href="#schema-RowFields">RowFields</a> &#183; any further members</span></p>
<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-PrivateNoCache">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Collection-Cursor-CollectionCursor">Collection-Cursor</a>, <a href="#header-ETag-RowETag">ETag</a>, <a href="#header-Idempotent-Replayed-IdempotentReplayed">Idempotent-Replayed</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter or the body doesn&#39;t fit, or the keys conflict.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a> <a href="#error-body_malformed"><code>body_malformed</code></a> <a href="#error-body_invalid"><code>body_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">403</span></dt>
<dd>
<p>The key doesn&#39;t allow this, or the account&#39;s plan doesn&#39;t allow more.</p>
<p class="codes"><a href="#error-scope_insufficient"><code>scope_insufficient</code></a> <a href="#error-limit_reached"><code>limit_reached</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">404</span></dt>
<dd>
<p>There is no such collection, or no such row in it.</p>
<p class="codes"><a href="#error-collection_not_found"><code>collection_not_found</code></a> <a href="#error-row_not_found"><code>row_not_found</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">409</span></dt>
<dd>
<p>The same request is under way.</p>
<p class="codes"><a href="#error-idempotency_in_progress"><code>idempotency_in_progress</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s4">412</span></dt>
<dd>
<p>The row is of no version in <code>If-Match</code>, or is of one in <code>If-None-Match</code>.</p>
<p class="codes"><a href="#error-version_mismatch"><code>version_mismatch</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">413</span></dt>
<dd>
<p>The body is over 1 MiB.</p>
<p class="codes"><a href="#error-body_too_large"><code>body_too_large</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">415</span></dt>
<dd>
<p>The body&#39;s media type, charset or encoding is not supported.</p>
<p class="codes"><a href="#error-media_type_unsupported"><code>media_type_unsupported</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">422</span></dt>
<dd>
<p>A value can&#39;t be stored exactly, or is over a limit for rows, or the idempotency key belongs to another request.</p>
<p class="codes"><a href="#error-value_unsupported"><code>value_unsupported</code></a> <a href="#error-idempotency_key_reused"><code>idempotency_key_reused</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The plan is used up, or too many bad keys came from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>A fault of the service.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The service can&#39;t do this at the moment.</p>
<p class="codes"><a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s5">507</span></dt>
<dd>
<p>The database has no room for the change. Nothing was changed.</p>
<p class="codes"><a href="#error-storage_full"><code>storage_full</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div></dl>
</div>
<div class="trying">
<div class="card request">
<figure>
<figcaption>Request</figcaption>
<pre><code data-language="sh" data-curl>curl -X PATCH -H &#34;Authorization: Bearer $KEY&#34; \\
  -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{ &#34;done&#34;: true }&#39; \\
  http://127.0.0.1:3000/v1/collections/notes/rows/7</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="PATCH" data-path="/v1/collections/{collection_name}/rows/{row_id}" data-secured aria-label="Try updateRow">
<div class="field"><label for="try-updateRow-collection_name"><code>collection_name</code> <span class="place">path</span></label><input id="try-updateRow-collection_name" name="collection_name" data-in="path" required type="text" autocomplete="off" autocapitalize="off" spellcheck="false" value="notes"></div>
<div class="field"><label for="try-updateRow-row_id"><code>row_id</code> <span class="place">path</span></label><input id="try-updateRow-row_id" name="row_id" data-in="path" required type="text" autocomplete="off" autocapitalize="off" spellcheck="false" value="7"></div>
<div class="field"><label for="try-updateRow-If-Match"><code>If-Match</code> <span class="place">header</span></label><input id="try-updateRow-If-Match" name="If-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>
<div class="field"><label for="try-updateRow-If-None-Match"><code>If-None-Match</code> <span class="place">header</span></label><input id="try-updateRow-If-None-Match" name="If-None-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>
<div class="field"><label for="try-updateRow-Idempotency-Key"><code>Idempotency-Key</code> <span class="place">header</span></label><input id="try-updateRow-Idempotency-Key" name="Idempotency-Key" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d"></div>
<div class="field"><label for="try-updateRow-type">Content-Type</label><select id="try-updateRow-type" data-body-type><option>application/json</option><option>application/merge-patch+json</option></select></div>
<div class="field"><label for="try-updateRow-example">Example</label><select id="try-updateRow-example" data-body-example><option value="{ &#34;done&#34;: true }" data-type="application/json">Set one field</option><option value="{}" data-type="application/json">Change nothing</option><option value="{ &#34;done&#34;: true, &#34;tags&#34;: null }" data-type="application/merge-patch+json">Set one field and remove another</option></select></div>
<div class="field whole"><label for="try-updateRow-body">Body</label><textarea id="try-updateRow-body" data-body spellcheck="false" autocapitalize="off">{ &#34;done&#34;: true }</textarea></div>

<p class="reminder">Enter an <a href="#api-key">API key</a> first.</p>
<button type="submit">Send PATCH</button>
</form>
<p class="outcome" role="status"></p>
<div class="answer"></div>
</details>
</div>

<figure class="card">
<figcaption><span class="status s2">200</span> application/json</figcaption>
<pre><code data-language="json">{
  &#34;id&#34;: 7,
  &#34;title&#34;: &#34;Milk&#34;,
  &#34;body&#34;: &#34;Two litres.&#34;,
  &#34;done&#34;: true
}</code></pre>
</figure>

</div>
</section>
<section class="operation" id="deleteRow" aria-labelledby="deleteRow-title">
<header>
<h3 id="deleteRow-title"><a href="#deleteRow">Delete a row</a></h3>
<p class="route"><span class="method delete">DELETE</span> <code>/v1/collections/<var>{collection_name}</var>/rows/<var>{row_id}</var></code></p>
<p class="facts"><code>deleteRow</code> &#183; key with the scope <code>write</code></p>
</header>
<div class="reading">
<p>Deletes the row. The feed gets a <code>delete</code> frame with its last state. A second time the answer is 404 <a href="#error-row_not_found"><code>row_not_found</code></a>, and its id is never given out again.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>collection_name</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="place">path</span> <span class="required">required</span></dt>
<dd>The collection&#39;s name. One that doesn&#39;t fit the pattern is 400, one that isn&#39;t there 404.</dd>
<dd class="limits">for example <code>notes</code></dd>
</div>
<div>
<dt><code>row_id</code> <span class="kind"><a href="#schema-RowId">RowId</a></span> <span class="place">path</span> <span class="required">required</span></dt>
<dd>The row&#39;s <code>id</code>, in canonical decimal digits (<code>7</code>, not <code>07</code>, <code>+7</code> or <code>7.0</code>).</dd>
<dd class="limits">for example <code>7</code></dd>
</div>
<div>
<dt><code>If-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Entity tags as <a href="#header-ETag-DocumentETag"><code>ETag</code></a> gave them, separated by commas, or <code>*</code> for any. The request is carried out only if the present version is among them, else the answer is 412. Weak tags (<code>W/&#34;...&#34;</code>) never match.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22([ \\t]*,[ \\t]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div>
<dt><code>If-None-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Entity tags as <a href="#header-ETag-DocumentETag"><code>ETag</code></a> gave them, separated by commas, or <code>*</code> for any. If the present version is among them, GET is answered with 304, without a body, and other methods with 412. <code>If-Match</code> is looked at first.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22([ \\t]*,[ \\t]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div>
<dt><code>Idempotency-Key</code> <span class="kind"><a href="#schema-IdempotencyKey">IdempotencyKey</a></span> <span class="place">header</span></dt>
<dd>Makes the request safe to repeat: carried out at most once, however often it is sent with this key, which the client makes up, at random, for each new request. Where it was carried out, the same request gets the first answer again, with <a href="#header-Idempotent-Replayed-IdempotentReplayed"><code>Idempotent-Replayed</code></a>, for 24 hours; another one with the key is 422. Only answers of 2xx are kept. The key is the account&#39;s: 1 to 255 visible ASCII characters but <code>&#34;</code> and <code>\\</code>, in double quotes or without.</dd>
<dd class="limits">for example <code>7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">204</span></dt>
<dd>
<p>The row is gone.</p>


<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-PrivateNoCache">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Collection-Cursor-CollectionCursor">Collection-Cursor</a>, <a href="#header-Idempotent-Replayed-IdempotentReplayed">Idempotent-Replayed</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter doesn&#39;t fit, or the keys conflict.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">403</span></dt>
<dd>
<p>The key doesn&#39;t allow this.</p>
<p class="codes"><a href="#error-scope_insufficient"><code>scope_insufficient</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">404</span></dt>
<dd>
<p>There is no such collection, or no such row in it.</p>
<p class="codes"><a href="#error-collection_not_found"><code>collection_not_found</code></a> <a href="#error-row_not_found"><code>row_not_found</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">409</span></dt>
<dd>
<p>The same request is under way.</p>
<p class="codes"><a href="#error-idempotency_in_progress"><code>idempotency_in_progress</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s4">412</span></dt>
<dd>
<p>The row is of no version in <code>If-Match</code>, or is of one in <code>If-None-Match</code>.</p>
<p class="codes"><a href="#error-version_mismatch"><code>version_mismatch</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">422</span></dt>
<dd>
<p>The idempotency key belongs to another request.</p>
<p class="codes"><a href="#error-idempotency_key_reused"><code>idempotency_key_reused</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The plan is used up, or too many bad keys came from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>A fault of the service.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The service can&#39;t do this at the moment.</p>
<p class="codes"><a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s5">507</span></dt>
<dd>
<p>The database has no room for the change. Nothing was changed.</p>
<p class="codes"><a href="#error-storage_full"><code>storage_full</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div></dl>
</div>
<div class="trying">
<div class="card request">
<figure>
<figcaption>Request</figcaption>
<pre><code data-language="sh" data-curl>curl -X DELETE -H &#34;Authorization: Bearer $KEY&#34; \\
  http://127.0.0.1:3000/v1/collections/notes/rows/7</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="DELETE" data-path="/v1/collections/{collection_name}/rows/{row_id}" data-secured aria-label="Try deleteRow">
<div class="field"><label for="try-deleteRow-collection_name"><code>collection_name</code> <span class="place">path</span></label><input id="try-deleteRow-collection_name" name="collection_name" data-in="path" required type="text" autocomplete="off" autocapitalize="off" spellcheck="false" value="notes"></div>
<div class="field"><label for="try-deleteRow-row_id"><code>row_id</code> <span class="place">path</span></label><input id="try-deleteRow-row_id" name="row_id" data-in="path" required type="text" autocomplete="off" autocapitalize="off" spellcheck="false" value="7"></div>
<div class="field"><label for="try-deleteRow-If-Match"><code>If-Match</code> <span class="place">header</span></label><input id="try-deleteRow-If-Match" name="If-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>
<div class="field"><label for="try-deleteRow-If-None-Match"><code>If-None-Match</code> <span class="place">header</span></label><input id="try-deleteRow-If-None-Match" name="If-None-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>
<div class="field"><label for="try-deleteRow-Idempotency-Key"><code>Idempotency-Key</code> <span class="place">header</span></label><input id="try-deleteRow-Idempotency-Key" name="Idempotency-Key" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d"></div>

<p class="reminder">Enter an <a href="#api-key">API key</a> first.</p>
<button type="submit">Send DELETE</button>
</form>
<p class="outcome" role="status"></p>
<div class="answer"></div>
</details>
</div>


</div>
</section>
</section>
<section class="group" id="tag-feed" aria-labelledby="tag-feed-title">
<h2 id="tag-feed-title"><a href="#tag-feed">Feed</a></h2>
<p class="lead">Every change of a collection&#39;s rows as it happens, over a WebSocket.</p>
<section class="operation" id="openFeed" aria-labelledby="openFeed-title">
<header>
<h3 id="openFeed-title"><a href="#openFeed">Open the feed of a collection</a></h3>
<p class="route"><span class="method get">GET</span> <code>/ws</code></p>
<p class="facts"><code>openFeed</code> &#183; key with the scope <code>read</code></p>
</header>
<div class="reading">
<p>The WebSocket handshake (<a href="https://www.rfc-editor.org/rfc/rfc6455">RFC 6455</a>). After the 101 the service sends one
JSON text frame per change of a row, in the order of <code>seq</code>; <a href="#getAsyncapiYaml"><code>/asyncapi.yaml</code></a> describes them. There is no
greeting: the 101 itself is the promise that every change committed after it is delivered.</p>
<pre><code data-language="text">{&#34;event&#34;:&#34;insert&#34;,&#34;collection&#34;:&#34;notes&#34;,&#34;seq&#34;:1041,&#34;cursor&#34;:&#34;k3f9x2mq-1041&#34;,
 &#34;time&#34;:&#34;2025-03-14T09:26:53.589Z&#34;,&#34;row&#34;:{&#34;id&#34;:7,&#34;title&#34;:&#34;Milk&#34;,&#34;body&#34;:&#34;Two litres.&#34;,&#34;done&#34;:false}}</code></pre>
<p>With <code>since</code>, the changes after that cursor are replayed first, without a gap or a repetition. With <code>initial</code>, the
rows that are there are sent first. With <code>filter</code>, all of it is about the rows that fit: a change that makes a row
fit is told as <code>enter</code>, one after which it fits no longer as <code>leave</code>. Refusals are HTTP answers before the upgrade.
What clients send is ignored, within the bounds that the close codes tell.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>api_key</code> <span class="kind">string</span> <span class="place">query</span></dt>
<dd>The API key, for clients that can&#39;t set headers. It is kept out of the logs.</dd>
<dd class="limits">at most 255 characters &#183; for example <code>rf_0000000000000000000000000000000000000</code></dd>
</div>
<div>
<dt><code>collection</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="place">query</span> <span class="required">required</span></dt>
<dd>The collection to follow.</dd>
<dd class="limits">for example <code>notes</code></dd>
</div>
<div>
<dt><code>events</code> <span class="kind">array of <a href="#schema-EventKind">EventKind</a></span> <span class="place">query</span></dt>
<dd>The kinds of change to follow, separated by commas, each at most once. When left out, all three. (Bookmarks are not a kind to ask for: they come with <code>since</code> and <code>initial</code>. Nor are <code>enter</code> and <code>leave</code>: with a <code>filter</code>, <code>update</code> includes them.)</dd>
<dd class="limits">1 to 3 items &#183; each once &#183; default <code>insert,update,delete</code> &#183; for example <code>insert,delete</code></dd>
</div>
<div>
<dt><code>since</code> <span class="kind"><a href="#schema-Cursor">Cursor</a></span> <span class="place">query</span></dt>
<dd>A cursor from <a href="#header-Collection-Cursor-CollectionCursor"><code>Collection-Cursor</code></a> or from a frame. All later changes are replayed, then the feed goes on live. A cursor that can&#39;t be served closes the socket with 4410. Clients that send it also get <code>bookmark</code> frames.</dd>
<dd class="limits">for example <code>k3f9x2mq-1042</code></dd>
</div>
<div>
<dt><code>filter</code> <span class="kind">string</span> <span class="place">query</span></dt>
<dd>Only rows that fit. A filter is made of tests, in which <code>@</code> is the row:

| A test | fits a row |
|---|---|
| <code>@.price &#60; 20</code>, <code>20 &#62; @.price</code> | whose field compares so with the literal: <code>==</code>, <code>!=</code>, <code>&#60;</code>, <code>&#60;=</code>, <code>&#62;</code>, <code>&#62;=</code> |
| <code>@.due</code> | that has the field, be its value null |
| <code>@.tags[?@ == &#34;home&#34;]</code> | of whose elements (or members, of an object) some fits; in the brackets <code>@</code> is the element, and any filter may stand there |
| <code>length(@.title) &#62; 80</code> | whose string has so many characters (code points), array elements, object members |
| <code>starts_with(@.title, &#34;Re: &#34;)</code>, <code>contains(@.title, &#34;milk&#34;)</code> | whose string begins with the text, or holds it |

Tests are joined by <code>&#38;&#38;</code> and <code>||</code>, of which <code>&#38;&#38;</code> binds more tightly, put into parentheses and negated by <code>!</code>, which before
a comparison needs parentheses: <code>@.due &#38;&#38; !(@.done == true || @.tags[?@ == &#34;later&#34;])</code>.

A path leads from <code>@</code> to a value: <code>.name</code>, <code>[&#34;any name&#34;]</code>, <code>[0]</code> for the first element, <code>[-1]</code> for the last:
<code>@.address.lines[0]</code>, <code>@[&#34;first name&#34;]</code>. It may end with <code>[?..]</code>. Literals are numbers, strings in double or single quotes,
<code>true</code>, <code>false</code> and <code>null</code>, written as in JSON. Spaces, tabs and line breaks may stand between all of these,
though not within the brackets of a name or index.

Nothing is compared across types: <code>&#60;</code> and <code>&#62;</code> hold between two numbers or two strings (by code point), <code>==</code> between two
equal values of one type, and <code>!=</code> wherever <code>==</code> doesn&#39;t. A missing field is not null. Of the rows

    1 {&quot;n&quot;:5,&quot;done&quot;:false,&quot;tags&quot;:[&quot;home&quot;],&quot;due&quot;:null}
    2 {&quot;n&quot;:&quot;5&quot;,&quot;done&quot;:true,&quot;tags&quot;:[&quot;home&quot;,&quot;work&quot;]}
    3 {&quot;n&quot;:7.5,&quot;addr&quot;:{&quot;city&quot;:&quot;Oslo&quot;},&quot;due&quot;:&quot;2030-01-31&quot;}
    4 {&quot;n&quot;:null,&quot;tags&quot;:&quot;home&quot;,&quot;addr&quot;:{&quot;city&quot;:&quot;Bergen&quot;},&quot;a b&quot;c&quot;:[1]}

| filter | fits |
|---|---|
| <code>@.n == 5</code> | 1 |
| <code>@.n == &#34;5&#34;</code> | 2 |
| <code>@.n &#62; 4</code> | 1, 3 |
| <code>@.n != 5</code> | 2, 3, 4 |
| <code>@.due == null</code> | 1 |
| <code>!@.due</code> | 2, 4 |
| <code>@.due &#38;&#38; @.due != null</code> | 3 |
| <code>@.addr.city == &#34;Oslo&#34; \\|\\| @.done == true</code> | 2, 3 |
| <code>@.tags[?@ == &#34;home&#34;]</code> | 1, 2 |
| <code>starts_with(@.due, &#34;2030-&#34;)</code> | 3 |
| <code>@[&#34;a b\\&#34;c&#34;][0] &#60;= 1</code> | 4 |
| <code>@.done &#60; true</code> | none |

To put a value into a filter, write it as JSON, and the whole filter percent-encoded, as URL builders do. So no text
can become a part of the filter:

    const filter = <code>@.title == \${JSON.stringify(title)}</code>;
    const query = new URLSearchParams({ filter });

A name in brackets is safe in the same way: <code>\`@[\${JSON.stringify(field)}] &#60; 5\`</code>.

A filter has at most 2,048 characters, 32 tests (comparisons, existence tests and functions, of which <code>length(..) &#62; 1</code>
is one), 8 <code>(</code> and <code>[?</code> open at once, 8 segments a path, <code>[?..]</code> among them, 128 characters a name and 1,024 a string;
characters are code points, and all headers and the request line together take 16 KiB. Else, and where it can&#39;t be read,
the answer is 400 <a href="#error-parameter_invalid"><code>parameter_invalid</code></a> and says where: <code>unexpected &#39;=&#39; at character 5</code>. Numbers and strings that no row
can hold are refused, too. A query that takes over 5 s is 400 <a href="#error-query_too_costly"><code>query_too_costly</code></a>.

The language is a subset of the filters of <a href="https://www.rfc-editor.org/rfc/rfc9535">RFC 9535</a> (JSONPath), and means the same;
<code>starts_with</code> and <code>contains</code> are its function extensions. Not taken are <code>$</code>, <code>..</code>, <code>*</code>, slices, two paths or two literals
compared with each other, arrays and objects as literals, and other functions.</dd>
<dd class="limits">at most 2048 characters &#183; for example <code>@.done == false &#38;&#38; starts_with(@.due, &#34;2030-&#34;)</code></dd>
</div>
<div>
<dt><code>initial</code> <span class="kind"><code>true</code></span> <span class="place">query</span></dt>
<dd>First come the rows that are there, those that fit the <code>filter</code>, as <code>row</code> frames by <code>id</code>, then a <code>bookmark</code> with <code>synced</code>, then all later changes. Changes that are made meanwhile come in between: a client that puts the row of every <code>row</code>, <code>insert</code>, <code>update</code> and <code>enter</code> frame, and removes that of every <code>delete</code> and <code>leave</code>, holds exactly the rows that fit at that bookmark, and at every later frame. One that is cut off before the bookmark begins again. Not beside <code>since</code>, nor beside a part of <code>events</code>.</dd>
</div>
</dl>

<h4 id="close-codes">Close codes</h4>
<dl class="answers"><div id="close-1001">
<dt><span class="status s1">1001</span></dt><dd><p>The service is stopping. Connect again and resume from the last cursor.</p></dd></div>
<div id="close-1002">
<dt><span class="status s1">1002</span></dt><dd><p>The client broke the WebSocket protocol.</p></dd></div>
<div id="close-1003">
<dt><span class="status s1">1003</span></dt><dd><p>This feed takes no binary frames.</p></dd></div>
<div id="close-1007">
<dt><span class="status s1">1007</span></dt><dd><p>The client sent text that is not UTF-8.</p></dd></div>
<div id="close-1008">
<dt><span class="status s1">1008</span></dt><dd><p>More than 100 frames within a second.</p></dd></div>
<div id="close-1009">
<dt><span class="status s1">1009</span></dt><dd><p>The client sent a frame of over 4 KiB.</p></dd></div>
<div id="close-1011">
<dt><span class="status s1">1011</span></dt><dd><p>The log could not be read. Connect again and resume from the last cursor. With <code>initial</code>, also where further rows could not be read or took over 5 s to be found: begin again.</p></dd></div>
<div id="close-4401">
<dt><span class="status s4">4401</span></dt><dd><p>The key was revoked or has expired. That was at most 2 s ago.</p></dd></div>
<div id="close-4403">
<dt><span class="status s4">4403</span></dt><dd><p>The key may no longer read this collection. It has lost the scope <code>read</code>, or the collection.</p></dd></div>
<div id="close-4404">
<dt><span class="status s4">4404</span></dt><dd><p>The collection was deleted.</p></dd></div>
<div id="close-4408">
<dt><span class="status s4">4408</span></dt><dd><p>Nothing was read for 30 seconds. Over 1 MiB was waiting then, and not a byte could be sent. A client that doesn&#39;t read at all may see 1006 instead.</p></dd></div>
<div id="close-4410">
<dt><span class="status s4">4410</span></dt><dd><p>The log does not hold what follows this cursor; list again. It lies before the first change in the log, or ahead, or belongs to an earlier collection of this name. Follow from the cursor that the list gives.</p></dd></div>
</dl>
<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s1">101</span></dt>
<dd>
<p>The feed is open.</p>


<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Connection-ConnectionUpgrade">Connection</a>, <a href="#header-Upgrade">Upgrade</a>, <a href="#header-Sec-WebSocket-Accept-WebSocketAccept">Sec-WebSocket-Accept</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>The handshake or a parameter doesn&#39;t fit, the first rows of <code>initial</code> would take over 5 s to be found, or the keys conflict.</p>
<p class="codes"><a href="#error-request_malformed"><code>request_malformed</code></a> <a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a> <a href="#error-query_too_costly"><code>query_too_costly</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Sec-WebSocket-Version-WebSocketVersion">Sec-WebSocket-Version</a></p>
</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">403</span></dt>
<dd>
<p>The key doesn&#39;t allow this, or the page that asks is of an origin that isn&#39;t allowed.</p>
<p class="codes"><a href="#error-scope_insufficient"><code>scope_insufficient</code></a> <a href="#error-origin_forbidden"><code>origin_forbidden</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">404</span></dt>
<dd>
<p>There is no such collection.</p>
<p class="codes"><a href="#error-collection_not_found"><code>collection_not_found</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">426</span></dt>
<dd>
<p>The request is not a WebSocket handshake. This is said to anyone, without a look at the key or the parameters.</p>
<p class="codes"><a href="#error-upgrade_required"><code>upgrade_required</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-Connection-ConnectionUpgrade">Connection</a>, <a href="#header-Upgrade">Upgrade</a>, <a href="#header-Sec-WebSocket-Version-WebSocketVersion">Sec-WebSocket-Version</a></p>
</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The plan is used up, the key has too many feeds open, or too many bad keys came from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a> <a href="#error-too_many_sockets"><code>too_many_sockets</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>A fault of the service.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The service can&#39;t open a feed at the moment.</p>
<p class="codes"><a href="#error-sockets_exhausted"><code>sockets_exhausted</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div></dl>
</div>
<div class="trying">
<div class="card request" id="live-feed">
<p class="caption">Live feed</p>
<form data-feed="/ws" aria-label="Follow the feed">
<div class="field"><label for="feed-collection"><code>collection</code></label><input id="feed-collection" name="collection" required value="notes" type="text" autocomplete="off" autocapitalize="off" spellcheck="false"></div>

<div class="field"><label for="feed-since"><code>since</code></label><input id="feed-since" name="since" placeholder="k3f9x2mq-1042" type="text" autocomplete="off" autocapitalize="off" spellcheck="false"></div>

<fieldset class="field whole"><legend><code>events</code></legend><label><input type="checkbox" name="events" value="insert" checked> insert</label> <label><input type="checkbox" name="events" value="update" checked> update</label> <label><input type="checkbox" name="events" value="delete" checked> delete</label> </fieldset>
<p class="reminder">Enter an <a href="#api-key">API key</a> first.</p>
<p class="buttons">
<button type="submit">Open</button>
<button type="button" data-feed-resume disabled>Resume from the last cursor</button>
<button type="button" data-feed-close disabled>Close</button>
</p>
</form>
<p class="outcome" role="status" data-feed-state></p>
<ol class="frames" role="log" aria-label="Frames" hidden></ol>
</div>


</div>
</section>
<section class="guide prose" aria-label="About the feed">
<p>A live, resumable feed of every change to the rows of one collection, over a WebSocket. Each JSON text frame is one
change. The HTTP side, with the handshake&#39;s refusals, is described in the OpenAPI document at <a href="#getOpenapiYaml"><code>/openapi.yaml</code></a>.</p>
<pre><code data-language="js">const socket = new WebSocket(&#39;ws://127.0.0.1:3000/ws?api_key=rf_...&#38;collection=notes&#39;);
socket.onmessage = ({ data }) =&#62; console.log(JSON.parse(data));</code></pre>
<h3 id="feed-what-is-promised"><a href="#feed-what-is-promised">What is promised</a></h3>
<ul>
<li><strong>From the 101 on.</strong> There is no greeting: every change committed after the handshake&#39;s 101 is delivered.</li>
<li><strong>One order.</strong> <code>seq</code> counts the changes of a collection: 1, 2, 3, in the order of commits and without a gap. Frames
come in that order, with the kinds of change that weren&#39;t asked for left out.</li>
<li><strong>Only what is stored.</strong> A change is sent after it is safely on disk. What was rolled back leaves no trace.</li>
<li><strong>Batches stay together.</strong> The rows of one insert are consecutive frames, in the order they were sent.</li>
<li><strong>No change, no frame.</strong> A PATCH after which nothing differs is not a change.</li>
</ul>
<h3 id="feed-resuming"><a href="#feed-resuming">Resuming</a></h3>
<p>Every frame bears <code>cursor</code>. Pass the last one received as <code>since</code> to be sent everything after it, and then the feed
goes on live: nothing is lost, and nothing comes twice on one connection. A client that resumes from the last frame
<em>handled</em> sees every change exactly once. To start with what is there already, pass <code>initial=true</code>, or list the rows
first and pass <a href="#header-Collection-Cursor-CollectionCursor"><code>Collection-Cursor</code></a> of that answer. A client that passed <code>since</code> also gets <code>bookmark</code> frames, so that its
cursor stays fresh while the changes of other kinds, or none, go by.</p>
<p>The log behind the feed is kept for 24 hours or 100,000 changes of a collection, whichever keeps more, unless the
operator says otherwise. A cursor from before that, from ahead, or of an earlier collection of the same name closes
the socket with 4410: list the rows again and follow from the new cursor.</p>
<h3 id="feed-the-rows-that-are-there"><a href="#feed-the-rows-that-are-there">The rows that are there</a></h3>
<p>With <code>initial=true</code> the service first sends every row as a <code>row</code> frame, by <code>id</code>, then a <code>bookmark</code> frame with
<code>&#34;synced&#34;: true</code>, then all later changes, with bookmarks as for <code>since</code>. Changes that are made meanwhile come in
between, in order: a client that puts the row of every <code>row</code>, <code>insert</code>, <code>update</code> and <code>enter</code> frame into its copy, by <code>id</code>,
and takes that of every <code>delete</code> and <code>leave</code> frame out of it, holds exactly the collection at that bookmark, and at
every frame from there on. <code>row</code> frames bear no cursor, and the cursors of changes before the bookmark are none to resume
from: a client that is cut off before it begins again, with an empty copy.</p>
<h3 id="feed-a-part-of-the-rows"><a href="#feed-a-part-of-the-rows">A part of the rows</a></h3>
<p>With <code>filter</code>, in the language of lists, a feed is about the rows that fit. A change is told by the row before it and
after it:</p>
<div class="wide"><table>
<thead>
<tr>
<th>before</th>
<th>after</th>
<th>frame</th>
</tr>
</thead>
<tbody><tr>
<td>fits</td>
<td>fits</td>
<td><code>update</code></td>
</tr>
<tr>
<td>doesn&#39;t fit, or isn&#39;t there</td>
<td>fits</td>
<td><code>enter</code>, of a new row <code>insert</code></td>
</tr>
<tr>
<td>fits</td>
<td>doesn&#39;t fit, or isn&#39;t there</td>
<td><code>leave</code> with the row as it was when it last fitted, of a deleted row <code>delete</code></td>
</tr>
<tr>
<td>doesn&#39;t fit</td>
<td>doesn&#39;t fit</td>
<td>none; bookmarks go on</td>
</tr>
</tbody></table>
</div>
<p><code>enter</code> and <code>leave</code> are no values of <code>events</code>, where <code>update</code> stands for them, and have no <code>changed</code>. So a
client that holds the rows that fit needs no test of its own, and is shown nothing of those that don&#39;t.</p>
<h3 id="feed-reading-too-slowly-and-silence"><a href="#feed-reading-too-slowly-and-silence">Reading too slowly, and silence</a></h3>
<p>Each socket is sent as much as it takes in. One that lets over 1 MiB wait is left to catch up at its own pace, which
slows nobody else; if for 30 s not a byte gets through, it is closed with 4408. The service pings every 30 s and
gives up a peer that leaves two pings unanswered.</p>
<p>Clients have nothing to say: frames they send are ignored up to 4 KiB and 100 a second.</p>
<h3 id="feed-versioning-and-deprecation"><a href="#feed-versioning-and-deprecation">Versioning and deprecation</a></h3>
<p>The feed only grows: new members in frames, new optional parameters of the handshake, new close codes. Clients should
ignore members they don&#39;t know, and frames whose <code>event</code> they don&#39;t know; a new kind of frame comes only to clients that
asked for it. What is to go is announced in the handshake&#39;s answer by the headers
<a href="https://www.rfc-editor.org/rfc/rfc9745"><code>Deprecation</code></a> and <a href="https://www.rfc-editor.org/rfc/rfc8594"><code>Sunset</code></a>, and
goes no sooner than six months later, with a new address beside <code>/ws</code>. <code>info.version</code> is that of the OpenAPI document
and follows semantic versioning: what breaks clients needs a new major version.</p>
</section>
<section class="operation" id="frame-insert" aria-labelledby="frame-insert-title">
<header>
<h3 id="frame-insert-title"><a href="#frame-insert">A row was inserted</a></h3>
<p class="route"><span class="method event-insert">insert</span> <a href="#schema-InsertFrame">InsertFrame</a></p>
</header>
<div class="reading">
<p>One frame for each row, in the order of the insert.</p>
<dl class="terms"><div>
<dt><code>event</code> <span class="kind"><a href="#schema-InsertEvent">InsertEvent</a></span> <span class="required">required</span></dt>
<dd>Says that a row was inserted.</dd>
</div>
<div>
<dt><code>collection</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="required">required</span></dt>
<dd>1 to 64 letters, digits, <code>_</code> and <code>-</code>, beginning with a letter or <code>_</code>. Case-sensitive.</dd>
</div>
<div>
<dt><code>seq</code> <span class="kind"><a href="#schema-Seq">Seq</a></span> <span class="required">required</span></dt>
<dd>The change&#39;s number in its collection&#39;s sequence.</dd>
</div>
<div>
<dt><code>cursor</code> <span class="kind"><a href="#schema-Cursor">Cursor</a></span> <span class="required">required</span></dt>
<dd>A point in a collection&#39;s sequence of changes. Opaque; compare it only for equality.</dd>
</div>
<div>
<dt><code>time</code> <span class="kind"><a href="#schema-CommitTime">CommitTime</a></span> <span class="required">required</span></dt>
<dd>When the change was committed (RFC 3339, UTC).</dd>
</div>
<div>
<dt><code>row</code> <span class="kind"><a href="#schema-Row">Row</a></span> <span class="required">required</span></dt>
<dd>A row, which is its <code>id</code> and the fields that the client gave it.</dd>
</div>
</dl>
</div>
<div class="trying">
<figure class="card">
<figcaption>A note</figcaption>
<pre><code data-language="json">{
  &#34;event&#34;: &#34;insert&#34;,
  &#34;collection&#34;: &#34;notes&#34;,
  &#34;seq&#34;: 1041,
  &#34;cursor&#34;: &#34;k3f9x2mq-1041&#34;,
  &#34;time&#34;: &#34;2025-03-14T09:26:53.589Z&#34;,
  &#34;row&#34;: {
    &#34;id&#34;: 7,
    &#34;title&#34;: &#34;Milk&#34;,
    &#34;body&#34;: &#34;Two litres.&#34;,
    &#34;done&#34;: false
  }
}</code></pre>
</figure>

</div>
</section>
<section class="operation" id="frame-update" aria-labelledby="frame-update-title">
<header>
<h3 id="frame-update-title"><a href="#frame-update">A row was changed</a></h3>
<p class="route"><span class="method event-update">update</span> <a href="#schema-UpdateFrame">UpdateFrame</a></p>
</header>
<div class="reading">
<p>The whole row as it is now, and which fields differ from before.</p>
<dl class="terms"><div>
<dt><code>event</code> <span class="kind"><a href="#schema-UpdateEvent">UpdateEvent</a></span> <span class="required">required</span></dt>
<dd>Says that a row was changed.</dd>
</div>
<div>
<dt><code>collection</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="required">required</span></dt>
<dd>1 to 64 letters, digits, <code>_</code> and <code>-</code>, beginning with a letter or <code>_</code>. Case-sensitive.</dd>
</div>
<div>
<dt><code>seq</code> <span class="kind"><a href="#schema-Seq">Seq</a></span> <span class="required">required</span></dt>
<dd>The change&#39;s number in its collection&#39;s sequence.</dd>
</div>
<div>
<dt><code>cursor</code> <span class="kind"><a href="#schema-Cursor">Cursor</a></span> <span class="required">required</span></dt>
<dd>A point in a collection&#39;s sequence of changes. Opaque; compare it only for equality.</dd>
</div>
<div>
<dt><code>time</code> <span class="kind"><a href="#schema-CommitTime">CommitTime</a></span> <span class="required">required</span></dt>
<dd>When the change was committed (RFC 3339, UTC).</dd>
</div>
<div>
<dt><code>row</code> <span class="kind"><a href="#schema-Row">Row</a></span> <span class="required">required</span></dt>
<dd>A row, which is its <code>id</code> and the fields that the client gave it.</dd>
</div>
<div>
<dt><code>changed</code> <span class="kind">array of string</span> <span class="required">required</span></dt>
<dd>The names of the fields that were added, removed or have another value; in no particular order.</dd>
<dd class="limits">at least 1 item &#183; each once</dd>
</div>
</dl>
</div>
<div class="trying">
<figure class="card">
<figcaption>The note was ticked off</figcaption>
<pre><code data-language="json">{
  &#34;event&#34;: &#34;update&#34;,
  &#34;collection&#34;: &#34;notes&#34;,
  &#34;seq&#34;: 1043,
  &#34;cursor&#34;: &#34;k3f9x2mq-1043&#34;,
  &#34;time&#34;: &#34;2025-03-14T10:02:11.020Z&#34;,
  &#34;row&#34;: {
    &#34;id&#34;: 7,
    &#34;title&#34;: &#34;Milk&#34;,
    &#34;body&#34;: &#34;Two litres.&#34;,
    &#34;done&#34;: true
  },
  &#34;changed&#34;: [&#34;done&#34;]
}</code></pre>
</figure>

</div>
</section>
<section class="operation" id="frame-delete" aria-labelledby="frame-delete-title">
<header>
<h3 id="frame-delete-title"><a href="#frame-delete">A row was deleted</a></h3>
<p class="route"><span class="method event-delete">delete</span> <a href="#schema-DeleteFrame">DeleteFrame</a></p>
</header>
<div class="reading">
<p>The row as it was last.</p>
<dl class="terms"><div>
<dt><code>event</code> <span class="kind"><a href="#schema-DeleteEvent">DeleteEvent</a></span> <span class="required">required</span></dt>
<dd>Says that a row was deleted.</dd>
</div>
<div>
<dt><code>collection</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="required">required</span></dt>
<dd>1 to 64 letters, digits, <code>_</code> and <code>-</code>, beginning with a letter or <code>_</code>. Case-sensitive.</dd>
</div>
<div>
<dt><code>seq</code> <span class="kind"><a href="#schema-Seq">Seq</a></span> <span class="required">required</span></dt>
<dd>The change&#39;s number in its collection&#39;s sequence.</dd>
</div>
<div>
<dt><code>cursor</code> <span class="kind"><a href="#schema-Cursor">Cursor</a></span> <span class="required">required</span></dt>
<dd>A point in a collection&#39;s sequence of changes. Opaque; compare it only for equality.</dd>
</div>
<div>
<dt><code>time</code> <span class="kind"><a href="#schema-CommitTime">CommitTime</a></span> <span class="required">required</span></dt>
<dd>When the change was committed (RFC 3339, UTC).</dd>
</div>
<div>
<dt><code>row</code> <span class="kind"><a href="#schema-Row">Row</a></span> <span class="required">required</span></dt>
<dd>A row, which is its <code>id</code> and the fields that the client gave it.</dd>
</div>
</dl>
</div>
<div class="trying">
<figure class="card">
<figcaption>The note is gone</figcaption>
<pre><code data-language="json">{
  &#34;event&#34;: &#34;delete&#34;,
  &#34;collection&#34;: &#34;notes&#34;,
  &#34;seq&#34;: 1044,
  &#34;cursor&#34;: &#34;k3f9x2mq-1044&#34;,
  &#34;time&#34;: &#34;2025-03-14T18:40:00.731Z&#34;,
  &#34;row&#34;: {
    &#34;id&#34;: 7,
    &#34;title&#34;: &#34;Milk&#34;,
    &#34;body&#34;: &#34;Two litres.&#34;,
    &#34;done&#34;: true
  }
}</code></pre>
</figure>

</div>
</section>
<section class="operation" id="frame-enter" aria-labelledby="frame-enter-title">
<header>
<h3 id="frame-enter-title"><a href="#frame-enter">A row came to fit the filter</a></h3>
<p class="route"><span class="method event-enter">enter</span> <a href="#schema-EnterFrame">EnterFrame</a></p>
</header>
<div class="reading">
<p>The whole row as it is now. Only to clients that passed a <code>filter</code>.</p>
<dl class="terms"><div>
<dt><code>event</code> <span class="kind"><a href="#schema-EnterEvent">EnterEvent</a></span> <span class="required">required</span></dt>
<dd>Says that a change made a row fit the filter.</dd>
</div>
<div>
<dt><code>collection</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="required">required</span></dt>
<dd>1 to 64 letters, digits, <code>_</code> and <code>-</code>, beginning with a letter or <code>_</code>. Case-sensitive.</dd>
</div>
<div>
<dt><code>seq</code> <span class="kind"><a href="#schema-Seq">Seq</a></span> <span class="required">required</span></dt>
<dd>The change&#39;s number in its collection&#39;s sequence.</dd>
</div>
<div>
<dt><code>cursor</code> <span class="kind"><a href="#schema-Cursor">Cursor</a></span> <span class="required">required</span></dt>
<dd>A point in a collection&#39;s sequence of changes. Opaque; compare it only for equality.</dd>
</div>
<div>
<dt><code>time</code> <span class="kind"><a href="#schema-CommitTime">CommitTime</a></span> <span class="required">required</span></dt>
<dd>When the change was committed (RFC 3339, UTC).</dd>
</div>
<div>
<dt><code>row</code> <span class="kind"><a href="#schema-Row">Row</a></span> <span class="required">required</span></dt>
<dd>A row, which is its <code>id</code> and the fields that the client gave it.</dd>
</div>
</dl>
</div>
<div class="trying">
<figure class="card">
<figcaption>With \`@.done == false\`, a note that is to be done again</figcaption>
<pre><code data-language="json">{
  &#34;event&#34;: &#34;enter&#34;,
  &#34;collection&#34;: &#34;notes&#34;,
  &#34;seq&#34;: 1045,
  &#34;cursor&#34;: &#34;k3f9x2mq-1045&#34;,
  &#34;time&#34;: &#34;2025-03-14T18:40:02.170Z&#34;,
  &#34;row&#34;: {
    &#34;id&#34;: 8,
    &#34;title&#34;: &#34;Call the plumber&#34;,
    &#34;body&#34;: &#34;The kitchen tap drips again.&#34;,
    &#34;done&#34;: false
  }
}</code></pre>
</figure>

</div>
</section>
<section class="operation" id="frame-leave" aria-labelledby="frame-leave-title">
<header>
<h3 id="frame-leave-title"><a href="#frame-leave">A row fits the filter no longer</a></h3>
<p class="route"><span class="method event-leave">leave</span> <a href="#schema-LeaveFrame">LeaveFrame</a></p>
</header>
<div class="reading">
<p>The row as it was when it last fitted. Only to clients that passed a <code>filter</code>.</p>
<dl class="terms"><div>
<dt><code>event</code> <span class="kind"><a href="#schema-LeaveEvent">LeaveEvent</a></span> <span class="required">required</span></dt>
<dd>Says that a change made a row fit the filter no longer.</dd>
</div>
<div>
<dt><code>collection</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="required">required</span></dt>
<dd>1 to 64 letters, digits, <code>_</code> and <code>-</code>, beginning with a letter or <code>_</code>. Case-sensitive.</dd>
</div>
<div>
<dt><code>seq</code> <span class="kind"><a href="#schema-Seq">Seq</a></span> <span class="required">required</span></dt>
<dd>The change&#39;s number in its collection&#39;s sequence.</dd>
</div>
<div>
<dt><code>cursor</code> <span class="kind"><a href="#schema-Cursor">Cursor</a></span> <span class="required">required</span></dt>
<dd>A point in a collection&#39;s sequence of changes. Opaque; compare it only for equality.</dd>
</div>
<div>
<dt><code>time</code> <span class="kind"><a href="#schema-CommitTime">CommitTime</a></span> <span class="required">required</span></dt>
<dd>When the change was committed (RFC 3339, UTC).</dd>
</div>
<div>
<dt><code>row</code> <span class="kind"><a href="#schema-Row">Row</a></span> <span class="required">required</span></dt>
<dd>A row, which is its <code>id</code> and the fields that the client gave it.</dd>
</div>
</dl>
</div>
<div class="trying">
<figure class="card">
<figcaption>With \`@.done == false\`, a note that is done</figcaption>
<pre><code data-language="json">{
  &#34;event&#34;: &#34;leave&#34;,
  &#34;collection&#34;: &#34;notes&#34;,
  &#34;seq&#34;: 1046,
  &#34;cursor&#34;: &#34;k3f9x2mq-1046&#34;,
  &#34;time&#34;: &#34;2025-03-14T18:41:15.009Z&#34;,
  &#34;row&#34;: {
    &#34;id&#34;: 8,
    &#34;title&#34;: &#34;Call the plumber&#34;,
    &#34;body&#34;: &#34;The kitchen tap drips again.&#34;,
    &#34;done&#34;: false
  }
}</code></pre>
</figure>

</div>
</section>
<section class="operation" id="frame-row" aria-labelledby="frame-row-title">
<header>
<h3 id="frame-row-title"><a href="#frame-row">A row that is there</a></h3>
<p class="route"><span class="method event-row">row</span> <a href="#schema-RowFrame">RowFrame</a></p>
</header>
<div class="reading">
<p>One frame for each row, by id, to clients that passed <code>initial</code>. It is no change, and has no cursor.</p>
<dl class="terms"><div>
<dt><code>event</code> <span class="kind"><a href="#schema-RowEvent">RowEvent</a></span> <span class="required">required</span></dt>
<dd>Says that the frame is no change, but a row that is there.</dd>
</div>
<div>
<dt><code>collection</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="required">required</span></dt>
<dd>1 to 64 letters, digits, <code>_</code> and <code>-</code>, beginning with a letter or <code>_</code>. Case-sensitive.</dd>
</div>
<div>
<dt><code>row</code> <span class="kind"><a href="#schema-Row">Row</a></span> <span class="required">required</span></dt>
<dd>A row, which is its <code>id</code> and the fields that the client gave it.</dd>
</div>
</dl>
</div>
<div class="trying">
<figure class="card">
<figcaption>A note</figcaption>
<pre><code data-language="json">{
  &#34;event&#34;: &#34;row&#34;,
  &#34;collection&#34;: &#34;notes&#34;,
  &#34;row&#34;: {
    &#34;id&#34;: 7,
    &#34;title&#34;: &#34;Milk&#34;,
    &#34;body&#34;: &#34;Two litres.&#34;,
    &#34;done&#34;: false
  }
}</code></pre>
</figure>

</div>
</section>
<section class="operation" id="frame-bookmark" aria-labelledby="frame-bookmark-title">
<header>
<h3 id="frame-bookmark-title"><a href="#frame-bookmark">How far the feed has come</a></h3>
<p class="route"><span class="method event-bookmark">bookmark</span> <a href="#schema-BookmarkFrame">BookmarkFrame</a></p>
</header>
<div class="reading">
<p>Sent at least every 30 s, and after 1,000 changes that weren&#39;t told, to clients that passed <code>since</code> or <code>initial</code>; to these also when all rows have been sent, with <code>synced</code>.</p>
<dl class="terms"><div>
<dt><code>event</code> <span class="kind"><a href="#schema-BookmarkEvent">BookmarkEvent</a></span> <span class="required">required</span></dt>
<dd>Says that the frame is no change.</dd>
</div>
<div>
<dt><code>seq</code> <span class="kind">integer <small>int64</small></span> <span class="required">required</span></dt>
<dd>How far the feed has come; 0 before the first change.</dd>
<dd class="limits">0 to 9007199254740991</dd>
</div>
<div>
<dt><code>cursor</code> <span class="kind"><a href="#schema-Cursor">Cursor</a></span> <span class="required">required</span></dt>
<dd>A point in a collection&#39;s sequence of changes. Opaque; compare it only for equality.</dd>
</div>
<div>
<dt><code>time</code> <span class="kind">string <small>date-time</small></span> <span class="required">required</span></dt>
<dd>When the bookmark was sent (RFC 3339, UTC).</dd>
</div>
<div>
<dt><code>synced</code> <span class="kind"><code>true</code></span></dt>
<dd>There once all rows of <code>initial</code> have been sent: the client&#39;s copy is exact from here on.</dd>
</div>
</dl>
</div>
<div class="trying">
<figure class="card">
<figcaption>All rows have been sent</figcaption>
<pre><code data-language="json">{
  &#34;event&#34;: &#34;bookmark&#34;,
  &#34;seq&#34;: 1044,
  &#34;cursor&#34;: &#34;k3f9x2mq-1044&#34;,
  &#34;time&#34;: &#34;2025-03-14T18:40:01.020Z&#34;,
  &#34;synced&#34;: true
}</code></pre>
</figure>
<figure class="card">
<figcaption>Nothing new for this client up to here</figcaption>
<pre><code data-language="json">{
  &#34;event&#34;: &#34;bookmark&#34;,
  &#34;seq&#34;: 1050,
  &#34;cursor&#34;: &#34;k3f9x2mq-1050&#34;,
  &#34;time&#34;: &#34;2025-03-14T18:40:30.735Z&#34;
}</code></pre>
</figure>

</div>
</section>
</section>
<section class="group" id="tag-keys" aria-labelledby="tag-keys-title">
<h2 id="tag-keys-title"><a href="#tag-keys">Keys</a></h2>
<p class="lead">The API keys of an account, for its administrators.</p>
<section class="operation" id="listKeys" aria-labelledby="listKeys-title">
<header>
<h3 id="listKeys-title"><a href="#listKeys">List keys</a></h3>
<p class="route"><span class="method get">GET</span> <code>/v1/keys</code></p>
<p class="facts"><code>listKeys</code> &#183; key with the scope <code>admin</code></p>
</header>
<div class="reading">
<p>All keys of the account, oldest first, those that have ended too. The text of a key is in no list: only its first characters are kept.</p>




<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The keys.</p>

<p class="media"><code>application/json</code> <a href="#schema-KeyList">KeyList</a> <span class="limits">array of <a href="#schema-Key">Key</a></span></p>
<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-PrivateNoCache">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter doesn&#39;t fit, or the keys conflict.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">403</span></dt>
<dd>
<p>The key doesn&#39;t allow this.</p>
<p class="codes"><a href="#error-scope_insufficient"><code>scope_insufficient</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The plan is used up, or too many bad keys came from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>A fault of the service.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The service can&#39;t do this at the moment.</p>
<p class="codes"><a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div></dl>
</div>
<div class="trying">
<div class="card request">
<figure>
<figcaption>Request</figcaption>
<pre><code data-language="sh" data-curl>curl -H &#34;Authorization: Bearer $KEY&#34; \\
  http://127.0.0.1:3000/v1/keys</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="GET" data-path="/v1/keys" data-secured aria-label="Try listKeys">

<p class="reminder">Enter an <a href="#api-key">API key</a> first.</p>
<button type="submit">Send GET</button>
</form>
<p class="outcome" role="status"></p>
<div class="answer"></div>
</details>
</div>

<figure class="card">
<figcaption><span class="status s2">200</span> application/json</figcaption>
<pre><code data-language="json">[
  {
    &#34;id&#34;: &#34;key_4fZ8mQ2rTn6W&#34;,
    &#34;name&#34;: &#34;phone&#34;,
    &#34;account&#34;: &#34;default&#34;,
    &#34;prefix&#34;: &#34;rf_00000&#34;,
    &#34;scopes&#34;: [&#34;read&#34;],
    &#34;collections&#34;: [&#34;notes&#34;],
    &#34;created_at&#34;: &#34;2025-03-14T09:26:53.589Z&#34;,
    &#34;expires_at&#34;: &#34;2030-01-31T00:00:00.000Z&#34;,
    &#34;revoked_at&#34;: null,
    &#34;last_used_at&#34;: null
  }
]</code></pre>
</figure>

</div>
</section>
<section class="operation" id="createKey" aria-labelledby="createKey-title">
<header>
<h3 id="createKey-title"><a href="#createKey">Make a key</a></h3>
<p class="route"><span class="method post">POST</span> <code>/v1/keys</code></p>
<p class="facts"><code>createKey</code> &#183; key with the scope <code>admin</code></p>
</header>
<div class="reading">
<p>Makes a key of the account and shows its text, this once. It never has more than the key that asks: no other scope, no other collection, no later expiry. The service keeps a hash of it alone; what is kept for a request with an <code>Idempotency-Key</code> can be read with the key that sent it and no other.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>Idempotency-Key</code> <span class="kind"><a href="#schema-IdempotencyKey">IdempotencyKey</a></span> <span class="place">header</span></dt>
<dd>Makes the request safe to repeat: carried out at most once, however often it is sent with this key, which the client makes up, at random, for each new request. Where it was carried out, the same request gets the first answer again, with <a href="#header-Idempotent-Replayed-IdempotentReplayed"><code>Idempotent-Replayed</code></a>, for 24 hours; another one with the key is 422. Only answers of 2xx are kept. The key is the account&#39;s: 1 to 255 visible ASCII characters but <code>&#34;</code> and <code>\\</code>, in double quotes or without.</dd>
<dd class="limits">for example <code>7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d</code></dd>
</div>
</dl>
<h4>Body</h4>
<p>The name of the key and what it may do.</p>
<ul class="media"><li><code>application/json</code> <a href="#schema-KeyInput">KeyInput</a> <span class="limits">object &#183; no other members</span></li></ul>

<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">201</span></dt>
<dd>
<p>The key, with its text.</p>

<p class="media"><code>application/json</code> <a href="#schema-CreatedKey">CreatedKey</a> <span class="limits">object</span></p>
<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Idempotent-Replayed-IdempotentReplayed">Idempotent-Replayed</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter or the body doesn&#39;t fit, or the keys conflict.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a> <a href="#error-body_malformed"><code>body_malformed</code></a> <a href="#error-body_invalid"><code>body_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">403</span></dt>
<dd>
<p>The key doesn&#39;t allow this, or it would give, change or end more than it has itself.</p>
<p class="codes"><a href="#error-scope_insufficient"><code>scope_insufficient</code></a> <a href="#error-grant_exceeded"><code>grant_exceeded</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">409</span></dt>
<dd>
<p>The account has as many keys as it may, or the same request is under way.</p>
<p class="codes"><a href="#error-too_many_keys"><code>too_many_keys</code></a> <a href="#error-idempotency_in_progress"><code>idempotency_in_progress</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryInProgress">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s4">413</span></dt>
<dd>
<p>The body is over 1 MiB.</p>
<p class="codes"><a href="#error-body_too_large"><code>body_too_large</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">415</span></dt>
<dd>
<p>The body&#39;s media type, charset or encoding is not supported.</p>
<p class="codes"><a href="#error-media_type_unsupported"><code>media_type_unsupported</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">422</span></dt>
<dd>
<p>A value can&#39;t be stored exactly, or is over a limit for rows, or the idempotency key belongs to another request.</p>
<p class="codes"><a href="#error-value_unsupported"><code>value_unsupported</code></a> <a href="#error-idempotency_key_reused"><code>idempotency_key_reused</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The plan is used up, or too many bad keys came from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>A fault of the service.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The service can&#39;t do this at the moment.</p>
<p class="codes"><a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s5">507</span></dt>
<dd>
<p>The database has no room for the change. Nothing was changed.</p>
<p class="codes"><a href="#error-storage_full"><code>storage_full</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div></dl>
</div>
<div class="trying">
<div class="card request">
<figure>
<figcaption>Request</figcaption>
<pre><code data-language="sh" data-curl>curl -H &#34;Authorization: Bearer $KEY&#34; \\
  -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{
  &#34;name&#34;: &#34;phone&#34;,
  &#34;scopes&#34;: [&#34;read&#34;],
  &#34;collections&#34;: [&#34;notes&#34;],
  &#34;expires_at&#34;: &#34;2030-01-31T00:00:00Z&#34;
}&#39; \\
  http://127.0.0.1:3000/v1/keys</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="POST" data-path="/v1/keys" data-secured aria-label="Try createKey">
<div class="field"><label for="try-createKey-Idempotency-Key"><code>Idempotency-Key</code> <span class="place">header</span></label><input id="try-createKey-Idempotency-Key" name="Idempotency-Key" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d"></div>
<div class="field"><label for="try-createKey-type">Content-Type</label><select id="try-createKey-type" data-body-type><option>application/json</option></select></div>
<div class="field whole"><label for="try-createKey-body">Body</label><textarea id="try-createKey-body" data-body spellcheck="false" autocapitalize="off">{
  &#34;name&#34;: &#34;phone&#34;,
  &#34;scopes&#34;: [&#34;read&#34;],
  &#34;collections&#34;: [&#34;notes&#34;],
  &#34;expires_at&#34;: &#34;2030-01-31T00:00:00Z&#34;
}</textarea></div>

<p class="reminder">Enter an <a href="#api-key">API key</a> first.</p>
<button type="submit">Send POST</button>
</form>
<p class="outcome" role="status"></p>
<div class="answer"></div>
</details>
</div>

<figure class="card">
<figcaption><span class="status s2">201</span> application/json</figcaption>
<pre><code data-language="json">{
  &#34;id&#34;: &#34;key_4fZ8mQ2rTn6W&#34;,
  &#34;key&#34;: &#34;rf_00000000000000000000000000000000000000&#34;,
  &#34;name&#34;: &#34;phone&#34;,
  &#34;account&#34;: &#34;default&#34;,
  &#34;prefix&#34;: &#34;rf_00000&#34;,
  &#34;scopes&#34;: [&#34;read&#34;],
  &#34;collections&#34;: [&#34;notes&#34;],
  &#34;created_at&#34;: &#34;2025-03-14T09:26:53.589Z&#34;,
  &#34;expires_at&#34;: &#34;2030-01-31T00:00:00.000Z&#34;,
  &#34;revoked_at&#34;: null,
  &#34;last_used_at&#34;: null
}</code></pre>
</figure>

</div>
</section>
<section class="operation" id="getKey" aria-labelledby="getKey-title">
<header>
<h3 id="getKey-title"><a href="#getKey">Read a key</a></h3>
<p class="route"><span class="method get">GET</span> <code>/v1/keys/<var>{key_id}</var></code></p>
<p class="facts"><code>getKey</code> &#183; key with the scope <code>admin</code></p>
</header>
<div class="reading">
<p>What a key of the account may do, whether it has ended, and when it was last used. Its text isn&#39;t kept.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>key_id</code> <span class="kind"><a href="#schema-KeyId">KeyId</a></span> <span class="place">path</span> <span class="required">required</span></dt>
<dd>The id of the key, as it is listed. Not the key itself.</dd>
<dd class="limits">for example <code>key_4fZ8mQ2rTn6W</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The key.</p>

<p class="media"><code>application/json</code> <a href="#schema-Key">Key</a> <span class="limits">object</span></p>
<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-PrivateNoCache">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter doesn&#39;t fit, or the keys conflict.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">403</span></dt>
<dd>
<p>The key doesn&#39;t allow this.</p>
<p class="codes"><a href="#error-scope_insufficient"><code>scope_insufficient</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">404</span></dt>
<dd>
<p>The account has no such key.</p>
<p class="codes"><a href="#error-key_not_found"><code>key_not_found</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The plan is used up, or too many bad keys came from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>A fault of the service.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The service can&#39;t do this at the moment.</p>
<p class="codes"><a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div></dl>
</div>
<div class="trying">
<div class="card request">
<figure>
<figcaption>Request</figcaption>
<pre><code data-language="sh" data-curl>curl -H &#34;Authorization: Bearer $KEY&#34; \\
  http://127.0.0.1:3000/v1/keys/key_4fZ8mQ2rTn6W</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="GET" data-path="/v1/keys/{key_id}" data-secured aria-label="Try getKey">
<div class="field"><label for="try-getKey-key_id"><code>key_id</code> <span class="place">path</span></label><input id="try-getKey-key_id" name="key_id" data-in="path" required type="text" autocomplete="off" autocapitalize="off" spellcheck="false" value="key_4fZ8mQ2rTn6W"></div>

<p class="reminder">Enter an <a href="#api-key">API key</a> first.</p>
<button type="submit">Send GET</button>
</form>
<p class="outcome" role="status"></p>
<div class="answer"></div>
</details>
</div>

<figure class="card">
<figcaption><span class="status s2">200</span> application/json</figcaption>
<pre><code data-language="json">{
  &#34;id&#34;: &#34;key_4fZ8mQ2rTn6W&#34;,
  &#34;name&#34;: &#34;phone&#34;,
  &#34;account&#34;: &#34;default&#34;,
  &#34;prefix&#34;: &#34;rf_00000&#34;,
  &#34;scopes&#34;: [&#34;read&#34;],
  &#34;collections&#34;: [&#34;notes&#34;],
  &#34;created_at&#34;: &#34;2025-03-14T09:26:53.589Z&#34;,
  &#34;expires_at&#34;: &#34;2030-01-31T00:00:00.000Z&#34;,
  &#34;revoked_at&#34;: null,
  &#34;last_used_at&#34;: null
}</code></pre>
</figure>

</div>
</section>
<section class="operation" id="updateKey" aria-labelledby="updateKey-title">
<header>
<h3 id="updateKey-title"><a href="#updateKey">Change a key</a></h3>
<p class="route"><span class="method patch">PATCH</span> <code>/v1/keys/<var>{key_id}</var></code></p>
<p class="facts"><code>updateKey</code> &#183; key with the scope <code>admin</code></p>
</header>
<div class="reading">
<p>Changes the members given and keeps the others. A key is changed by keys alone that have all it has, and gets nothing that they lack. It holds at once on this instance, and within 2 s on others; feeds that the key may no longer read are closed.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>key_id</code> <span class="kind"><a href="#schema-KeyId">KeyId</a></span> <span class="place">path</span> <span class="required">required</span></dt>
<dd>The id of the key, as it is listed. Not the key itself.</dd>
<dd class="limits">for example <code>key_4fZ8mQ2rTn6W</code></dd>
</div>
<div>
<dt><code>Idempotency-Key</code> <span class="kind"><a href="#schema-IdempotencyKey">IdempotencyKey</a></span> <span class="place">header</span></dt>
<dd>Makes the request safe to repeat: carried out at most once, however often it is sent with this key, which the client makes up, at random, for each new request. Where it was carried out, the same request gets the first answer again, with <a href="#header-Idempotent-Replayed-IdempotentReplayed"><code>Idempotent-Replayed</code></a>, for 24 hours; another one with the key is 422. Only answers of 2xx are kept. The key is the account&#39;s: 1 to 255 visible ASCII characters but <code>&#34;</code> and <code>\\</code>, in double quotes or without.</dd>
<dd class="limits">for example <code>7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d</code></dd>
</div>
</dl>
<h4>Body</h4>
<p>What to change.</p>
<ul class="media"><li><code>application/json</code> <a href="#schema-KeyPatch">KeyPatch</a> <span class="limits">object &#183; at least 1 member &#183; no other members</span></li></ul>

<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The key as it is now.</p>

<p class="media"><code>application/json</code> <a href="#schema-Key">Key</a> <span class="limits">object</span></p>
<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-PrivateNoCache">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Idempotent-Replayed-IdempotentReplayed">Idempotent-Replayed</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter or the body doesn&#39;t fit, or the keys conflict.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a> <a href="#error-body_malformed"><code>body_malformed</code></a> <a href="#error-body_invalid"><code>body_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">403</span></dt>
<dd>
<p>The key doesn&#39;t allow this, or it would give, change or end more than it has itself.</p>
<p class="codes"><a href="#error-scope_insufficient"><code>scope_insufficient</code></a> <a href="#error-grant_exceeded"><code>grant_exceeded</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">404</span></dt>
<dd>
<p>The account has no such key.</p>
<p class="codes"><a href="#error-key_not_found"><code>key_not_found</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">409</span></dt>
<dd>
<p>The key has ended, or is the last one with the scope <code>admin</code>, or the same request is under way.</p>
<p class="codes"><a href="#error-key_ended"><code>key_ended</code></a> <a href="#error-last_admin_key"><code>last_admin_key</code></a> <a href="#error-idempotency_in_progress"><code>idempotency_in_progress</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryInProgress">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s4">413</span></dt>
<dd>
<p>The body is over 1 MiB.</p>
<p class="codes"><a href="#error-body_too_large"><code>body_too_large</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">415</span></dt>
<dd>
<p>The body&#39;s media type, charset or encoding is not supported.</p>
<p class="codes"><a href="#error-media_type_unsupported"><code>media_type_unsupported</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">422</span></dt>
<dd>
<p>A value can&#39;t be stored exactly, or is over a limit for rows, or the idempotency key belongs to another request.</p>
<p class="codes"><a href="#error-value_unsupported"><code>value_unsupported</code></a> <a href="#error-idempotency_key_reused"><code>idempotency_key_reused</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The plan is used up, or too many bad keys came from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>A fault of the service.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The service can&#39;t do this at the moment.</p>
<p class="codes"><a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s5">507</span></dt>
<dd>
<p>The database has no room for the change. Nothing was changed.</p>
<p class="codes"><a href="#error-storage_full"><code>storage_full</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div></dl>
</div>
<div class="trying">
<div class="card request">
<figure>
<figcaption>Request</figcaption>
<pre><code data-language="sh" data-curl>curl -X PATCH -H &#34;Authorization: Bearer $KEY&#34; \\
  -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{ &#34;collections&#34;: [&#34;notes&#34;] }&#39; \\
  http://127.0.0.1:3000/v1/keys/key_4fZ8mQ2rTn6W</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="PATCH" data-path="/v1/keys/{key_id}" data-secured aria-label="Try updateKey">
<div class="field"><label for="try-updateKey-key_id"><code>key_id</code> <span class="place">path</span></label><input id="try-updateKey-key_id" name="key_id" data-in="path" required type="text" autocomplete="off" autocapitalize="off" spellcheck="false" value="key_4fZ8mQ2rTn6W"></div>
<div class="field"><label for="try-updateKey-Idempotency-Key"><code>Idempotency-Key</code> <span class="place">header</span></label><input id="try-updateKey-Idempotency-Key" name="Idempotency-Key" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d"></div>
<div class="field"><label for="try-updateKey-type">Content-Type</label><select id="try-updateKey-type" data-body-type><option>application/json</option></select></div>
<div class="field whole"><label for="try-updateKey-body">Body</label><textarea id="try-updateKey-body" data-body spellcheck="false" autocapitalize="off">{ &#34;collections&#34;: [&#34;notes&#34;] }</textarea></div>

<p class="reminder">Enter an <a href="#api-key">API key</a> first.</p>
<button type="submit">Send PATCH</button>
</form>
<p class="outcome" role="status"></p>
<div class="answer"></div>
</details>
</div>

<figure class="card">
<figcaption><span class="status s2">200</span> application/json</figcaption>
<pre><code data-language="json">{
  &#34;id&#34;: &#34;key_4fZ8mQ2rTn6W&#34;,
  &#34;name&#34;: &#34;phone&#34;,
  &#34;account&#34;: &#34;default&#34;,
  &#34;prefix&#34;: &#34;rf_00000&#34;,
  &#34;scopes&#34;: [&#34;read&#34;],
  &#34;collections&#34;: [&#34;notes&#34;],
  &#34;created_at&#34;: &#34;2025-03-14T09:26:53.589Z&#34;,
  &#34;expires_at&#34;: &#34;2030-01-31T00:00:00.000Z&#34;,
  &#34;revoked_at&#34;: null,
  &#34;last_used_at&#34;: null
}</code></pre>
</figure>

</div>
</section>
<section class="operation" id="deleteKey" aria-labelledby="deleteKey-title">
<header>
<h3 id="deleteKey-title"><a href="#deleteKey">End a key</a></h3>
<p class="route"><span class="method delete">DELETE</span> <code>/v1/keys/<var>{key_id}</var></code></p>
<p class="facts"><code>deleteKey</code> &#183; key with the scope <code>admin</code></p>
</header>
<div class="reading">
<p>Ends a key for good: its requests are refused at once on this instance and within 2 s on others, and its feeds are closed. It stays in the list, as revoked. A second time changes nothing.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>key_id</code> <span class="kind"><a href="#schema-KeyId">KeyId</a></span> <span class="place">path</span> <span class="required">required</span></dt>
<dd>The id of the key, as it is listed. Not the key itself.</dd>
<dd class="limits">for example <code>key_4fZ8mQ2rTn6W</code></dd>
</div>
<div>
<dt><code>Idempotency-Key</code> <span class="kind"><a href="#schema-IdempotencyKey">IdempotencyKey</a></span> <span class="place">header</span></dt>
<dd>Makes the request safe to repeat: carried out at most once, however often it is sent with this key, which the client makes up, at random, for each new request. Where it was carried out, the same request gets the first answer again, with <a href="#header-Idempotent-Replayed-IdempotentReplayed"><code>Idempotent-Replayed</code></a>, for 24 hours; another one with the key is 422. Only answers of 2xx are kept. The key is the account&#39;s: 1 to 255 visible ASCII characters but <code>&#34;</code> and <code>\\</code>, in double quotes or without.</dd>
<dd class="limits">for example <code>7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">204</span></dt>
<dd>
<p>The key has ended.</p>


<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-PrivateNoCache">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Idempotent-Replayed-IdempotentReplayed">Idempotent-Replayed</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter doesn&#39;t fit, or the keys conflict.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">403</span></dt>
<dd>
<p>The key doesn&#39;t allow this, or it would give, change or end more than it has itself.</p>
<p class="codes"><a href="#error-scope_insufficient"><code>scope_insufficient</code></a> <a href="#error-grant_exceeded"><code>grant_exceeded</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">404</span></dt>
<dd>
<p>The account has no such key.</p>
<p class="codes"><a href="#error-key_not_found"><code>key_not_found</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">409</span></dt>
<dd>
<p>It is the last key of the account with the scope <code>admin</code>, or the same request is under way.</p>
<p class="codes"><a href="#error-last_admin_key"><code>last_admin_key</code></a> <a href="#error-idempotency_in_progress"><code>idempotency_in_progress</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryInProgress">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s4">422</span></dt>
<dd>
<p>The idempotency key belongs to another request.</p>
<p class="codes"><a href="#error-idempotency_key_reused"><code>idempotency_key_reused</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The plan is used up, or too many bad keys came from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>A fault of the service.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The service can&#39;t do this at the moment.</p>
<p class="codes"><a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s5">507</span></dt>
<dd>
<p>The database has no room for the change. Nothing was changed.</p>
<p class="codes"><a href="#error-storage_full"><code>storage_full</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div></dl>
</div>
<div class="trying">
<div class="card request">
<figure>
<figcaption>Request</figcaption>
<pre><code data-language="sh" data-curl>curl -X DELETE -H &#34;Authorization: Bearer $KEY&#34; \\
  http://127.0.0.1:3000/v1/keys/key_4fZ8mQ2rTn6W</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="DELETE" data-path="/v1/keys/{key_id}" data-secured aria-label="Try deleteKey">
<div class="field"><label for="try-deleteKey-key_id"><code>key_id</code> <span class="place">path</span></label><input id="try-deleteKey-key_id" name="key_id" data-in="path" required type="text" autocomplete="off" autocapitalize="off" spellcheck="false" value="key_4fZ8mQ2rTn6W"></div>
<div class="field"><label for="try-deleteKey-Idempotency-Key"><code>Idempotency-Key</code> <span class="place">header</span></label><input id="try-deleteKey-Idempotency-Key" name="Idempotency-Key" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d"></div>

<p class="reminder">Enter an <a href="#api-key">API key</a> first.</p>
<button type="submit">Send DELETE</button>
</form>
<p class="outcome" role="status"></p>
<div class="answer"></div>
</details>
</div>


</div>
</section>
<section class="operation" id="rotateKey" aria-labelledby="rotateKey-title">
<header>
<h3 id="rotateKey-title"><a href="#rotateKey">Replace a key</a></h3>
<p class="route"><span class="method post">POST</span> <code>/v1/keys/<var>{key_id}</var>/rotate</code></p>
<p class="facts"><code>rotateKey</code> &#183; key with the scope <code>admin</code></p>
</header>
<div class="reading">
<p>Makes a key that may do the same and shows its text, this once. The old one ends after <code>grace</code>: at once where none is given, and never later than it was to.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>key_id</code> <span class="kind"><a href="#schema-KeyId">KeyId</a></span> <span class="place">path</span> <span class="required">required</span></dt>
<dd>The id of the key, as it is listed. Not the key itself.</dd>
<dd class="limits">for example <code>key_4fZ8mQ2rTn6W</code></dd>
</div>
<div>
<dt><code>Idempotency-Key</code> <span class="kind"><a href="#schema-IdempotencyKey">IdempotencyKey</a></span> <span class="place">header</span></dt>
<dd>Makes the request safe to repeat: carried out at most once, however often it is sent with this key, which the client makes up, at random, for each new request. Where it was carried out, the same request gets the first answer again, with <a href="#header-Idempotent-Replayed-IdempotentReplayed"><code>Idempotent-Replayed</code></a>, for 24 hours; another one with the key is 422. Only answers of 2xx are kept. The key is the account&#39;s: 1 to 255 visible ASCII characters but <code>&#34;</code> and <code>\\</code>, in double quotes or without.</dd>
<dd class="limits">for example <code>7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d</code></dd>
</div>
</dl>
<h4>Body</h4>
<p>How long the old key still works; it may be left out.</p>
<ul class="media"><li><code>application/json</code> <a href="#schema-KeyRotation">KeyRotation</a> <span class="limits">object &#183; no other members</span></li></ul>

<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">201</span></dt>
<dd>
<p>The new key, with its text.</p>

<p class="media"><code>application/json</code> <a href="#schema-CreatedKey">CreatedKey</a> <span class="limits">object</span></p>
<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Idempotent-Replayed-IdempotentReplayed">Idempotent-Replayed</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter or the body doesn&#39;t fit, or the keys conflict.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a> <a href="#error-body_malformed"><code>body_malformed</code></a> <a href="#error-body_invalid"><code>body_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">403</span></dt>
<dd>
<p>The key doesn&#39;t allow this, or it would give, change or end more than it has itself.</p>
<p class="codes"><a href="#error-scope_insufficient"><code>scope_insufficient</code></a> <a href="#error-grant_exceeded"><code>grant_exceeded</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">404</span></dt>
<dd>
<p>The account has no such key.</p>
<p class="codes"><a href="#error-key_not_found"><code>key_not_found</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">409</span></dt>
<dd>
<p>The key has ended, the account has as many keys as it may, or the same request is under way.</p>
<p class="codes"><a href="#error-key_ended"><code>key_ended</code></a> <a href="#error-too_many_keys"><code>too_many_keys</code></a> <a href="#error-idempotency_in_progress"><code>idempotency_in_progress</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryInProgress">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s4">413</span></dt>
<dd>
<p>The body is over 1 MiB.</p>
<p class="codes"><a href="#error-body_too_large"><code>body_too_large</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">415</span></dt>
<dd>
<p>The body&#39;s media type, charset or encoding is not supported.</p>
<p class="codes"><a href="#error-media_type_unsupported"><code>media_type_unsupported</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">422</span></dt>
<dd>
<p>The idempotency key belongs to another request.</p>
<p class="codes"><a href="#error-idempotency_key_reused"><code>idempotency_key_reused</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The plan is used up, or too many bad keys came from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>A fault of the service.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The service can&#39;t do this at the moment.</p>
<p class="codes"><a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s5">507</span></dt>
<dd>
<p>The database has no room for the change. Nothing was changed.</p>
<p class="codes"><a href="#error-storage_full"><code>storage_full</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div></dl>
</div>
<div class="trying">
<div class="card request">
<figure>
<figcaption>Request</figcaption>
<pre><code data-language="sh" data-curl>curl -H &#34;Authorization: Bearer $KEY&#34; \\
  -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{ &#34;grace&#34;: &#34;24h&#34; }&#39; \\
  http://127.0.0.1:3000/v1/keys/key_4fZ8mQ2rTn6W/rotate</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="POST" data-path="/v1/keys/{key_id}/rotate" data-secured aria-label="Try rotateKey">
<div class="field"><label for="try-rotateKey-key_id"><code>key_id</code> <span class="place">path</span></label><input id="try-rotateKey-key_id" name="key_id" data-in="path" required type="text" autocomplete="off" autocapitalize="off" spellcheck="false" value="key_4fZ8mQ2rTn6W"></div>
<div class="field"><label for="try-rotateKey-Idempotency-Key"><code>Idempotency-Key</code> <span class="place">header</span></label><input id="try-rotateKey-Idempotency-Key" name="Idempotency-Key" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d"></div>
<div class="field"><label for="try-rotateKey-type">Content-Type</label><select id="try-rotateKey-type" data-body-type><option>application/json</option></select></div>
<div class="field whole"><label for="try-rotateKey-body">Body</label><textarea id="try-rotateKey-body" data-body spellcheck="false" autocapitalize="off">{ &#34;grace&#34;: &#34;24h&#34; }</textarea></div>

<p class="reminder">Enter an <a href="#api-key">API key</a> first.</p>
<button type="submit">Send POST</button>
</form>
<p class="outcome" role="status"></p>
<div class="answer"></div>
</details>
</div>

<figure class="card">
<figcaption><span class="status s2">201</span> application/json</figcaption>
<pre><code data-language="json">{
  &#34;id&#34;: &#34;key_4fZ8mQ2rTn6W&#34;,
  &#34;key&#34;: &#34;rf_00000000000000000000000000000000000000&#34;,
  &#34;name&#34;: &#34;phone&#34;,
  &#34;account&#34;: &#34;default&#34;,
  &#34;prefix&#34;: &#34;rf_00000&#34;,
  &#34;scopes&#34;: [&#34;read&#34;],
  &#34;collections&#34;: [&#34;notes&#34;],
  &#34;created_at&#34;: &#34;2025-03-14T09:26:53.589Z&#34;,
  &#34;expires_at&#34;: &#34;2030-01-31T00:00:00.000Z&#34;,
  &#34;revoked_at&#34;: null,
  &#34;last_used_at&#34;: null
}</code></pre>
</figure>

</div>
</section>
</section>
<section class="group" id="tag-usage" aria-labelledby="tag-usage-title">
<h2 id="tag-usage-title"><a href="#tag-usage">Usage</a></h2>
<p class="lead">What an account has used of its plan.</p>
<section class="operation" id="getUsage" aria-labelledby="getUsage-title">
<header>
<h3 id="getUsage-title"><a href="#getUsage">Read the account&#39;s usage</a></h3>
<p class="route"><span class="method get">GET</span> <code>/v1/usage</code></p>
<p class="facts"><code>getUsage</code> &#183; any key</p>
</header>
<div class="reading">
<p>What the key&#39;s account has used of its plan in the present period, in all and by key, and what it has stored. This request is counted in it. Any valid key may ask; no scope is needed.</p>




<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The usage of the present period.</p>

<p class="media"><code>application/json</code> <a href="#schema-Usage">Usage</a> <span class="limits">object</span></p>
<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-PrivateNoCache">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter doesn&#39;t fit, or the keys conflict.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The plan is used up, or too many bad keys came from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>A fault of the service.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The service can&#39;t do this at the moment.</p>
<p class="codes"><a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div></dl>
</div>
<div class="trying">
<div class="card request">
<figure>
<figcaption>Request</figcaption>
<pre><code data-language="sh" data-curl>curl -H &#34;Authorization: Bearer $KEY&#34; \\
  http://127.0.0.1:3000/v1/usage</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="GET" data-path="/v1/usage" data-secured aria-label="Try getUsage">

<p class="reminder">Enter an <a href="#api-key">API key</a> first.</p>
<button type="submit">Send GET</button>
</form>
<p class="outcome" role="status"></p>
<div class="answer"></div>
</details>
</div>

<figure class="card">
<figcaption><span class="status s2">200</span> A plan of 10,000 requests a day, 1,000 rows and a megabyte</figcaption>
<pre><code data-language="json">{
  &#34;account&#34;: &#34;default&#34;,
  &#34;plan&#34;: &#34;starter&#34;,
  &#34;period&#34;: {
    &#34;start&#34;: &#34;2025-03-14T00:00:00.000Z&#34;,
    &#34;end&#34;: &#34;2025-03-15T00:00:00.000Z&#34;
  },
  &#34;requests&#34;: { &#34;used&#34;: 129, &#34;limit&#34;: 10000 },
  &#34;collections&#34;: { &#34;used&#34;: 3 },
  &#34;rows&#34;: { &#34;used&#34;: 812, &#34;limit&#34;: 1000 },
  &#34;bytes&#34;: { &#34;used&#34;: 96412, &#34;limit&#34;: 1000000 },
  &#34;keys&#34;: [
    {
      &#34;id&#34;: &#34;key_4fXq81LmZ0aB&#34;,
      &#34;name&#34;: &#34;laptop&#34;,
      &#34;requests&#34;: 100
    },
    {
      &#34;id&#34;: &#34;key_T9sVw3uPc2Ry&#34;,
      &#34;name&#34;: &#34;ci&#34;,
      &#34;requests&#34;: 29
    }
  ]
}</code></pre>
</figure>
<figure class="card">
<figcaption><span class="status s2">200</span> The unlimited default plan</figcaption>
<pre><code data-language="json">{
  &#34;account&#34;: &#34;default&#34;,
  &#34;plan&#34;: &#34;unlimited&#34;,
  &#34;period&#34;: {
    &#34;start&#34;: &#34;2025-03-01T00:00:00.000Z&#34;,
    &#34;end&#34;: &#34;2025-04-01T00:00:00.000Z&#34;
  },
  &#34;requests&#34;: { &#34;used&#34;: 5021 },
  &#34;collections&#34;: { &#34;used&#34;: 2 },
  &#34;rows&#34;: { &#34;used&#34;: 120394 },
  &#34;bytes&#34;: { &#34;used&#34;: 14200871 },
  &#34;keys&#34;: [
    {
      &#34;id&#34;: &#34;key_4fXq81LmZ0aB&#34;,
      &#34;name&#34;: &#34;laptop&#34;,
      &#34;requests&#34;: 5021
    }
  ]
}</code></pre>
</figure>

</div>
</section>
<section class="operation" id="getUsageHistory" aria-labelledby="getUsageHistory-title">
<header>
<h3 id="getUsageHistory-title"><a href="#getUsageHistory">Read the account&#39;s usage by day</a></h3>
<p class="route"><span class="method get">GET</span> <code>/v1/usage/history</code></p>
<p class="facts"><code>getUsageHistory</code> &#183; any key</p>
</header>
<div class="reading">
<p>The requests of the last days (UTC) up to today, oldest first; days without any are there, too. Any valid key may ask; no scope is needed.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>days</code> <span class="kind">integer <small>int32</small></span> <span class="place">query</span></dt>
<dd>How many days, today&#39;s included.</dd>
<dd class="limits">1 to 90 &#183; default <code>14</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The days.</p>

<p class="media"><code>application/json</code> <a href="#schema-UsageHistory">UsageHistory</a> <span class="limits">array of <a href="#schema-UsageDay">UsageDay</a></span></p>
<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-PrivateNoCache">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter doesn&#39;t fit, or the keys conflict.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The plan is used up, or too many bad keys came from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>A fault of the service.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The service can&#39;t do this at the moment.</p>
<p class="codes"><a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div></dl>
</div>
<div class="trying">
<div class="card request">
<figure>
<figcaption>Request</figcaption>
<pre><code data-language="sh" data-curl>curl -H &#34;Authorization: Bearer $KEY&#34; \\
  http://127.0.0.1:3000/v1/usage/history</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="GET" data-path="/v1/usage/history" data-secured aria-label="Try getUsageHistory">
<div class="field"><label for="try-getUsageHistory-days"><code>days</code> <span class="place">query</span></label><input id="try-getUsageHistory-days" name="days" data-in="query" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" inputmode="numeric" placeholder="14"></div>

<p class="reminder">Enter an <a href="#api-key">API key</a> first.</p>
<button type="submit">Send GET</button>
</form>
<p class="outcome" role="status"></p>
<div class="answer"></div>
</details>
</div>

<figure class="card">
<figcaption><span class="status s2">200</span> application/json</figcaption>
<pre><code data-language="json">[
  { &#34;date&#34;: &#34;2025-03-13&#34;, &#34;requests&#34;: 0, &#34;keys&#34;: [] },
  {
    &#34;date&#34;: &#34;2025-03-14&#34;,
    &#34;requests&#34;: 129,
    &#34;keys&#34;: [
      {
        &#34;id&#34;: &#34;key_4fZ8mQ2rTn6W&#34;,
        &#34;name&#34;: &#34;phone&#34;,
        &#34;requests&#34;: 129
      }
    ]
  }
]</code></pre>
</figure>

</div>
</section>
</section>
<section class="group" id="tag-health" aria-labelledby="tag-health-title">
<h2 id="tag-health-title"><a href="#tag-health">Health</a></h2>
<p class="lead">Whether the service can do its work.</p>
<section class="operation" id="getHealth" aria-labelledby="getHealth-title">
<header>
<h3 id="getHealth-title"><a href="#getHealth">Check the service</a></h3>
<p class="route"><span class="method get">GET</span> <code>/health</code></p>
<p class="facts"><code>getHealth</code> &#183; no key needed</p>
</header>
<div class="reading">
<p>Whether the service is up and reaches its database. Needs no key, and ignores query parameters.</p>




<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>All is well.</p>

<p class="media"><code>application/json</code> <a href="#schema-Health">Health</a> <span class="limits">object</span></p>
<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a></p>
</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The database can&#39;t be reached.</p>

<p class="media"><code>application/json</code> <a href="#schema-Health">Health</a> <span class="limits">object</span></p>
<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a></p>
</dd></div></dl>
</div>
<div class="trying">
<div class="card request">
<figure>
<figcaption>Request</figcaption>
<pre><code data-language="sh" data-curl>curl http://127.0.0.1:3000/health</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="GET" data-path="/health" aria-label="Try getHealth">


<button type="submit">Send GET</button>
</form>
<p class="outcome" role="status"></p>
<div class="answer"></div>
</details>
</div>

<figure class="card">
<figcaption><span class="status s2">200</span> application/json</figcaption>
<pre><code data-language="json">{ &#34;ok&#34;: true, &#34;service&#34;: &#34;rowfeed&#34; }</code></pre>
</figure>
<figure class="card">
<figcaption><span class="status s5">503</span> application/json</figcaption>
<pre><code data-language="json">{ &#34;ok&#34;: false, &#34;service&#34;: &#34;rowfeed&#34; }</code></pre>
</figure>

</div>
</section>
<section class="operation" id="getReady" aria-labelledby="getReady-title">
<header>
<h3 id="getReady-title"><a href="#getReady">Check whether to send requests here</a></h3>
<p class="route"><span class="method get">GET</span> <code>/ready</code></p>
<p class="facts"><code>getReady</code> &#183; no key needed</p>
</header>
<div class="reading">
<p>For load balancers: whether this instance takes requests. It answers as <a href="#getHealth"><code>/health</code></a> does, and 503 from the moment the service is told to stop, while requests under way are still answered. Needs no key, and ignores query parameters.</p>




<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>Requests are welcome.</p>

<p class="media"><code>application/json</code> <a href="#schema-Health">Health</a> <span class="limits">object</span></p>
<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a></p>
</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The service is stopping, or the database can&#39;t be reached.</p>

<p class="media"><code>application/json</code> <a href="#schema-Health">Health</a> <span class="limits">object</span></p>
<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a></p>
</dd></div></dl>
</div>
<div class="trying">
<div class="card request">
<figure>
<figcaption>Request</figcaption>
<pre><code data-language="sh" data-curl>curl http://127.0.0.1:3000/ready</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="GET" data-path="/ready" aria-label="Try getReady">


<button type="submit">Send GET</button>
</form>
<p class="outcome" role="status"></p>
<div class="answer"></div>
</details>
</div>

<figure class="card">
<figcaption><span class="status s2">200</span> application/json</figcaption>
<pre><code data-language="json">{ &#34;ok&#34;: true, &#34;service&#34;: &#34;rowfeed&#34; }</code></pre>
</figure>
<figure class="card">
<figcaption><span class="status s5">503</span> application/json</figcaption>
<pre><code data-language="json">{ &#34;ok&#34;: false, &#34;service&#34;: &#34;rowfeed&#34; }</code></pre>
</figure>

</div>
</section>
</section>
<section class="group" id="tag-documents" aria-labelledby="tag-documents-title">
<h2 id="tag-documents-title"><a href="#tag-documents">Documents</a></h2>
<p class="lead">The contracts themselves, a page to read and try them, guides, and the console. No key needed.</p>
<section class="operation" id="getOpenapiJson" aria-labelledby="getOpenapiJson-title">
<header>
<h3 id="getOpenapiJson-title"><a href="#getOpenapiJson">Read this document as JSON</a></h3>
<p class="route"><span class="method get">GET</span> <code>/openapi.json</code></p>
<p class="facts"><code>getOpenapiJson</code> &#183; no key needed</p>
</header>
<div class="reading">
<p>The OpenAPI 3.1 document in one piece.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>Accept-Encoding</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>The codings that the client can read, as HTTP libraries send them by themselves (<a href="https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3">RFC 9110</a>). The one that it likes best is taken, of those that it likes the same <code>br</code> before <code>gzip</code>, and either before none.</dd>
<dd class="limits">at most 1024 characters &#183; for example <code>gzip</code></dd>
</div>
<div>
<dt><code>If-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Entity tags as <a href="#header-ETag-DocumentETag"><code>ETag</code></a> gave them, separated by commas, or <code>*</code> for any. The request is carried out only if the present version is among them, else the answer is 412. Weak tags (<code>W/&#34;...&#34;</code>) never match.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22([ \\t]*,[ \\t]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div>
<dt><code>If-None-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Entity tags as <a href="#header-ETag-DocumentETag"><code>ETag</code></a> gave them, separated by commas, or <code>*</code> for any. If the present version is among them, GET is answered with 304, without a body, and other methods with 412. <code>If-Match</code> is looked at first.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22([ \\t]*,[ \\t]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The document.</p>

<p class="media"><code>application/json</code> <a href="#schema-OpenapiDocument">OpenapiDocument</a> <span class="limits">object &#183; any further members</span></p>
<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoCache">Cache-Control</a>, <a href="#header-ETag-DocumentETag">ETag</a>, <a href="#header-Vary-VaryEncoding">Vary</a>, <a href="#header-Content-Encoding-ContentEncoding">Content-Encoding</a></p>
</dd></div><div>
<dt><span class="status s3">304</span></dt>
<dd>
<p>The document still has one of the versions in <code>If-None-Match</code>.</p>


<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoCache">Cache-Control</a>, <a href="#header-ETag-DocumentETag">ETag</a>, <a href="#header-Vary-VaryEncoding">Vary</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter doesn&#39;t fit.</p>
<p class="codes"><a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a></p>
</dd></div><div>
<dt><span class="status s4">412</span></dt>
<dd>
<p>The document is of no version in <code>If-Match</code>.</p>
<p class="codes"><a href="#error-version_mismatch"><code>version_mismatch</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a></p>
</dd></div></dl>
</div>
<div class="trying">
<div class="card request">
<figure>
<figcaption>Request</figcaption>
<pre><code data-language="sh" data-curl>curl http://127.0.0.1:3000/openapi.json</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="GET" data-path="/openapi.json" aria-label="Try getOpenapiJson">
<div class="field"><label for="try-getOpenapiJson-If-Match"><code>If-Match</code> <span class="place">header</span></label><input id="try-getOpenapiJson-If-Match" name="If-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>
<div class="field"><label for="try-getOpenapiJson-If-None-Match"><code>If-None-Match</code> <span class="place">header</span></label><input id="try-getOpenapiJson-If-None-Match" name="If-None-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>


<button type="submit">Send GET</button>
</form>
<p class="outcome" role="status"></p>
<div class="answer"></div>
</details>
</div>

<figure class="card">
<figcaption><span class="status s2">200</span> application/json</figcaption>
<pre><code data-language="json">{
  &#34;openapi&#34;: &#34;3.1.0&#34;,
  &#34;info&#34;: { &#34;title&#34;: &#34;rowfeed&#34;, &#34;version&#34;: &#34;0.1.0&#34; },
  &#34;paths&#34;: {}
}</code></pre>
</figure>

</div>
</section>
<section class="operation" id="getOpenapiYaml" aria-labelledby="getOpenapiYaml-title">
<header>
<h3 id="getOpenapiYaml-title"><a href="#getOpenapiYaml">Read this document as YAML</a></h3>
<p class="route"><span class="method get">GET</span> <code>/openapi.yaml</code></p>
<p class="facts"><code>getOpenapiYaml</code> &#183; no key needed</p>
</header>
<div class="reading">
<p>The OpenAPI 3.1 document in one piece.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>Accept-Encoding</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>The codings that the client can read, as HTTP libraries send them by themselves (<a href="https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3">RFC 9110</a>). The one that it likes best is taken, of those that it likes the same <code>br</code> before <code>gzip</code>, and either before none.</dd>
<dd class="limits">at most 1024 characters &#183; for example <code>gzip</code></dd>
</div>
<div>
<dt><code>If-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Entity tags as <a href="#header-ETag-DocumentETag"><code>ETag</code></a> gave them, separated by commas, or <code>*</code> for any. The request is carried out only if the present version is among them, else the answer is 412. Weak tags (<code>W/&#34;...&#34;</code>) never match.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22([ \\t]*,[ \\t]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div>
<dt><code>If-None-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Entity tags as <a href="#header-ETag-DocumentETag"><code>ETag</code></a> gave them, separated by commas, or <code>*</code> for any. If the present version is among them, GET is answered with 304, without a body, and other methods with 412. <code>If-Match</code> is looked at first.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22([ \\t]*,[ \\t]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The document.</p>

<p class="media"><code>application/yaml</code> <a href="#schema-OpenapiDocument">OpenapiDocument</a></p>
<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoCache">Cache-Control</a>, <a href="#header-ETag-DocumentETag">ETag</a>, <a href="#header-Vary-VaryEncoding">Vary</a>, <a href="#header-Content-Encoding-ContentEncoding">Content-Encoding</a></p>
</dd></div><div>
<dt><span class="status s3">304</span></dt>
<dd>
<p>The document still has one of the versions in <code>If-None-Match</code>.</p>


<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoCache">Cache-Control</a>, <a href="#header-ETag-DocumentETag">ETag</a>, <a href="#header-Vary-VaryEncoding">Vary</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter doesn&#39;t fit.</p>
<p class="codes"><a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a></p>
</dd></div><div>
<dt><span class="status s4">412</span></dt>
<dd>
<p>The document is of no version in <code>If-Match</code>.</p>
<p class="codes"><a href="#error-version_mismatch"><code>version_mismatch</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a></p>
</dd></div></dl>
</div>
<div class="trying">
<div class="card request">
<figure>
<figcaption>Request</figcaption>
<pre><code data-language="sh" data-curl>curl http://127.0.0.1:3000/openapi.yaml</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="GET" data-path="/openapi.yaml" aria-label="Try getOpenapiYaml">
<div class="field"><label for="try-getOpenapiYaml-If-Match"><code>If-Match</code> <span class="place">header</span></label><input id="try-getOpenapiYaml-If-Match" name="If-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>
<div class="field"><label for="try-getOpenapiYaml-If-None-Match"><code>If-None-Match</code> <span class="place">header</span></label><input id="try-getOpenapiYaml-If-None-Match" name="If-None-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>


<button type="submit">Send GET</button>
</form>
<p class="outcome" role="status"></p>
<div class="answer"></div>
</details>
</div>

<figure class="card">
<figcaption><span class="status s2">200</span> application/yaml</figcaption>
<pre><code data-language="json">{
  &#34;openapi&#34;: &#34;3.1.0&#34;,
  &#34;info&#34;: { &#34;title&#34;: &#34;rowfeed&#34;, &#34;version&#34;: &#34;0.1.0&#34; },
  &#34;paths&#34;: {}
}</code></pre>
</figure>

</div>
</section>
<section class="operation" id="getOpenapi30Json" aria-labelledby="getOpenapi30Json-title">
<header>
<h3 id="getOpenapi30Json-title"><a href="#getOpenapi30Json">Read this document as OpenAPI 3.0.3</a></h3>
<p class="route"><span class="method get">GET</span> <code>/openapi-3.0.json</code></p>
<p class="facts"><code>getOpenapi30Json</code> &#183; no key needed</p>
</header>
<div class="reading">
<p>The same contract for generators that don&#39;t read OpenAPI 3.1, or are strict. It leaves out <code>/ws</code> and, of a request body&#39;s media types, all but one; its own description names them.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>Accept-Encoding</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>The codings that the client can read, as HTTP libraries send them by themselves (<a href="https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3">RFC 9110</a>). The one that it likes best is taken, of those that it likes the same <code>br</code> before <code>gzip</code>, and either before none.</dd>
<dd class="limits">at most 1024 characters &#183; for example <code>gzip</code></dd>
</div>
<div>
<dt><code>If-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Entity tags as <a href="#header-ETag-DocumentETag"><code>ETag</code></a> gave them, separated by commas, or <code>*</code> for any. The request is carried out only if the present version is among them, else the answer is 412. Weak tags (<code>W/&#34;...&#34;</code>) never match.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22([ \\t]*,[ \\t]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div>
<dt><code>If-None-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Entity tags as <a href="#header-ETag-DocumentETag"><code>ETag</code></a> gave them, separated by commas, or <code>*</code> for any. If the present version is among them, GET is answered with 304, without a body, and other methods with 412. <code>If-Match</code> is looked at first.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22([ \\t]*,[ \\t]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The document.</p>

<p class="media"><code>application/json</code> <a href="#schema-OpenapiDocument">OpenapiDocument</a> <span class="limits">object &#183; any further members</span></p>
<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoCache">Cache-Control</a>, <a href="#header-ETag-DocumentETag">ETag</a>, <a href="#header-Vary-VaryEncoding">Vary</a>, <a href="#header-Content-Encoding-ContentEncoding">Content-Encoding</a></p>
</dd></div><div>
<dt><span class="status s3">304</span></dt>
<dd>
<p>The document still has one of the versions in <code>If-None-Match</code>.</p>


<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoCache">Cache-Control</a>, <a href="#header-ETag-DocumentETag">ETag</a>, <a href="#header-Vary-VaryEncoding">Vary</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter doesn&#39;t fit.</p>
<p class="codes"><a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a></p>
</dd></div><div>
<dt><span class="status s4">412</span></dt>
<dd>
<p>The document is of no version in <code>If-Match</code>.</p>
<p class="codes"><a href="#error-version_mismatch"><code>version_mismatch</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a></p>
</dd></div></dl>
</div>
<div class="trying">
<div class="card request">
<figure>
<figcaption>Request</figcaption>
<pre><code data-language="sh" data-curl>curl http://127.0.0.1:3000/openapi-3.0.json</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="GET" data-path="/openapi-3.0.json" aria-label="Try getOpenapi30Json">
<div class="field"><label for="try-getOpenapi30Json-If-Match"><code>If-Match</code> <span class="place">header</span></label><input id="try-getOpenapi30Json-If-Match" name="If-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>
<div class="field"><label for="try-getOpenapi30Json-If-None-Match"><code>If-None-Match</code> <span class="place">header</span></label><input id="try-getOpenapi30Json-If-None-Match" name="If-None-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>


<button type="submit">Send GET</button>
</form>
<p class="outcome" role="status"></p>
<div class="answer"></div>
</details>
</div>

<figure class="card">
<figcaption><span class="status s2">200</span> application/json</figcaption>
<pre><code data-language="json">{
  &#34;openapi&#34;: &#34;3.0.3&#34;,
  &#34;info&#34;: { &#34;title&#34;: &#34;rowfeed&#34;, &#34;version&#34;: &#34;0.1.0&#34; },
  &#34;paths&#34;: {}
}</code></pre>
</figure>

</div>
</section>
<section class="operation" id="getAsyncapiJson" aria-labelledby="getAsyncapiJson-title">
<header>
<h3 id="getAsyncapiJson-title"><a href="#getAsyncapiJson">Read the feed&#39;s document as JSON</a></h3>
<p class="route"><span class="method get">GET</span> <code>/asyncapi.json</code></p>
<p class="facts"><code>getAsyncapiJson</code> &#183; no key needed</p>
</header>
<div class="reading">
<p>The AsyncAPI 3.0 document of the frames that <code>/ws</code> sends, in one piece.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>Accept-Encoding</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>The codings that the client can read, as HTTP libraries send them by themselves (<a href="https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3">RFC 9110</a>). The one that it likes best is taken, of those that it likes the same <code>br</code> before <code>gzip</code>, and either before none.</dd>
<dd class="limits">at most 1024 characters &#183; for example <code>gzip</code></dd>
</div>
<div>
<dt><code>If-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Entity tags as <a href="#header-ETag-DocumentETag"><code>ETag</code></a> gave them, separated by commas, or <code>*</code> for any. The request is carried out only if the present version is among them, else the answer is 412. Weak tags (<code>W/&#34;...&#34;</code>) never match.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22([ \\t]*,[ \\t]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div>
<dt><code>If-None-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Entity tags as <a href="#header-ETag-DocumentETag"><code>ETag</code></a> gave them, separated by commas, or <code>*</code> for any. If the present version is among them, GET is answered with 304, without a body, and other methods with 412. <code>If-Match</code> is looked at first.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22([ \\t]*,[ \\t]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The document.</p>

<p class="media"><code>application/json</code> <a href="#schema-AsyncapiDocument">AsyncapiDocument</a> <span class="limits">object &#183; any further members</span></p>
<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoCache">Cache-Control</a>, <a href="#header-ETag-DocumentETag">ETag</a>, <a href="#header-Vary-VaryEncoding">Vary</a>, <a href="#header-Content-Encoding-ContentEncoding">Content-Encoding</a></p>
</dd></div><div>
<dt><span class="status s3">304</span></dt>
<dd>
<p>The document still has one of the versions in <code>If-None-Match</code>.</p>


<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoCache">Cache-Control</a>, <a href="#header-ETag-DocumentETag">ETag</a>, <a href="#header-Vary-VaryEncoding">Vary</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter doesn&#39;t fit.</p>
<p class="codes"><a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a></p>
</dd></div><div>
<dt><span class="status s4">412</span></dt>
<dd>
<p>The document is of no version in <code>If-Match</code>.</p>
<p class="codes"><a href="#error-version_mismatch"><code>version_mismatch</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a></p>
</dd></div></dl>
</div>
<div class="trying">
<div class="card request">
<figure>
<figcaption>Request</figcaption>
<pre><code data-language="sh" data-curl>curl http://127.0.0.1:3000/asyncapi.json</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="GET" data-path="/asyncapi.json" aria-label="Try getAsyncapiJson">
<div class="field"><label for="try-getAsyncapiJson-If-Match"><code>If-Match</code> <span class="place">header</span></label><input id="try-getAsyncapiJson-If-Match" name="If-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>
<div class="field"><label for="try-getAsyncapiJson-If-None-Match"><code>If-None-Match</code> <span class="place">header</span></label><input id="try-getAsyncapiJson-If-None-Match" name="If-None-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>


<button type="submit">Send GET</button>
</form>
<p class="outcome" role="status"></p>
<div class="answer"></div>
</details>
</div>

<figure class="card">
<figcaption><span class="status s2">200</span> application/json</figcaption>
<pre><code data-language="json">{
  &#34;asyncapi&#34;: &#34;3.0.0&#34;,
  &#34;info&#34;: { &#34;title&#34;: &#34;rowfeed&#34;, &#34;version&#34;: &#34;0.1.0&#34; }
}</code></pre>
</figure>

</div>
</section>
<section class="operation" id="getAsyncapiYaml" aria-labelledby="getAsyncapiYaml-title">
<header>
<h3 id="getAsyncapiYaml-title"><a href="#getAsyncapiYaml">Read the feed&#39;s document as YAML</a></h3>
<p class="route"><span class="method get">GET</span> <code>/asyncapi.yaml</code></p>
<p class="facts"><code>getAsyncapiYaml</code> &#183; no key needed</p>
</header>
<div class="reading">
<p>The AsyncAPI 3.0 document of the frames that <code>/ws</code> sends, in one piece.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>Accept-Encoding</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>The codings that the client can read, as HTTP libraries send them by themselves (<a href="https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3">RFC 9110</a>). The one that it likes best is taken, of those that it likes the same <code>br</code> before <code>gzip</code>, and either before none.</dd>
<dd class="limits">at most 1024 characters &#183; for example <code>gzip</code></dd>
</div>
<div>
<dt><code>If-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Entity tags as <a href="#header-ETag-DocumentETag"><code>ETag</code></a> gave them, separated by commas, or <code>*</code> for any. The request is carried out only if the present version is among them, else the answer is 412. Weak tags (<code>W/&#34;...&#34;</code>) never match.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22([ \\t]*,[ \\t]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div>
<dt><code>If-None-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Entity tags as <a href="#header-ETag-DocumentETag"><code>ETag</code></a> gave them, separated by commas, or <code>*</code> for any. If the present version is among them, GET is answered with 304, without a body, and other methods with 412. <code>If-Match</code> is looked at first.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22([ \\t]*,[ \\t]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The document.</p>

<p class="media"><code>application/yaml</code> <a href="#schema-AsyncapiDocument">AsyncapiDocument</a></p>
<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoCache">Cache-Control</a>, <a href="#header-ETag-DocumentETag">ETag</a>, <a href="#header-Vary-VaryEncoding">Vary</a>, <a href="#header-Content-Encoding-ContentEncoding">Content-Encoding</a></p>
</dd></div><div>
<dt><span class="status s3">304</span></dt>
<dd>
<p>The document still has one of the versions in <code>If-None-Match</code>.</p>


<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoCache">Cache-Control</a>, <a href="#header-ETag-DocumentETag">ETag</a>, <a href="#header-Vary-VaryEncoding">Vary</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter doesn&#39;t fit.</p>
<p class="codes"><a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a></p>
</dd></div><div>
<dt><span class="status s4">412</span></dt>
<dd>
<p>The document is of no version in <code>If-Match</code>.</p>
<p class="codes"><a href="#error-version_mismatch"><code>version_mismatch</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a></p>
</dd></div></dl>
</div>
<div class="trying">
<div class="card request">
<figure>
<figcaption>Request</figcaption>
<pre><code data-language="sh" data-curl>curl http://127.0.0.1:3000/asyncapi.yaml</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="GET" data-path="/asyncapi.yaml" aria-label="Try getAsyncapiYaml">
<div class="field"><label for="try-getAsyncapiYaml-If-Match"><code>If-Match</code> <span class="place">header</span></label><input id="try-getAsyncapiYaml-If-Match" name="If-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>
<div class="field"><label for="try-getAsyncapiYaml-If-None-Match"><code>If-None-Match</code> <span class="place">header</span></label><input id="try-getAsyncapiYaml-If-None-Match" name="If-None-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>


<button type="submit">Send GET</button>
</form>
<p class="outcome" role="status"></p>
<div class="answer"></div>
</details>
</div>

<figure class="card">
<figcaption><span class="status s2">200</span> application/yaml</figcaption>
<pre><code data-language="json">{
  &#34;asyncapi&#34;: &#34;3.0.0&#34;,
  &#34;info&#34;: { &#34;title&#34;: &#34;rowfeed&#34;, &#34;version&#34;: &#34;0.1.0&#34; }
}</code></pre>
</figure>

</div>
</section>
<section class="operation" id="getRoot" aria-labelledby="getRoot-title">
<header>
<h3 id="getRoot-title"><a href="#getRoot">Find the console</a></h3>
<p class="route"><span class="method get">GET</span> <code>/</code></p>
<p class="facts"><code>getRoot</code> &#183; no key needed</p>
</header>
<div class="reading">
<p>Leads to the console, where a browser that was given this address alone has something to see.</p>




<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s3">302</span></dt>
<dd>
<p>The console is there.</p>


<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoCache">Cache-Control</a>, <a href="#header-Location-ConsoleLocation">Location</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>There is a parameter, and none is taken.</p>
<p class="codes"><a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a></p>
</dd></div></dl>
</div>
<div class="trying">
<div class="card request">
<figure>
<figcaption>Request</figcaption>
<pre><code data-language="sh" data-curl>curl http://127.0.0.1:3000/</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="GET" data-path="/" aria-label="Try getRoot">


<button type="submit">Send GET</button>
</form>
<p class="outcome" role="status"></p>
<div class="answer"></div>
</details>
</div>


</div>
</section>
<section class="operation" id="getConsole" aria-labelledby="getConsole-title">
<header>
<h3 id="getConsole-title"><a href="#getConsole">Open the console</a></h3>
<p class="route"><span class="method get">GET</span> <code>/console</code></p>
<p class="facts"><code>getConsole</code> &#183; no key needed</p>
</header>
<div class="reading">
<p>A page to see collections live, to change rows, to make and end keys and to read the usage. It is a client of this interface, loads nothing from elsewhere, and keeps the key that it is given in memory alone.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>Accept-Encoding</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>The codings that the client can read, as HTTP libraries send them by themselves (<a href="https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3">RFC 9110</a>). The one that it likes best is taken, of those that it likes the same <code>br</code> before <code>gzip</code>, and either before none.</dd>
<dd class="limits">at most 1024 characters &#183; for example <code>gzip</code></dd>
</div>
<div>
<dt><code>If-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Entity tags as <a href="#header-ETag-DocumentETag"><code>ETag</code></a> gave them, separated by commas, or <code>*</code> for any. The request is carried out only if the present version is among them, else the answer is 412. Weak tags (<code>W/&#34;...&#34;</code>) never match.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22([ \\t]*,[ \\t]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div>
<dt><code>If-None-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Entity tags as <a href="#header-ETag-DocumentETag"><code>ETag</code></a> gave them, separated by commas, or <code>*</code> for any. If the present version is among them, GET is answered with 304, without a body, and other methods with 412. <code>If-Match</code> is looked at first.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22([ \\t]*,[ \\t]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The page.</p>

<p class="media"><code>text/html</code> <a href="#schema-HtmlPage">HtmlPage</a></p>
<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoCache">Cache-Control</a>, <a href="#header-ETag-DocumentETag">ETag</a>, <a href="#header-Vary-VaryEncoding">Vary</a>, <a href="#header-Content-Encoding-ContentEncoding">Content-Encoding</a>, <a href="#header-Content-Security-Policy-ContentSecurityPolicy">Content-Security-Policy</a></p>
</dd></div><div>
<dt><span class="status s3">304</span></dt>
<dd>
<p>The document still has one of the versions in <code>If-None-Match</code>.</p>


<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoCache">Cache-Control</a>, <a href="#header-ETag-DocumentETag">ETag</a>, <a href="#header-Vary-VaryEncoding">Vary</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter doesn&#39;t fit.</p>
<p class="codes"><a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a></p>
</dd></div><div>
<dt><span class="status s4">412</span></dt>
<dd>
<p>The document is of no version in <code>If-Match</code>.</p>
<p class="codes"><a href="#error-version_mismatch"><code>version_mismatch</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a></p>
</dd></div></dl>
</div>
<div class="trying">
<div class="card request">
<figure>
<figcaption>Request</figcaption>
<pre><code data-language="sh" data-curl>curl http://127.0.0.1:3000/console</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="GET" data-path="/console" aria-label="Try getConsole">
<div class="field"><label for="try-getConsole-If-Match"><code>If-Match</code> <span class="place">header</span></label><input id="try-getConsole-If-Match" name="If-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>
<div class="field"><label for="try-getConsole-If-None-Match"><code>If-None-Match</code> <span class="place">header</span></label><input id="try-getConsole-If-None-Match" name="If-None-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>


<button type="submit">Send GET</button>
</form>
<p class="outcome" role="status"></p>
<div class="answer"></div>
</details>
</div>

<figure class="card">
<figcaption><span class="status s2">200</span> text/html</figcaption>
<pre><code data-language="text">&#60;!doctype html&#62;&#60;html lang=&#34;en&#34;&#62;&#60;head&#62;&#60;title&#62;rowfeed&#60;/title&#62;&#60;/head&#62;&#60;body&#62;...&#60;/body&#62;&#60;/html&#62;</code></pre>
</figure>

</div>
</section>
<section class="operation" id="getConsoleAsset" aria-labelledby="getConsoleAsset-title">
<header>
<h3 id="getConsoleAsset-title"><a href="#getConsoleAsset">Read a part of the console</a></h3>
<p class="route"><span class="method get">GET</span> <code>/console/<var>{asset}</var></code></p>
<p class="facts"><code>getConsoleAsset</code> &#183; no key needed</p>
</header>
<div class="reading">
<p>Script and style of the console, under names made of what they hold.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>asset</code> <span class="kind">string</span> <span class="place">path</span> <span class="required">required</span></dt>
<dd>The name of the part, as the page has it. One that isn&#39;t there is 404.</dd>
<dd class="limits">1 to 64 characters &#183; for example <code>app-0123456789abcdefghijkl.js</code></dd>
</div>
<div>
<dt><code>Accept-Encoding</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>The codings that the client can read, as HTTP libraries send them by themselves (<a href="https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3">RFC 9110</a>). The one that it likes best is taken, of those that it likes the same <code>br</code> before <code>gzip</code>, and either before none.</dd>
<dd class="limits">at most 1024 characters &#183; for example <code>gzip</code></dd>
</div>
<div>
<dt><code>If-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Entity tags as <a href="#header-ETag-DocumentETag"><code>ETag</code></a> gave them, separated by commas, or <code>*</code> for any. The request is carried out only if the present version is among them, else the answer is 412. Weak tags (<code>W/&#34;...&#34;</code>) never match.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22([ \\t]*,[ \\t]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div>
<dt><code>If-None-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Entity tags as <a href="#header-ETag-DocumentETag"><code>ETag</code></a> gave them, separated by commas, or <code>*</code> for any. If the present version is among them, GET is answered with 304, without a body, and other methods with 412. <code>If-Match</code> is looked at first.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22([ \\t]*,[ \\t]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The part.</p>

<p class="media"><code>text/javascript</code> <a href="#schema-SourceText">SourceText</a></p><p class="media"><code>text/css</code> <a href="#schema-SourceText">SourceText</a></p>
<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-Immutable">Cache-Control</a>, <a href="#header-ETag-DocumentETag">ETag</a>, <a href="#header-Vary-VaryEncoding">Vary</a>, <a href="#header-Content-Encoding-ContentEncoding">Content-Encoding</a></p>
</dd></div><div>
<dt><span class="status s3">304</span></dt>
<dd>
<p>The part still has one of the versions in <code>If-None-Match</code>.</p>


<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-Immutable">Cache-Control</a>, <a href="#header-ETag-DocumentETag">ETag</a>, <a href="#header-Vary-VaryEncoding">Vary</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter doesn&#39;t fit.</p>
<p class="codes"><a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a></p>
</dd></div><div>
<dt><span class="status s4">404</span></dt>
<dd>
<p>There is no such part.</p>
<p class="codes"><a href="#error-route_not_found"><code>route_not_found</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a></p>
</dd></div><div>
<dt><span class="status s4">412</span></dt>
<dd>
<p>The document is of no version in <code>If-Match</code>.</p>
<p class="codes"><a href="#error-version_mismatch"><code>version_mismatch</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a></p>
</dd></div></dl>
</div>
<div class="trying">
<div class="card request">
<figure>
<figcaption>Request</figcaption>
<pre><code data-language="sh" data-curl>curl http://127.0.0.1:3000/console/app-0123456789abcdefghijkl.js</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="GET" data-path="/console/{asset}" aria-label="Try getConsoleAsset">
<div class="field"><label for="try-getConsoleAsset-asset"><code>asset</code> <span class="place">path</span></label><input id="try-getConsoleAsset-asset" name="asset" data-in="path" required type="text" autocomplete="off" autocapitalize="off" spellcheck="false" value="app-0123456789abcdefghijkl.js"></div>
<div class="field"><label for="try-getConsoleAsset-If-Match"><code>If-Match</code> <span class="place">header</span></label><input id="try-getConsoleAsset-If-Match" name="If-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>
<div class="field"><label for="try-getConsoleAsset-If-None-Match"><code>If-None-Match</code> <span class="place">header</span></label><input id="try-getConsoleAsset-If-None-Match" name="If-None-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>


<button type="submit">Send GET</button>
</form>
<p class="outcome" role="status"></p>
<div class="answer"></div>
</details>
</div>

<figure class="card">
<figcaption><span class="status s2">200</span> text/javascript</figcaption>
<pre><code data-language="text">document.title = &#39;rowfeed&#39;;</code></pre>
</figure>
<figure class="card">
<figcaption><span class="status s2">200</span> text/css</figcaption>
<pre><code data-language="text">body { margin: 0 }</code></pre>
</figure>

</div>
</section>
<section class="operation" id="getDocs" aria-labelledby="getDocs-title">
<header>
<h3 id="getDocs-title"><a href="#getDocs">Read both contracts as a page</a></h3>
<p class="route"><span class="method get">GET</span> <code>/docs</code></p>
<p class="facts"><code>getDocs</code> &#183; no key needed</p>
</header>
<div class="reading">
<p>One page with both contracts, to read and to try with a key. It loads nothing from elsewhere.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>Accept-Encoding</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>The codings that the client can read, as HTTP libraries send them by themselves (<a href="https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3">RFC 9110</a>). The one that it likes best is taken, of those that it likes the same <code>br</code> before <code>gzip</code>, and either before none.</dd>
<dd class="limits">at most 1024 characters &#183; for example <code>gzip</code></dd>
</div>
<div>
<dt><code>If-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Entity tags as <a href="#header-ETag-DocumentETag"><code>ETag</code></a> gave them, separated by commas, or <code>*</code> for any. The request is carried out only if the present version is among them, else the answer is 412. Weak tags (<code>W/&#34;...&#34;</code>) never match.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22([ \\t]*,[ \\t]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div>
<dt><code>If-None-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Entity tags as <a href="#header-ETag-DocumentETag"><code>ETag</code></a> gave them, separated by commas, or <code>*</code> for any. If the present version is among them, GET is answered with 304, without a body, and other methods with 412. <code>If-Match</code> is looked at first.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22([ \\t]*,[ \\t]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The page.</p>

<p class="media"><code>text/html</code> <a href="#schema-HtmlPage">HtmlPage</a></p>
<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoCache">Cache-Control</a>, <a href="#header-ETag-DocumentETag">ETag</a>, <a href="#header-Vary-VaryEncoding">Vary</a>, <a href="#header-Content-Encoding-ContentEncoding">Content-Encoding</a>, <a href="#header-Content-Security-Policy-ContentSecurityPolicy">Content-Security-Policy</a></p>
</dd></div><div>
<dt><span class="status s3">304</span></dt>
<dd>
<p>The document still has one of the versions in <code>If-None-Match</code>.</p>


<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoCache">Cache-Control</a>, <a href="#header-ETag-DocumentETag">ETag</a>, <a href="#header-Vary-VaryEncoding">Vary</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter doesn&#39;t fit.</p>
<p class="codes"><a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a></p>
</dd></div><div>
<dt><span class="status s4">412</span></dt>
<dd>
<p>The document is of no version in <code>If-Match</code>.</p>
<p class="codes"><a href="#error-version_mismatch"><code>version_mismatch</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a></p>
</dd></div></dl>
</div>
<div class="trying">
<div class="card request">
<figure>
<figcaption>Request</figcaption>
<pre><code data-language="sh" data-curl>curl http://127.0.0.1:3000/docs</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="GET" data-path="/docs" aria-label="Try getDocs">
<div class="field"><label for="try-getDocs-If-Match"><code>If-Match</code> <span class="place">header</span></label><input id="try-getDocs-If-Match" name="If-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>
<div class="field"><label for="try-getDocs-If-None-Match"><code>If-None-Match</code> <span class="place">header</span></label><input id="try-getDocs-If-None-Match" name="If-None-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>


<button type="submit">Send GET</button>
</form>
<p class="outcome" role="status"></p>
<div class="answer"></div>
</details>
</div>

<figure class="card">
<figcaption><span class="status s2">200</span> text/html</figcaption>
<pre><code data-language="text">&#60;!doctype html&#62;&#60;html lang=&#34;en&#34;&#62;&#60;head&#62;&#60;title&#62;rowfeed&#60;/title&#62;&#60;/head&#62;&#60;body&#62;...&#60;/body&#62;&#60;/html&#62;</code></pre>
</figure>

</div>
</section>
<section class="operation" id="getGuide" aria-labelledby="getGuide-title">
<header>
<h3 id="getGuide-title"><a href="#getGuide">Read a guide</a></h3>
<p class="route"><span class="method get">GET</span> <code>/docs/<var>{guide}</var></code></p>
<p class="facts"><code>getGuide</code> &#183; no key needed</p>
</header>
<div class="reading">
<p>A page about one side of the service, such as running it or following a feed. <a href="#getDocs"><code>/docs</code></a> lists them. It loads nothing from elsewhere.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>guide</code> <span class="kind">string</span> <span class="place">path</span> <span class="required">required</span></dt>
<dd>The guide&#39;s name. One that isn&#39;t there is 404.</dd>
<dd class="limits">1 to 64 characters &#183; for example <code>feed</code></dd>
</div>
<div>
<dt><code>Accept-Encoding</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>The codings that the client can read, as HTTP libraries send them by themselves (<a href="https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3">RFC 9110</a>). The one that it likes best is taken, of those that it likes the same <code>br</code> before <code>gzip</code>, and either before none.</dd>
<dd class="limits">at most 1024 characters &#183; for example <code>gzip</code></dd>
</div>
<div>
<dt><code>If-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Entity tags as <a href="#header-ETag-DocumentETag"><code>ETag</code></a> gave them, separated by commas, or <code>*</code> for any. The request is carried out only if the present version is among them, else the answer is 412. Weak tags (<code>W/&#34;...&#34;</code>) never match.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22([ \\t]*,[ \\t]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div>
<dt><code>If-None-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Entity tags as <a href="#header-ETag-DocumentETag"><code>ETag</code></a> gave them, separated by commas, or <code>*</code> for any. If the present version is among them, GET is answered with 304, without a body, and other methods with 412. <code>If-Match</code> is looked at first.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22([ \\t]*,[ \\t]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The page.</p>

<p class="media"><code>text/html</code> <a href="#schema-HtmlPage">HtmlPage</a></p>
<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoCache">Cache-Control</a>, <a href="#header-ETag-DocumentETag">ETag</a>, <a href="#header-Vary-VaryEncoding">Vary</a>, <a href="#header-Content-Encoding-ContentEncoding">Content-Encoding</a>, <a href="#header-Content-Security-Policy-ContentSecurityPolicy">Content-Security-Policy</a></p>
</dd></div><div>
<dt><span class="status s3">304</span></dt>
<dd>
<p>The document still has one of the versions in <code>If-None-Match</code>.</p>


<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoCache">Cache-Control</a>, <a href="#header-ETag-DocumentETag">ETag</a>, <a href="#header-Vary-VaryEncoding">Vary</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter doesn&#39;t fit.</p>
<p class="codes"><a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a></p>
</dd></div><div>
<dt><span class="status s4">404</span></dt>
<dd>
<p>There is no such guide.</p>
<p class="codes"><a href="#error-route_not_found"><code>route_not_found</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a></p>
</dd></div><div>
<dt><span class="status s4">412</span></dt>
<dd>
<p>The document is of no version in <code>If-Match</code>.</p>
<p class="codes"><a href="#error-version_mismatch"><code>version_mismatch</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a></p>
</dd></div></dl>
</div>
<div class="trying">
<div class="card request">
<figure>
<figcaption>Request</figcaption>
<pre><code data-language="sh" data-curl>curl http://127.0.0.1:3000/docs/feed</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="GET" data-path="/docs/{guide}" aria-label="Try getGuide">
<div class="field"><label for="try-getGuide-guide"><code>guide</code> <span class="place">path</span></label><input id="try-getGuide-guide" name="guide" data-in="path" required type="text" autocomplete="off" autocapitalize="off" spellcheck="false" value="feed"></div>
<div class="field"><label for="try-getGuide-If-Match"><code>If-Match</code> <span class="place">header</span></label><input id="try-getGuide-If-Match" name="If-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>
<div class="field"><label for="try-getGuide-If-None-Match"><code>If-None-Match</code> <span class="place">header</span></label><input id="try-getGuide-If-None-Match" name="If-None-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>


<button type="submit">Send GET</button>
</form>
<p class="outcome" role="status"></p>
<div class="answer"></div>
</details>
</div>

<figure class="card">
<figcaption><span class="status s2">200</span> text/html</figcaption>
<pre><code data-language="text">&#60;!doctype html&#62;&#60;html lang=&#34;en&#34;&#62;&#60;head&#62;&#60;title&#62;Following a feed&#60;/title&#62;&#60;/head&#62;&#60;body&#62;...&#60;/body&#62;&#60;/html&#62;</code></pre>
</figure>

</div>
</section>
</section>

<section class="shared" id="errors" aria-labelledby="errors-title">
<h2 id="errors-title"><a href="#errors">Error codes</a></h2>
<div class="wide"><table>
<thead><tr><th scope="col">Status</th><th scope="col">Code</th><th scope="col">Meaning</th></tr></thead>
<tbody><tr id="error-request_malformed">
<td><span class="status s4">400</span></td>
<th scope="row"><a href="#error-request_malformed"><code>request_malformed</code></a></th>
<td><strong>The request can&#39;t be parsed.</strong> The request line, a header or the WebSocket handshake is not well-formed, or <code>Host</code> or <code>Content-Type</code> comes twice.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:request_malformed&#34;,
  &#34;title&#34;: &#34;The request can&#39;t be parsed&#34;,
  &#34;status&#34;: 400,
  &#34;detail&#34;: &#34;The WebSocket handshake is malformed.&#34;,
  &#34;instance&#34;: &#34;/ws&#34;,
  &#34;code&#34;: &#34;request_malformed&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-credentials_conflict">
<td><span class="status s4">400</span></td>
<th scope="row"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a></th>
<td><strong>Two different keys.</strong> The request bears API keys in more than one place, and they differ.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:credentials_conflict&#34;,
  &#34;title&#34;: &#34;Two different keys&#34;,
  &#34;status&#34;: 400,
  &#34;detail&#34;: &#34;The request presents two keys that differ.&#34;,
  &#34;instance&#34;: &#34;/v1/collections&#34;,
  &#34;code&#34;: &#34;credentials_conflict&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-parameter_invalid">
<td><span class="status s4">400</span></td>
<th scope="row"><a href="#error-parameter_invalid"><code>parameter_invalid</code></a></th>
<td><strong>A parameter does not fit the contract.</strong> A path, query or header parameter is missing, unknown, repeated or has a value that isn&#39;t allowed.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:parameter_invalid&#34;,
  &#34;title&#34;: &#34;A parameter does not fit the contract&#34;,
  &#34;status&#34;: 400,
  &#34;detail&#34;: &#34;colour is not a parameter of this operation; limit must be at most 1000.&#34;,
  &#34;instance&#34;: &#34;/v1/collections/notes/rows&#34;,
  &#34;code&#34;: &#34;parameter_invalid&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;,
  &#34;errors&#34;: [
    {
      &#34;parameter&#34;: &#34;colour&#34;,
      &#34;detail&#34;: &#34;is not a parameter of this operation&#34;
    },
    {
      &#34;parameter&#34;: &#34;limit&#34;,
      &#34;detail&#34;: &#34;must be at most 1000&#34;
    }
  ]
}</code></pre></details></td></tr>
<tr id="error-body_malformed">
<td><span class="status s4">400</span></td>
<th scope="row"><a href="#error-body_malformed"><code>body_malformed</code></a></th>
<td><strong>The body is not JSON.</strong> The body is empty, is not well-formed JSON, or is not valid UTF-8.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:body_malformed&#34;,
  &#34;title&#34;: &#34;The body is not JSON&#34;,
  &#34;status&#34;: 400,
  &#34;detail&#34;: &#34;The body is not valid JSON.&#34;,
  &#34;instance&#34;: &#34;/v1/collections/notes/rows&#34;,
  &#34;code&#34;: &#34;body_malformed&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-body_invalid">
<td><span class="status s4">400</span></td>
<th scope="row"><a href="#error-body_invalid"><code>body_invalid</code></a></th>
<td><strong>The body does not fit the contract.</strong> The body is JSON, but not of the form that the operation takes.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:body_invalid&#34;,
  &#34;title&#34;: &#34;The body does not fit the contract&#34;,
  &#34;status&#34;: 400,
  &#34;detail&#34;: &#34;/3/id must not be sent; the service gives out ids.&#34;,
  &#34;instance&#34;: &#34;/v1/collections/notes/rows&#34;,
  &#34;code&#34;: &#34;body_invalid&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;,
  &#34;errors&#34;: [
    {
      &#34;pointer&#34;: &#34;/3/id&#34;,
      &#34;detail&#34;: &#34;must not be sent; the service gives out ids&#34;
    }
  ]
}</code></pre></details></td></tr>
<tr id="error-page_too_large">
<td><span class="status s4">400</span></td>
<th scope="row"><a href="#error-page_too_large"><code>page_too_large</code></a></th>
<td><strong>The page is too large.</strong> The rows of this page are over 16 MiB together; ask for fewer with a smaller <code>limit</code>.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:page_too_large&#34;,
  &#34;title&#34;: &#34;The page is too large&#34;,
  &#34;status&#34;: 400,
  &#34;detail&#34;: &#34;The page is over 16 MiB; ask for fewer rows.&#34;,
  &#34;instance&#34;: &#34;/v1/collections/notes/rows&#34;,
  &#34;code&#34;: &#34;page_too_large&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;,
  &#34;errors&#34;: [
    {
      &#34;parameter&#34;: &#34;limit&#34;,
      &#34;detail&#34;: &#34;must be smaller for rows as large as these&#34;
    }
  ]
}</code></pre></details></td></tr>
<tr id="error-query_too_costly">
<td><span class="status s4">400</span></td>
<th scope="row"><a href="#error-query_too_costly"><code>query_too_costly</code></a></th>
<td><strong>The list takes too long.</strong> The list was given up after 10 s, or 5 s with a <code>filter</code>. A collection this large is listed by <code>id</code>, or by a field once its index is made, which begins when it is first asked for.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:query_too_costly&#34;,
  &#34;title&#34;: &#34;The list takes too long&#34;,
  &#34;status&#34;: 400,
  &#34;detail&#34;: &#34;The list was given up after 10 s; ask again once an index is made that serves it, or for fewer rows by another filter or order.&#34;,
  &#34;instance&#34;: &#34;/v1/collections/notes/rows&#34;,
  &#34;code&#34;: &#34;query_too_costly&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;,
  &#34;errors&#34;: [
    {
      &#34;parameter&#34;: &#34;order_by&#34;,
      &#34;detail&#34;: &#34;takes too long in a collection as large as this&#34;
    }
  ]
}</code></pre></details></td></tr>
<tr id="error-key_missing">
<td><span class="status s4">401</span></td>
<th scope="row"><a href="#error-key_missing"><code>key_missing</code></a></th>
<td><strong>An API key is needed.</strong> The request bears no API key.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:key_missing&#34;,
  &#34;title&#34;: &#34;An API key is needed&#34;,
  &#34;status&#34;: 401,
  &#34;detail&#34;: &#34;An API key is needed: send it as \\&#34;Authorization: Bearer &#60;key&#62;\\&#34;.&#34;,
  &#34;instance&#34;: &#34;/v1/collections&#34;,
  &#34;code&#34;: &#34;key_missing&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-key_invalid">
<td><span class="status s4">401</span></td>
<th scope="row"><a href="#error-key_invalid"><code>key_invalid</code></a></th>
<td><strong>The API key is not valid.</strong> The key is malformed, unknown, revoked or expired.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:key_invalid&#34;,
  &#34;title&#34;: &#34;The API key is not valid&#34;,
  &#34;status&#34;: 401,
  &#34;detail&#34;: &#34;The API key is not valid.&#34;,
  &#34;instance&#34;: &#34;/v1/collections&#34;,
  &#34;code&#34;: &#34;key_invalid&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-scope_insufficient">
<td><span class="status s4">403</span></td>
<th scope="row"><a href="#error-scope_insufficient"><code>scope_insufficient</code></a></th>
<td><strong>The API key does not allow this.</strong> The key lacks the scope for this operation, or is bound to other collections.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:scope_insufficient&#34;,
  &#34;title&#34;: &#34;The API key does not allow this&#34;,
  &#34;status&#34;: 403,
  &#34;detail&#34;: &#34;This takes a key with the scope write.&#34;,
  &#34;instance&#34;: &#34;/v1/collections/notes/rows&#34;,
  &#34;code&#34;: &#34;scope_insufficient&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-grant_exceeded">
<td><span class="status s4">403</span></td>
<th scope="row"><a href="#error-grant_exceeded"><code>grant_exceeded</code></a></th>
<td><strong>The key does not have that itself.</strong> The key would give, change or end what it doesn&#39;t have itself: a scope, a collection, or a later expiry.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:grant_exceeded&#34;,
  &#34;title&#34;: &#34;The key does not have that itself&#34;,
  &#34;status&#34;: 403,
  &#34;detail&#34;: &#34;This takes a key that has the scope write itself.&#34;,
  &#34;instance&#34;: &#34;/v1/keys&#34;,
  &#34;code&#34;: &#34;grant_exceeded&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-limit_reached">
<td><span class="status s4">403</span></td>
<th scope="row"><a href="#error-limit_reached"><code>limit_reached</code></a></th>
<td><strong>The plan allows no more.</strong> The account&#39;s plan limits its collections, its rows or their bytes, and this would go beyond. <code>detail</code> names the limit. Nothing was stored. What is deleted makes room, and is always taken.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:limit_reached&#34;,
  &#34;title&#34;: &#34;The plan allows no more&#34;,
  &#34;status&#34;: 403,
  &#34;detail&#34;: &#34;The plan starter allows 1,000 rows, and the account has 998; this adds 5.&#34;,
  &#34;instance&#34;: &#34;/v1/collections/notes/rows&#34;,
  &#34;code&#34;: &#34;limit_reached&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-origin_forbidden">
<td><span class="status s4">403</span></td>
<th scope="row"><a href="#error-origin_forbidden"><code>origin_forbidden</code></a></th>
<td><strong>The origin is not allowed.</strong> A web page of this origin may not open the feed; <code>ROWFEED_CORS_ORIGIN</code> lists those that may.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:origin_forbidden&#34;,
  &#34;title&#34;: &#34;The origin is not allowed&#34;,
  &#34;status&#34;: 403,
  &#34;detail&#34;: &#34;Browsers may not open a feed from this origin.&#34;,
  &#34;instance&#34;: &#34;/ws&#34;,
  &#34;code&#34;: &#34;origin_forbidden&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-route_not_found">
<td><span class="status s4">404</span></td>
<th scope="row"><a href="#error-route_not_found"><code>route_not_found</code></a></th>
<td><strong>There is no such route.</strong> The path is none of this interface&#39;s. Paths are exact, without a trailing slash.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:route_not_found&#34;,
  &#34;title&#34;: &#34;There is no such route&#34;,
  &#34;status&#34;: 404,
  &#34;detail&#34;: &#34;There is no part app-0123456789abcdefghijkl.js.&#34;,
  &#34;instance&#34;: &#34;/console/app-0123456789abcdefghijkl.js&#34;,
  &#34;code&#34;: &#34;route_not_found&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-collection_not_found">
<td><span class="status s4">404</span></td>
<th scope="row"><a href="#error-collection_not_found"><code>collection_not_found</code></a></th>
<td><strong>There is no such collection.</strong> The account has no collection of this name.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:collection_not_found&#34;,
  &#34;title&#34;: &#34;There is no such collection&#34;,
  &#34;status&#34;: 404,
  &#34;detail&#34;: &#34;There is no collection notes.&#34;,
  &#34;instance&#34;: &#34;/v1/collections/notes/rows/7&#34;,
  &#34;code&#34;: &#34;collection_not_found&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-row_not_found">
<td><span class="status s4">404</span></td>
<th scope="row"><a href="#error-row_not_found"><code>row_not_found</code></a></th>
<td><strong>There is no such row.</strong> The collection has no row with this id, or has it no longer.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:row_not_found&#34;,
  &#34;title&#34;: &#34;There is no such row&#34;,
  &#34;status&#34;: 404,
  &#34;detail&#34;: &#34;There is no row 7 in notes.&#34;,
  &#34;instance&#34;: &#34;/v1/collections/notes/rows/7&#34;,
  &#34;code&#34;: &#34;row_not_found&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-key_not_found">
<td><span class="status s4">404</span></td>
<th scope="row"><a href="#error-key_not_found"><code>key_not_found</code></a></th>
<td><strong>There is no such key.</strong> The account has no key with this id.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:key_not_found&#34;,
  &#34;title&#34;: &#34;There is no such key&#34;,
  &#34;status&#34;: 404,
  &#34;detail&#34;: &#34;There is no key key_4fZ8mQ2rTn6W.&#34;,
  &#34;instance&#34;: &#34;/v1/keys/key_4fZ8mQ2rTn6W&#34;,
  &#34;code&#34;: &#34;key_not_found&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-method_not_allowed">
<td><span class="status s4">405</span></td>
<th scope="row"><a href="#error-method_not_allowed"><code>method_not_allowed</code></a></th>
<td><strong>The route does not have this method.</strong> The path exists, without this method. <a href="#header-Allow"><code>Allow</code></a> lists those it has.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:method_not_allowed&#34;,
  &#34;title&#34;: &#34;The route does not have this method&#34;,
  &#34;status&#34;: 405,
  &#34;detail&#34;: &#34;/v1/collections has GET, HEAD and POST, but not PUT.&#34;,
  &#34;instance&#34;: &#34;/v1/collections&#34;,
  &#34;code&#34;: &#34;method_not_allowed&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-request_timeout">
<td><span class="status s4">408</span></td>
<th scope="row"><a href="#error-request_timeout"><code>request_timeout</code></a></th>
<td><strong>The request took too long to arrive.</strong> The headers took over 10 s, or the whole request over 28 s.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:request_timeout&#34;,
  &#34;title&#34;: &#34;The request took too long to arrive&#34;,
  &#34;status&#34;: 408,
  &#34;detail&#34;: &#34;The request was not complete in time.&#34;,
  &#34;code&#34;: &#34;request_timeout&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-collection_exists">
<td><span class="status s4">409</span></td>
<th scope="row"><a href="#error-collection_exists"><code>collection_exists</code></a></th>
<td><strong>The collection exists already.</strong> The account has a collection of this name.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:collection_exists&#34;,
  &#34;title&#34;: &#34;The collection exists already&#34;,
  &#34;status&#34;: 409,
  &#34;detail&#34;: &#34;There is a collection notes already.&#34;,
  &#34;instance&#34;: &#34;/v1/collections&#34;,
  &#34;code&#34;: &#34;collection_exists&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-key_ended">
<td><span class="status s4">409</span></td>
<th scope="row"><a href="#error-key_ended"><code>key_ended</code></a></th>
<td><strong>The key has ended.</strong> The key was revoked or has expired, which is for good.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:key_ended&#34;,
  &#34;title&#34;: &#34;The key has ended&#34;,
  &#34;status&#34;: 409,
  &#34;detail&#34;: &#34;Key key_4fZ8mQ2rTn6W was revoked.&#34;,
  &#34;instance&#34;: &#34;/v1/keys/key_4fZ8mQ2rTn6W&#34;,
  &#34;code&#34;: &#34;key_ended&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-last_admin_key">
<td><span class="status s4">409</span></td>
<th scope="row"><a href="#error-last_admin_key"><code>last_admin_key</code></a></th>
<td><strong>The account needs an admin key.</strong> The last key of the account with the scope <code>admin</code> that never expires can&#39;t be ended, narrowed or left to expire.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:last_admin_key&#34;,
  &#34;title&#34;: &#34;The account needs an admin key&#34;,
  &#34;status&#34;: 409,
  &#34;detail&#34;: &#34;Beside key_4fZ8mQ2rTn6W the account has no key with the scope admin that never expires.&#34;,
  &#34;instance&#34;: &#34;/v1/keys/key_4fZ8mQ2rTn6W&#34;,
  &#34;code&#34;: &#34;last_admin_key&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-too_many_keys">
<td><span class="status s4">409</span></td>
<th scope="row"><a href="#error-too_many_keys"><code>too_many_keys</code></a></th>
<td><strong>The account has too many keys.</strong> The account has 10,000 keys, those that have ended included; <code>rowfeed keys create</code> makes more.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:too_many_keys&#34;,
  &#34;title&#34;: &#34;The account has too many keys&#34;,
  &#34;status&#34;: 409,
  &#34;detail&#34;: &#34;The account has 10000 keys.&#34;,
  &#34;instance&#34;: &#34;/v1/keys&#34;,
  &#34;code&#34;: &#34;too_many_keys&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-idempotency_in_progress">
<td><span class="status s4">409</span></td>
<th scope="row"><a href="#error-idempotency_in_progress"><code>idempotency_in_progress</code></a></th>
<td><strong>The same request is under way.</strong> Another request with this <code>Idempotency-Key</code> has yet to be answered. Send it again a second later.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:idempotency_in_progress&#34;,
  &#34;title&#34;: &#34;The same request is under way&#34;,
  &#34;status&#34;: 409,
  &#34;detail&#34;: &#34;A request with this Idempotency-Key has yet to be answered.&#34;,
  &#34;instance&#34;: &#34;/v1/collections/notes/rows&#34;,
  &#34;code&#34;: &#34;idempotency_in_progress&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-too_many_rows">
<td><span class="status s4">409</span></td>
<th scope="row"><a href="#error-too_many_rows"><code>too_many_rows</code></a></th>
<td><strong>More rows fit than may be written.</strong> More than <code>max_rows</code> rows fit the <code>filter</code>, or those that fit are over 4 MiB together, as they are or as they would be. Nothing was done.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:too_many_rows&#34;,
  &#34;title&#34;: &#34;More rows fit than may be written&#34;,
  &#34;status&#34;: 409,
  &#34;detail&#34;: &#34;More rows fit the filter than max_rows (50), or they are over 4 MiB together. Nothing was done.&#34;,
  &#34;instance&#34;: &#34;/v1/collections/notes/rows&#34;,
  &#34;code&#34;: &#34;too_many_rows&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-page_expired">
<td><span class="status s4">410</span></td>
<th scope="row"><a href="#error-page_expired"><code>page_expired</code></a></th>
<td><strong>The place of the page is no more.</strong> <code>after</code> leads to a collection that was made anew since, or behind a row by whose long value (over 256 bytes) the list is sorted, and which has another one now, or was deleted. List from the beginning.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:page_expired&#34;,
  &#34;title&#34;: &#34;The place of the page is no more&#34;,
  &#34;status&#34;: 410,
  &#34;detail&#34;: &#34;The collection was made anew since the page before this one; list it from the beginning.&#34;,
  &#34;instance&#34;: &#34;/v1/collections/notes/rows&#34;,
  &#34;code&#34;: &#34;page_expired&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-version_mismatch">
<td><span class="status s4">412</span></td>
<th scope="row"><a href="#error-version_mismatch"><code>version_mismatch</code></a></th>
<td><strong>The version is not as asked for.</strong> None of the entity tags in <code>If-Match</code> is the present one of what the path names, or one of those in <code>If-None-Match</code> is. Read it again.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:version_mismatch&#34;,
  &#34;title&#34;: &#34;The version is not as asked for&#34;,
  &#34;status&#34;: 412,
  &#34;detail&#34;: &#34;The list has another version than If-Match asks for.&#34;,
  &#34;instance&#34;: &#34;/v1/collections/notes/rows&#34;,
  &#34;code&#34;: &#34;version_mismatch&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-body_too_large">
<td><span class="status s4">413</span></td>
<th scope="row"><a href="#error-body_too_large"><code>body_too_large</code></a></th>
<td><strong>The body is too large.</strong> The body is over 1 MiB.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:body_too_large&#34;,
  &#34;title&#34;: &#34;The body is too large&#34;,
  &#34;status&#34;: 413,
  &#34;detail&#34;: &#34;The body is over 1048576 bytes.&#34;,
  &#34;instance&#34;: &#34;/v1/collections/notes/rows&#34;,
  &#34;code&#34;: &#34;body_too_large&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-media_type_unsupported">
<td><span class="status s4">415</span></td>
<th scope="row"><a href="#error-media_type_unsupported"><code>media_type_unsupported</code></a></th>
<td><strong>The body&#39;s media type is not supported.</strong> <code>Content-Type</code> is missing or not one the operation takes, has a charset other than UTF-8, or the body has a <a href="#header-Content-Encoding-ContentEncoding"><code>Content-Encoding</code></a>.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:media_type_unsupported&#34;,
  &#34;title&#34;: &#34;The body&#39;s media type is not supported&#34;,
  &#34;status&#34;: 415,
  &#34;detail&#34;: &#34;Send the body as application/json, in UTF-8.&#34;,
  &#34;instance&#34;: &#34;/v1/collections/notes/rows&#34;,
  &#34;code&#34;: &#34;media_type_unsupported&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-value_unsupported">
<td><span class="status s4">422</span></td>
<th scope="row"><a href="#error-value_unsupported"><code>value_unsupported</code></a></th>
<td><strong>A value can&#39;t be stored exactly.</strong> The body holds a value that would not come back equal, or that is over a limit for rows.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:value_unsupported&#34;,
  &#34;title&#34;: &#34;A value can&#39;t be stored exactly&#34;,
  &#34;status&#34;: 422,
  &#34;detail&#34;: &#34;The body holds values that could not be stored as they are.&#34;,
  &#34;instance&#34;: &#34;/v1/collections/notes/rows&#34;,
  &#34;code&#34;: &#34;value_unsupported&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;,
  &#34;errors&#34;: [
    {
      &#34;pointer&#34;: &#34;/0/serial&#34;,
      &#34;detail&#34;: &#34;is an integer that would be stored as 9007199254740992&#34;
    }
  ]
}</code></pre></details></td></tr>
<tr id="error-idempotency_key_reused">
<td><span class="status s4">422</span></td>
<th scope="row"><a href="#error-idempotency_key_reused"><code>idempotency_key_reused</code></a></th>
<td><strong>The idempotency key belongs to another request.</strong> A request with this <code>Idempotency-Key</code> was carried out that had another method, path, query, media type, <code>If-Match</code>, <code>Prefer</code> or body. A new request takes a new key.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:idempotency_key_reused&#34;,
  &#34;title&#34;: &#34;The idempotency key belongs to another request&#34;,
  &#34;status&#34;: 422,
  &#34;detail&#34;: &#34;This Idempotency-Key was sent with another request.&#34;,
  &#34;instance&#34;: &#34;/v1/collections/notes/rows&#34;,
  &#34;code&#34;: &#34;idempotency_key_reused&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-upgrade_required">
<td><span class="status s4">426</span></td>
<th scope="row"><a href="#error-upgrade_required"><code>upgrade_required</code></a></th>
<td><strong>This route speaks WebSocket.</strong> The request is not a WebSocket handshake.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:upgrade_required&#34;,
  &#34;title&#34;: &#34;This route speaks WebSocket&#34;,
  &#34;status&#34;: 426,
  &#34;detail&#34;: &#34;A feed is opened by a WebSocket handshake.&#34;,
  &#34;instance&#34;: &#34;/ws&#34;,
  &#34;code&#34;: &#34;upgrade_required&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-too_many_attempts">
<td><span class="status s4">429</span></td>
<th scope="row"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a></th>
<td><strong>Too many bad keys.</strong> Over 20 bad keys came from this address within a minute. Valid keys from it are not affected.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:too_many_attempts&#34;,
  &#34;title&#34;: &#34;Too many bad keys&#34;,
  &#34;status&#34;: 429,
  &#34;detail&#34;: &#34;Too many keys from this address were not valid.&#34;,
  &#34;instance&#34;: &#34;/v1/collections&#34;,
  &#34;code&#34;: &#34;too_many_attempts&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-quota_exceeded">
<td><span class="status s4">429</span></td>
<th scope="row"><a href="#error-quota_exceeded"><code>quota_exceeded</code></a></th>
<td><strong>The plan is used up.</strong> The account has made as many requests as its plan allows for now. <code>detail</code> names the policy.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:quota_exceeded&#34;,
  &#34;title&#34;: &#34;The plan is used up&#34;,
  &#34;status&#34;: 429,
  &#34;detail&#34;: &#34;The plan starter allows 10000 requests a day (policy \\&#34;day\\&#34;); the next begins at 2025-03-15T00:00:00.000Z.&#34;,
  &#34;instance&#34;: &#34;/v1/collections/notes/rows&#34;,
  &#34;code&#34;: &#34;quota_exceeded&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-too_many_sockets">
<td><span class="status s4">429</span></td>
<th scope="row"><a href="#error-too_many_sockets"><code>too_many_sockets</code></a></th>
<td><strong>The key has too many open feeds.</strong> The key has as many feeds open on this instance as are allowed.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:too_many_sockets&#34;,
  &#34;title&#34;: &#34;The key has too many open feeds&#34;,
  &#34;status&#34;: 429,
  &#34;detail&#34;: &#34;This key has 1000 open feeds, as many as it may.&#34;,
  &#34;instance&#34;: &#34;/ws&#34;,
  &#34;code&#34;: &#34;too_many_sockets&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-headers_too_large">
<td><span class="status s4">431</span></td>
<th scope="row"><a href="#error-headers_too_large"><code>headers_too_large</code></a></th>
<td><strong>The headers are too large.</strong> The request&#39;s headers are over 16 KiB.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:headers_too_large&#34;,
  &#34;title&#34;: &#34;The headers are too large&#34;,
  &#34;status&#34;: 431,
  &#34;detail&#34;: &#34;The headers are over 16384 bytes.&#34;,
  &#34;code&#34;: &#34;headers_too_large&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-internal_error">
<td><span class="status s5">500</span></td>
<th scope="row"><a href="#error-internal_error"><code>internal_error</code></a></th>
<td><strong>Something went wrong.</strong> A fault of the service. It is logged under the <code>request_id</code>.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:internal_error&#34;,
  &#34;title&#34;: &#34;Something went wrong&#34;,
  &#34;status&#34;: 500,
  &#34;detail&#34;: &#34;The service failed to answer this request.&#34;,
  &#34;instance&#34;: &#34;/v1/collections/notes/rows&#34;,
  &#34;code&#34;: &#34;internal_error&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-method_unknown">
<td><span class="status s5">501</span></td>
<th scope="row"><a href="#error-method_unknown"><code>method_unknown</code></a></th>
<td><strong>The method isn&#39;t known.</strong> The request has a method that the service knows for no path. Methods are case-sensitive.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:method_unknown&#34;,
  &#34;title&#34;: &#34;The method isn&#39;t known&#34;,
  &#34;status&#34;: 501,
  &#34;detail&#34;: &#34;The service knows no such method. Methods are case-sensitive.&#34;,
  &#34;code&#34;: &#34;method_unknown&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-sockets_exhausted">
<td><span class="status s5">503</span></td>
<th scope="row"><a href="#error-sockets_exhausted"><code>sockets_exhausted</code></a></th>
<td><strong>The instance has too many open feeds.</strong> This instance has as many feeds open as are allowed, over all keys.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:sockets_exhausted&#34;,
  &#34;title&#34;: &#34;The instance has too many open feeds&#34;,
  &#34;status&#34;: 503,
  &#34;detail&#34;: &#34;This instance has as many open feeds as it may.&#34;,
  &#34;instance&#34;: &#34;/ws&#34;,
  &#34;code&#34;: &#34;sockets_exhausted&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-database_unavailable">
<td><span class="status s5">503</span></td>
<th scope="row"><a href="#error-database_unavailable"><code>database_unavailable</code></a></th>
<td><strong>The database can&#39;t be reached.</strong> The database is unreachable, locked or failing. A write may have happened if <code>detail</code> says so.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:database_unavailable&#34;,
  &#34;title&#34;: &#34;The database can&#39;t be reached&#34;,
  &#34;status&#34;: 503,
  &#34;detail&#34;: &#34;The database cannot be used at the moment.&#34;,
  &#34;instance&#34;: &#34;/v1/collections/notes/rows&#34;,
  &#34;code&#34;: &#34;database_unavailable&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-overloaded">
<td><span class="status s5">503</span></td>
<th scope="row"><a href="#error-overloaded"><code>overloaded</code></a></th>
<td><strong>Too much at once.</strong> The service, or the part of it that one client may take, has more under way than it takes on. Nothing was done.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:overloaded&#34;,
  &#34;title&#34;: &#34;Too much at once&#34;,
  &#34;status&#34;: 503,
  &#34;detail&#34;: &#34;Too many requests are under way.&#34;,
  &#34;instance&#34;: &#34;/v1/collections/notes/rows&#34;,
  &#34;code&#34;: &#34;overloaded&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-shutting_down">
<td><span class="status s5">503</span></td>
<th scope="row"><a href="#error-shutting_down"><code>shutting_down</code></a></th>
<td><strong>The service is stopping.</strong> The instance is about to stop and takes no new requests. Nothing was done.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:shutting_down&#34;,
  &#34;title&#34;: &#34;The service is stopping&#34;,
  &#34;status&#34;: 503,
  &#34;detail&#34;: &#34;The service is stopping.&#34;,
  &#34;instance&#34;: &#34;/v1/collections/notes/rows&#34;,
  &#34;code&#34;: &#34;shutting_down&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-storage_full">
<td><span class="status s5">507</span></td>
<th scope="row"><a href="#error-storage_full"><code>storage_full</code></a></th>
<td><strong>The disk is full.</strong> The database has no room for the change. Nothing was changed, and reads still work.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:storage_full&#34;,
  &#34;title&#34;: &#34;The disk is full&#34;,
  &#34;status&#34;: 507,
  &#34;detail&#34;: &#34;The storage is full. Nothing was changed.&#34;,
  &#34;instance&#34;: &#34;/v1/collections/notes/rows&#34;,
  &#34;code&#34;: &#34;storage_full&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
</tbody></table></div>
</section>
<section class="shared" id="outside" aria-labelledby="outside-title">
<h2 id="outside-title"><a href="#outside">Answers outside any operation</a></h2>
<dl class="answers"><div>
<dt><span class="status s2">204</span></dt>
<dd>
<p>A preflight from an allowed origin, when cross-origin requests are on.</p>


<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>The request can&#39;t be parsed, or could be read in two ways (<a href="#error-request_malformed"><code>request_malformed</code></a>), or, under <code>/v1</code>, bears two different keys.</p>
<p class="codes"><a href="#error-request_malformed"><code>request_malformed</code></a> <a href="#error-credentials_conflict"><code>credentials_conflict</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a></p>
</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">404</span></dt>
<dd>
<p>No such path. Under <code>/v1</code> this is said only to a valid key.</p>
<p class="codes"><a href="#error-route_not_found"><code>route_not_found</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s4">405</span></dt>
<dd>
<p>The path exists, without this method.</p>
<p class="codes"><a href="#error-method_not_allowed"><code>method_not_allowed</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Allow">Allow</a></p>
</dd></div><div>
<dt><span class="status s4">408</span></dt>
<dd>
<p>The request took too long to arrive. The connection is closed.</p>
<p class="codes"><a href="#error-request_timeout"><code>request_timeout</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a></p>
</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The plan is used up, or too many bad keys came from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s4">431</span></dt>
<dd>
<p>The headers are too large. The connection is closed.</p>
<p class="codes"><a href="#error-headers_too_large"><code>headers_too_large</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a></p>
</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>A fault of the service.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a></p>
</dd></div><div>
<dt><span class="status s5">501</span></dt>
<dd>
<p>The service knows the method for no path. The connection is closed.</p>
<p class="codes"><a href="#error-method_unknown"><code>method_unknown</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a></p>
</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The service can&#39;t do this at the moment.</p>
<p class="codes"><a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>

<p class="headers">Headers: <a href="#header-Request-Id-RequestId">Request-Id</a>, <a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a>, <a href="#header-Cache-Control-NoStore">Cache-Control</a>, <a href="#header-RateLimit">RateLimit</a>, <a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a>, <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div></dl>
</section>
<section class="shared" id="headers" aria-labelledby="headers-title">
<h2 id="headers-title"><a href="#headers">Headers of answers</a></h2>
<p class="lead">What is marked with &#8220;always&#8221; is on every answer that lists it.</p>
<dl class="terms"><div id="header-Allow">
<dt><code>Allow</code> <span class="kind">string</span> <span class="required">always</span></dt>
<dd>The methods that the path has, separated by commas.</dd>
<dd class="limits">for example <code>GET, HEAD, POST</code></dd>
</div>
<div id="header-Cache-Control-Immutable">
<dt><code>Cache-Control</code> <span class="kind"><code>public, max-age=31536000, immutable</code></span> <span class="required">always</span></dt>
<dd>Any cache may keep it for ever.</dd>
</div>
<div id="header-Cache-Control-NoCache">
<dt><code>Cache-Control</code> <span class="kind"><code>no-cache</code></span> <span class="required">always</span></dt>
<dd>Any cache may keep the document, and has to ask each time whether it still holds.</dd>
</div>
<div id="header-Cache-Control-NoStore">
<dt><code>Cache-Control</code> <span class="kind"><code>no-store</code></span> <span class="required">always</span></dt>
<dd>No cache may keep the answer.</dd>
</div>
<div id="header-Cache-Control-PrivateNoCache">
<dt><code>Cache-Control</code> <span class="kind"><code>private, no-cache</code></span> <span class="required">always</span></dt>
<dd>Only the caller&#39;s own cache may keep the answer, and has to ask each time whether it still holds.</dd>
</div>
<div id="header-Collection-Cursor-CollectionCursor">
<dt><code>Collection-Cursor</code> <span class="kind"><a href="#schema-Cursor">Cursor</a></span> <span class="required">always</span></dt>
<dd>The collection&#39;s point in its sequence of changes to which this answer belongs; for a write, the point just after it. Pass it as <code>since</code> to <code>/ws</code> to follow on from here.</dd>
<dd class="limits">for example <code>k3f9x2mq-1042</code></dd>
</div>
<div id="header-Connection-ConnectionUpgrade">
<dt><code>Connection</code> <span class="kind"><code>Upgrade</code></span> <span class="required">always</span></dt>
<dd>Belongs to <a href="#header-Upgrade"><code>Upgrade</code></a>.</dd>
</div>
<div id="header-Content-Encoding-ContentEncoding">
<dt><code>Content-Encoding</code> <span class="kind"><code>br</code> or <code>gzip</code></span></dt>
<dd>How the body is compressed. Left out when it isn&#39;t.</dd>
<dd class="limits">for example <code>br</code></dd>
</div>
<div id="header-Content-Security-Policy-ContentSecurityPolicy">
<dt><code>Content-Security-Policy</code> <span class="kind">string</span> <span class="required">always</span></dt>
<dd>Forbids the page everything that it doesn&#39;t need.</dd>
<dd class="limits">for example <code>default-src &#39;none&#39;; connect-src &#39;self&#39;; base-uri &#39;none&#39;; form-action &#39;none&#39;; frame-ancestors &#39;none&#39;</code></dd>
</div>
<div id="header-ETag-DocumentETag">
<dt><code>ETag</code> <span class="kind">string</span> <span class="required">always</span></dt>
<dd>The document&#39;s version as an entity tag, another one for each coding.</dd>
<dd class="limits">matches <code>^&#34;[A-Za-z0-9_-]+&#34;$</code> &#183; for example <code>&#34;5u3xw0hGqk2v&#34;</code></dd>
</div>
<div id="header-ETag-ListETag">
<dt><code>ETag</code> <span class="kind">string</span> <span class="required">always</span></dt>
<dd>A weak entity tag, which stays the same until a row of the collection changes; that of a list of collections, until one of the account is made or deleted, or the key may use others. Sent as <code>If-None-Match</code> with the same request, it is answered with 304 until then.</dd>
<dd class="limits">matches <code>^W/&#34;[0-9A-Za-z_-]+&#34;$</code> &#183; for example <code>W/&#34;k3f9x2mq-1042&#34;</code></dd>
</div>
<div id="header-ETag-RowETag">
<dt><code>ETag</code> <span class="kind">string</span> <span class="required">always</span></dt>
<dd>The row&#39;s version as an entity tag, which is the cursor of its last change in quotes.</dd>
<dd class="limits">matches <code>^&#34;[0-9a-z]{1,16}-[1-9][0-9]{0,15}&#34;$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div id="header-Idempotent-Replayed-IdempotentReplayed">
<dt><code>Idempotent-Replayed</code> <span class="kind"><code>true</code></span></dt>
<dd>The request was carried out before, and this is the answer that it got then. Only with <code>Idempotency-Key</code>.</dd>
</div>
<div id="header-Link-NextLink">
<dt><code>Link</code> <span class="kind">string</span></dt>
<dd>The page behind this one, as a relative reference with <code>rel=&#34;next&#34;</code>: by <code>after</code>, or by <code>offset</code> to a client that has sent one. It is there exactly when there are further rows.</dd>
<dd class="limits">for example <code>&#60;/v1/collections/notes/rows?limit=2&#38;after=azNmOXgybXEANw9DH04SRwd1c&#38;order_by=id&#38;order=desc&#62;; rel=&#34;next&#34;</code></dd>
</div>
<div id="header-Location">
<dt><code>Location</code> <span class="kind">string <small>uri-reference</small></span> <span class="required">always</span></dt>
<dd>The path of the new collection.</dd>
<dd class="limits">for example <code>/v1/collections/notes</code></dd>
</div>
<div id="header-Location-ConsoleLocation">
<dt><code>Location</code> <span class="kind">string <small>uri-reference</small></span> <span class="required">always</span></dt>
<dd>The path of the console.</dd>
<dd class="limits">for example <code>/console</code></dd>
</div>
<div id="header-Next-After-NextAfter">
<dt><code>Next-After</code> <span class="kind">string</span></dt>
<dd>What <code>after</code> takes for the page behind this one. It is there exactly when there are further rows, and remains good across restarts and on all instances.</dd>
<dd class="limits">matches <code>^[A-Za-z0-9_-]{1,2048}$</code> &#183; for example <code>azNmOXgybXEANw9DH04SRwd1c</code></dd>
</div>
<div id="header-Preference-Applied-CountApplied">
<dt><code>Preference-Applied</code> <span class="kind"><code>count=exact</code></span></dt>
<dd>Says that the preference was followed.</dd>
</div>
<div id="header-Preference-Applied-ReturnApplied">
<dt><code>Preference-Applied</code> <span class="kind"><code>return=minimal</code></span></dt>
<dd>Says that the preference was followed.</dd>
</div>
<div id="header-RateLimit">
<dt><code>RateLimit</code> <span class="kind">string</span></dt>
<dd>On limited plans, once the key was found valid: for each policy the requests remaining (<code>r</code>) and the seconds until they are restored (<code>t</code>), as in the IETF draft on RateLimit header fields.</dd>
<dd class="limits">for example <code>&#34;day&#34;;r=9871;t=41210</code></dd>
</div>
<div id="header-RateLimit-Policy-RateLimitPolicy">
<dt><code>RateLimit-Policy</code> <span class="kind">string</span></dt>
<dd>On limited plans, once the key was found valid: each policy&#39;s requests (<code>q</code>) and its period in seconds (<code>w</code>), as in the IETF draft on RateLimit header fields.</dd>
<dd class="limits">for example <code>&#34;day&#34;;q=10000;w=86400</code></dd>
</div>
<div id="header-Request-Id-RequestId">
<dt><code>Request-Id</code> <span class="kind">string</span> <span class="required">always</span></dt>
<dd>Names this request in the service&#39;s log: the caller&#39;s <code>X-Request-Id</code> when it was well-formed, else a new one.</dd>
<dd class="limits">matches <code>^[A-Za-z0-9._~+/=:-]{1,128}$</code> &#183; for example <code>b7c41e5a90d24f6f</code></dd>
</div>
<div id="header-Retry-After-RetryAfter">
<dt><code>Retry-After</code> <span class="kind">integer <small>int32</small></span> <span class="required">always</span></dt>
<dd>The number of seconds after which to try again.</dd>
<dd class="limits">at least 1 &#183; for example <code>5</code></dd>
</div>
<div id="header-Retry-After-RetryInProgress">
<dt><code>Retry-After</code> <span class="kind">integer <small>int32</small></span></dt>
<dd>The number of seconds after which to try again, with <a href="#error-idempotency_in_progress"><code>idempotency_in_progress</code></a>.</dd>
<dd class="limits">at least 1 &#183; for example <code>1</code></dd>
</div>
<div id="header-Sec-WebSocket-Accept-WebSocketAccept">
<dt><code>Sec-WebSocket-Accept</code> <span class="kind">string</span> <span class="required">always</span></dt>
<dd>The service&#39;s proof that it understood the handshake.</dd>
<dd class="limits">for example <code>s3pPLMBiTxaQ9kYGzzhZRbK+xOo=</code></dd>
</div>
<div id="header-Sec-WebSocket-Version-WebSocketVersion">
<dt><code>Sec-WebSocket-Version</code> <span class="kind"><code>13</code></span></dt>
<dd>The version of the WebSocket protocol to use, when the handshake asked for another.</dd>
</div>
<div id="header-Total-Count-TotalCount">
<dt><code>Total-Count</code> <span class="kind">integer <small>int64</small></span></dt>
<dd>The number of rows in the collection, or of those that fit the <code>filter</code>, in the same snapshot. Only with <code>Prefer: count=exact</code>.</dd>
<dd class="limits">at least 0 &#183; for example <code>8</code></dd>
</div>
<div id="header-Upgrade">
<dt><code>Upgrade</code> <span class="kind"><code>websocket</code></span> <span class="required">always</span></dt>
<dd>The protocol of this route.</dd>
</div>
<div id="header-Vary-VaryEncoding">
<dt><code>Vary</code> <span class="kind">string</span> <span class="required">always</span></dt>
<dd>The headers of the request that another answer may come of.</dd>
<dd class="limits">matches <code>^(.*, *)?Accept-Encoding( *,.*)?$</code> &#183; for example <code>Accept-Encoding</code></dd>
</div>
<div id="header-WWW-Authenticate-WwwAuthenticate">
<dt><code>WWW-Authenticate</code> <span class="kind"><code>Bearer realm=&#34;rowfeed&#34;</code> or <code>Bearer realm=&#34;rowfeed&#34;, error=&#34;invalid_token&#34;</code></span> <span class="required">always</span></dt>
<dd>How to authenticate. When a key was sent and is no good, <code>error=&#34;invalid_token&#34;</code> is added.</dd>
<dd class="limits">for example <code>Bearer realm=&#34;rowfeed&#34;</code></dd>
</div>
<div id="header-X-Content-Type-Options-NoSniff">
<dt><code>X-Content-Type-Options</code> <span class="kind"><code>nosniff</code></span> <span class="required">always</span></dt>
<dd>Tells browsers to take the media type as given.</dd>
</div>
</dl>
<p>Besides, any answer may bear <code>Access-Control-Allow-Headers</code>, <code>Access-Control-Allow-Methods</code>, <code>Access-Control-Allow-Origin</code>, <code>Access-Control-Expose-Headers</code>, <code>Access-Control-Max-Age</code>, <code>Connection</code>, <code>Content-Length</code>, <code>Content-Type</code>, <code>Date</code>, <code>Keep-Alive</code>, <code>Transfer-Encoding</code>, <code>Vary</code>.</p>
</section>
<section class="shared" id="schemas" aria-labelledby="schemas-title">
<h2 id="schemas-title"><a href="#schemas">Schemas</a></h2>
<section class="model" id="schema-CollectionName">
<h3><a href="#schema-CollectionName">CollectionName</a> <span class="kind">string</span></h3>
<p>1 to 64 letters, digits, <code>_</code> and <code>-</code>, beginning with a letter or <code>_</code>. Case-sensitive.</p>
<p class="limits">matches <code>^[A-Za-z_][A-Za-z0-9_-]{0,63}$</code></p>

</section>
<section class="model" id="schema-Collection">
<h3><a href="#schema-Collection">Collection</a> <span class="kind">object</span></h3>
<p>A collection as it is listed. There is nothing but the name, now and later.</p>
<p class="limits">no other members</p>
<dl class="terms"><div>
<dt><code>name</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="required">required</span></dt>
<dd>1 to 64 letters, digits, <code>_</code> and <code>-</code>, beginning with a letter or <code>_</code>. Case-sensitive.</dd>
</div>
</dl>
</section>
<section class="model" id="schema-CollectionList">
<h3><a href="#schema-CollectionList">CollectionList</a> <span class="kind">array of <a href="#schema-Collection">Collection</a></span></h3>
<p>Collections by name, ascending.</p>


</section>
<section class="model" id="schema-CollectionInput">
<h3><a href="#schema-CollectionInput">CollectionInput</a> <span class="kind">object</span></h3>
<p>A collection to make. Other members are refused.</p>
<p class="limits">no other members</p>
<dl class="terms"><div>
<dt><code>name</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="required">required</span></dt>
<dd>1 to 64 letters, digits, <code>_</code> and <code>-</code>, beginning with a letter or <code>_</code>. Case-sensitive.</dd>
</div>
</dl>
</section>
<section class="model" id="schema-CollectionDetails">
<h3><a href="#schema-CollectionDetails">CollectionDetails</a> <span class="kind">object</span></h3>
<p>A collection, its size and its age.</p>

<dl class="terms"><div>
<dt><code>name</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="required">required</span></dt>
<dd>1 to 64 letters, digits, <code>_</code> and <code>-</code>, beginning with a letter or <code>_</code>. Case-sensitive.</dd>
</div>
<div>
<dt><code>rows</code> <span class="kind">integer <small>int64</small></span> <span class="required">required</span></dt>
<dd>How many rows it holds.</dd>
<dd class="limits">at least 0</dd>
</div>
<div>
<dt><code>created_at</code> <span class="kind">string <small>date-time</small></span> <span class="required">required</span></dt>
<dd>When it was made (RFC 3339, UTC).</dd>
</div>
</dl>
</section>
<section class="model" id="schema-RowId">
<h3><a href="#schema-RowId">RowId</a> <span class="kind">integer <small>int64</small></span></h3>
<p>Identifies a row in its collection. Given out by the service from 1 upwards, in the order of insertion; never given out again.</p>
<p class="limits">1 to 9007199254740991</p>

</section>
<section class="model" id="schema-RowFields">
<h3><a href="#schema-RowFields">RowFields</a> <span class="kind">object</span></h3>
<p>Fields named by the client, each with any JSON value. At most 1,000 in a row.</p>
<p class="limits">any further members</p>

</section>
<section class="model" id="schema-Row">
<h3><a href="#schema-Row">Row</a> <span class="kind">object with <a href="#schema-RowFields">RowFields</a></span></h3>
<p>A row, which is its <code>id</code> and the fields that the client gave it.</p>
<p class="limits">any further members</p>
<dl class="terms"><div>
<dt><code>id</code> <span class="kind"><a href="#schema-RowId">RowId</a></span> <span class="required">required</span></dt>
<dd>Identifies a row in its collection. Given out by the service from 1 upwards, in the order of insertion; never given out again.</dd>
</div>
</dl>
</section>
<section class="model" id="schema-RowList">
<h3><a href="#schema-RowList">RowList</a> <span class="kind">array of <a href="#schema-Row">Row</a></span></h3>
<p>Rows in the order asked for.</p>
<p class="limits">at most 1000 items</p>

</section>
<section class="model" id="schema-RowInput">
<h3><a href="#schema-RowInput">RowInput</a> <span class="kind">object</span></h3>
<p>A row to insert. It may have any fields but <code>id</code>, which the service gives out.</p>
<p class="limits">any further members &#183; without <code>id</code></p>

</section>
<section class="model" id="schema-RowInputList">
<h3><a href="#schema-RowInputList">RowInputList</a> <span class="kind">array of <a href="#schema-RowInput">RowInput</a></span></h3>
<p>The rows to insert, together or not at all.</p>
<p class="limits">1 to 1000 items</p>

</section>
<section class="model" id="schema-InsertedRowList">
<h3><a href="#schema-InsertedRowList">InsertedRowList</a> <span class="kind">array of <a href="#schema-Row">Row</a></span></h3>
<p>The inserted rows in the order of the request. With <code>Prefer: return=minimal</code> they have their <code>id</code> and no other fields.</p>
<p class="limits">1 to 1000 items</p>

</section>
<section class="model" id="schema-RowPatch">
<h3><a href="#schema-RowPatch">RowPatch</a> <span class="kind">object</span></h3>
<p>The fields to change. <code>id</code>, if sent, has to be the one in the path.</p>
<p class="limits">any further members</p>

</section>
<section class="model" id="schema-RowMergePatch">
<h3><a href="#schema-RowMergePatch">RowMergePatch</a> <span class="kind">object</span></h3>
<p>A merge patch (RFC 7396): the fields to change, where <code>null</code> removes one. <code>id</code>, if sent, has to be the one in the path.</p>
<p class="limits">any further members</p>

</section>
<section class="model" id="schema-ExportedText">
<h3><a href="#schema-ExportedText">ExportedText</a> <span class="kind">string</span></h3>
<p>Rows as lines of text.</p>


</section>
<section class="model" id="schema-RowReplacement">
<h3><a href="#schema-RowReplacement">RowReplacement</a> <span class="kind">object</span></h3>
<p>The fields of the row, all of them. <code>id</code>, if sent, has to be the one in the path.</p>
<p class="limits">any further members</p>

</section>
<section class="model" id="schema-RowsPatch">
<h3><a href="#schema-RowsPatch">RowsPatch</a> <span class="kind">object</span></h3>
<p>The fields to change, not <code>id</code>. As <code>application/merge-patch+json</code> (RFC 7396), <code>null</code> removes a field.</p>
<p class="limits">any further members &#183; without <code>id</code></p>

</section>
<section class="model" id="schema-RowsUpdated">
<h3><a href="#schema-RowsUpdated">RowsUpdated</a> <span class="kind">object</span></h3>
<p>How many rows fit, and how many of them differ now.</p>

<dl class="terms"><div>
<dt><code>matched</code> <span class="kind">integer <small>int32</small></span> <span class="required">required</span></dt>
<dd>How many rows fit the <code>filter</code>.</dd>
<dd class="limits">0 to 1000</dd>
</div>
<div>
<dt><code>changed</code> <span class="kind">integer <small>int32</small></span> <span class="required">required</span></dt>
<dd>How many of them differ now.</dd>
<dd class="limits">0 to 1000</dd>
</div>
</dl>
</section>
<section class="model" id="schema-RowsDeleted">
<h3><a href="#schema-RowsDeleted">RowsDeleted</a> <span class="kind">object</span></h3>
<p>How many rows were deleted.</p>

<dl class="terms"><div>
<dt><code>deleted</code> <span class="kind">integer <small>int32</small></span> <span class="required">required</span></dt>
<dd>How many rows fitted the <code>filter</code>.</dd>
<dd class="limits">0 to 1000</dd>
</div>
</dl>
</section>
<section class="model" id="schema-IdempotencyKey">
<h3><a href="#schema-IdempotencyKey">IdempotencyKey</a> <span class="kind">string</span></h3>
<p>A name for a request, which its client makes up at random.</p>
<p class="limits">1 to 257 characters &#183; matches <code>^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$</code></p>

</section>
<section class="model" id="schema-EventKind">
<h3><a href="#schema-EventKind">EventKind</a> <span class="kind"><code>insert</code> or <code>update</code> or <code>delete</code></span></h3>
<p>A kind of change.</p>


</section>
<section class="model" id="schema-Cursor">
<h3><a href="#schema-Cursor">Cursor</a> <span class="kind">string</span></h3>
<p>A point in a collection&#39;s sequence of changes. Opaque; compare it only for equality.</p>
<p class="limits">matches <code>^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$</code></p>

</section>
<section class="model" id="schema-KeyId">
<h3><a href="#schema-KeyId">KeyId</a> <span class="kind">string</span></h3>
<p>The id of a key. It isn&#39;t secret.</p>
<p class="limits">at most 16 characters &#183; matches <code>^key_[0-9A-Za-z]{12}$</code></p>

</section>
<section class="model" id="schema-KeyName">
<h3><a href="#schema-KeyName">KeyName</a> <span class="kind">string</span></h3>
<p>What people know the key by.</p>
<p class="limits">1 to 100 characters &#183; matches <code>^[^\\x00-\\x1f\\x7f-\\x9f]+$</code></p>

</section>
<section class="model" id="schema-KeyScopes">
<h3><a href="#schema-KeyScopes">KeyScopes</a> <span class="kind">array of <a href="#schema-KeyScope">KeyScope</a></span></h3>
<p><code>read</code> is for lists, rows, exports and feeds, <code>write</code> for all that changes collections and rows, <code>admin</code> for keys.</p>
<p class="limits">1 to 3 items &#183; each once</p>

</section>
<section class="model" id="schema-KeyScope">
<h3><a href="#schema-KeyScope">KeyScope</a> <span class="kind"><code>read</code> or <code>write</code> or <code>admin</code></span></h3>
<p>A right.</p>


</section>
<section class="model" id="schema-KeyCollections">
<h3><a href="#schema-KeyCollections">KeyCollections</a> <span class="kind">array,null</span></h3>
<p>The only collections that the key may use; null for all. They needn&#39;t be there yet.</p>
<p class="limits">1 to 1000 items &#183; each once</p>

</section>
<section class="model" id="schema-KeyExpiry">
<h3><a href="#schema-KeyExpiry">KeyExpiry</a> <span class="kind">string,null <small>date-time</small></span></h3>
<p>When the key ends by itself (RFC 3339); null for never.</p>


</section>
<section class="model" id="schema-Key">
<h3><a href="#schema-Key">Key</a> <span class="kind">object</span></h3>
<p>A key of the account, without its text.</p>

<dl class="terms"><div>
<dt><code>id</code> <span class="kind"><a href="#schema-KeyId">KeyId</a></span> <span class="required">required</span></dt>
<dd>The id of a key. It isn&#39;t secret.</dd>
</div>
<div>
<dt><code>name</code> <span class="kind"><a href="#schema-KeyName">KeyName</a></span> <span class="required">required</span></dt>
<dd>What people know the key by.</dd>
</div>
<div>
<dt><code>account</code> <span class="kind">string</span> <span class="required">required</span></dt>
<dd>The account&#39;s name.</dd>
<dd class="limits">at most 64 characters</dd>
</div>
<div>
<dt><code>prefix</code> <span class="kind">string</span> <span class="required">required</span></dt>
<dd>The first characters of its text, to tell keys apart by.</dd>
<dd class="limits">at most 8 characters</dd>
</div>
<div>
<dt><code>scopes</code> <span class="kind"><a href="#schema-KeyScopes">KeyScopes</a></span> <span class="required">required</span></dt>
<dd><code>read</code> is for lists, rows, exports and feeds, <code>write</code> for all that changes collections and rows, <code>admin</code> for keys.</dd>
</div>
<div>
<dt><code>collections</code> <span class="kind"><a href="#schema-KeyCollections">KeyCollections</a></span> <span class="required">required</span></dt>
<dd>The only collections that the key may use; null for all. They needn&#39;t be there yet.</dd>
</div>
<div>
<dt><code>created_at</code> <span class="kind">string <small>date-time</small></span> <span class="required">required</span></dt>
<dd>When it was made (RFC 3339, UTC).</dd>
</div>
<div>
<dt><code>expires_at</code> <span class="kind"><a href="#schema-KeyExpiry">KeyExpiry</a></span> <span class="required">required</span></dt>
<dd>When the key ends by itself (RFC 3339); null for never.</dd>
</div>
<div>
<dt><code>revoked_at</code> <span class="kind">string,null <small>date-time</small></span> <span class="required">required</span></dt>
<dd>When it was ended (RFC 3339, UTC); null while it wasn&#39;t.</dd>
</div>
<div>
<dt><code>last_used_at</code> <span class="kind">string,null <small>date-time</small></span> <span class="required">required</span></dt>
<dd>When it was last used (RFC 3339, UTC), to the minute; null while it wasn&#39;t.</dd>
</div>
</dl>
</section>
<section class="model" id="schema-KeyList">
<h3><a href="#schema-KeyList">KeyList</a> <span class="kind">array of <a href="#schema-Key">Key</a></span></h3>
<p>Keys, oldest first.</p>


</section>
<section class="model" id="schema-CreatedKey">
<h3><a href="#schema-CreatedKey">CreatedKey</a> <span class="kind">object</span></h3>
<p>A key with its text, which is shown this once.</p>

<dl class="terms"><div>
<dt><code>id</code> <span class="kind"><a href="#schema-KeyId">KeyId</a></span> <span class="required">required</span></dt>
<dd>The id of a key. It isn&#39;t secret.</dd>
</div>
<div>
<dt><code>key</code> <span class="kind">string</span> <span class="required">required</span></dt>
<dd>The text of the key, to be sent with requests. It can&#39;t be had again.</dd>
<dd class="limits">matches <code>^rf_[0-9A-Za-z]{38}$</code></dd>
</div>
<div>
<dt><code>name</code> <span class="kind"><a href="#schema-KeyName">KeyName</a></span> <span class="required">required</span></dt>
<dd>What people know the key by.</dd>
</div>
<div>
<dt><code>account</code> <span class="kind">string</span> <span class="required">required</span></dt>
<dd>The account&#39;s name.</dd>
<dd class="limits">at most 64 characters</dd>
</div>
<div>
<dt><code>prefix</code> <span class="kind">string</span> <span class="required">required</span></dt>
<dd>The first characters of its text, to tell keys apart by.</dd>
<dd class="limits">at most 8 characters</dd>
</div>
<div>
<dt><code>scopes</code> <span class="kind"><a href="#schema-KeyScopes">KeyScopes</a></span> <span class="required">required</span></dt>
<dd><code>read</code> is for lists, rows, exports and feeds, <code>write</code> for all that changes collections and rows, <code>admin</code> for keys.</dd>
</div>
<div>
<dt><code>collections</code> <span class="kind"><a href="#schema-KeyCollections">KeyCollections</a></span> <span class="required">required</span></dt>
<dd>The only collections that the key may use; null for all. They needn&#39;t be there yet.</dd>
</div>
<div>
<dt><code>created_at</code> <span class="kind">string <small>date-time</small></span> <span class="required">required</span></dt>
<dd>When it was made (RFC 3339, UTC).</dd>
</div>
<div>
<dt><code>expires_at</code> <span class="kind"><a href="#schema-KeyExpiry">KeyExpiry</a></span> <span class="required">required</span></dt>
<dd>When the key ends by itself (RFC 3339); null for never.</dd>
</div>
<div>
<dt><code>revoked_at</code> <span class="kind">string,null <small>date-time</small></span> <span class="required">required</span></dt>
<dd>When it was ended (RFC 3339, UTC); null while it wasn&#39;t.</dd>
</div>
<div>
<dt><code>last_used_at</code> <span class="kind">string,null <small>date-time</small></span> <span class="required">required</span></dt>
<dd>When it was last used (RFC 3339, UTC), to the minute; null while it wasn&#39;t.</dd>
</div>
</dl>
</section>
<section class="model" id="schema-KeyInput">
<h3><a href="#schema-KeyInput">KeyInput</a> <span class="kind">object</span></h3>
<p>A key to be made.</p>
<p class="limits">no other members</p>
<dl class="terms"><div>
<dt><code>name</code> <span class="kind"><a href="#schema-KeyName">KeyName</a></span> <span class="required">required</span></dt>
<dd>What people know the key by.</dd>
</div>
<div>
<dt><code>scopes</code> <span class="kind"><a href="#schema-KeyScopes">KeyScopes</a></span></dt>
<dd><code>read</code> is for lists, rows, exports and feeds, <code>write</code> for all that changes collections and rows, <code>admin</code> for keys.</dd>
</div>
<div>
<dt><code>collections</code> <span class="kind"><a href="#schema-KeyCollections">KeyCollections</a></span></dt>
<dd>The only collections that the key may use; null for all. They needn&#39;t be there yet.</dd>
</div>
<div>
<dt><code>expires_at</code> <span class="kind"><a href="#schema-KeyExpiry">KeyExpiry</a></span></dt>
<dd>When the key ends by itself (RFC 3339); null for never.</dd>
</div>
</dl>
</section>
<section class="model" id="schema-KeyPatch">
<h3><a href="#schema-KeyPatch">KeyPatch</a> <span class="kind">object</span></h3>
<p>What to change of a key; the rest stays.</p>
<p class="limits">at least 1 member &#183; no other members</p>
<dl class="terms"><div>
<dt><code>name</code> <span class="kind"><a href="#schema-KeyName">KeyName</a></span></dt>
<dd>What people know the key by.</dd>
</div>
<div>
<dt><code>scopes</code> <span class="kind"><a href="#schema-KeyScopes">KeyScopes</a></span></dt>
<dd><code>read</code> is for lists, rows, exports and feeds, <code>write</code> for all that changes collections and rows, <code>admin</code> for keys.</dd>
</div>
<div>
<dt><code>collections</code> <span class="kind"><a href="#schema-KeyCollections">KeyCollections</a></span></dt>
<dd>The only collections that the key may use; null for all. They needn&#39;t be there yet.</dd>
</div>
<div>
<dt><code>expires_at</code> <span class="kind"><a href="#schema-KeyExpiry">KeyExpiry</a></span></dt>
<dd>When the key ends by itself (RFC 3339); null for never.</dd>
</div>
</dl>
</section>
<section class="model" id="schema-KeyRotation">
<h3><a href="#schema-KeyRotation">KeyRotation</a> <span class="kind">object</span></h3>
<p>How a key is replaced.</p>
<p class="limits">no other members</p>
<dl class="terms"><div>
<dt><code>grace</code> <span class="kind">string</span></dt>
<dd>How long the old key still works, such as <code>30d</code>, <code>12h</code>, <code>15m</code>, <code>2s</code> or <code>2w</code>; at once it ends without.</dd>
<dd class="limits">matches <code>^[0-9]{1,5}[smhdw]$</code></dd>
</div>
</dl>
</section>
<section class="model" id="schema-Usage">
<h3><a href="#schema-Usage">Usage</a> <span class="kind">object</span></h3>
<p>What an account has used of its plan in the present period, and what it has stored.</p>

<dl class="terms"><div>
<dt><code>account</code> <span class="kind">string</span> <span class="required">required</span></dt>
<dd>The account&#39;s name.</dd>
<dd class="limits">at most 64 characters</dd>
</div>
<div>
<dt><code>plan</code> <span class="kind">string</span> <span class="required">required</span></dt>
<dd>The plan&#39;s name; <code>unlimited</code> when the account was given none.</dd>
<dd class="limits">at most 64 characters</dd>
</div>
<div>
<dt><code>period</code> <span class="kind"><a href="#schema-UsagePeriod">UsagePeriod</a></span> <span class="required">required</span></dt>
<dd>The hour, day or month (UTC) that the plan counts requests by; the month where it doesn&#39;t limit them.</dd>
</div>
<div>
<dt><code>requests</code> <span class="kind"><a href="#schema-UsageRequests">UsageRequests</a></span> <span class="required">required</span></dt>
<dd>The account&#39;s requests in the period.</dd>
</div>
<div>
<dt><code>collections</code> <span class="kind"><a href="#schema-UsageCollections">UsageCollections</a></span> <span class="required">required</span></dt>
<dd>The account&#39;s collections.</dd>
</div>
<div>
<dt><code>rows</code> <span class="kind"><a href="#schema-UsageRows">UsageRows</a></span> <span class="required">required</span></dt>
<dd>The rows of all the account&#39;s collections.</dd>
</div>
<div>
<dt><code>bytes</code> <span class="kind"><a href="#schema-UsageBytes">UsageBytes</a></span> <span class="required">required</span></dt>
<dd>The bytes of the JSON of all the account&#39;s rows, in UTF-8, ids included.</dd>
</div>
<div>
<dt><code>keys</code> <span class="kind">array of <a href="#schema-KeyUsage">KeyUsage</a></span> <span class="required">required</span></dt>
<dd>The same by key, for every key of the account that is valid or was used in the period.</dd>
</div>
</dl>
</section>
<section class="model" id="schema-UsagePeriod">
<h3><a href="#schema-UsagePeriod">UsagePeriod</a> <span class="kind">object</span></h3>
<p>The hour, day or month (UTC) that the plan counts requests by; the month where it doesn&#39;t limit them.</p>

<dl class="terms"><div>
<dt><code>start</code> <span class="kind">string <small>date-time</small></span> <span class="required">required</span></dt>
<dd>The first moment of the period (RFC 3339, UTC).</dd>
</div>
<div>
<dt><code>end</code> <span class="kind">string <small>date-time</small></span> <span class="required">required</span></dt>
<dd>The first moment after it (RFC 3339, UTC).</dd>
</div>
</dl>
</section>
<section class="model" id="schema-UsageRequests">
<h3><a href="#schema-UsageRequests">UsageRequests</a> <span class="kind">object</span></h3>
<p>The account&#39;s requests in the period.</p>

<dl class="terms"><div>
<dt><code>used</code> <span class="kind">integer <small>int64</small></span> <span class="required">required</span></dt>
<dd>How many were counted.</dd>
<dd class="limits">at least 0</dd>
</div>
<div>
<dt><code>limit</code> <span class="kind">integer <small>int64</small></span></dt>
<dd>How many the plan allows; left out when it sets no limit.</dd>
<dd class="limits">at least 1</dd>
</div>
</dl>
</section>
<section class="model" id="schema-UsageCollections">
<h3><a href="#schema-UsageCollections">UsageCollections</a> <span class="kind">object</span></h3>
<p>The account&#39;s collections.</p>

<dl class="terms"><div>
<dt><code>used</code> <span class="kind">integer <small>int64</small></span> <span class="required">required</span></dt>
<dd>How many there are.</dd>
<dd class="limits">at least 0</dd>
</div>
<div>
<dt><code>limit</code> <span class="kind">integer <small>int64</small></span></dt>
<dd>How many the plan allows; left out when it sets no limit.</dd>
<dd class="limits">at least 1</dd>
</div>
</dl>
</section>
<section class="model" id="schema-UsageRows">
<h3><a href="#schema-UsageRows">UsageRows</a> <span class="kind">object</span></h3>
<p>The rows of all the account&#39;s collections.</p>

<dl class="terms"><div>
<dt><code>used</code> <span class="kind">integer <small>int64</small></span> <span class="required">required</span></dt>
<dd>How many there are.</dd>
<dd class="limits">at least 0</dd>
</div>
<div>
<dt><code>limit</code> <span class="kind">integer <small>int64</small></span></dt>
<dd>How many the plan allows; left out when it sets no limit.</dd>
<dd class="limits">at least 1</dd>
</div>
</dl>
</section>
<section class="model" id="schema-UsageBytes">
<h3><a href="#schema-UsageBytes">UsageBytes</a> <span class="kind">object</span></h3>
<p>The bytes of the JSON of all the account&#39;s rows, in UTF-8, ids included.</p>

<dl class="terms"><div>
<dt><code>used</code> <span class="kind">integer <small>int64</small></span> <span class="required">required</span></dt>
<dd>How many there are.</dd>
<dd class="limits">at least 0</dd>
</div>
<div>
<dt><code>limit</code> <span class="kind">integer <small>int64</small></span></dt>
<dd>How many the plan allows; left out when it sets no limit.</dd>
<dd class="limits">at least 1</dd>
</div>
</dl>
</section>
<section class="model" id="schema-KeyUsage">
<h3><a href="#schema-KeyUsage">KeyUsage</a> <span class="kind">object</span></h3>
<p>One key&#39;s requests in the period.</p>

<dl class="terms"><div>
<dt><code>id</code> <span class="kind">string</span> <span class="required">required</span></dt>
<dd>The key&#39;s id, as <code>rowfeed keys list</code> shows it. Not the key itself.</dd>
<dd class="limits">at most 64 characters</dd>
</div>
<div>
<dt><code>name</code> <span class="kind">string</span> <span class="required">required</span></dt>
<dd>The name given to the key.</dd>
<dd class="limits">at most 100 characters</dd>
</div>
<div>
<dt><code>requests</code> <span class="kind">integer <small>int64</small></span> <span class="required">required</span></dt>
<dd>How many were counted.</dd>
<dd class="limits">at least 0</dd>
</div>
</dl>
</section>
<section class="model" id="schema-UsageHistory">
<h3><a href="#schema-UsageHistory">UsageHistory</a> <span class="kind">array of <a href="#schema-UsageDay">UsageDay</a></span></h3>
<p>Days, oldest first, each with its requests.</p>


</section>
<section class="model" id="schema-UsageDay">
<h3><a href="#schema-UsageDay">UsageDay</a> <span class="kind">object</span></h3>
<p>The requests of an account in a day.</p>

<dl class="terms"><div>
<dt><code>date</code> <span class="kind">string <small>date</small></span> <span class="required">required</span></dt>
<dd>The day, in UTC.</dd>
</div>
<div>
<dt><code>requests</code> <span class="kind">integer <small>int64</small></span> <span class="required">required</span></dt>
<dd>How many were counted.</dd>
<dd class="limits">at least 0</dd>
</div>
<div>
<dt><code>keys</code> <span class="kind">array of <a href="#schema-KeyUsage">KeyUsage</a></span> <span class="required">required</span></dt>
<dd>The same by key, for those that made some.</dd>
</div>
</dl>
</section>
<section class="model" id="schema-Health">
<h3><a href="#schema-Health">Health</a> <span class="kind">object</span></h3>
<p>Whether the service can do its work.</p>

<dl class="terms"><div>
<dt><code>ok</code> <span class="kind">boolean</span> <span class="required">required</span></dt>
<dd>True when all is well.</dd>
</div>
<div>
<dt><code>service</code> <span class="kind"><code>rowfeed</code></span> <span class="required">required</span></dt>
<dd>The service&#39;s own name.</dd>
</div>
</dl>
</section>
<section class="model" id="schema-ProblemCode">
<h3><a href="#schema-ProblemCode">ProblemCode</a> <span class="kind">string</span></h3>
<p>Says for programs what went wrong. <a href="#errors"><code>x-error-codes</code></a> explains those of this version; later ones may have others, so treat a code you don&#39;t know by its status.</p>
<p class="limits">at most 64 characters &#183; matches <code>^[a-z][a-z0-9_]*$</code></p>

</section>
<section class="model" id="schema-ProblemDetails">
<h3><a href="#schema-ProblemDetails">ProblemDetails</a> <span class="kind">object</span></h3>
<p>Why a request was refused (RFC 9457).</p>

<dl class="terms"><div>
<dt><code>type</code> <span class="kind">string <small>uri</small></span> <span class="required">required</span></dt>
<dd><code>urn:rowfeed:problem:</code> and the code.</dd>
<dd class="limits">matches <code>^urn:rowfeed:problem:[a-z0-9_]+$</code></dd>
</div>
<div>
<dt><code>title</code> <span class="kind">string</span> <span class="required">required</span></dt>
<dd>What the code means; the same for every occurrence.</dd>
</div>
<div>
<dt><code>status</code> <span class="kind">integer <small>int32</small></span> <span class="required">required</span></dt>
<dd>The status of the answer.</dd>
<dd class="limits">400 to 599</dd>
</div>
<div>
<dt><code>detail</code> <span class="kind">string</span> <span class="required">required</span></dt>
<dd>What is wrong with this request, for people to read.</dd>
</div>
<div>
<dt><code>instance</code> <span class="kind">string</span></dt>
<dd>The path of the request as it was sent, without the query. Left out when the request couldn&#39;t be read so far.</dd>
</div>
<div>
<dt><code>code</code> <span class="kind"><a href="#schema-ProblemCode">ProblemCode</a></span> <span class="required">required</span></dt>
<dd>Says for programs what went wrong. <a href="#errors"><code>x-error-codes</code></a> explains those of this version; later ones may have others, so treat a code you don&#39;t know by its status.</dd>
</div>
<div>
<dt><code>request_id</code> <span class="kind">string</span> <span class="required">required</span></dt>
<dd>The same as the header <a href="#header-Request-Id-RequestId"><code>Request-Id</code></a>.</dd>
<dd class="limits">at most 128 characters</dd>
</div>
<div>
<dt><code>errors</code> <span class="kind">array of <a href="#schema-ValidationItem">ValidationItem</a></span></dt>
<dd>What doesn&#39;t fit, place by place.</dd>
<dd class="limits">at least 1 item</dd>
</div>
</dl>
</section>
<section class="model" id="schema-ValidationItem">
<h3><a href="#schema-ValidationItem">ValidationItem</a> <span class="kind">object</span></h3>
<p>One thing that doesn&#39;t fit, with either <code>pointer</code> or <code>parameter</code>.</p>
<p class="limits">at least 2 members</p>
<dl class="terms"><div>
<dt><code>pointer</code> <span class="kind">string</span></dt>
<dd>Where in the body, as a JSON Pointer (RFC 6901); empty for the body as a whole.</dd>
<dd class="limits">matches <code>^(/([^~]|~[01])*)?$</code></dd>
</div>
<div>
<dt><code>parameter</code> <span class="kind">string</span></dt>
<dd>The name of the path, query or header parameter.</dd>
</div>
<div>
<dt><code>detail</code> <span class="kind">string</span> <span class="required">required</span></dt>
<dd>What is wrong there.</dd>
</div>
</dl>
</section>
<section class="model" id="schema-OpenapiDocument">
<h3><a href="#schema-OpenapiDocument">OpenapiDocument</a> <span class="kind">object</span></h3>
<p>An OpenAPI document.</p>
<p class="limits">any further members</p>
<dl class="terms"><div>
<dt><code>openapi</code> <span class="kind">string</span> <span class="required">required</span></dt>
<dd>The version of OpenAPI.</dd>
</div>
<div>
<dt><code>info</code> <span class="kind"><a href="#schema-DocumentInfo">DocumentInfo</a></span> <span class="required">required</span></dt>
<dd>What a document is about.</dd>
</div>
<div>
<dt><code>paths</code> <span class="kind">object</span> <span class="required">required</span></dt>
<dd>The operations by path.</dd>
<dd class="limits">any further members</dd>
</div>
</dl>
</section>
<section class="model" id="schema-AsyncapiDocument">
<h3><a href="#schema-AsyncapiDocument">AsyncapiDocument</a> <span class="kind">object</span></h3>
<p>An AsyncAPI document.</p>
<p class="limits">any further members</p>
<dl class="terms"><div>
<dt><code>asyncapi</code> <span class="kind">string</span> <span class="required">required</span></dt>
<dd>The version of AsyncAPI.</dd>
</div>
<div>
<dt><code>info</code> <span class="kind"><a href="#schema-DocumentInfo">DocumentInfo</a></span> <span class="required">required</span></dt>
<dd>What a document is about.</dd>
</div>
</dl>
</section>
<section class="model" id="schema-DocumentInfo">
<h3><a href="#schema-DocumentInfo">DocumentInfo</a> <span class="kind">object</span></h3>
<p>What a document is about.</p>
<p class="limits">any further members</p>
<dl class="terms"><div>
<dt><code>title</code> <span class="kind">string</span> <span class="required">required</span></dt>
<dd>The service&#39;s name.</dd>
</div>
<div>
<dt><code>version</code> <span class="kind">string</span> <span class="required">required</span></dt>
<dd>The version of the interface.</dd>
</div>
</dl>
</section>
<section class="model" id="schema-HtmlPage">
<h3><a href="#schema-HtmlPage">HtmlPage</a> <span class="kind">string</span></h3>
<p>A page as HTML.</p>


</section>
<section class="model" id="schema-SourceText">
<h3><a href="#schema-SourceText">SourceText</a> <span class="kind">string</span></h3>
<p>What a browser runs or draws with.</p>


</section>
<section class="model" id="schema-InsertEvent">
<h3><a href="#schema-InsertEvent">InsertEvent</a> <span class="kind"><code>insert</code></span></h3>
<p>Says that a row was inserted.</p>


</section>
<section class="model" id="schema-UpdateEvent">
<h3><a href="#schema-UpdateEvent">UpdateEvent</a> <span class="kind"><code>update</code></span></h3>
<p>Says that a row was changed.</p>


</section>
<section class="model" id="schema-DeleteEvent">
<h3><a href="#schema-DeleteEvent">DeleteEvent</a> <span class="kind"><code>delete</code></span></h3>
<p>Says that a row was deleted.</p>


</section>
<section class="model" id="schema-EnterEvent">
<h3><a href="#schema-EnterEvent">EnterEvent</a> <span class="kind"><code>enter</code></span></h3>
<p>Says that a change made a row fit the filter.</p>


</section>
<section class="model" id="schema-LeaveEvent">
<h3><a href="#schema-LeaveEvent">LeaveEvent</a> <span class="kind"><code>leave</code></span></h3>
<p>Says that a change made a row fit the filter no longer.</p>


</section>
<section class="model" id="schema-RowEvent">
<h3><a href="#schema-RowEvent">RowEvent</a> <span class="kind"><code>row</code></span></h3>
<p>Says that the frame is no change, but a row that is there.</p>


</section>
<section class="model" id="schema-BookmarkEvent">
<h3><a href="#schema-BookmarkEvent">BookmarkEvent</a> <span class="kind"><code>bookmark</code></span></h3>
<p>Says that the frame is no change.</p>


</section>
<section class="model" id="schema-Seq">
<h3><a href="#schema-Seq">Seq</a> <span class="kind">integer <small>int64</small></span></h3>
<p>The change&#39;s number in its collection&#39;s sequence.</p>
<p class="limits">1 to 9007199254740991</p>

</section>
<section class="model" id="schema-CommitTime">
<h3><a href="#schema-CommitTime">CommitTime</a> <span class="kind">string <small>date-time</small></span></h3>
<p>When the change was committed (RFC 3339, UTC).</p>


</section>
<section class="model" id="schema-InsertFrame">
<h3><a href="#schema-InsertFrame">InsertFrame</a> <span class="kind">object</span></h3>
<p>A row was inserted.</p>

<dl class="terms"><div>
<dt><code>event</code> <span class="kind"><a href="#schema-InsertEvent">InsertEvent</a></span> <span class="required">required</span></dt>
<dd>Says that a row was inserted.</dd>
</div>
<div>
<dt><code>collection</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="required">required</span></dt>
<dd>1 to 64 letters, digits, <code>_</code> and <code>-</code>, beginning with a letter or <code>_</code>. Case-sensitive.</dd>
</div>
<div>
<dt><code>seq</code> <span class="kind"><a href="#schema-Seq">Seq</a></span> <span class="required">required</span></dt>
<dd>The change&#39;s number in its collection&#39;s sequence.</dd>
</div>
<div>
<dt><code>cursor</code> <span class="kind"><a href="#schema-Cursor">Cursor</a></span> <span class="required">required</span></dt>
<dd>A point in a collection&#39;s sequence of changes. Opaque; compare it only for equality.</dd>
</div>
<div>
<dt><code>time</code> <span class="kind"><a href="#schema-CommitTime">CommitTime</a></span> <span class="required">required</span></dt>
<dd>When the change was committed (RFC 3339, UTC).</dd>
</div>
<div>
<dt><code>row</code> <span class="kind"><a href="#schema-Row">Row</a></span> <span class="required">required</span></dt>
<dd>A row, which is its <code>id</code> and the fields that the client gave it.</dd>
</div>
</dl>
</section>
<section class="model" id="schema-UpdateFrame">
<h3><a href="#schema-UpdateFrame">UpdateFrame</a> <span class="kind">object</span></h3>
<p>A row was changed.</p>

<dl class="terms"><div>
<dt><code>event</code> <span class="kind"><a href="#schema-UpdateEvent">UpdateEvent</a></span> <span class="required">required</span></dt>
<dd>Says that a row was changed.</dd>
</div>
<div>
<dt><code>collection</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="required">required</span></dt>
<dd>1 to 64 letters, digits, <code>_</code> and <code>-</code>, beginning with a letter or <code>_</code>. Case-sensitive.</dd>
</div>
<div>
<dt><code>seq</code> <span class="kind"><a href="#schema-Seq">Seq</a></span> <span class="required">required</span></dt>
<dd>The change&#39;s number in its collection&#39;s sequence.</dd>
</div>
<div>
<dt><code>cursor</code> <span class="kind"><a href="#schema-Cursor">Cursor</a></span> <span class="required">required</span></dt>
<dd>A point in a collection&#39;s sequence of changes. Opaque; compare it only for equality.</dd>
</div>
<div>
<dt><code>time</code> <span class="kind"><a href="#schema-CommitTime">CommitTime</a></span> <span class="required">required</span></dt>
<dd>When the change was committed (RFC 3339, UTC).</dd>
</div>
<div>
<dt><code>row</code> <span class="kind"><a href="#schema-Row">Row</a></span> <span class="required">required</span></dt>
<dd>A row, which is its <code>id</code> and the fields that the client gave it.</dd>
</div>
<div>
<dt><code>changed</code> <span class="kind">array of string</span> <span class="required">required</span></dt>
<dd>The names of the fields that were added, removed or have another value; in no particular order.</dd>
<dd class="limits">at least 1 item &#183; each once</dd>
</div>
</dl>
</section>
<section class="model" id="schema-DeleteFrame">
<h3><a href="#schema-DeleteFrame">DeleteFrame</a> <span class="kind">object</span></h3>
<p>A row was deleted. <code>row</code> is what it was last.</p>

<dl class="terms"><div>
<dt><code>event</code> <span class="kind"><a href="#schema-DeleteEvent">DeleteEvent</a></span> <span class="required">required</span></dt>
<dd>Says that a row was deleted.</dd>
</div>
<div>
<dt><code>collection</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="required">required</span></dt>
<dd>1 to 64 letters, digits, <code>_</code> and <code>-</code>, beginning with a letter or <code>_</code>. Case-sensitive.</dd>
</div>
<div>
<dt><code>seq</code> <span class="kind"><a href="#schema-Seq">Seq</a></span> <span class="required">required</span></dt>
<dd>The change&#39;s number in its collection&#39;s sequence.</dd>
</div>
<div>
<dt><code>cursor</code> <span class="kind"><a href="#schema-Cursor">Cursor</a></span> <span class="required">required</span></dt>
<dd>A point in a collection&#39;s sequence of changes. Opaque; compare it only for equality.</dd>
</div>
<div>
<dt><code>time</code> <span class="kind"><a href="#schema-CommitTime">CommitTime</a></span> <span class="required">required</span></dt>
<dd>When the change was committed (RFC 3339, UTC).</dd>
</div>
<div>
<dt><code>row</code> <span class="kind"><a href="#schema-Row">Row</a></span> <span class="required">required</span></dt>
<dd>A row, which is its <code>id</code> and the fields that the client gave it.</dd>
</div>
</dl>
</section>
<section class="model" id="schema-EnterFrame">
<h3><a href="#schema-EnterFrame">EnterFrame</a> <span class="kind">object</span></h3>
<p>A row was changed and fits the filter now. <code>row</code> is what it is.</p>

<dl class="terms"><div>
<dt><code>event</code> <span class="kind"><a href="#schema-EnterEvent">EnterEvent</a></span> <span class="required">required</span></dt>
<dd>Says that a change made a row fit the filter.</dd>
</div>
<div>
<dt><code>collection</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="required">required</span></dt>
<dd>1 to 64 letters, digits, <code>_</code> and <code>-</code>, beginning with a letter or <code>_</code>. Case-sensitive.</dd>
</div>
<div>
<dt><code>seq</code> <span class="kind"><a href="#schema-Seq">Seq</a></span> <span class="required">required</span></dt>
<dd>The change&#39;s number in its collection&#39;s sequence.</dd>
</div>
<div>
<dt><code>cursor</code> <span class="kind"><a href="#schema-Cursor">Cursor</a></span> <span class="required">required</span></dt>
<dd>A point in a collection&#39;s sequence of changes. Opaque; compare it only for equality.</dd>
</div>
<div>
<dt><code>time</code> <span class="kind"><a href="#schema-CommitTime">CommitTime</a></span> <span class="required">required</span></dt>
<dd>When the change was committed (RFC 3339, UTC).</dd>
</div>
<div>
<dt><code>row</code> <span class="kind"><a href="#schema-Row">Row</a></span> <span class="required">required</span></dt>
<dd>A row, which is its <code>id</code> and the fields that the client gave it.</dd>
</div>
</dl>
</section>
<section class="model" id="schema-LeaveFrame">
<h3><a href="#schema-LeaveFrame">LeaveFrame</a> <span class="kind">object</span></h3>
<p>A row was changed and fits the filter no longer. <code>row</code> is what it was before that.</p>

<dl class="terms"><div>
<dt><code>event</code> <span class="kind"><a href="#schema-LeaveEvent">LeaveEvent</a></span> <span class="required">required</span></dt>
<dd>Says that a change made a row fit the filter no longer.</dd>
</div>
<div>
<dt><code>collection</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="required">required</span></dt>
<dd>1 to 64 letters, digits, <code>_</code> and <code>-</code>, beginning with a letter or <code>_</code>. Case-sensitive.</dd>
</div>
<div>
<dt><code>seq</code> <span class="kind"><a href="#schema-Seq">Seq</a></span> <span class="required">required</span></dt>
<dd>The change&#39;s number in its collection&#39;s sequence.</dd>
</div>
<div>
<dt><code>cursor</code> <span class="kind"><a href="#schema-Cursor">Cursor</a></span> <span class="required">required</span></dt>
<dd>A point in a collection&#39;s sequence of changes. Opaque; compare it only for equality.</dd>
</div>
<div>
<dt><code>time</code> <span class="kind"><a href="#schema-CommitTime">CommitTime</a></span> <span class="required">required</span></dt>
<dd>When the change was committed (RFC 3339, UTC).</dd>
</div>
<div>
<dt><code>row</code> <span class="kind"><a href="#schema-Row">Row</a></span> <span class="required">required</span></dt>
<dd>A row, which is its <code>id</code> and the fields that the client gave it.</dd>
</div>
</dl>
</section>
<section class="model" id="schema-RowFrame">
<h3><a href="#schema-RowFrame">RowFrame</a> <span class="kind">object</span></h3>
<p>A row as it is at this place of the feed.</p>

<dl class="terms"><div>
<dt><code>event</code> <span class="kind"><a href="#schema-RowEvent">RowEvent</a></span> <span class="required">required</span></dt>
<dd>Says that the frame is no change, but a row that is there.</dd>
</div>
<div>
<dt><code>collection</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="required">required</span></dt>
<dd>1 to 64 letters, digits, <code>_</code> and <code>-</code>, beginning with a letter or <code>_</code>. Case-sensitive.</dd>
</div>
<div>
<dt><code>row</code> <span class="kind"><a href="#schema-Row">Row</a></span> <span class="required">required</span></dt>
<dd>A row, which is its <code>id</code> and the fields that the client gave it.</dd>
</div>
</dl>
</section>
<section class="model" id="schema-BookmarkFrame">
<h3><a href="#schema-BookmarkFrame">BookmarkFrame</a> <span class="kind">object</span></h3>
<p>No change, but a fresh cursor to resume from.</p>

<dl class="terms"><div>
<dt><code>event</code> <span class="kind"><a href="#schema-BookmarkEvent">BookmarkEvent</a></span> <span class="required">required</span></dt>
<dd>Says that the frame is no change.</dd>
</div>
<div>
<dt><code>seq</code> <span class="kind">integer <small>int64</small></span> <span class="required">required</span></dt>
<dd>How far the feed has come; 0 before the first change.</dd>
<dd class="limits">0 to 9007199254740991</dd>
</div>
<div>
<dt><code>cursor</code> <span class="kind"><a href="#schema-Cursor">Cursor</a></span> <span class="required">required</span></dt>
<dd>A point in a collection&#39;s sequence of changes. Opaque; compare it only for equality.</dd>
</div>
<div>
<dt><code>time</code> <span class="kind">string <small>date-time</small></span> <span class="required">required</span></dt>
<dd>When the bookmark was sent (RFC 3339, UTC).</dd>
</div>
<div>
<dt><code>synced</code> <span class="kind"><code>true</code></span></dt>
<dd>There once all rows of <code>initial</code> have been sent: the client&#39;s copy is exact from here on.</dd>
</div>
</dl>
</section>

</section>
<footer><p>rowfeed 0.1.0 &#183; <a href="https://opensource.org/license/mit">MIT</a></p></footer>
</main>
<script>${script}</script>
</body>
</html>
`;

export const docsContentSecurityPolicy = `default-src 'none'; script-src 'sha256-2GWM5rHbcey6AR4lPLOkngpSON8kqchmMJG5ft8skNU='; style-src 'sha256-PHja/YFO5t+nHo9GS65mlThQsktr28SPofBrEHlji8o='; img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;
