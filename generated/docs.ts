// Generated from openapi.yaml, asyncapi.yaml and src/docs by npm run generate. Do not edit.
export const style = `:root{color-scheme:light dark;--paper: light-dark(#fcfbf8, #0f1416);--sheet: light-dark(#ffffff, #151c1f);--tint: light-dark(#f4f2ec, #1b2427);--line: light-dark(#e3dfd5, #2b373b);--ink: light-dark(#1c2326, #e4e9ea);--soft: light-dark(#59646a, #9dabb0);--accent: light-dark(#0b6b66, #63cbbf);--get: light-dark(#1a5fb0, #84bbff);--post: light-dark(#19733f, #77d39b);--patch: light-dark(#8a5206, #efb565);--delete: light-dark(#b0302a, #ff938a);--live: light-dark(#6f3fb5, #c6a6ff);--shade: 0 1px 2px rgb(40 34 20 / 6%), 0 6px 20px rgb(40 34 20 / 5%);--sans: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "DejaVu Sans", sans-serif;--mono: ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, "Liberation Mono", "DejaVu Sans Mono", monospace}*,*:before,*:after{box-sizing:border-box}html{font:400 100% / 1.6 var(--sans);color:var(--ink);background:var(--paper);-webkit-text-size-adjust:100%;text-size-adjust:100%}@media(prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}body{margin:0}a{color:var(--accent);text-decoration-color:color-mix(in srgb,currentcolor 35%,transparent);text-underline-offset:.18em}a:hover{text-decoration-color:currentcolor}:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:4px}h1,h2,h3,h4{line-height:1.25;text-wrap:balance}h1 a,h2 a,h3 a{color:inherit;text-decoration:none}h1 a:hover,h2 a:hover,h3 a:hover{text-decoration:underline}p,ul,ol,dl,pre,figure{margin:0 0 1rem}code,pre,input,textarea,select{font-family:var(--mono);font-size:.86em}pre code{font-size:inherit}:not(pre)>code{padding:.1em .32em;border-radius:4px;background:var(--tint);overflow-wrap:anywhere}input:not([type=checkbox]),select,textarea{width:100%;padding:.42rem .65rem;border:1px solid color-mix(in srgb,var(--soft) 55%,transparent);border-radius:6px;background:var(--paper);color:inherit;font-size:.85rem;line-height:1.6}input[type=checkbox]{accent-color:var(--accent)}textarea{resize:vertical;min-height:4.5rem;max-height:24rem;field-sizing:content}::placeholder{color:var(--soft);opacity:.75}button{padding:.35rem .9rem;border:1px solid var(--line);border-radius:6px;background:var(--sheet);color:inherit;font:500 .85rem / 1.5 var(--sans);cursor:pointer}button:hover:not(:disabled){border-color:var(--accent)}button[type=submit]{border-color:transparent;background:var(--accent);color:var(--sheet);font-weight:600}button[type=submit]:hover:not(:disabled){background:color-mix(in srgb,var(--accent) 88%,var(--ink))}button:disabled{opacity:.5;cursor:default}.method,.status{--colour: var(--soft);display:inline-block;padding:.1rem .5rem;border-radius:5px;background:color-mix(in srgb,var(--colour) 13%,transparent);color:var(--colour);font:650 .75rem / 1.5 var(--mono)}.get,.event-update,.s1{--colour: var(--get)}.post,.event-insert,.s2{--colour: var(--post)}.patch,.s4{--colour: var(--patch)}.delete,.event-delete,.s5{--colour: var(--delete)}.ws{--colour: var(--live)}:root{--bar: 3.75rem}html{scroll-padding-top:calc(var(--bar) + 1rem)}body{display:grid;grid-template:"bar bar" auto "contents content" 1fr / 17.5rem minmax(0,1fr)}.bar{grid-area:bar;position:sticky;top:0;z-index:2;display:flex;align-items:center;gap:1rem;height:var(--bar);padding:0 1.5rem;background:color-mix(in srgb,var(--paper) 88%,transparent);backdrop-filter:blur(10px);border-bottom:1px solid var(--line)}.brand{display:inline-flex;align-items:center;gap:.6rem;min-width:15rem;font-weight:700;font-size:1.1rem;letter-spacing:-.01em;color:var(--accent);text-decoration:none}.brand span{color:var(--ink)}.key{grid-area:bar;justify-self:end;position:sticky;top:0;z-index:3;height:var(--bar);margin-right:1.5rem;display:flex;align-items:center;gap:.5rem}.key label{font-size:.85rem;color:var(--soft);white-space:nowrap}.key input{width:min(24rem,40vw)}.menu{display:none}.skip{position:absolute;left:1rem;top:-4rem;z-index:4;padding:.5rem 1rem;background:var(--sheet)}.skip:focus{top:.5rem}.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}.search{position:relative;flex:0 1 22rem;min-width:0;margin-right:auto}.search input{width:100%}.search [role=listbox]{position:absolute;top:calc(100% + .4rem);left:0;width:min(34rem,calc(100vw - 2rem));max-height:min(32rem,calc(100vh - 5rem));padding:.35rem;overflow-y:auto;overscroll-behavior:contain;border:1px solid var(--line);border-radius:10px;background:var(--sheet);box-shadow:0 10px 36px #0000002e}.search .none{position:absolute;top:calc(100% + .4rem);left:0;padding:.6rem .9rem;border:1px solid var(--line);border-radius:10px;background:var(--sheet);font-size:.9rem}.search [role=option]{display:grid;grid-template-columns:auto minmax(0,1fr);gap:0 .7rem;padding:.4rem .6rem;border-radius:6px;color:var(--ink);font-size:.9rem;text-decoration:none}.search [aria-selected=true],.search [role=option]:hover{background:var(--tint)}.search .where,.search .gist{overflow:hidden;color:var(--soft);font-size:.8rem;text-overflow:ellipsis;white-space:nowrap}.search .where{align-self:center;text-align:right}.search .gist{grid-column:1 / -1}nav{grid-area:contents;position:sticky;top:var(--bar);align-self:start;height:calc(100vh - var(--bar));overflow-y:auto;overscroll-behavior:contain;padding:1.25rem .75rem 3rem 1.5rem;border-right:1px solid var(--line);font-size:.875rem;scrollbar-width:thin}nav h2{margin:1.4rem 0 .35rem;padding:0 .6rem;font-size:.75rem;font-weight:650;letter-spacing:.07em;text-transform:uppercase;color:var(--soft)}nav h2:first-child{margin-top:0}nav ul{margin:0;padding:0;list-style:none}nav li a{display:flex;align-items:baseline;gap:.45rem;padding:.22rem .6rem;border-radius:6px;color:var(--ink);text-decoration:none}nav li ul{margin:.1rem 0 .4rem .6rem;border-left:1px solid var(--line);font-size:.95em}nav a:hover{background:var(--tint)}nav li a[aria-current]{background:color-mix(in srgb,var(--accent) 12%,transparent);color:var(--accent);font-weight:600}nav .method{min-width:3.1rem;padding:0;background:none;font-size:.66rem}main{grid-area:content;min-width:0;max-width:92rem;padding:2.5rem clamp(1.1rem,4vw,4rem) 6rem}main:focus{outline:none}h1{margin:0 0 .75rem;font-size:clamp(2rem,5vw,2.75rem);letter-spacing:-.03em}h1 small{padding:.2em .6em;border:1px solid var(--line);border-radius:99px;font:500 .85rem / 1 var(--mono);letter-spacing:0;color:var(--soft);vertical-align:middle}main h2{margin:0 0 .25rem;font-size:1.75rem;letter-spacing:-.02em}h3{margin:2.2rem 0 .6rem;font-size:1.25rem;letter-spacing:-.01em}h4{margin:1.9rem 0 .5rem;font-size:.8rem;font-weight:650;letter-spacing:.06em;text-transform:uppercase;color:var(--soft)}.prose{max-width:48rem}.prose h2{margin:2.5rem 0 .6rem;font-size:1.4rem}.prose>p:first-of-type{font-size:1.08rem}.group,.shared{margin-top:5rem;padding-top:2.25rem;border-top:1px solid var(--line)}.lead{color:var(--soft);font-size:1.05rem}.documents{display:flex;flex-wrap:wrap;gap:.3rem 1rem;padding:0;list-style:none}a:has(>code){text-decoration:none}a:has(>code):hover{text-decoration:underline}pre{overflow-x:auto;padding:.9rem 1.1rem;border-radius:8px;background:var(--tint);font-size:.82rem;line-height:1.55;tab-size:2}.example{position:relative}.example .copy{position:absolute;top:.45rem;right:.45rem;opacity:0}.example:hover .copy,.example .copy:focus-visible{opacity:1}@media(hover:none){.example .copy{opacity:1}}.pager{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.5rem 1.5rem;max-width:48rem;margin-top:3rem;padding-top:1rem;border-top:1px solid var(--line)}article.prose{max-width:none}article.prose>:not(.wide){max-width:48rem}.wide{container-type:inline-size;overflow-x:auto;margin:0 0 1rem}table{width:100%;border-collapse:collapse;font-size:.93rem}th,td{padding:.55rem .9rem .55rem 0;border-bottom:1px solid var(--line);vertical-align:top;font-weight:inherit}th:not([align]){text-align:left}td{min-width:4.5rem}td code{overflow-wrap:anywhere}td:first-child code{overflow-wrap:normal}thead th{font-size:.8rem;font-weight:600;color:var(--soft)}@container (max-width: 40rem){table:has(th:nth-child(3),td:nth-child(3)){&,tbody,tr,td{display:block}thead{position:absolute;clip-path:inset(50%)}tr{padding:.55rem 0;border-bottom:1px solid var(--line)}td{padding:.1rem 0;border:0;text-align:left}td:empty{display:none}td:first-child{font-weight:600}td[data-label]:before{content:attr(data-label) ": ";color:var(--soft)}}td:first-child code{overflow-wrap:anywhere}}img{max-width:100%;border:1px solid var(--line);border-radius:8px}.operation,.group>.prose{margin-top:3rem;padding-top:2.25rem;border-top:1px dashed var(--line)}.lead+.operation{margin-top:1rem;padding-top:1rem;border-top:0}.operation h3{margin:0 0 .5rem;font-size:1.4rem}.route{margin:0 0 .4rem;display:flex;align-items:baseline;flex-wrap:wrap;gap:.55rem}.route code{padding:0;background:none;font-size:.95rem}.route var{font-style:normal;color:var(--accent)}.facts,.limits,.headers,.kind,.place,.media .limits{color:var(--soft);font-size:.85rem}.terms,.answers{margin:0 0 1rem}.terms>div,.answers>div{padding:.7rem 0;border-top:1px solid var(--line)}.terms dt>code{padding:0;background:none;font-size:.92rem;font-weight:650}dd{margin:0}.terms dd{margin-top:.15rem;font-size:.95rem}.terms dd.limits{font-size:.85rem}.required{color:var(--delete);font-size:.8rem}.place{padding:0 .4rem;border:1px solid var(--line);border-radius:4px;font-size:.75rem}.answers>div{display:grid;grid-template-columns:4.2rem minmax(0,1fr)}.answers p{margin:0 0 .2rem}.answers .media{font-size:.9rem}.codes{display:flex;flex-wrap:wrap;gap:.15rem .5rem}.headers a{color:inherit}.headers summary{font-size:inherit}.headers ul{margin:.4rem 0 0}ul.media{padding:0;list-style:none}.model{max-width:52rem}.model h3{margin-top:2.5rem;font:650 1.05rem / 1.3 var(--mono)}.model .kind{font-family:var(--sans);font-weight:400}.card{margin:0 0 1.25rem;border:1px solid var(--line);border-radius:10px;background:var(--sheet);box-shadow:var(--shade);overflow:hidden}.card figure{margin:0}.card figcaption,.card .caption{display:flex;align-items:center;gap:.6rem;min-height:2.6rem;margin:0;padding:.4rem 1rem;border-bottom:1px solid var(--line);color:var(--soft);font-size:.85rem}.copy{margin-left:auto;padding:.05rem .6rem;font-size:.78rem}[role=tablist]{display:flex;gap:.2rem}[role=tab]{padding:.1rem .5rem;border-color:transparent;background:none;color:var(--soft);font-size:.8rem}[role=tab][aria-selected=true]{background:var(--tint);color:var(--ink);font-weight:600}.card pre{margin:0;border-radius:0;background:none;max-height:26rem;overflow:auto}.card>details{border-top:1px solid var(--line)}summary{cursor:pointer;font-size:.9rem}.card>details>summary{padding:.6rem 1rem;font-weight:600;color:var(--accent)}.card>details[open]>summary{border-bottom:1px solid var(--line)}.card form{display:grid;grid-template-columns:repeat(auto-fill,minmax(12rem,1fr));gap:.8rem 1rem;padding:1rem}.field{min-width:0;margin:0;padding:0;border:0}.whole{grid-column:1 / -1}form button[type=submit]{justify-self:start}.field>label,.field>legend{display:block;margin-bottom:.2rem;padding:0;font-size:.85rem}.field label code,.field legend code{padding:0;background:none;font-size:.82rem}fieldset.field>label{display:inline-block;margin-right:1rem;font-size:.9rem}.buttons{grid-column:1 / -1;display:flex;flex-wrap:wrap;gap:.5rem;margin:0}.reminder{grid-column:1 / -1;margin:0;color:var(--soft);font-size:.85rem}.has-key .reminder{display:none}.outcome{margin:0;padding:0 1rem;font-size:.9rem;overflow-wrap:anywhere}.outcome:not(:empty){padding:.7rem 1rem;border-top:1px solid var(--line)}.answer>details{padding:0 1rem .5rem}.answer dl{margin:.4rem 0 0;font:.78rem / 1.5 var(--mono)}.answer dl div{display:grid;grid-template-columns:minmax(9rem,38%) minmax(0,1fr);gap:.5rem}.answer dt{color:var(--soft)}.answer dd{overflow-wrap:anywhere}.answer>pre{border-top:1px solid var(--line)}.answer .follow{margin:0 1rem 1rem}.frames{max-height:26rem;margin:0;padding:0;overflow-y:auto;border-top:1px solid var(--line);list-style:none}.frames li{padding:.4rem 1rem;border-bottom:1px solid var(--line)}.frame{display:flex;align-items:baseline;gap:.6rem;font-size:.85rem}.frames .gist{flex:1;min-width:0;padding:0;overflow:hidden;background:none;color:var(--soft);font-size:.78rem;text-overflow:ellipsis;white-space:nowrap}.frames time{color:var(--soft);font-size:.78rem;white-space:nowrap}.frames pre{padding:.4rem 0}.json-name{color:var(--get)}.json-string{color:var(--post)}.json-value{color:var(--patch)}footer{margin-top:5rem;color:var(--soft);font-size:.85rem}@media(min-width:78rem){.operation{display:grid;grid-template:"title title" auto "reading trying" auto / minmax(0,1fr) minmax(0,30rem);gap:.5rem 3.5rem}.operation>header{grid-area:title}.reading{grid-area:reading}.trying{grid-area:trying;min-width:0}}@media(max-width:78rem){body{grid-template:"bar bar" auto "key key" auto "contents content" 1fr / 17.5rem minmax(0,1fr)}.key{grid-area:key;justify-self:stretch;position:static;z-index:auto;height:auto;margin:0;padding:.7rem 1.5rem;border-bottom:1px solid var(--line)}.key input{flex:1;width:auto;min-width:0}}@media(max-width:56rem){body{grid-template:"bar" auto "key" auto "contents" auto "content" 1fr / minmax(0,1fr)}.key{padding:.7rem 1.1rem}.bar{padding:0 1.1rem}.brand{min-width:0}.search{flex:1}.search [role=listbox]{position:fixed;inset:calc(var(--bar) + .2rem) 1rem auto;width:auto}nav{position:static;height:auto;padding:1rem .5rem;border-right:0;font-size:1rem}.live .menu{display:block}.live nav{position:fixed;inset:var(--bar) 0 0;align-self:stretch;z-index:2;background:var(--paper)}.live nav:not(.open){display:none}main{padding-top:1.5rem}.group,.shared{margin-top:3rem}.answers>div{grid-template-columns:3.6rem minmax(0,1fr)}input:not([type=checkbox]),select,textarea{font-size:1rem}}@media(max-width:30rem){.brand span{position:absolute;clip-path:inset(50%)}}@media print{.bar,nav,.request details{display:none}body{display:block}}`;

export const script = `"use strict";(()=>{function u(e,t={},...n){let o=document.createElement(e);for(let[r,s]of Object.entries(t))o.setAttribute(r,s);return o.append(...n),o}function c(e,t=document){let n=t.querySelector(e);if(n===null)throw new Error(\`nothing is \${e}\`);return n}function k(e,t){if(!navigator.clipboard)return;let n=u("button",{type:"button",class:"copy"},"Copy");n.addEventListener("click",async()=>{await navigator.clipboard.writeText(t()),n.textContent="Copied",setTimeout(()=>{n.textContent="Copy"},1500)}),e.append(n)}var h=c("link[rel=service-desc]").href.replace(/\\/[^/]*$/,"");var F="http://127.0.0.1:3000",ee=/^(json|text)$/,te=/^(nginx|caddy|haproxy|ini|yaml)$/;function R(e){for(let t of e.querySelectorAll("code")){let n=t.dataset.language??"";te.test(n)||ne(t);let o=t.parentElement;if(n===""||o===null||ee.test(n))continue;let r=u("div",{class:"example"});o.replaceWith(r),r.append(o),k(r,()=>t.textContent)}}function ne(e){for(let t of oe(e))t.data=t.data.replaceAll(F,h).replaceAll(F.replace("http","ws"),h.replace("http","ws"))}function*oe(e){let t=document.createTreeWalker(e,NodeFilter.SHOW_TEXT);for(let n=t.nextNode();n!==null;n=t.nextNode())yield n}var re=1e5,se=/("(?:[^"\\\\]|\\\\.)*")(\\s*:)?|-?\\d[\\d.eE+-]*|\\b(?:true|false|null)\\b/g;function $(e){let t=e.textContent;if(t.length>re)return;let n=[],o=0;for(let r of t.matchAll(se)){let[s,l,i=""]=r,d=l===void 0?"value":i===""?"string":"name";n.push(t.slice(o,r.index),u("span",{class:\`json-\${d}\`},l??s),i),o=r.index+s.length}e.replaceChildren(...n,t.slice(o))}function I(){let e=c("#contents"),t=c("button.menu"),n=[...e.querySelectorAll('a[href^="#"]')],o=new Map(n.map(a=>[a.hash.slice(1),a])),r=a=>{e.classList.toggle("open",a),t.setAttribute("aria-expanded",String(a))};t.addEventListener("click",()=>r(!e.classList.contains("open"))),e.addEventListener("click",({target:a})=>{a instanceof Element&&a.closest("a")&&r(!1)}),document.addEventListener("keydown",({key:a})=>{a!=="Escape"||!e.classList.contains("open")||(r(!1),t.focus())});let s,l=a=>{a===void 0||a===s||(s?.removeAttribute("aria-current"),s=a,a.setAttribute("aria-current","location"),i(a))},i=a=>{let[p,{top:y,bottom:b}]=[e.getBoundingClientRect(),a.getBoundingClientRect()];e.scrollTop+=Math.min(y-p.top,Math.max(b-p.bottom,0))},d=e.querySelector("[aria-current=page]");d!==null&&i(d);let f=new Set,g=new IntersectionObserver(a=>{for(let{target:p,isIntersecting:y}of a)y?f.add(p.id):f.delete(p.id);l([...o].filter(([p])=>f.has(p)).at(-1)?.[1])},{rootMargin:"-80px 0px -75% 0px"});for(let a of o.keys())g.observe(c(\`#\${CSS.escape(a)}\`))}var ie={angular:["javascript"],k8s:["kubernetes"],login:["authenticate","authentication"],migration:["migrate"],offline:["indexeddb","reconnect"],paging:["pagination"],permissions:["scopes"],push:["feed"],query:["filter"],react:["javascript"],realtime:["feed"],roles:["scopes"],subscribe:["follow"],svelte:["javascript"],testing:["test"],throttling:["quotas"],timestamp:["date-time"],transaction:["atomic","bulk"],upsert:["replace"],vue:["javascript"],watch:["follow"],where:["filter"]},ae=[[/\\bgetting started\\b|\\bget started\\b|\\bquick start\\b/g,"quickstart"],[/\\breal[ -]time\\b/g,"realtime"],[/\\boptimistic lock\\w*/g,"lost updates"],[/\\bsign[ -]in\\b|\\blog[ -]in\\b/g,"login"]];function J(e,t,n){let o=de(t),r=e.flatMap(l=>{let i=le(l,o,t.trim().toLowerCase());return i===0?[]:[{section:l,score:i}]});r.sort((l,i)=>i.score-l.score);let s=o.flat();return r.slice(0,n).map(({section:l})=>({section:l,gist:ue(l.text,s)}))}function le(e,t,n){let o=e.title.toLowerCase(),r=o===n?100:o.startsWith(n)?30:0;for(let[s="",...l]of t){let i=Math.max(W(e,s),...l.map(d=>W(e,d)/2));if(i===0)return 0;r+=i}return r}function W({title:e,where:t,text:n},o){let r=[e,t,n].map(l=>l.toLowerCase());return[20,8,3][r.findIndex(l=>ce(l,o))]??Number(r.join("").includes(o))}function ce(e,t){for(let n=e.indexOf(t);n>=0;n=e.indexOf(t,n+1))if(n===0||!/[\\p{L}\\p{N}]/u.test(e[n-1]))return!0;return!1}function de(e){return(ae.reduce((n,[o,r])=>n.replace(o,r),e.toLowerCase()).match(/\\S+/g)??[]).map(n=>[n,...Object.entries(ie).flatMap(([o,r])=>n.length>2&&(o.startsWith(n)||n===\`\${o}s\`)?r:[])])}function ue(e,t){let n=e.toLowerCase(),o=t.map(i=>n.indexOf(i)).filter(i=>i>=0),r=o.length===0?0:Math.min(...o),s=r<40?0:e.lastIndexOf(" ",r-30)+1,l=e.slice(s,s+140).replaceAll(/\\s+/g," ");return\`\${s>0?"\\u2026 ":""}\${l}\${s+140<e.length?" \\u2026":""}\`}var pe=12;function B(){let e=c(".search"),t=c("input",e),n=c("[role=listbox]",e),o=c("[role=status]",e),r,s=-1,l=()=>[...n.querySelectorAll("[role=option]")],i=a=>{s=a;for(let[y,b]of l().entries())b.setAttribute("aria-selected",String(y===a));let p=l()[a];p===void 0?t.removeAttribute("aria-activedescendant"):(t.setAttribute("aria-activedescendant",p.id),p.scrollIntoView({block:"nearest"}))},d=a=>{n.hidden=!a,t.setAttribute("aria-expanded",String(a)),a||i(-1)},f=(a,p=!1)=>{o.textContent=a,o.className=p?"none":"hidden"},g=async()=>{let{value:a}=t;if(a.trim()===""){n.replaceChildren(),f(""),d(!1);return}try{r??=K();let p=J(await r,a,pe);if(a!==t.value)return;n.replaceChildren(...p.map(fe)),f(p.length===0?\`No results for \\u201C\${a.trim()}\\u201D.\`:\`\${p.length} found.\`,p.length===0),d(p.length>0),i(p.length>0?0:-1)}catch{r=void 0,f("Cannot load the search index. Try again.",!0)}};e.hidden=!1,t.addEventListener("input",()=>{g()}),t.addEventListener("focus",()=>{r??=K(),r.catch(()=>{})}),e.addEventListener("submit",a=>{a.preventDefault(),l()[s]?.click()}),e.addEventListener("focusout",({relatedTarget:a})=>{a instanceof Node&&e.contains(a)||(d(!1),o.className="hidden")}),n.addEventListener("click",()=>{d(!1),t.blur()}),n.addEventListener("mousedown",a=>a.preventDefault()),t.addEventListener("keydown",a=>{let p=l().length;a.key==="Escape"&&!n.hidden?(a.preventDefault(),d(!1)):(a.key==="ArrowDown"||a.key==="ArrowUp")&&p>0&&(a.preventDefault(),d(!0),i((s+(a.key==="ArrowDown"?1:p-1+ +(s<0)))%p))}),document.addEventListener("keydown",a=>{a.key!=="k"||!(a.ctrlKey||a.metaKey)||(a.preventDefault(),t.select())})}async function K(){let e=await fetch(\`\${h}/docs/search.json\`,{credentials:"omit"});if(!e.ok)throw new Error(String(e.status));return e.json()}function fe({section:{title:e,where:t,address:n},gist:o},r){return u("a",{role:"option",id:\`found-\${r}\`,href:n,tabindex:"-1","aria-selected":"false"},u("strong",{},e),u("span",{class:"where"},t),u("span",{class:"gist"},o))}function x(e,t=""){let n=C(e);if(typeof e!="object"||e===null||t.length+n.length<=me)return n;let o=\`\${t}  \`,[r,s,l]=Array.isArray(e)?["[",e.map(i=>x(i,o)),"]"]:["{",Object.entries(e).map(([i,d])=>\`\${JSON.stringify(i)}: \${x(d,o)}\`),"}"];return\`\${r}
\${s.map(i=>o+i).join(\`,
\`)}
\${t}\${l}\`}var me=56;function C(e){if(Array.isArray(e))return\`[\${e.map(C).join(", ")}]\`;if(typeof e!="object"||e===null)return JSON.stringify(e);let t=Object.entries(e).map(([n,o])=>\`\${JSON.stringify(n)}: \${C(o)}\`);return t.length===0?"{}":\`{ \${t.join(", ")} }\`}var w=[{id:"curl",title:"curl",syntax:"sh",request:ge,feed:he},{id:"javascript",title:"JavaScript",syntax:"js",request:ye,feed:be},{id:"python",title:"Python",syntax:"python",request:Ee,feed:Le}];function ge({method:e,url:t,secured:n,headers:o,body:r}){let s=[...n?['-H "x-api-key: $KEY"']:[],...o.map(([d,f])=>\`-H \${q(\`\${d}: \${f}\`)}\`),...r===void 0?[]:[\`-d \${q(r)}\`],q(t)],i=\`curl -w '\\\\n'\${e===(r===void 0?"GET":"POST")?"":\` -X \${e}\`}\`;return s.length===1?\`\${i} \${s[0]}\`:\`\${i} \${s.join(\` \\\\
  \`)}\`}function he(e){return\`# Any curl will do; some bytes precede each frame.
curl -sN -H "x-api-key: $KEY" \\\\
  -H 'Connection: Upgrade' -H 'Upgrade: websocket' \\\\
  -H 'Sec-WebSocket-Version: 13' \\\\
  -H 'Sec-WebSocket-Key: cm93ZmVlZC1leGFtcGxlIQ==' \\\\
  -o - \${q(e.replace(/^ws/,"http"))}\`}function q(e){return/^[\\w:/.-]+$/.test(e)?e:\`'\${e.replaceAll("'","'\\\\''")}'\`}function ye({method:e,url:t,secured:n,headers:o,body:r}){let s=[...n?[D]:[],...o.map(([d,f])=>\`\${/^\\w+$/.test(d)?d:S(d)}: \${S(f)}\`)],l=[...e==="GET"?[]:[\`method: '\${e}'\`],...s.length===0?[]:[\`headers: \${A(s,"  ")}\`],...r===void 0?[]:[\`body: \${ve(r)}\`]],i=l.length===0?"":\`, \${A(l,"")}\`;return\`const response = await fetch(\${S(t)}\${i});
console.log(response.status, await response.text());\`}var D="'x-api-key': process.env.KEY";function be(e){return\`import WebSocket from 'ws'; // npm install ws

const socket = new WebSocket(\${S(e)}, {
  headers: { \${D} },
});
socket.on('message', (text) => console.log(JSON.parse(text)));
socket.on('close', (code, reason) => console.log(code, String(reason)));\`}function S(e){return\`'\${JSON.stringify(e).slice(1,-1).replaceAll('\\\\"','"').replaceAll("'","\\\\'")}'\`}function ve(e){return P(e)&&!e.includes('"__proto__"')?\`JSON.stringify(\${e.replaceAll(\`
\`,\`
  \`)})\`:S(e)}function Ee({method:e,url:t,secured:n,headers:o,body:r}){let s=[...n?[U]:[],...o.map(([f,g])=>\`\${JSON.stringify(f)}: \${JSON.stringify(g)}\`)],l=r!==void 0&&P(r),i=[...l?["json"]:[],...n?["os"]:[],"urllib.request"],d=[JSON.stringify(t),...e==="GET"?[]:[\`method="\${e}"\`],...s.length===0?[]:[\`headers=\${A(s,"    ","    ")}\`],...r===void 0?[]:[\`data=\${l?we(r):JSON.stringify(r)}.encode()\`]];return\`\${i.map(f=>\`import \${f}
\`).join("")}
request = urllib.request.Request(
\${d.map(f=>\`    \${f},
\`).join("")})
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())\`}var U='"x-api-key": os.environ["KEY"]';function Le(e){return\`import json
import os
from websockets.sync.client import connect  # pip install websockets

headers = {\${U}}
with connect(\${JSON.stringify(e)}, additional_headers=headers) as socket:
    for text in socket:
        print(json.loads(text))\`}function we(e){let t={true:"True",false:"False",null:"None"};return\`json.dumps(\${e.replace(/"(?:[^"\\\\]|\\\\.)*"|true|false|null/g,o=>t[o]??o).replaceAll(\`
\`,\`
    \`)})\`}function P(e){try{return JSON.stringify(JSON.parse(e))===e.replace(/("(?:[^"\\\\]|\\\\.)*")|\\s+/g,"$1")}catch{return!1}}function A(e,t,n="  "){return\`{
\${e.map(o=>\`\${t}\${n}\${o},
\`).join("")}\${t}}\`}function H(e,t){let n=e.replace(/\\{(\\w+)\\}/g,(r,s)=>{let l=t.find(i=>i.in==="path"&&i.name===s);return encodeURIComponent(l?.value??"")}),o=t.filter(r=>r.in==="query").map(({name:r,value:s})=>\`\${encodeURIComponent(r)}=\${encodeURIComponent(s)}\`);return o.length===0?n:\`\${n}?\${o.join("&")}\`}var $e=200;function _(e){let t=c("#feed-since");t.value=e,t.dispatchEvent(new InputEvent("input",{bubbles:!0})),c("#live-feed").scrollIntoView({block:"center"}),c("[data-feed] [type=submit]").focus({preventScroll:!0})}function G(e){let t=c("[data-feed]"),n=c("[name=collection]",t),o=c("[name=since]",t),r=c("[data-feed-resume]",t),s=c("[data-feed-close]",t),l=c("[type=submit]",t),i=c("[data-feed-state]"),d=c(".frames"),f,g,a=()=>{let m=f===void 0;l.disabled=!m,r.disabled=!m||g===void 0,s.disabled=m},p=m=>{let v=[...t.querySelectorAll("[name=events]")],E=v.filter(({checked:T})=>T).map(({value:T})=>T),L=[["collection",n.value]];E.length<v.length&&L.push(["events",E.join(",")]),o.value!==""&&L.push(["since",o.value]),m!==""&&L.push(["api_key",m]);let M=L.map(([T="",Q=""])=>({in:"query",name:T,value:Q})),N=new URL(h+H(t.dataset.feed,M));return N.protocol=location.protocol.replace("http","ws"),N},y=()=>{let{value:m}=n,v=o.value,E=!1;f=new WebSocket(p(e())),i.textContent="Opening \\u2026",a(),f.addEventListener("open",()=>{E=!0,i.textContent=\`Open on \${m}\${v===""?"":\`, resumed from \${v}\`}. Waiting for changes.\`}),f.addEventListener("message",({data:L})=>{let M=JSON.parse(L);g=M.cursor,i.textContent=\`Open on \${m}. The last cursor is \${g}.\`,xe(M,d)}),f.addEventListener("close",async({code:L})=>{f=void 0,a(),i.textContent=E?Te(L):await Se(m,e())})},b=()=>{let m=c("figure.examples",c("#live-feed").parentElement);for(let{id:v,feed:E}of w)c(\`[data-example=\${v}] code\`,m).textContent=E(p("").href)};b(),t.addEventListener("input",b),n.addEventListener("input",()=>{g=void 0,a()}),t.addEventListener("submit",m=>{m.preventDefault(),y()}),r.addEventListener("click",()=>{o.value=g??"",b(),y()}),s.addEventListener("click",()=>f?.close(1e3))}function xe(e,t){let{event:n,seq:o,time:r,row:s}=e,l=u("code",{},x(e));$(l);let i=u("summary",{class:"frame"},u("span",{class:\`method event-\${n}\`},n),u("span",{},\`#\${o}\`),u("code",{class:"gist"},s===void 0?"":JSON.stringify(s)),u("time",{datetime:r},new Date(r).toLocaleTimeString())),d=t.scrollHeight-t.scrollTop-t.clientHeight<40;t.hidden=!1,t.append(u("li",{},u("details",{},i,u("pre",{},l)))),t.childElementCount>$e&&t.firstElementChild?.remove(),d&&(t.scrollTop=t.scrollHeight)}function Te(e){if(e===1e3)return"Closed from here.";let t=document.querySelector(\`#close-\${e} dd\`)?.textContent.trim();return t===void 0?\`The connection was lost (\${e}).\`:\`Closed with \${e}. \${t}\`}async function Se(e,t){let n="The feed could not be opened.";try{let o=await fetch(h+H("/v1/collections/{name}",[{in:"path",name:"name",value:e}]),{headers:t===""?{}:{"x-api-key":t},cache:"no-store",credentials:"omit"});if(o.ok)return\`\${n} The key and the collection are valid, so check events and since.\`;let{status:r,code:s,detail:l}=await o.json();return\`\${n} \${r} \${s}: \${l}\`}catch{return\`\${n} The service can't be reached.\`}}function V(){let e=[...document.querySelectorAll("figure.examples")],t=n=>{for(let o of e){for(let r of o.querySelectorAll("[role=tab]")){let s=r.dataset.of===n;r.setAttribute("aria-selected",String(s)),r.tabIndex=s?0:-1}for(let r of o.querySelectorAll("[data-example]"))r.hidden=r.dataset.example!==n}};for(let n of e)c("figcaption",n).append(He(n,t)),k(c("figcaption",n),()=>c("[data-example]:not([hidden])",n).textContent);t(w[0].id)}function He(e,t){let n=w.map(({id:s,title:l})=>{let i=c(\`[data-example=\${s}]\`,e),d=u("button",{type:"button",role:"tab",id:\`\${i.id}-tab\`,"aria-controls":i.id,"data-of":s},l);return i.setAttribute("role","tabpanel"),i.setAttribute("aria-labelledby",d.id),d.addEventListener("click",()=>o(d)),d}),o=s=>{let{top:l}=s.getBoundingClientRect();t(s.dataset.of),s.focus({preventScroll:!0}),scrollBy({top:s.getBoundingClientRect().top-l,behavior:"instant"})},r=u("span",{role:"tablist","aria-label":"Language"},...n);return r.addEventListener("keydown",s=>{let l=n.indexOf(s.target),d={ArrowRight:l+1,ArrowLeft:l-1+n.length,Home:0,End:n.length-1}[s.key];d!==void 0&&(s.preventDefault(),o(n[d%n.length]))}),r}var j=2e5;function Y(e){for(let t of document.querySelectorAll("form[data-method]")){let n=t.querySelector("[data-body-example]");n?.addEventListener("change",()=>{let[o]=n.selectedOptions;c("[data-body]",t).value=o.value,c("[data-body-type]",t).value=o.dataset.type,O(t)}),t.addEventListener("input",()=>O(t)),t.addEventListener("submit",o=>{o.preventDefault(),ke(t,e())}),O(t)}Me()}function Me(){let e=[...document.querySelectorAll("[name=collection_name], #feed-collection")];for(let t of e)t.addEventListener("input",({isTrusted:n})=>{if(n)for(let o of e)o!==t&&(o.value=t.value,o.dispatchEvent(new InputEvent("input",{bubbles:!0})))})}function O(e){let{target:t,...n}=z(e),o=c("figure.examples",e.closest(".request"));for(let{id:r,request:s}of w){let l=s({...n,url:h+t,secured:"secured"in e.dataset});c(\`[data-example=\${r}] code\`,o).textContent=l}}function z(e){let n=[...e.querySelectorAll("[data-in]")].flatMap(i=>("eachLine"in i.dataset?i.value.split(\`
\`):[i.value]).map(f=>({name:i.name,in:i.dataset.in,value:f}))).filter(i=>i.in==="path"||i.value!==""),o=e.querySelector("[data-body]"),r=n.filter(i=>i.in==="header").map(({name:i,value:d})=>[i,d]),s=e.querySelector("[data-body-type]"),l=o===null||o.value===""&&!o.required?void 0:o.value;return{method:e.dataset.method,target:H(e.dataset.path,n),headers:s===null||l===void 0?r:[...r,["Content-Type",s.value]],body:l}}async function ke(e,t){let{method:n,target:o,headers:r,body:s}=z(e);if(n==="DELETE"&&!confirm(\`\${n} \${o}?\`))return;let l=e.parentElement,i=c(".outcome",l),d=c(".answer",l),f=c("button[type=submit]",e);f.disabled=!0,i.replaceChildren("Waiting for the response \\u2026"),d.replaceChildren();try{let g="secured"in e.dataset&&t!==""?[["x-api-key",t]]:[],a=performance.now(),p=await fetch(h+o,{method:n,headers:[...g,...r.map(([v,E])=>[v,E])],...s!==void 0&&{body:s},cache:"no-store",credentials:"omit"}),y=await p.text(),b=Math.round(performance.now()-a),m=u("span",{class:\`status s\${String(p.status)[0]}\`},String(p.status));i.replaceChildren(m,\` \${p.statusText} after \${b} ms\`),d.replaceChildren(...qe(p,y))}catch(g){i.replaceChildren(\`The request failed: \${g.message}\`)}finally{f.disabled=!1}}function qe(e,t){let n=[...e.headers],o=n.map(([s,l])=>u("div",{},u("dt",{},s),u("dd",{},l))),r=e.headers.get("collection-cursor");return[u("details",{},u("summary",{},\`Headers (\${n.length})\`),u("dl",{},...o)),...t===""?[]:[Ce(e.headers.get("content-type")??"",t)],...r===null?[]:[Ae(r)]]}function Ce(e,t){let n=/^application\\/(\\w+\\+)?json/.test(e)&&t.length<=j,o=n?x(JSON.parse(t)):t.slice(0,j),r=u("code",{},o);n&&$(r);let s=t.length-j;return s>0&&r.append(\`
\\u2026 and \${s} further characters\`),u("pre",{tabindex:"0"},r)}function Ae(e){let t=u("button",{type:"button",class:"follow"},\`Follow the feed from \${e}\`);return t.addEventListener("click",()=>_(e)),t}for(let e of document.querySelectorAll("code[data-language=json]"))$(e);var X=document.querySelector("article");X!==null&&R(X);Oe(document.querySelectorAll("pre, .wide"));I();B();var Z=document.querySelector("#key-form");if(Z!==null){let e=je(Z);Y(e),G(e),V()}document.documentElement.classList.add("live");function je(e){let t=c("input",e),n=c("button",e),o=()=>t.value.trim(),r=()=>{document.body.classList.toggle("has-key",o()!=="")};return e.addEventListener("submit",s=>s.preventDefault()),t.addEventListener("input",r),n.addEventListener("click",()=>{let s=t.type==="password";t.type=s?"text":"password",n.setAttribute("aria-pressed",String(s))}),r(),o}function Oe(e){let t=new ResizeObserver(n=>{for(let{target:o}of n)o.scrollWidth>o.clientWidth||o.scrollHeight>o.clientHeight?o.tabIndex=0:o.removeAttribute("tabindex")});for(let n of e)t.observe(n)}})();`;

export const docsHtml = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>rowfeed 0.1.0: the contracts</title>
<link rel="service-desc" type="application/json" href="/openapi.json">
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%20width%3D%2224%22%20height%3D%2224%22%20fill%3D%22none%22%20stroke%3D%22%2312807a%22%20stroke-width%3D%222.4%22%20stroke-linecap%3D%22round%22%20aria-hidden%3D%22true%22%3E%3Cpath%20d%3D%22M3%206h11M3%2012h6M3%2018h11%22%2F%3E%3Cpath%20d%3D%22M13%2012h2l1.5-3%202.5%206%201.5-3H22%22%20stroke-linejoin%3D%22round%22%2F%3E%3C%2Fsvg%3E">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="#content"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg><span>rowfeed</span></a>
<form class="search" role="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Search (Ctrl K)">
<div id="found" role="listbox" aria-label="Found" hidden></div>
<span class="hidden" role="status"></span>
</form>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<form class="key" id="key-form" autocomplete="off" aria-label="Authentication">
<label for="api-key">API key</label>
<input id="api-key" type="password" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="rf_&#8230;" aria-describedby="key-note">
<button type="button" aria-pressed="false" aria-controls="api-key">Show</button>
<span class="hidden" id="key-note">Kept in this tab's memory only, and gone when the page is left or loaded again.</span>
</form>
<nav id="contents" aria-label="Contents">
<h2>Start</h2>
<ul><li><a href="/docs/what-rowfeed-is">What rowfeed is, and what it is not</a></li>
<li><a href="/docs/install">Install</a></li>
<li><a href="/docs/quickstart">Quickstart with curl</a></li>
<li><a href="/docs/quickstart-typescript">Quickstart with TypeScript</a></li>
</ul>
<h2>Tutorials</h2>
<ul><li><a href="/docs/todo-list">A shared to-do list in the browser</a></li>
<li><a href="/docs/spreadsheet">From a spreadsheet to a typed API</a></li>
<li><a href="/docs/keep-in-sync">Keep a copy in sync</a></li>
</ul>
<h2>How to</h2>
<ul><li><a href="/docs/rows">Collections and rows</a></li>
<li><a href="/docs/lists">Filter, sort and paginate</a></li>
<li><a href="/docs/safe-writes">Write safely</a></li>
<li><a href="/docs/import-export">Import and export (CSV, NDJSON)</a></li>
<li><a href="/docs/follow">Follow changes</a></li>
<li><a href="/docs/resume">Reconnect and resume</a></li>
<li><a href="/docs/authenticate">Authenticate</a></li>
<li><a href="/docs/keys">Create and rotate API keys</a></li>
<li><a href="/docs/plans">Set plans and quotas</a></li>
<li><a href="/docs/schemas">Validate rows with JSON Schema</a></li>
<li><a href="/docs/sdks">Generate SDKs</a></li>
<li><a href="/docs/test-in-ci">Test against rowfeed in CI</a></li>
<li><a href="/docs/console">Web console</a></li>
<li><a href="/docs/deploy">Deployment</a></li>
<li><a href="/docs/postgres">Deploy on PostgreSQL</a></li>
<li><a href="/docs/citus">Scale out with Citus</a></li>
<li><a href="/docs/backup">Back up and restore</a></li>
<li><a href="/docs/monitor">Monitoring</a></li>
<li><a href="/docs/upgrade">Upgrade</a></li>
</ul>
<h2>Reference</h2>
<ul><li><a href="/docs/http">HTTP reference</a></li>
<li><a href="/docs/feed">Change feed (WebSocket)</a></li>
<li><a href="/docs/filter">Filter language</a></li>
<li><a href="/docs/client">JavaScript client: live mirror</a></li>
<li><a href="/docs/cli">Command line (CLI)</a></li>
<li><a href="/docs/configuration">Configuration</a></li>
<li><a href="/docs/errors">Errors</a></li>
<li><a href="/docs/limits">Limits and performance</a></li>
<li><a href="/docs/metrics">Metrics</a></li>
<li><a href="/docs/generators">SDK generators</a></li>
</ul>
<h2>Explanation</h2>
<ul><li><a href="/docs/consistency">Consistency and ordering</a></li>
<li><a href="/docs/durability">Durability</a></li>
<li><a href="/docs/indexes">How indexes create themselves</a></li>
<li><a href="/docs/security-model">Security model</a></li>
<li><a href="/docs/versioning">Versioning</a></li>
<li><a href="/docs/benchmarks">Benchmarks</a></li>
<li><a href="/docs/comparison">Comparison with other services</a></li>
</ul>
<h2>Help</h2>
<ul><li><a href="/docs/troubleshooting">Troubleshooting</a></li>
<li><a href="/docs/faq">Frequently asked questions</a></li>
<li><a href="/docs/glossary">Glossary</a></li>
<li><a href="/docs/changelog">Changelog</a></li>
</ul>
<h2><a href="#guide">Interface</a></h2>
<ul></ul>
<h2><a href="#tag-collections">Collections</a></h2>
<ul><li><a href="#listCollections"><span class="method get">GET</span> List collections</a></li>
<li><a href="#createCollection"><span class="method post">POST</span> Create a collection</a></li>
<li><a href="#getCollection"><span class="method get">GET</span> Get a collection</a></li>
<li><a href="#deleteCollection"><span class="method delete">DELETE</span> Delete a collection</a></li>
</ul>
<h2><a href="#tag-rows">Rows</a></h2>
<ul><li><a href="#listRows"><span class="method get">GET</span> List rows</a></li>
<li><a href="#insertRows"><span class="method post">POST</span> Insert rows</a></li>
<li><a href="#updateRows"><span class="method patch">PATCH</span> Update matching rows</a></li>
<li><a href="#deleteRows"><span class="method delete">DELETE</span> Delete matching rows</a></li>
<li><a href="#exportRows"><span class="method get">GET</span> Export rows</a></li>
<li><a href="#getRow"><span class="method get">GET</span> Get a row</a></li>
<li><a href="#replaceRow"><span class="method put">PUT</span> Replace a row</a></li>
<li><a href="#updateRow"><span class="method patch">PATCH</span> Update a row</a></li>
<li><a href="#deleteRow"><span class="method delete">DELETE</span> Delete a row</a></li>
</ul>
<h2><a href="#tag-schemas">Schemas</a></h2>
<ul><li><a href="#getSchema"><span class="method get">GET</span> Get the schema of a collection</a></li>
<li><a href="#setSchema"><span class="method put">PUT</span> Set the schema of a collection</a></li>
<li><a href="#removeSchema"><span class="method delete">DELETE</span> Remove the schema of a collection</a></li>
</ul>
<h2><a href="#tag-feed">Feed</a></h2>
<ul><li><a href="#listChanges"><span class="method get">GET</span> List changes</a></li>
<li><a href="#streamChanges"><span class="method get">GET</span> Stream changes</a></li>
<li><a href="#openFeed"><span class="method ws">WS</span> Open the feed of a collection</a></li>
<li><a href="#close-codes">Close codes</a></li>
<li><a href="#feed-guarantees">Guarantees</a></li>
<li><a href="#feed-resume-from-a-cursor">Resume from a cursor</a></li>
<li><a href="#feed-initial-rows">Initial rows</a></li>
<li><a href="#feed-filtered-feeds">Filtered feeds</a></li>
<li><a href="#feed-selected-fields">Selected fields</a></li>
<li><a href="#feed-backpressure-and-pings">Backpressure and pings</a></li>
<li><a href="#feed-server-sent-events">Server-sent events</a></li>
<li><a href="#feed-versioning-and-deprecation">Versioning and deprecation</a></li>
<li><a href="#frame-insert"><span class="method event-insert">insert</span> A row was inserted</a></li>
<li><a href="#frame-update"><span class="method event-update">update</span> A row was updated</a></li>
<li><a href="#frame-delete"><span class="method event-delete">delete</span> A row was deleted</a></li>
<li><a href="#frame-enter"><span class="method event-enter">enter</span> A row started to match the filter</a></li>
<li><a href="#frame-leave"><span class="method event-leave">leave</span> A row stopped matching the filter</a></li>
<li><a href="#frame-row"><span class="method event-row">row</span> An initial row</a></li>
<li><a href="#frame-bookmark"><span class="method event-bookmark">bookmark</span> The current cursor of the feed</a></li>
</ul>
<h2><a href="#tag-keys">Keys</a></h2>
<ul><li><a href="#listKeys"><span class="method get">GET</span> List keys</a></li>
<li><a href="#createKey"><span class="method post">POST</span> Create a key</a></li>
<li><a href="#getKey"><span class="method get">GET</span> Get a key</a></li>
<li><a href="#updateKey"><span class="method patch">PATCH</span> Update a key</a></li>
<li><a href="#deleteKey"><span class="method delete">DELETE</span> Revoke a key</a></li>
<li><a href="#rotateKey"><span class="method post">POST</span> Rotate a key</a></li>
</ul>
<h2><a href="#tag-usage">Usage</a></h2>
<ul><li><a href="#getUsage"><span class="method get">GET</span> Get the usage of the account</a></li>
<li><a href="#getUsageHistory"><span class="method get">GET</span> Get the daily usage of the account</a></li>
</ul>
<h2><a href="#tag-health">Health</a></h2>
<ul><li><a href="#getHealth"><span class="method get">GET</span> Check health</a></li>
<li><a href="#getReady"><span class="method get">GET</span> Check readiness</a></li>
</ul>
<h2><a href="#tag-documents">Documents</a></h2>
<ul><li><a href="#getOpenapiJson"><span class="method get">GET</span> Get the OpenAPI document as JSON</a></li>
<li><a href="#getOpenapiYaml"><span class="method get">GET</span> Get the OpenAPI document as YAML</a></li>
<li><a href="#getOpenapi30Json"><span class="method get">GET</span> Get the OpenAPI document in version 3.0.3</a></li>
<li><a href="#getAsyncapiJson"><span class="method get">GET</span> Get the AsyncAPI document as JSON</a></li>
<li><a href="#getAsyncapiYaml"><span class="method get">GET</span> Get the AsyncAPI document as YAML</a></li>
<li><a href="#getContractOpenapiJson"><span class="method get">GET</span> Get the typed OpenAPI contract as JSON</a></li>
<li><a href="#getContractOpenapiYaml"><span class="method get">GET</span> Get the typed OpenAPI contract as YAML</a></li>
<li><a href="#getContractOpenapi30Json"><span class="method get">GET</span> Get the typed OpenAPI contract in version 3.0.3</a></li>
<li><a href="#getContractAsyncapiJson"><span class="method get">GET</span> Get the typed AsyncAPI contract as JSON</a></li>
<li><a href="#getContractAsyncapiYaml"><span class="method get">GET</span> Get the typed AsyncAPI contract as YAML</a></li>
<li><a href="#getRoot"><span class="method get">GET</span> Redirect to the console</a></li>
<li><a href="#getConsole"><span class="method get">GET</span> Open the console</a></li>
<li><a href="#getConsoleAsset"><span class="method get">GET</span> Get an asset of the console</a></li>
<li><a href="#getDocs"><span class="method get">GET</span> Open the reference of both contracts</a></li>
<li><a href="#getDocsSearch"><span class="method get">GET</span> Get the search index of the documentation</a></li>
<li><a href="#getLlmsText"><span class="method get">GET</span> Get the list of the guides for language models</a></li>
<li><a href="#getGuide"><span class="method get">GET</span> Get a guide</a></li>
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
<li><a href="/docs/search.json">docs/search.json</a></li>
</ul>
<p>rowfeed stores <strong>collections</strong> of <strong>rows</strong>. A row is a JSON object with an <code>id</code>. Clients insert, list, get, update
and delete rows over HTTP. They can follow every change over a WebSocket connection, the feed. The AsyncAPI
document at <a href="#getAsyncapiYaml"><code>/asyncapi.yaml</code></a> describes the frames of the feed.</p>
<p>The server enforces everything that this document specifies, and does not do anything else. It does not silently
ignore, clamp, reorder or alter any input. The following guides describe rules that apply to all operations. The
server publishes them at these paths:</p>
<ul>
<li><a href="/docs/rows">Collections and rows</a>: examples of every operation, and supported values</li>
<li><a href="/docs/authenticate">Authenticate</a>: how to send a key, and what a key allows</li>
<li><a href="/docs/plans">Set plans and quotas</a>: which requests are counted, and what an account can store</li>
<li><a href="/docs/feed">Change feed (WebSocket)</a>: the frames, cursors and close codes of the feed</li>
<li><a href="/docs/errors">Errors</a>: the format of errors, their codes, and which error comes first</li>
<li><a href="/docs/http">HTTP reference</a>: headers, limits and cross-origin requests</li>
<li><a href="/docs/versioning">Versioning</a>: what later versions can change</li>
</ul>
<p>Every request under <code>/v1</code>, and the handshake of <code>/ws</code>, requires an API key. The body of every error is a problem
(RFC 9457). Its <code>code</code> is one of <a href="#errors"><code>x-error-codes</code></a>. Programs should check this code. If a program does not know a
code, it should handle the error by its status.</p>
</section>
<section class="group" id="tag-collections" aria-labelledby="tag-collections-title">
<h2 id="tag-collections-title"><a href="#tag-collections">Collections</a></h2>
<p class="lead">Named sets of rows.</p>
<section class="operation" id="listCollections" aria-labelledby="listCollections-title">
<header>
<h3 id="listCollections-title"><a href="#listCollections">List collections</a></h3>
<p class="route"><span class="method get">GET</span> <code>/v1/collections</code></p>
<p class="facts"><code>listCollections</code> &#183; key with the scope <code>read</code></p>
</header>
<div class="reading">
<p>Returns all collections of the key&#39;s account, sorted by name in ascending order (by code point). If the key is limited to certain collections, the list contains only these collections, and its <a href="#header-ETag-ContractETag"><code>ETag</code></a> depends on no other collection.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>If-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Versions from <a href="#header-ETag-ContractETag"><code>ETag</code></a>, separated by commas, or <code>*</code> for any version. The server executes the request only if the current version is one of them. Otherwise, it returns 412. Weak ETags (<code>W/&#34;...&#34;</code>) never match.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div>
<dt><code>If-None-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Versions from <a href="#header-ETag-ContractETag"><code>ETag</code></a>, separated by commas, or <code>*</code> for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks <code>If-Match</code> first.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The collections, or an empty array if the account has no collections.</p>

<p class="media"><code>application/json</code> <a href="#schema-CollectionList">CollectionList</a> <span class="limits">array of <a href="#schema-Collection">Collection</a></span></p>

</dd></div><div>
<dt><span class="status s3">304</span></dt>
<dd>
<p>The list has not changed since the version in <code>If-None-Match</code>.</p>



</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter is invalid, or the request contains two different keys.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>


</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">403</span></dt>
<dd>
<p>The key does not allow this request.</p>
<p class="codes"><a href="#error-scope_insufficient"><code>scope_insufficient</code></a></p>


</dd></div><div>
<dt><span class="status s4">412</span></dt>
<dd>
<p>The version of the list is not in <code>If-Match</code>. Weak ETags, such as the <a href="#header-ETag-ContractETag"><code>ETag</code></a> of a list, never match.</p>
<p class="codes"><a href="#error-version_mismatch"><code>version_mismatch</code></a></p>


</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The quota is exhausted, or the server received too many invalid keys from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>


</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>The server has a fault.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>


</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The server cannot execute the request at the moment.</p>
<p class="codes"><a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>


</dd></div></dl>
<details class="headers"><summary>Headers of several answers</summary>
<ul><li><a href="#header-Request-Id-RequestId">Request-Id</a> each</li><li><a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a> each</li><li><a href="#header-Cache-Control-PrivateNoCache">Cache-Control</a> 200 304</li><li><a href="#header-RateLimit">RateLimit</a> 200 304 400 403 412 429 500 503</li><li><a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a> 200 304 400 403 412 429 500 503</li><li><a href="#header-ETag-ListETag">ETag</a> 200 304</li><li><a href="#header-Cache-Control-NoStore">Cache-Control</a> 400 401 403 412 429 500 503</li><li><a href="#header-Retry-After-RetryAfter">Retry-After</a> 429 503</li></ul></details>
</div>
<div class="trying">
<div class="card request">
<figure class="examples">
<figcaption>Request</figcaption>
<pre id="listCollections-curl" data-example="curl"><code data-language="sh">curl -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; \\
  http://127.0.0.1:3000/v1/collections</code></pre>
<pre id="listCollections-javascript" data-example="javascript"><code data-language="js">const response = await fetch(&#39;http://127.0.0.1:3000/v1/collections&#39;, {
  headers: {
    &#39;x-api-key&#39;: process.env.KEY,
  },
});
console.log(response.status, await response.text());</code></pre>
<pre id="listCollections-python" data-example="python"><code data-language="python">import os
import urllib.request

request = urllib.request.Request(
    &#34;http://127.0.0.1:3000/v1/collections&#34;,
    headers={
        &#34;x-api-key&#34;: os.environ[&#34;KEY&#34;],
    },
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())</code></pre>
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
<p>Creates an empty collection. Its name is part of every path of the collection, and cannot be changed later. If a deleted collection had the same name, the new collection does not continue it. The ids of its rows start at 1, and cursors and ETags of the deleted collection are not valid for it.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>Idempotency-Key</code> <span class="kind"><a href="#schema-IdempotencyKey">IdempotencyKey</a></span> <span class="place">header</span></dt>
<dd>Makes a write safe to retry. Use a new random key for each new request. The server executes a request at most once, however often it receives it with this key. For 24 hours, the same request returns the first response, with the header <a href="#header-Idempotent-Replayed-IdempotentReplayed"><code>Idempotent-Replayed</code></a>. If another request uses the same key, the server returns 422. The server stores only 2xx responses. The key belongs to the account. It has 1 to 255 visible ASCII characters, except <code>&#34;</code> and <code>\\</code>, and can be enclosed in double quotes.</dd>
<dd class="limits">for example <code>7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d</code></dd>
</div>
</dl>
<h4>Body</h4>
<p>The name of the collection.</p>
<ul class="media"><li><code>application/json</code> <a href="#schema-CollectionInput">CollectionInput</a> <span class="limits">object &#183; no other members</span></li></ul>
<dl class="terms"><div>
<dt><code>name</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="required">required</span></dt>
<dd>1 to 64 letters, digits, <code>_</code> and <code>-</code>, starting with a letter or <code>_</code>. Case-sensitive.</dd>
</div>
</dl>

<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">201</span></dt>
<dd>
<p>The collection was created.</p>

<p class="media"><code>application/json</code> <a href="#schema-Collection">Collection</a> <span class="limits">object &#183; no other members</span></p>
<p class="headers">Headers: <a href="#header-Cache-Control-PrivateNoCache">Cache-Control</a>, <a href="#header-Location">Location</a>, <a href="#header-Idempotent-Replayed-IdempotentReplayed">Idempotent-Replayed</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter or the body is invalid, or the request contains two different keys.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a> <a href="#error-body_malformed"><code>body_malformed</code></a> <a href="#error-body_invalid"><code>body_invalid</code></a></p>


</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">403</span></dt>
<dd>
<p>The key does not allow this request, or a storage limit of the account is reached.</p>
<p class="codes"><a href="#error-scope_insufficient"><code>scope_insufficient</code></a> <a href="#error-limit_reached"><code>limit_reached</code></a></p>


</dd></div><div>
<dt><span class="status s4">409</span></dt>
<dd>
<p>The account already has a collection with this name, or the same request is in progress.</p>
<p class="codes"><a href="#error-collection_exists"><code>collection_exists</code></a> <a href="#error-idempotency_in_progress"><code>idempotency_in_progress</code></a></p>

<p class="headers">Headers: <a href="#header-Retry-After-RetryInProgress">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s4">413</span></dt>
<dd>
<p>The body is larger than 1 MiB.</p>
<p class="codes"><a href="#error-body_too_large"><code>body_too_large</code></a></p>


</dd></div><div>
<dt><span class="status s4">415</span></dt>
<dd>
<p>The media type, charset or content coding of the body is not supported.</p>
<p class="codes"><a href="#error-media_type_unsupported"><code>media_type_unsupported</code></a></p>

<p class="headers">Headers: <a href="#header-Accept-AcceptedTypes">Accept</a>, <a href="#header-Accept-Encoding-AcceptedCodings">Accept-Encoding</a></p>
</dd></div><div>
<dt><span class="status s4">422</span></dt>
<dd>
<p>The idempotency key belongs to another request.</p>
<p class="codes"><a href="#error-idempotency_key_reused"><code>idempotency_key_reused</code></a></p>


</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The quota is exhausted, or the server received too many invalid keys from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>


</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>The server has a fault.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>


</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The server cannot execute the request at the moment.</p>
<p class="codes"><a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>


</dd></div><div>
<dt><span class="status s5">507</span></dt>
<dd>
<p>The database does not have enough space for the change. The server did not change anything.</p>
<p class="codes"><a href="#error-storage_full"><code>storage_full</code></a></p>


</dd></div></dl>
<details class="headers"><summary>Headers of several answers</summary>
<ul><li><a href="#header-Request-Id-RequestId">Request-Id</a> each</li><li><a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a> each</li><li><a href="#header-RateLimit">RateLimit</a> 201 400 403 409 413 415 422 429 500 503 507</li><li><a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a> 201 400 403 409 413 415 422 429 500 503 507</li><li><a href="#header-Cache-Control-NoStore">Cache-Control</a> 400 401 403 409 413 415 422 429 500 503 507</li><li><a href="#header-Retry-After-RetryAfter">Retry-After</a> 429 503</li></ul></details>
</div>
<div class="trying">
<div class="card request">
<figure class="examples">
<figcaption>Request</figcaption>
<pre id="createCollection-curl" data-example="curl"><code data-language="sh">curl -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; \\
  -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{ &#34;name&#34;: &#34;notes&#34; }&#39; \\
  http://127.0.0.1:3000/v1/collections</code></pre>
<pre id="createCollection-javascript" data-example="javascript"><code data-language="js">const response = await fetch(&#39;http://127.0.0.1:3000/v1/collections&#39;, {
  method: &#39;POST&#39;,
  headers: {
    &#39;x-api-key&#39;: process.env.KEY,
    &#39;Content-Type&#39;: &#39;application/json&#39;,
  },
  body: JSON.stringify({ &#34;name&#34;: &#34;notes&#34; }),
});
console.log(response.status, await response.text());</code></pre>
<pre id="createCollection-python" data-example="python"><code data-language="python">import json
import os
import urllib.request

request = urllib.request.Request(
    &#34;http://127.0.0.1:3000/v1/collections&#34;,
    method=&#34;POST&#34;,
    headers={
        &#34;x-api-key&#34;: os.environ[&#34;KEY&#34;],
        &#34;Content-Type&#34;: &#34;application/json&#34;,
    },
    data=json.dumps({ &#34;name&#34;: &#34;notes&#34; }).encode(),
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="POST" data-path="/v1/collections" data-secured aria-label="Try createCollection">
<div class="field"><label for="try-createCollection-Idempotency-Key"><code>Idempotency-Key</code> <span class="place">header</span></label><input id="try-createCollection-Idempotency-Key" name="Idempotency-Key" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d"></div>
<div class="field"><label for="try-createCollection-type">Content-Type</label><select id="try-createCollection-type" data-body-type><option>application/json</option></select></div>
<div class="field whole"><label for="try-createCollection-body">Body</label><textarea id="try-createCollection-body" data-body required spellcheck="false" autocapitalize="off">{ &#34;name&#34;: &#34;notes&#34; }</textarea></div>

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
<h3 id="getCollection-title"><a href="#getCollection">Get a collection</a></h3>
<p class="route"><span class="method get">GET</span> <code>/v1/collections/<var>{collection_name}</var></code></p>
<p class="facts"><code>getCollection</code> &#183; key with the scope <code>read</code></p>
</header>
<div class="reading">
<p>Returns the number of rows in the collection, the time at which it was created, and its indexes.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>collection_name</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="place">path</span> <span class="required">required</span></dt>
<dd>The name of the collection. If the name does not match the pattern, the server returns 400. If the collection does not exist, it returns 404.</dd>
<dd class="limits">for example <code>notes</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The details of the collection.</p>

<p class="media"><code>application/json</code> <a href="#schema-CollectionDetails">CollectionDetails</a> <span class="limits">object</span></p>
<p class="headers">Headers: <a href="#header-Cache-Control-PrivateNoCache">Cache-Control</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter is invalid, or the request contains two different keys.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>


</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">403</span></dt>
<dd>
<p>The key does not allow this request.</p>
<p class="codes"><a href="#error-scope_insufficient"><code>scope_insufficient</code></a></p>


</dd></div><div>
<dt><span class="status s4">404</span></dt>
<dd>
<p>The collection does not exist.</p>
<p class="codes"><a href="#error-collection_not_found"><code>collection_not_found</code></a></p>


</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The quota is exhausted, or the server received too many invalid keys from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>


</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>The server has a fault.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>


</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The server cannot execute the request at the moment.</p>
<p class="codes"><a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>


</dd></div></dl>
<details class="headers"><summary>Headers of several answers</summary>
<ul><li><a href="#header-Request-Id-RequestId">Request-Id</a> each</li><li><a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a> each</li><li><a href="#header-RateLimit">RateLimit</a> 200 400 403 404 429 500 503</li><li><a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a> 200 400 403 404 429 500 503</li><li><a href="#header-Cache-Control-NoStore">Cache-Control</a> 400 401 403 404 429 500 503</li><li><a href="#header-Retry-After-RetryAfter">Retry-After</a> 429 503</li></ul></details>
</div>
<div class="trying">
<div class="card request">
<figure class="examples">
<figcaption>Request</figcaption>
<pre id="getCollection-curl" data-example="curl"><code data-language="sh">curl -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; \\
  http://127.0.0.1:3000/v1/collections/notes</code></pre>
<pre id="getCollection-javascript" data-example="javascript"><code data-language="js">const response = await fetch(&#39;http://127.0.0.1:3000/v1/collections/notes&#39;, {
  headers: {
    &#39;x-api-key&#39;: process.env.KEY,
  },
});
console.log(response.status, await response.text());</code></pre>
<pre id="getCollection-python" data-example="python"><code data-language="python">import os
import urllib.request

request = urllib.request.Request(
    &#34;http://127.0.0.1:3000/v1/collections/notes&#34;,
    headers={
        &#34;x-api-key&#34;: os.environ[&#34;KEY&#34;],
    },
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())</code></pre>
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
  &#34;created_at&#34;: &#34;2025-03-14T09:26:53.589Z&#34;,
  &#34;indexes&#34;: []
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
<p>Deletes the collection with all its rows and its change log. The feed does not send <code>delete</code> frames for these rows. The server closes open feeds of the collection with 4404. If the collection does not exist, the server returns 404.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>collection_name</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="place">path</span> <span class="required">required</span></dt>
<dd>The name of the collection. If the name does not match the pattern, the server returns 400. If the collection does not exist, it returns 404.</dd>
<dd class="limits">for example <code>notes</code></dd>
</div>
<div>
<dt><code>Idempotency-Key</code> <span class="kind"><a href="#schema-IdempotencyKey">IdempotencyKey</a></span> <span class="place">header</span></dt>
<dd>Makes a write safe to retry. Use a new random key for each new request. The server executes a request at most once, however often it receives it with this key. For 24 hours, the same request returns the first response, with the header <a href="#header-Idempotent-Replayed-IdempotentReplayed"><code>Idempotent-Replayed</code></a>. If another request uses the same key, the server returns 422. The server stores only 2xx responses. The key belongs to the account. It has 1 to 255 visible ASCII characters, except <code>&#34;</code> and <code>\\</code>, and can be enclosed in double quotes.</dd>
<dd class="limits">for example <code>7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">204</span></dt>
<dd>
<p>The collection and its rows were deleted.</p>


<p class="headers">Headers: <a href="#header-Cache-Control-PrivateNoCache">Cache-Control</a>, <a href="#header-Idempotent-Replayed-IdempotentReplayed">Idempotent-Replayed</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter is invalid, or the request contains two different keys.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>


</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">403</span></dt>
<dd>
<p>The key does not allow this request.</p>
<p class="codes"><a href="#error-scope_insufficient"><code>scope_insufficient</code></a></p>


</dd></div><div>
<dt><span class="status s4">404</span></dt>
<dd>
<p>The collection does not exist.</p>
<p class="codes"><a href="#error-collection_not_found"><code>collection_not_found</code></a></p>


</dd></div><div>
<dt><span class="status s4">409</span></dt>
<dd>
<p>The same request is in progress.</p>
<p class="codes"><a href="#error-idempotency_in_progress"><code>idempotency_in_progress</code></a></p>


</dd></div><div>
<dt><span class="status s4">422</span></dt>
<dd>
<p>The idempotency key belongs to another request.</p>
<p class="codes"><a href="#error-idempotency_key_reused"><code>idempotency_key_reused</code></a></p>


</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The quota is exhausted, or the server received too many invalid keys from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>


</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>The server has a fault.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>


</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The server cannot execute the request at the moment.</p>
<p class="codes"><a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>


</dd></div><div>
<dt><span class="status s5">507</span></dt>
<dd>
<p>The database does not have enough space for the change. The server did not change anything.</p>
<p class="codes"><a href="#error-storage_full"><code>storage_full</code></a></p>


</dd></div></dl>
<details class="headers"><summary>Headers of several answers</summary>
<ul><li><a href="#header-Request-Id-RequestId">Request-Id</a> each</li><li><a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a> each</li><li><a href="#header-RateLimit">RateLimit</a> 204 400 403 404 409 422 429 500 503 507</li><li><a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a> 204 400 403 404 409 422 429 500 503 507</li><li><a href="#header-Cache-Control-NoStore">Cache-Control</a> 400 401 403 404 409 422 429 500 503 507</li><li><a href="#header-Retry-After-RetryAfter">Retry-After</a> 409 429 503</li></ul></details>
</div>
<div class="trying">
<div class="card request">
<figure class="examples">
<figcaption>Request</figcaption>
<pre id="deleteCollection-curl" data-example="curl"><code data-language="sh">curl -w &#39;\\n&#39; -X DELETE -H &#34;x-api-key: $KEY&#34; \\
  http://127.0.0.1:3000/v1/collections/notes</code></pre>
<pre id="deleteCollection-javascript" data-example="javascript"><code data-language="js">const response = await fetch(&#39;http://127.0.0.1:3000/v1/collections/notes&#39;, {
  method: &#39;DELETE&#39;,
  headers: {
    &#39;x-api-key&#39;: process.env.KEY,
  },
});
console.log(response.status, await response.text());</code></pre>
<pre id="deleteCollection-python" data-example="python"><code data-language="python">import os
import urllib.request

request = urllib.request.Request(
    &#34;http://127.0.0.1:3000/v1/collections/notes&#34;,
    method=&#34;DELETE&#34;,
    headers={
        &#34;x-api-key&#34;: os.environ[&#34;KEY&#34;],
    },
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())</code></pre>
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
<p>Returns one page of the collection&#39;s rows, in the requested sort order. The page and <a href="#header-Collection-Cursor-CollectionCursor"><code>Collection-Cursor</code></a> come
from one snapshot. If a page starts after the last row, it is an empty array.</p>
<p>If there are more rows, the response has the header <a href="#header-Next-After-NextAfter"><code>Next-After</code></a>. To get the next page, repeat the request
with this value as <code>after</code>. Each row is on exactly one page if its sorted fields do not change and it
continues to match the <code>filter</code>. Other writes do not affect this.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>collection_name</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="place">path</span> <span class="required">required</span></dt>
<dd>The name of the collection. If the name does not match the pattern, the server returns 400. If the collection does not exist, it returns 404.</dd>
<dd class="limits">for example <code>notes</code></dd>
</div>
<div>
<dt><code>limit</code> <span class="kind">integer <small>int32</small></span> <span class="place">query</span></dt>
<dd>The maximum number of rows, in canonical decimal digits. If the value is out of range, the server returns 400 and does not clamp it.</dd>
<dd class="limits">1 to 1000 &#183; default <code>100</code> &#183; for example <code>2</code></dd>
</div>
<div>
<dt><code>offset</code> <span class="kind">integer <small>int64</small></span> <span class="place">query</span></dt>
<dd>The number of rows to skip before the first row, in canonical decimal digits. The default is 0.</dd>
<dd class="limits">0 to 9007199254740991 &#183; for example <code>0</code></dd>
</div>
<div>
<dt><code>order_by</code> <span class="kind">string</span> <span class="place">query</span></dt>
<dd>The field to sort by. The default is <code>id</code>. A name has 1 to 128 characters (code points), and cannot contain ASCII control characters. Rows without the field come first, as if its value were null. Strings are sorted by their first 256 bytes of UTF-8, arrays and objects by the first 256 bytes of their JSON. Rows that are equal in this order are sorted by <code>id</code>.</dd>
<dd class="limits">1 to 128 characters &#183; matches <code>^[^\\x00-\\x1f\\x7f]*$</code> &#183; for example <code>title</code></dd>
</div>
<div>
<dt><code>order</code> <span class="kind"><code>asc</code> or <code>desc</code></span> <span class="place">query</span></dt>
<dd>The direction: ascending, which is the default, or its exact reverse.</dd>
<dd class="limits">for example <code>desc</code></dd>
</div>
<div>
<dt><code>Prefer</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd><code>count=exact</code> adds the header <a href="#header-Total-Count-TotalCount"><code>Total-Count</code></a>: the number of rows in the collection, or the number of rows that match the <code>filter</code>. The server ignores other preferences (<a href="https://www.rfc-editor.org/rfc/rfc7240">RFC 7240</a>).</dd>
<dd class="limits">at most 4096 characters &#183; for example <code>count=exact</code></dd>
</div>
<div>
<dt><code>filter</code> <span class="kind">string</span> <span class="place">query</span></dt>
<dd>Selects the rows that match. A filter consists of tests, in which <code>@</code> is the row:

| Test | Matches a row if |
|---|---|
| <code>@.price &#60; 20</code>, <code>20 &#62; @.price</code> | the comparison of the field with the literal is true: <code>==</code>, <code>!=</code>, <code>&#60;</code>, <code>&#60;=</code>, <code>&#62;</code>, <code>&#62;=</code> |
| <code>@.due</code> | the row has the field, even if the value is null |
| <code>@.tags[?@ == &#34;home&#34;]</code> | at least one element of the array, or member of the object, matches. In the brackets, <code>@</code> is the element, and every filter is allowed |
| <code>length(@.title) &#62; 80</code> | the comparison of the length is true: the characters (code points) of a string, the elements of an array, or the members of an object |
| <code>starts_with(@.title, &#34;Re: &#34;)</code>, <code>contains(@.title, &#34;milk&#34;)</code> | the string starts with the text, or contains it |

Join tests with <code>&#38;&#38;</code> and <code>||</code>. <code>&#38;&#38;</code> has the higher precedence. Group tests with parentheses and negate them
with <code>!</code>. Before a comparison, <code>!</code> requires parentheses:
<code>@.due &#38;&#38; !(@.done == true || @.tags[?@ == &#34;later&#34;])</code>.

A path leads from <code>@</code> to a value. It consists of <code>.name</code>, <code>[&#34;any name&#34;]</code>, <code>[0]</code> for the first element, and
<code>[-1]</code> for the last: <code>@.address.lines[0]</code>, <code>@[&#34;first name&#34;]</code>. It can end with <code>[?..]</code>. Literals are numbers,
strings in double or single quotes, <code>true</code>, <code>false</code> and <code>null</code>, written as in JSON. Spaces, tabs and line
breaks are allowed between all of these, but not within the brackets of a name or index.

The server does not compare values of different types. <code>&#60;</code> and <code>&#62;</code> are true only for two numbers or two
strings (by code point). <code>==</code> is true only for two equal values of one type. <code>!=</code> is true whenever <code>==</code> is
not. A missing field is not null. In the following example, the table shows which of the four rows each filter
matches:

    1 {&quot;n&quot;:5,&quot;done&quot;:false,&quot;tags&quot;:[&quot;home&quot;],&quot;due&quot;:null}
    2 {&quot;n&quot;:&quot;5&quot;,&quot;done&quot;:true,&quot;tags&quot;:[&quot;home&quot;,&quot;work&quot;]}
    3 {&quot;n&quot;:7.5,&quot;addr&quot;:{&quot;city&quot;:&quot;Oslo&quot;},&quot;due&quot;:&quot;2030-01-31&quot;}
    4 {&quot;n&quot;:null,&quot;tags&quot;:&quot;home&quot;,&quot;addr&quot;:{&quot;city&quot;:&quot;Bergen&quot;},&quot;a b&quot;c&quot;:[1]}

| Filter | Matching rows |
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

To put a value into a filter, write it as JSON. Then percent-encode the complete filter, as URL builders do. A
text then cannot become a part of the filter:

    const filter = <code>@.title == \${JSON.stringify(title)}</code>;
    const query = new URLSearchParams({ filter });

A name in brackets is safe in the same way: <code>\`@[\${JSON.stringify(field)}] &#60; 5\`</code>.

A filter can have at most:

- 2,048 characters (code points, as in the other limits of this list)
- 32 tests: comparisons, existence tests and functions. <code>length(..) &#62; 1</code> is one test
- 8 <code>(</code> and <code>[?</code> that are open at the same time
- 8 segments per path, including <code>[?..]</code>
- 128 characters per name, and 1,024 per string

The request line and the headers together can contain at most 16 KiB. If a filter exceeds a limit or is malformed, the
server returns 400 <a href="#error-parameter_invalid"><code>parameter_invalid</code></a> with the position: <code>unexpected &#39;=&#39; at character 5</code>. The server also
rejects numbers and strings that a row cannot contain. If a query takes more than 5 s, the server returns 400
<a href="#error-query_too_costly"><code>query_too_costly</code></a>.

The language is a subset of the filters of <a href="https://www.rfc-editor.org/rfc/rfc9535">RFC 9535</a> (JSONPath), with
the same meaning. <code>starts_with</code> and <code>contains</code> are function extensions. The language does not support <code>$</code>,
<code>..</code>, <code>*</code>, slices, other functions, and arrays or objects as literals. It does not compare two paths or two
literals with each other.
</dd>
<dd class="limits">at most 2048 characters &#183; for example <code>@.done == false &#38;&#38; starts_with(@.due, &#34;2030-&#34;)</code></dd>
</div>
<div>
<dt><code>sort</code> <span class="kind">array of string</span> <span class="place">query</span></dt>
<dd>Sorts by up to four fields. Each <code>sort</code> contains the name of a field, a colon and the direction: <code>sort=price:desc&#38;sort=title:asc</code>. Rows that are equal in all of these fields are sorted by <code>id</code>, in the direction of the last field. Names and the order of values are as for <code>order_by</code>. A name cannot occur twice. A name that contains a comma must be a JSON string: <code>sort=&#34;a,b&#34;:asc</code>. Cannot be combined with <code>order_by</code> or <code>order</code>.</dd>
<dd class="limits">1 to 4 items &#183; for example <code>price:desc,title:asc</code></dd>
</div>
<div>
<dt><code>fields</code> <span class="kind"><a href="#schema-FieldNames">FieldNames</a></span> <span class="place">query</span></dt>
<dd>Returns only these fields of the rows, and <code>id</code>. Each <code>fields</code> contains one name: <code>fields=title&#38;fields=done</code>. If a row does not have one of the fields, the response omits it. The <a href="#header-ETag-ContractETag"><code>ETag</code></a> of the row stays the same. Names are as for <code>order_by</code>, and a name cannot occur twice. A name that contains a comma must be a JSON string: <code>fields=&#34;a,b&#34;</code>.</dd>
<dd class="limits">for example <code>title,done</code></dd>
</div>
<div>
<dt><code>after</code> <span class="kind">string</span> <span class="place">query</span></dt>
<dd>The value of <a href="#header-Next-After-NextAfter"><code>Next-After</code></a> from the previous page. It is valid for the same collection, <code>filter</code> and sort order. <code>limit</code> and <code>fields</code> can differ. Cannot be combined with <code>offset</code>.</dd>
<dd class="limits">1 to 2048 characters &#183; matches <code>^[A-Za-z0-9_-]*$</code> &#183; for example <code>azNmOXgybXEgNyAGyq0hbF0xVnpd2xRt</code></dd>
</div>
<div>
<dt><code>If-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Versions from <a href="#header-ETag-ContractETag"><code>ETag</code></a>, separated by commas, or <code>*</code> for any version. The server executes the request only if the current version is one of them. Otherwise, it returns 412. Weak ETags (<code>W/&#34;...&#34;</code>) never match.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div>
<dt><code>If-None-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Versions from <a href="#header-ETag-ContractETag"><code>ETag</code></a>, separated by commas, or <code>*</code> for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks <code>If-Match</code> first.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div>
<dt><code>Collection-Cursor</code> <span class="kind"><a href="#schema-Cursor">Cursor</a></span> <span class="place">header</span></dt>
<dd>The last cursor of the collection that the client received, from <a href="#header-Collection-Cursor-CollectionCursor"><code>Collection-Cursor</code></a> of a response or from a frame. If the server has a read replica that has reached this cursor, it can respond from the replica. The response is then never older than the cursor, but may not be the latest state. The response is the latest state if the header is missing or the cursor belongs to another collection. It is also the latest state if the replica has not reached the cursor.</dd>
<dd class="limits">for example <code>k3f9x2mq-1042</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The rows of this page.</p>

<p class="media"><code>application/json</code> <a href="#schema-RowList">RowList</a> <span class="limits">array of <a href="#schema-Row">Row</a> &#183; at most 1000 items</span></p>
<p class="headers">Headers: <a href="#header-Next-After-NextAfter">Next-After</a>, <a href="#header-Link-NextLink">Link</a>, <a href="#header-Total-Count-TotalCount">Total-Count</a>, <a href="#header-Preference-Applied-CountApplied">Preference-Applied</a></p>
</dd></div><div>
<dt><span class="status s3">304</span></dt>
<dd>
<p>The collection has not changed since the version in <code>If-None-Match</code>.</p>



</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter is invalid, the page is larger than 16 MiB or takes more than 10 s (5 s with a <code>filter</code>), or the request has two different keys.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a> <a href="#error-page_too_large"><code>page_too_large</code></a> <a href="#error-query_too_costly"><code>query_too_costly</code></a></p>


</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">403</span></dt>
<dd>
<p>The key does not allow this request.</p>
<p class="codes"><a href="#error-scope_insufficient"><code>scope_insufficient</code></a></p>


</dd></div><div>
<dt><span class="status s4">404</span></dt>
<dd>
<p>The collection does not exist.</p>
<p class="codes"><a href="#error-collection_not_found"><code>collection_not_found</code></a></p>


</dd></div><div>
<dt><span class="status s4">410</span></dt>
<dd>
<p>The page token in <code>after</code> is no longer valid.</p>
<p class="codes"><a href="#error-page_expired"><code>page_expired</code></a></p>


</dd></div><div>
<dt><span class="status s4">412</span></dt>
<dd>
<p>The version of the list is not in <code>If-Match</code>. Weak ETags, such as the <a href="#header-ETag-ContractETag"><code>ETag</code></a> of a list, never match.</p>
<p class="codes"><a href="#error-version_mismatch"><code>version_mismatch</code></a></p>


</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The quota is exhausted, or the server received too many invalid keys from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>


</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>The server has a fault.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>


</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The server cannot execute the request at the moment, or it is creating an index for it.</p>
<p class="codes"><a href="#error-index_building"><code>index_building</code></a> <a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>


</dd></div></dl>
<details class="headers"><summary>Headers of several answers</summary>
<ul><li><a href="#header-Request-Id-RequestId">Request-Id</a> each</li><li><a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a> each</li><li><a href="#header-Cache-Control-PrivateNoCache">Cache-Control</a> 200 304</li><li><a href="#header-RateLimit">RateLimit</a> 200 304 400 403 404 410 412 429 500 503</li><li><a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a> 200 304 400 403 404 410 412 429 500 503</li><li><a href="#header-Collection-Cursor-CollectionCursor">Collection-Cursor</a> 200 304</li><li><a href="#header-ETag-ListETag">ETag</a> 200 304</li><li><a href="#header-Cache-Control-NoStore">Cache-Control</a> 400 401 403 404 410 412 429 500 503</li><li><a href="#header-Retry-After-RetryAfter">Retry-After</a> 429 503</li></ul></details>
</div>
<div class="trying">
<div class="card request">
<figure class="examples">
<figcaption>Request</figcaption>
<pre id="listRows-curl" data-example="curl"><code data-language="sh">curl -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; \\
  http://127.0.0.1:3000/v1/collections/notes/rows</code></pre>
<pre id="listRows-javascript" data-example="javascript"><code data-language="js">const response = await fetch(&#39;http://127.0.0.1:3000/v1/collections/notes/rows&#39;, {
  headers: {
    &#39;x-api-key&#39;: process.env.KEY,
  },
});
console.log(response.status, await response.text());</code></pre>
<pre id="listRows-python" data-example="python"><code data-language="python">import os
import urllib.request

request = urllib.request.Request(
    &#34;http://127.0.0.1:3000/v1/collections/notes/rows&#34;,
    headers={
        &#34;x-api-key&#34;: os.environ[&#34;KEY&#34;],
    },
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())</code></pre>
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
<div class="field"><label for="try-listRows-fields"><code>fields</code> <span class="place">query</span></label><input id="try-listRows-fields" name="fields" data-in="query" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="titledone"></div>
<div class="field"><label for="try-listRows-after"><code>after</code> <span class="place">query</span></label><input id="try-listRows-after" name="after" data-in="query" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="azNmOXgybXEgNyAGyq0hbF0xVnpd2xRt"></div>
<div class="field"><label for="try-listRows-If-Match"><code>If-Match</code> <span class="place">header</span></label><input id="try-listRows-If-Match" name="If-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>
<div class="field"><label for="try-listRows-If-None-Match"><code>If-None-Match</code> <span class="place">header</span></label><input id="try-listRows-If-None-Match" name="If-None-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>
<div class="field"><label for="try-listRows-Collection-Cursor"><code>Collection-Cursor</code> <span class="place">header</span></label><input id="try-listRows-Collection-Cursor" name="Collection-Cursor" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="k3f9x2mq-1042"></div>

<p class="reminder">Enter an <a href="#api-key">API key</a> first.</p>
<button type="submit">Send GET</button>
</form>
<p class="outcome" role="status"></p>
<div class="answer"></div>
</details>
</div>

<figure class="card">
<figcaption><span class="status s2">200</span> The two newest rows, with ?limit=2&#38;order_by=id&#38;order=desc</figcaption>
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
<figcaption><span class="status s2">200</span> A page after the last row, with ?offset=100</figcaption>
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
<p>Inserts 1 to 1,000 rows, all of them or none. The response contains the rows in the order of the request, each with its new <code>id</code>. Ids ascend in this order. The server never assigns an id twice, even if a row is deleted. A rejected insert does not use any ids. The feed sends one <code>insert</code> frame for each row. These frames are consecutive and in the same order.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>collection_name</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="place">path</span> <span class="required">required</span></dt>
<dd>The name of the collection. If the name does not match the pattern, the server returns 400. If the collection does not exist, it returns 404.</dd>
<dd class="limits">for example <code>notes</code></dd>
</div>
<div>
<dt><code>Prefer</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>With <code>return=minimal</code>, the response contains only the ids of the new rows. The server ignores other preferences (<a href="https://www.rfc-editor.org/rfc/rfc7240">RFC 7240</a>).</dd>
<dd class="limits">at most 4096 characters &#183; for example <code>return=minimal</code></dd>
</div>
<div>
<dt><code>Idempotency-Key</code> <span class="kind"><a href="#schema-IdempotencyKey">IdempotencyKey</a></span> <span class="place">header</span></dt>
<dd>Makes a write safe to retry. Use a new random key for each new request. The server executes a request at most once, however often it receives it with this key. For 24 hours, the same request returns the first response, with the header <a href="#header-Idempotent-Replayed-IdempotentReplayed"><code>Idempotent-Replayed</code></a>. If another request uses the same key, the server returns 422. The server stores only 2xx responses. The key belongs to the account. It has 1 to 255 visible ASCII characters, except <code>&#34;</code> and <code>\\</code>, and can be enclosed in double quotes.</dd>
<dd class="limits">for example <code>7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d</code></dd>
</div>
</dl>
<h4>Body</h4>
<p>The rows, without <code>id</code>. To insert one row, send an array with one element.</p>
<ul class="media"><li><code>application/json</code> <a href="#schema-RowInputList">RowInputList</a> <span class="limits">array of <a href="#schema-RowInput">RowInput</a> &#183; 1 to 1000 items</span></li></ul>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">201</span></dt>
<dd>
<p>The rows were stored and synced to disk. With <code>Prefer: return=minimal</code>, each row contains only its <code>id</code>, and the response has the header <a href="#header-Preference-Applied-CountApplied"><code>Preference-Applied</code></a>.</p>

<p class="media"><code>application/json</code> <a href="#schema-InsertedRowList">InsertedRowList</a> <span class="limits">array of <a href="#schema-Row">Row</a> &#183; 1 to 1000 items</span></p>
<p class="headers">Headers: <a href="#header-Cache-Control-PrivateNoCache">Cache-Control</a>, <a href="#header-Collection-Cursor-CollectionCursor">Collection-Cursor</a>, <a href="#header-Preference-Applied-ReturnApplied">Preference-Applied</a>, <a href="#header-Idempotent-Replayed-IdempotentReplayed">Idempotent-Replayed</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter or the body is invalid, or the request contains two different keys.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a> <a href="#error-body_malformed"><code>body_malformed</code></a> <a href="#error-body_invalid"><code>body_invalid</code></a></p>


</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">403</span></dt>
<dd>
<p>The key does not allow this request, or a storage limit of the account is reached.</p>
<p class="codes"><a href="#error-scope_insufficient"><code>scope_insufficient</code></a> <a href="#error-limit_reached"><code>limit_reached</code></a></p>


</dd></div><div>
<dt><span class="status s4">404</span></dt>
<dd>
<p>The collection does not exist.</p>
<p class="codes"><a href="#error-collection_not_found"><code>collection_not_found</code></a></p>


</dd></div><div>
<dt><span class="status s4">409</span></dt>
<dd>
<p>The same request is in progress.</p>
<p class="codes"><a href="#error-idempotency_in_progress"><code>idempotency_in_progress</code></a></p>


</dd></div><div>
<dt><span class="status s4">413</span></dt>
<dd>
<p>The body is larger than 1 MiB.</p>
<p class="codes"><a href="#error-body_too_large"><code>body_too_large</code></a></p>


</dd></div><div>
<dt><span class="status s4">415</span></dt>
<dd>
<p>The media type, charset or content coding of the body is not supported.</p>
<p class="codes"><a href="#error-media_type_unsupported"><code>media_type_unsupported</code></a></p>

<p class="headers">Headers: <a href="#header-Accept-AcceptedTypes">Accept</a>, <a href="#header-Accept-Encoding-AcceptedCodings">Accept-Encoding</a></p>
</dd></div><div>
<dt><span class="status s4">422</span></dt>
<dd>
<p>A row contains a value that cannot be stored exactly, exceeds a limit for rows, or does not conform to the schema of its collection. Or the idempotency key belongs to another request.</p>
<p class="codes"><a href="#error-value_unsupported"><code>value_unsupported</code></a> <a href="#error-row_invalid"><code>row_invalid</code></a> <a href="#error-idempotency_key_reused"><code>idempotency_key_reused</code></a></p>


</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The quota is exhausted, or the server received too many invalid keys from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>


</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>The server has a fault.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>


</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The server cannot execute the request at the moment.</p>
<p class="codes"><a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>


</dd></div><div>
<dt><span class="status s5">507</span></dt>
<dd>
<p>The database does not have enough space for the change. The server did not change anything.</p>
<p class="codes"><a href="#error-storage_full"><code>storage_full</code></a></p>


</dd></div></dl>
<details class="headers"><summary>Headers of several answers</summary>
<ul><li><a href="#header-Request-Id-RequestId">Request-Id</a> each</li><li><a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a> each</li><li><a href="#header-RateLimit">RateLimit</a> 201 400 403 404 409 413 415 422 429 500 503 507</li><li><a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a> 201 400 403 404 409 413 415 422 429 500 503 507</li><li><a href="#header-Cache-Control-NoStore">Cache-Control</a> 400 401 403 404 409 413 415 422 429 500 503 507</li><li><a href="#header-Retry-After-RetryAfter">Retry-After</a> 409 429 503</li></ul></details>
</div>
<div class="trying">
<div class="card request">
<figure class="examples">
<figcaption>Request</figcaption>
<pre id="insertRows-curl" data-example="curl"><code data-language="sh">curl -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; \\
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
<pre id="insertRows-javascript" data-example="javascript"><code data-language="js">const response = await fetch(&#39;http://127.0.0.1:3000/v1/collections/notes/rows&#39;, {
  method: &#39;POST&#39;,
  headers: {
    &#39;x-api-key&#39;: process.env.KEY,
    &#39;Content-Type&#39;: &#39;application/json&#39;,
  },
  body: JSON.stringify([
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
  ]),
});
console.log(response.status, await response.text());</code></pre>
<pre id="insertRows-python" data-example="python"><code data-language="python">import json
import os
import urllib.request

request = urllib.request.Request(
    &#34;http://127.0.0.1:3000/v1/collections/notes/rows&#34;,
    method=&#34;POST&#34;,
    headers={
        &#34;x-api-key&#34;: os.environ[&#34;KEY&#34;],
        &#34;Content-Type&#34;: &#34;application/json&#34;,
    },
    data=json.dumps([
      {
        &#34;title&#34;: &#34;Milk&#34;,
        &#34;body&#34;: &#34;Two litres.&#34;,
        &#34;done&#34;: False
      },
      {
        &#34;title&#34;: &#34;Call the plumber&#34;,
        &#34;body&#34;: &#34;The kitchen tap drips again.&#34;,
        &#34;done&#34;: False,
        &#34;tags&#34;: [&#34;home&#34;, &#34;phone&#34;]
      }
    ]).encode(),
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())</code></pre>
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
]" data-type="application/json">Two rows with different fields</option><option value="[{}]" data-type="application/json">A row without fields</option></select></div>
<div class="field whole"><label for="try-insertRows-body">Body</label><textarea id="try-insertRows-body" data-body required spellcheck="false" autocapitalize="off">[
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
<h3 id="updateRows-title"><a href="#updateRows">Update matching rows</a></h3>
<p class="route"><span class="method patch">PATCH</span> <code>/v1/collections/<var>{collection_name}</var>/rows</code></p>
<p class="facts"><code>updateRows</code> &#183; key with the scope <code>write</code></p>
</header>
<div class="reading">
<p>Updates all rows that match the <code>filter</code>, or none of them. As for a single row, the media type determines how
the fields are merged. The server selects the rows from one snapshot. The feed sends one <code>update</code> frame for
each row that changed. These frames are consecutive and in order of <code>id</code>. If one row would exceed a limit for
rows, the server does not update any row, and the problem names that row.</p>
<p>If more than <code>max_rows</code> rows match, the server does not update any row. It does the same if the matching rows
are larger than 4 MiB in total, before or after the update. To get the number of matching rows first, use
<code>dry_run</code>.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>collection_name</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="place">path</span> <span class="required">required</span></dt>
<dd>The name of the collection. If the name does not match the pattern, the server returns 400. If the collection does not exist, it returns 404.</dd>
<dd class="limits">for example <code>notes</code></dd>
</div>
<div>
<dt><code>filter</code> <span class="kind">string</span> <span class="place">query</span> <span class="required">required</span></dt>
<dd>Selects the rows to write. The language is the same as for <code>filter</code> in the list of rows, with at most 2,048 characters.</dd>
<dd class="limits">at most 2048 characters &#183; for example <code>@.done == true</code></dd>
</div>
<div>
<dt><code>max_rows</code> <span class="kind">integer <small>int32</small></span> <span class="place">query</span> <span class="required">required</span></dt>
<dd>The maximum number of rows that the client expects to match. If more rows match, the server returns 409 <a href="#error-too_many_rows"><code>too_many_rows</code></a> and does not change any row.</dd>
<dd class="limits">1 to 1000 &#183; for example <code>50</code></dd>
</div>
<div>
<dt><code>dry_run</code> <span class="kind"><code>true</code></span> <span class="place">query</span></dt>
<dd>The server runs all checks and returns the same response, but does not write anything. <code>true</code> is the only value.</dd>
</div>
<div>
<dt><code>Idempotency-Key</code> <span class="kind"><a href="#schema-IdempotencyKey">IdempotencyKey</a></span> <span class="place">header</span></dt>
<dd>Makes a write safe to retry. Use a new random key for each new request. The server executes a request at most once, however often it receives it with this key. For 24 hours, the same request returns the first response, with the header <a href="#header-Idempotent-Replayed-IdempotentReplayed"><code>Idempotent-Replayed</code></a>. If another request uses the same key, the server returns 422. The server stores only 2xx responses. The key belongs to the account. It has 1 to 255 visible ASCII characters, except <code>&#34;</code> and <code>\\</code>, and can be enclosed in double quotes.</dd>
<dd class="limits">for example <code>7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d</code></dd>
</div>
</dl>
<h4>Body</h4>
<p>The fields to update in every matching row.</p>
<ul class="media"><li><code>application/json</code> <a href="#schema-RowsPatch">RowsPatch</a> <span class="limits">object &#183; any further members &#183; without <code>id</code></span></li><li><code>application/merge-patch+json</code> <a href="#schema-RowsPatch">RowsPatch</a> <span class="limits">object &#183; any further members &#183; without <code>id</code></span></li></ul>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The rows were updated and synced to disk.</p>

<p class="media"><code>application/json</code> <a href="#schema-RowsUpdated">RowsUpdated</a> <span class="limits">object</span></p>
<p class="headers">Headers: <a href="#header-Cache-Control-PrivateNoCache">Cache-Control</a>, <a href="#header-Collection-Cursor-CollectionCursor">Collection-Cursor</a>, <a href="#header-Idempotent-Replayed-IdempotentReplayed">Idempotent-Replayed</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter or the body is invalid, the query took more than 5 s, or the request contains two different keys.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a> <a href="#error-body_malformed"><code>body_malformed</code></a> <a href="#error-body_invalid"><code>body_invalid</code></a> <a href="#error-query_too_costly"><code>query_too_costly</code></a></p>


</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">403</span></dt>
<dd>
<p>The key does not allow this request, or a storage limit of the account is reached.</p>
<p class="codes"><a href="#error-scope_insufficient"><code>scope_insufficient</code></a> <a href="#error-limit_reached"><code>limit_reached</code></a></p>


</dd></div><div>
<dt><span class="status s4">404</span></dt>
<dd>
<p>The collection does not exist.</p>
<p class="codes"><a href="#error-collection_not_found"><code>collection_not_found</code></a></p>


</dd></div><div>
<dt><span class="status s4">409</span></dt>
<dd>
<p>Too many rows match, or the same request is in progress.</p>
<p class="codes"><a href="#error-too_many_rows"><code>too_many_rows</code></a> <a href="#error-idempotency_in_progress"><code>idempotency_in_progress</code></a></p>

<p class="headers">Headers: <a href="#header-Retry-After-RetryInProgress">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s4">413</span></dt>
<dd>
<p>The body is larger than 1 MiB.</p>
<p class="codes"><a href="#error-body_too_large"><code>body_too_large</code></a></p>


</dd></div><div>
<dt><span class="status s4">415</span></dt>
<dd>
<p>The media type, charset or content coding of the body is not supported.</p>
<p class="codes"><a href="#error-media_type_unsupported"><code>media_type_unsupported</code></a></p>

<p class="headers">Headers: <a href="#header-Accept-Patch-AcceptedPatches">Accept-Patch</a>, <a href="#header-Accept-Encoding-AcceptedCodings">Accept-Encoding</a></p>
</dd></div><div>
<dt><span class="status s4">422</span></dt>
<dd>
<p>A row contains a value that cannot be stored exactly, exceeds a limit for rows, or does not conform to the schema of its collection. Or the idempotency key belongs to another request.</p>
<p class="codes"><a href="#error-value_unsupported"><code>value_unsupported</code></a> <a href="#error-row_invalid"><code>row_invalid</code></a> <a href="#error-idempotency_key_reused"><code>idempotency_key_reused</code></a></p>


</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The quota is exhausted, or the server received too many invalid keys from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>


</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>The server has a fault.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>


</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The server cannot execute the request at the moment, or it is creating an index for it.</p>
<p class="codes"><a href="#error-index_building"><code>index_building</code></a> <a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>


</dd></div><div>
<dt><span class="status s5">507</span></dt>
<dd>
<p>The database does not have enough space for the change. The server did not change anything.</p>
<p class="codes"><a href="#error-storage_full"><code>storage_full</code></a></p>


</dd></div></dl>
<details class="headers"><summary>Headers of several answers</summary>
<ul><li><a href="#header-Request-Id-RequestId">Request-Id</a> each</li><li><a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a> each</li><li><a href="#header-RateLimit">RateLimit</a> 200 400 403 404 409 413 415 422 429 500 503 507</li><li><a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a> 200 400 403 404 409 413 415 422 429 500 503 507</li><li><a href="#header-Cache-Control-NoStore">Cache-Control</a> 400 401 403 404 409 413 415 422 429 500 503 507</li><li><a href="#header-Retry-After-RetryAfter">Retry-After</a> 429 503</li></ul></details>
</div>
<div class="trying">
<div class="card request">
<figure class="examples">
<figcaption>Request</figcaption>
<pre id="updateRows-curl" data-example="curl"><code data-language="sh">curl -w &#39;\\n&#39; -X PATCH -H &#34;x-api-key: $KEY&#34; \\
  -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{ &#34;done&#34;: true }&#39; \\
  &#39;http://127.0.0.1:3000/v1/collections/notes/rows?filter=%40.done%20%3D%3D%20true&#38;max_rows=50&#39;</code></pre>
<pre id="updateRows-javascript" data-example="javascript"><code data-language="js">const response = await fetch(&#39;http://127.0.0.1:3000/v1/collections/notes/rows?filter=%40.done%20%3D%3D%20true&#38;max_rows=50&#39;, {
  method: &#39;PATCH&#39;,
  headers: {
    &#39;x-api-key&#39;: process.env.KEY,
    &#39;Content-Type&#39;: &#39;application/json&#39;,
  },
  body: JSON.stringify({ &#34;done&#34;: true }),
});
console.log(response.status, await response.text());</code></pre>
<pre id="updateRows-python" data-example="python"><code data-language="python">import json
import os
import urllib.request

request = urllib.request.Request(
    &#34;http://127.0.0.1:3000/v1/collections/notes/rows?filter=%40.done%20%3D%3D%20true&#38;max_rows=50&#34;,
    method=&#34;PATCH&#34;,
    headers={
        &#34;x-api-key&#34;: os.environ[&#34;KEY&#34;],
        &#34;Content-Type&#34;: &#34;application/json&#34;,
    },
    data=json.dumps({ &#34;done&#34;: True }).encode(),
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())</code></pre>
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
<div class="field whole"><label for="try-updateRows-body">Body</label><textarea id="try-updateRows-body" data-body required spellcheck="false" autocapitalize="off">{ &#34;done&#34;: true }</textarea></div>

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
<h3 id="deleteRows-title"><a href="#deleteRows">Delete matching rows</a></h3>
<p class="route"><span class="method delete">DELETE</span> <code>/v1/collections/<var>{collection_name}</var>/rows</code></p>
<p class="facts"><code>deleteRows</code> &#183; key with the scope <code>write</code></p>
</header>
<div class="reading">
<p>Deletes all rows that match the <code>filter</code>, or none of them. The server selects the rows from one snapshot. The feed sends one <code>delete</code> frame for each row, with its last state. These frames are consecutive and in order of <code>id</code>. If more than <code>max_rows</code> rows match, or if the matching rows are larger than 4 MiB in total, the server does not delete any row. To get the number of matching rows first, use <code>dry_run</code>.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>collection_name</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="place">path</span> <span class="required">required</span></dt>
<dd>The name of the collection. If the name does not match the pattern, the server returns 400. If the collection does not exist, it returns 404.</dd>
<dd class="limits">for example <code>notes</code></dd>
</div>
<div>
<dt><code>filter</code> <span class="kind">string</span> <span class="place">query</span> <span class="required">required</span></dt>
<dd>Selects the rows to write. The language is the same as for <code>filter</code> in the list of rows, with at most 2,048 characters.</dd>
<dd class="limits">at most 2048 characters &#183; for example <code>@.done == true</code></dd>
</div>
<div>
<dt><code>max_rows</code> <span class="kind">integer <small>int32</small></span> <span class="place">query</span> <span class="required">required</span></dt>
<dd>The maximum number of rows that the client expects to match. If more rows match, the server returns 409 <a href="#error-too_many_rows"><code>too_many_rows</code></a> and does not change any row.</dd>
<dd class="limits">1 to 1000 &#183; for example <code>50</code></dd>
</div>
<div>
<dt><code>dry_run</code> <span class="kind"><code>true</code></span> <span class="place">query</span></dt>
<dd>The server runs all checks and returns the same response, but does not write anything. <code>true</code> is the only value.</dd>
</div>
<div>
<dt><code>Idempotency-Key</code> <span class="kind"><a href="#schema-IdempotencyKey">IdempotencyKey</a></span> <span class="place">header</span></dt>
<dd>Makes a write safe to retry. Use a new random key for each new request. The server executes a request at most once, however often it receives it with this key. For 24 hours, the same request returns the first response, with the header <a href="#header-Idempotent-Replayed-IdempotentReplayed"><code>Idempotent-Replayed</code></a>. If another request uses the same key, the server returns 422. The server stores only 2xx responses. The key belongs to the account. It has 1 to 255 visible ASCII characters, except <code>&#34;</code> and <code>\\</code>, and can be enclosed in double quotes.</dd>
<dd class="limits">for example <code>7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The rows were deleted.</p>

<p class="media"><code>application/json</code> <a href="#schema-RowsDeleted">RowsDeleted</a> <span class="limits">object</span></p>
<p class="headers">Headers: <a href="#header-Cache-Control-PrivateNoCache">Cache-Control</a>, <a href="#header-Collection-Cursor-CollectionCursor">Collection-Cursor</a>, <a href="#header-Idempotent-Replayed-IdempotentReplayed">Idempotent-Replayed</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter is invalid, the query took more than 5 s, or the request contains two different keys.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a> <a href="#error-query_too_costly"><code>query_too_costly</code></a></p>


</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">403</span></dt>
<dd>
<p>The key does not allow this request.</p>
<p class="codes"><a href="#error-scope_insufficient"><code>scope_insufficient</code></a></p>


</dd></div><div>
<dt><span class="status s4">404</span></dt>
<dd>
<p>The collection does not exist.</p>
<p class="codes"><a href="#error-collection_not_found"><code>collection_not_found</code></a></p>


</dd></div><div>
<dt><span class="status s4">409</span></dt>
<dd>
<p>Too many rows match, or the same request is in progress.</p>
<p class="codes"><a href="#error-too_many_rows"><code>too_many_rows</code></a> <a href="#error-idempotency_in_progress"><code>idempotency_in_progress</code></a></p>

<p class="headers">Headers: <a href="#header-Retry-After-RetryInProgress">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s4">422</span></dt>
<dd>
<p>The idempotency key belongs to another request.</p>
<p class="codes"><a href="#error-idempotency_key_reused"><code>idempotency_key_reused</code></a></p>


</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The quota is exhausted, or the server received too many invalid keys from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>


</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>The server has a fault.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>


</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The server cannot execute the request at the moment, or it is creating an index for it.</p>
<p class="codes"><a href="#error-index_building"><code>index_building</code></a> <a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>


</dd></div><div>
<dt><span class="status s5">507</span></dt>
<dd>
<p>The database does not have enough space for the change. The server did not change anything.</p>
<p class="codes"><a href="#error-storage_full"><code>storage_full</code></a></p>


</dd></div></dl>
<details class="headers"><summary>Headers of several answers</summary>
<ul><li><a href="#header-Request-Id-RequestId">Request-Id</a> each</li><li><a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a> each</li><li><a href="#header-RateLimit">RateLimit</a> 200 400 403 404 409 422 429 500 503 507</li><li><a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a> 200 400 403 404 409 422 429 500 503 507</li><li><a href="#header-Cache-Control-NoStore">Cache-Control</a> 400 401 403 404 409 422 429 500 503 507</li><li><a href="#header-Retry-After-RetryAfter">Retry-After</a> 429 503</li></ul></details>
</div>
<div class="trying">
<div class="card request">
<figure class="examples">
<figcaption>Request</figcaption>
<pre id="deleteRows-curl" data-example="curl"><code data-language="sh">curl -w &#39;\\n&#39; -X DELETE -H &#34;x-api-key: $KEY&#34; \\
  &#39;http://127.0.0.1:3000/v1/collections/notes/rows?filter=%40.done%20%3D%3D%20true&#38;max_rows=50&#39;</code></pre>
<pre id="deleteRows-javascript" data-example="javascript"><code data-language="js">const response = await fetch(&#39;http://127.0.0.1:3000/v1/collections/notes/rows?filter=%40.done%20%3D%3D%20true&#38;max_rows=50&#39;, {
  method: &#39;DELETE&#39;,
  headers: {
    &#39;x-api-key&#39;: process.env.KEY,
  },
});
console.log(response.status, await response.text());</code></pre>
<pre id="deleteRows-python" data-example="python"><code data-language="python">import os
import urllib.request

request = urllib.request.Request(
    &#34;http://127.0.0.1:3000/v1/collections/notes/rows?filter=%40.done%20%3D%3D%20true&#38;max_rows=50&#34;,
    method=&#34;DELETE&#34;,
    headers={
        &#34;x-api-key&#34;: os.environ[&#34;KEY&#34;],
    },
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())</code></pre>
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
<p>Returns all rows, or all rows that match the <code>filter</code>, in order of <code>id</code>. All rows come from one snapshot.
<a href="#header-Collection-Cursor-CollectionCursor"><code>Collection-Cursor</code></a> identifies the snapshot, so that a feed can continue from it.</p>
<p>The server streams the response as fast as the client reads it, regardless of its size. A complete response
ends with the last chunk of the chunked encoding. If the client reads less than 16 KiB within 30 s, or if the
server fails, the response ends without that chunk.</p>
<ul>
<li><code>ndjson</code>: one row per line, as JSON.</li>
<li><code>csv</code>: <a href="https://www.rfc-editor.org/rfc/rfc4180">RFC 4180</a>. The first line contains the names: <code>id</code> and the
<code>fields</code>, which are required. Strings are written unchanged, and other values as JSON. A missing field is an
empty cell, and null is <code>null</code>. The string <code>null</code> and the empty string are enclosed in quotes.</li>
</ul>
<p>An instance runs at most two exports at the same time. An account can have only one of them while another
account requests an export. A key can have only one of them while another key of its account requests one. If
this limit is reached, the server returns 503. On SQLite, the server stops exports if the write-ahead log of
the database grows by more than 1 GiB while they are in progress. Their responses are then incomplete.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>collection_name</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="place">path</span> <span class="required">required</span></dt>
<dd>The name of the collection. If the name does not match the pattern, the server returns 400. If the collection does not exist, it returns 404.</dd>
<dd class="limits">for example <code>notes</code></dd>
</div>
<div>
<dt><code>format</code> <span class="kind"><code>ndjson</code> or <code>csv</code></span> <span class="place">query</span> <span class="required">required</span></dt>
<dd>The format of the rows.</dd>
<dd class="limits">for example <code>ndjson</code></dd>
</div>
<div>
<dt><code>filter</code> <span class="kind">string</span> <span class="place">query</span></dt>
<dd>Selects the rows that match. A filter consists of tests, in which <code>@</code> is the row:

| Test | Matches a row if |
|---|---|
| <code>@.price &#60; 20</code>, <code>20 &#62; @.price</code> | the comparison of the field with the literal is true: <code>==</code>, <code>!=</code>, <code>&#60;</code>, <code>&#60;=</code>, <code>&#62;</code>, <code>&#62;=</code> |
| <code>@.due</code> | the row has the field, even if the value is null |
| <code>@.tags[?@ == &#34;home&#34;]</code> | at least one element of the array, or member of the object, matches. In the brackets, <code>@</code> is the element, and every filter is allowed |
| <code>length(@.title) &#62; 80</code> | the comparison of the length is true: the characters (code points) of a string, the elements of an array, or the members of an object |
| <code>starts_with(@.title, &#34;Re: &#34;)</code>, <code>contains(@.title, &#34;milk&#34;)</code> | the string starts with the text, or contains it |

Join tests with <code>&#38;&#38;</code> and <code>||</code>. <code>&#38;&#38;</code> has the higher precedence. Group tests with parentheses and negate them
with <code>!</code>. Before a comparison, <code>!</code> requires parentheses:
<code>@.due &#38;&#38; !(@.done == true || @.tags[?@ == &#34;later&#34;])</code>.

A path leads from <code>@</code> to a value. It consists of <code>.name</code>, <code>[&#34;any name&#34;]</code>, <code>[0]</code> for the first element, and
<code>[-1]</code> for the last: <code>@.address.lines[0]</code>, <code>@[&#34;first name&#34;]</code>. It can end with <code>[?..]</code>. Literals are numbers,
strings in double or single quotes, <code>true</code>, <code>false</code> and <code>null</code>, written as in JSON. Spaces, tabs and line
breaks are allowed between all of these, but not within the brackets of a name or index.

The server does not compare values of different types. <code>&#60;</code> and <code>&#62;</code> are true only for two numbers or two
strings (by code point). <code>==</code> is true only for two equal values of one type. <code>!=</code> is true whenever <code>==</code> is
not. A missing field is not null. In the following example, the table shows which of the four rows each filter
matches:

    1 {&quot;n&quot;:5,&quot;done&quot;:false,&quot;tags&quot;:[&quot;home&quot;],&quot;due&quot;:null}
    2 {&quot;n&quot;:&quot;5&quot;,&quot;done&quot;:true,&quot;tags&quot;:[&quot;home&quot;,&quot;work&quot;]}
    3 {&quot;n&quot;:7.5,&quot;addr&quot;:{&quot;city&quot;:&quot;Oslo&quot;},&quot;due&quot;:&quot;2030-01-31&quot;}
    4 {&quot;n&quot;:null,&quot;tags&quot;:&quot;home&quot;,&quot;addr&quot;:{&quot;city&quot;:&quot;Bergen&quot;},&quot;a b&quot;c&quot;:[1]}

| Filter | Matching rows |
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

To put a value into a filter, write it as JSON. Then percent-encode the complete filter, as URL builders do. A
text then cannot become a part of the filter:

    const filter = <code>@.title == \${JSON.stringify(title)}</code>;
    const query = new URLSearchParams({ filter });

A name in brackets is safe in the same way: <code>\`@[\${JSON.stringify(field)}] &#60; 5\`</code>.

A filter can have at most:

- 2,048 characters (code points, as in the other limits of this list)
- 32 tests: comparisons, existence tests and functions. <code>length(..) &#62; 1</code> is one test
- 8 <code>(</code> and <code>[?</code> that are open at the same time
- 8 segments per path, including <code>[?..]</code>
- 128 characters per name, and 1,024 per string

The request line and the headers together can contain at most 16 KiB. If a filter exceeds a limit or is malformed, the
server returns 400 <a href="#error-parameter_invalid"><code>parameter_invalid</code></a> with the position: <code>unexpected &#39;=&#39; at character 5</code>. The server also
rejects numbers and strings that a row cannot contain. If a query takes more than 5 s, the server returns 400
<a href="#error-query_too_costly"><code>query_too_costly</code></a>.

The language is a subset of the filters of <a href="https://www.rfc-editor.org/rfc/rfc9535">RFC 9535</a> (JSONPath), with
the same meaning. <code>starts_with</code> and <code>contains</code> are function extensions. The language does not support <code>$</code>,
<code>..</code>, <code>*</code>, slices, other functions, and arrays or objects as literals. It does not compare two paths or two
literals with each other.
</dd>
<dd class="limits">at most 2048 characters &#183; for example <code>@.done == false &#38;&#38; starts_with(@.due, &#34;2030-&#34;)</code></dd>
</div>
<div>
<dt><code>fields</code> <span class="kind"><a href="#schema-FieldNames">FieldNames</a></span> <span class="place">query</span></dt>
<dd>Returns only these fields of the rows, and <code>id</code>. Each <code>fields</code> contains one name: <code>fields=title&#38;fields=done</code>. If a row does not have one of the fields, the response omits it. The <a href="#header-ETag-ContractETag"><code>ETag</code></a> of the row stays the same. Names are as for <code>order_by</code>, and a name cannot occur twice. A name that contains a comma must be a JSON string: <code>fields=&#34;a,b&#34;</code>.</dd>
<dd class="limits">for example <code>title,done</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The rows.</p>

<p class="media"><code>application/x-ndjson</code> <a href="#schema-ExportedText">ExportedText</a></p><p class="media"><code>text/csv; charset=utf-8; header=present</code> <a href="#schema-ExportedText">ExportedText</a></p>
<p class="headers">Headers: <a href="#header-Cache-Control-PrivateNoCache">Cache-Control</a>, <a href="#header-Collection-Cursor-CollectionCursor">Collection-Cursor</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter is invalid, or the request contains two different keys.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>


</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">403</span></dt>
<dd>
<p>The key does not allow this request.</p>
<p class="codes"><a href="#error-scope_insufficient"><code>scope_insufficient</code></a></p>


</dd></div><div>
<dt><span class="status s4">404</span></dt>
<dd>
<p>The collection does not exist.</p>
<p class="codes"><a href="#error-collection_not_found"><code>collection_not_found</code></a></p>


</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The quota is exhausted, or the server received too many invalid keys from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>


</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>The server has a fault.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>


</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The server cannot execute the request at the moment.</p>
<p class="codes"><a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>


</dd></div></dl>
<details class="headers"><summary>Headers of several answers</summary>
<ul><li><a href="#header-Request-Id-RequestId">Request-Id</a> each</li><li><a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a> each</li><li><a href="#header-RateLimit">RateLimit</a> 200 400 403 404 429 500 503</li><li><a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a> 200 400 403 404 429 500 503</li><li><a href="#header-Cache-Control-NoStore">Cache-Control</a> 400 401 403 404 429 500 503</li><li><a href="#header-Retry-After-RetryAfter">Retry-After</a> 429 503</li></ul></details>
</div>
<div class="trying">
<div class="card request">
<figure class="examples">
<figcaption>Request</figcaption>
<pre id="exportRows-curl" data-example="curl"><code data-language="sh">curl -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; \\
  &#39;http://127.0.0.1:3000/v1/collections/notes/export?format=ndjson&#39;</code></pre>
<pre id="exportRows-javascript" data-example="javascript"><code data-language="js">const response = await fetch(&#39;http://127.0.0.1:3000/v1/collections/notes/export?format=ndjson&#39;, {
  headers: {
    &#39;x-api-key&#39;: process.env.KEY,
  },
});
console.log(response.status, await response.text());</code></pre>
<pre id="exportRows-python" data-example="python"><code data-language="python">import os
import urllib.request

request = urllib.request.Request(
    &#34;http://127.0.0.1:3000/v1/collections/notes/export?format=ndjson&#34;,
    headers={
        &#34;x-api-key&#34;: os.environ[&#34;KEY&#34;],
    },
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="GET" data-path="/v1/collections/{collection_name}/export" data-secured aria-label="Try exportRows">
<div class="field"><label for="try-exportRows-collection_name"><code>collection_name</code> <span class="place">path</span></label><input id="try-exportRows-collection_name" name="collection_name" data-in="path" required type="text" autocomplete="off" autocapitalize="off" spellcheck="false" value="notes"></div>
<div class="field"><label for="try-exportRows-format"><code>format</code> <span class="place">query</span></label><select id="try-exportRows-format" name="format" data-in="query" required><option value="">not sent</option><option>ndjson</option><option>csv</option></select></div>
<div class="field"><label for="try-exportRows-filter"><code>filter</code> <span class="place">query</span></label><input id="try-exportRows-filter" name="filter" data-in="query" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="@.done == false &#38;&#38; starts_with(@.due, &#34;2030-&#34;)"></div>
<div class="field"><label for="try-exportRows-fields"><code>fields</code> <span class="place">query</span></label><input id="try-exportRows-fields" name="fields" data-in="query" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="titledone"></div>

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
<h3 id="getRow-title"><a href="#getRow">Get a row</a></h3>
<p class="route"><span class="method get">GET</span> <code>/v1/collections/<var>{collection_name}</var>/rows/<var>{row_id}</var></code></p>
<p class="facts"><code>getRow</code> &#183; key with the scope <code>read</code></p>
</header>
<div class="reading">
<p>Returns one row. <a href="#header-ETag-ContractETag"><code>ETag</code></a> contains the version of the row.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>collection_name</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="place">path</span> <span class="required">required</span></dt>
<dd>The name of the collection. If the name does not match the pattern, the server returns 400. If the collection does not exist, it returns 404.</dd>
<dd class="limits">for example <code>notes</code></dd>
</div>
<div>
<dt><code>row_id</code> <span class="kind"><a href="#schema-RowId">RowId</a></span> <span class="place">path</span> <span class="required">required</span></dt>
<dd>The <code>id</code> of the row, in canonical decimal digits (<code>7</code>, not <code>07</code>, <code>+7</code> or <code>7.0</code>).</dd>
<dd class="limits">for example <code>7</code></dd>
</div>
<div>
<dt><code>If-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Versions from <a href="#header-ETag-ContractETag"><code>ETag</code></a>, separated by commas, or <code>*</code> for any version. The server executes the request only if the current version is one of them. Otherwise, it returns 412. Weak ETags (<code>W/&#34;...&#34;</code>) never match.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div>
<dt><code>If-None-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Versions from <a href="#header-ETag-ContractETag"><code>ETag</code></a>, separated by commas, or <code>*</code> for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks <code>If-Match</code> first.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div>
<dt><code>fields</code> <span class="kind"><a href="#schema-FieldNames">FieldNames</a></span> <span class="place">query</span></dt>
<dd>Returns only these fields of the rows, and <code>id</code>. Each <code>fields</code> contains one name: <code>fields=title&#38;fields=done</code>. If a row does not have one of the fields, the response omits it. The <a href="#header-ETag-ContractETag"><code>ETag</code></a> of the row stays the same. Names are as for <code>order_by</code>, and a name cannot occur twice. A name that contains a comma must be a JSON string: <code>fields=&#34;a,b&#34;</code>.</dd>
<dd class="limits">for example <code>title,done</code></dd>
</div>
<div>
<dt><code>Collection-Cursor</code> <span class="kind"><a href="#schema-Cursor">Cursor</a></span> <span class="place">header</span></dt>
<dd>The last cursor of the collection that the client received, from <a href="#header-Collection-Cursor-CollectionCursor"><code>Collection-Cursor</code></a> of a response or from a frame. If the server has a read replica that has reached this cursor, it can respond from the replica. The response is then never older than the cursor, but may not be the latest state. The response is the latest state if the header is missing or the cursor belongs to another collection. It is also the latest state if the replica has not reached the cursor.</dd>
<dd class="limits">for example <code>k3f9x2mq-1042</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The row.</p>

<p class="media"><code>application/json</code> <a href="#schema-Row">Row</a> <span class="limits">object with <a href="#schema-RowFields">RowFields</a> &#183; any further members</span></p>

</dd></div><div>
<dt><span class="status s3">304</span></dt>
<dd>
<p>The row still has one of the versions in <code>If-None-Match</code>.</p>



</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter is invalid, or the request contains two different keys.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>


</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">403</span></dt>
<dd>
<p>The key does not allow this request.</p>
<p class="codes"><a href="#error-scope_insufficient"><code>scope_insufficient</code></a></p>


</dd></div><div>
<dt><span class="status s4">404</span></dt>
<dd>
<p>The collection or the row does not exist.</p>
<p class="codes"><a href="#error-collection_not_found"><code>collection_not_found</code></a> <a href="#error-row_not_found"><code>row_not_found</code></a></p>


</dd></div><div>
<dt><span class="status s4">412</span></dt>
<dd>
<p>The version of the row is not in <code>If-Match</code>, or it is in <code>If-None-Match</code>.</p>
<p class="codes"><a href="#error-version_mismatch"><code>version_mismatch</code></a></p>


</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The quota is exhausted, or the server received too many invalid keys from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>


</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>The server has a fault.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>


</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The server cannot execute the request at the moment.</p>
<p class="codes"><a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>


</dd></div></dl>
<details class="headers"><summary>Headers of several answers</summary>
<ul><li><a href="#header-Request-Id-RequestId">Request-Id</a> each</li><li><a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a> each</li><li><a href="#header-Cache-Control-PrivateNoCache">Cache-Control</a> 200 304</li><li><a href="#header-RateLimit">RateLimit</a> 200 304 400 403 404 412 429 500 503</li><li><a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a> 200 304 400 403 404 412 429 500 503</li><li><a href="#header-Collection-Cursor-CollectionCursor">Collection-Cursor</a> 200 304</li><li><a href="#header-ETag-RowETag">ETag</a> 200 304</li><li><a href="#header-Cache-Control-NoStore">Cache-Control</a> 400 401 403 404 412 429 500 503</li><li><a href="#header-Retry-After-RetryAfter">Retry-After</a> 429 503</li></ul></details>
</div>
<div class="trying">
<div class="card request">
<figure class="examples">
<figcaption>Request</figcaption>
<pre id="getRow-curl" data-example="curl"><code data-language="sh">curl -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; \\
  http://127.0.0.1:3000/v1/collections/notes/rows/7</code></pre>
<pre id="getRow-javascript" data-example="javascript"><code data-language="js">const response = await fetch(&#39;http://127.0.0.1:3000/v1/collections/notes/rows/7&#39;, {
  headers: {
    &#39;x-api-key&#39;: process.env.KEY,
  },
});
console.log(response.status, await response.text());</code></pre>
<pre id="getRow-python" data-example="python"><code data-language="python">import os
import urllib.request

request = urllib.request.Request(
    &#34;http://127.0.0.1:3000/v1/collections/notes/rows/7&#34;,
    headers={
        &#34;x-api-key&#34;: os.environ[&#34;KEY&#34;],
    },
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="GET" data-path="/v1/collections/{collection_name}/rows/{row_id}" data-secured aria-label="Try getRow">
<div class="field"><label for="try-getRow-collection_name"><code>collection_name</code> <span class="place">path</span></label><input id="try-getRow-collection_name" name="collection_name" data-in="path" required type="text" autocomplete="off" autocapitalize="off" spellcheck="false" value="notes"></div>
<div class="field"><label for="try-getRow-row_id"><code>row_id</code> <span class="place">path</span></label><input id="try-getRow-row_id" name="row_id" data-in="path" required type="text" autocomplete="off" autocapitalize="off" spellcheck="false" value="7"></div>
<div class="field"><label for="try-getRow-If-Match"><code>If-Match</code> <span class="place">header</span></label><input id="try-getRow-If-Match" name="If-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>
<div class="field"><label for="try-getRow-If-None-Match"><code>If-None-Match</code> <span class="place">header</span></label><input id="try-getRow-If-None-Match" name="If-None-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>
<div class="field"><label for="try-getRow-fields"><code>fields</code> <span class="place">query</span></label><input id="try-getRow-fields" name="fields" data-in="query" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="titledone"></div>
<div class="field"><label for="try-getRow-Collection-Cursor"><code>Collection-Cursor</code> <span class="place">header</span></label><input id="try-getRow-Collection-Cursor" name="Collection-Cursor" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="k3f9x2mq-1042"></div>

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
<p>Replaces the row with the body. Fields that the body does not contain are removed. If the row does not exist, the server returns 404, because PUT does not create rows. If the row does not change, the server does not store a new version: the feed does not send a frame, and the <a href="#header-ETag-ContractETag"><code>ETag</code></a> stays the same. A row does not change if its JSON values stay equal, even if the order of fields differs. If the row changes, the feed sends an <code>update</code> frame. The body can contain <code>id</code> only if it is the <code>id</code> of the row.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>collection_name</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="place">path</span> <span class="required">required</span></dt>
<dd>The name of the collection. If the name does not match the pattern, the server returns 400. If the collection does not exist, it returns 404.</dd>
<dd class="limits">for example <code>notes</code></dd>
</div>
<div>
<dt><code>row_id</code> <span class="kind"><a href="#schema-RowId">RowId</a></span> <span class="place">path</span> <span class="required">required</span></dt>
<dd>The <code>id</code> of the row, in canonical decimal digits (<code>7</code>, not <code>07</code>, <code>+7</code> or <code>7.0</code>).</dd>
<dd class="limits">for example <code>7</code></dd>
</div>
<div>
<dt><code>If-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Versions from <a href="#header-ETag-ContractETag"><code>ETag</code></a>, separated by commas, or <code>*</code> for any version. The server executes the request only if the current version is one of them. Otherwise, it returns 412. Weak ETags (<code>W/&#34;...&#34;</code>) never match.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div>
<dt><code>If-None-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Versions from <a href="#header-ETag-ContractETag"><code>ETag</code></a>, separated by commas, or <code>*</code> for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks <code>If-Match</code> first.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div>
<dt><code>Idempotency-Key</code> <span class="kind"><a href="#schema-IdempotencyKey">IdempotencyKey</a></span> <span class="place">header</span></dt>
<dd>Makes a write safe to retry. Use a new random key for each new request. The server executes a request at most once, however often it receives it with this key. For 24 hours, the same request returns the first response, with the header <a href="#header-Idempotent-Replayed-IdempotentReplayed"><code>Idempotent-Replayed</code></a>. If another request uses the same key, the server returns 422. The server stores only 2xx responses. The key belongs to the account. It has 1 to 255 visible ASCII characters, except <code>&#34;</code> and <code>\\</code>, and can be enclosed in double quotes.</dd>
<dd class="limits">for example <code>7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d</code></dd>
</div>
</dl>
<h4>Body</h4>
<p>The new row, with or without its <code>id</code>.</p>
<ul class="media"><li><code>application/json</code> <a href="#schema-RowReplacement">RowReplacement</a> <span class="limits">object &#183; any further members</span></li></ul>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The current row.</p>

<p class="media"><code>application/json</code> <a href="#schema-Row">Row</a> <span class="limits">object with <a href="#schema-RowFields">RowFields</a> &#183; any further members</span></p>
<p class="headers">Headers: <a href="#header-Cache-Control-PrivateNoCache">Cache-Control</a>, <a href="#header-Collection-Cursor-CollectionCursor">Collection-Cursor</a>, <a href="#header-ETag-RowETag">ETag</a>, <a href="#header-Idempotent-Replayed-IdempotentReplayed">Idempotent-Replayed</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter or the body is invalid, or the request contains two different keys.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a> <a href="#error-body_malformed"><code>body_malformed</code></a> <a href="#error-body_invalid"><code>body_invalid</code></a></p>


</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">403</span></dt>
<dd>
<p>The key does not allow this request, or a storage limit of the account is reached.</p>
<p class="codes"><a href="#error-scope_insufficient"><code>scope_insufficient</code></a> <a href="#error-limit_reached"><code>limit_reached</code></a></p>


</dd></div><div>
<dt><span class="status s4">404</span></dt>
<dd>
<p>The collection or the row does not exist.</p>
<p class="codes"><a href="#error-collection_not_found"><code>collection_not_found</code></a> <a href="#error-row_not_found"><code>row_not_found</code></a></p>


</dd></div><div>
<dt><span class="status s4">409</span></dt>
<dd>
<p>The same request is in progress.</p>
<p class="codes"><a href="#error-idempotency_in_progress"><code>idempotency_in_progress</code></a></p>


</dd></div><div>
<dt><span class="status s4">412</span></dt>
<dd>
<p>The version of the row is not in <code>If-Match</code>, or it is in <code>If-None-Match</code>.</p>
<p class="codes"><a href="#error-version_mismatch"><code>version_mismatch</code></a></p>


</dd></div><div>
<dt><span class="status s4">413</span></dt>
<dd>
<p>The body is larger than 1 MiB.</p>
<p class="codes"><a href="#error-body_too_large"><code>body_too_large</code></a></p>


</dd></div><div>
<dt><span class="status s4">415</span></dt>
<dd>
<p>The media type, charset or content coding of the body is not supported.</p>
<p class="codes"><a href="#error-media_type_unsupported"><code>media_type_unsupported</code></a></p>

<p class="headers">Headers: <a href="#header-Accept-AcceptedTypes">Accept</a>, <a href="#header-Accept-Encoding-AcceptedCodings">Accept-Encoding</a></p>
</dd></div><div>
<dt><span class="status s4">422</span></dt>
<dd>
<p>A row contains a value that cannot be stored exactly, exceeds a limit for rows, or does not conform to the schema of its collection. Or the idempotency key belongs to another request.</p>
<p class="codes"><a href="#error-value_unsupported"><code>value_unsupported</code></a> <a href="#error-row_invalid"><code>row_invalid</code></a> <a href="#error-idempotency_key_reused"><code>idempotency_key_reused</code></a></p>


</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The quota is exhausted, or the server received too many invalid keys from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>


</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>The server has a fault.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>


</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The server cannot execute the request at the moment.</p>
<p class="codes"><a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>


</dd></div><div>
<dt><span class="status s5">507</span></dt>
<dd>
<p>The database does not have enough space for the change. The server did not change anything.</p>
<p class="codes"><a href="#error-storage_full"><code>storage_full</code></a></p>


</dd></div></dl>
<details class="headers"><summary>Headers of several answers</summary>
<ul><li><a href="#header-Request-Id-RequestId">Request-Id</a> each</li><li><a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a> each</li><li><a href="#header-RateLimit">RateLimit</a> 200 400 403 404 409 412 413 415 422 429 500 503 507</li><li><a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a> 200 400 403 404 409 412 413 415 422 429 500 503 507</li><li><a href="#header-Cache-Control-NoStore">Cache-Control</a> 400 401 403 404 409 412 413 415 422 429 500 503 507</li><li><a href="#header-Retry-After-RetryAfter">Retry-After</a> 409 429 503</li></ul></details>
</div>
<div class="trying">
<div class="card request">
<figure class="examples">
<figcaption>Request</figcaption>
<pre id="replaceRow-curl" data-example="curl"><code data-language="sh">curl -w &#39;\\n&#39; -X PUT -H &#34;x-api-key: $KEY&#34; \\
  -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{ &#34;title&#34;: &#34;Milk&#34;, &#34;done&#34;: true }&#39; \\
  http://127.0.0.1:3000/v1/collections/notes/rows/7</code></pre>
<pre id="replaceRow-javascript" data-example="javascript"><code data-language="js">const response = await fetch(&#39;http://127.0.0.1:3000/v1/collections/notes/rows/7&#39;, {
  method: &#39;PUT&#39;,
  headers: {
    &#39;x-api-key&#39;: process.env.KEY,
    &#39;Content-Type&#39;: &#39;application/json&#39;,
  },
  body: JSON.stringify({ &#34;title&#34;: &#34;Milk&#34;, &#34;done&#34;: true }),
});
console.log(response.status, await response.text());</code></pre>
<pre id="replaceRow-python" data-example="python"><code data-language="python">import json
import os
import urllib.request

request = urllib.request.Request(
    &#34;http://127.0.0.1:3000/v1/collections/notes/rows/7&#34;,
    method=&#34;PUT&#34;,
    headers={
        &#34;x-api-key&#34;: os.environ[&#34;KEY&#34;],
        &#34;Content-Type&#34;: &#34;application/json&#34;,
    },
    data=json.dumps({ &#34;title&#34;: &#34;Milk&#34;, &#34;done&#34;: True }).encode(),
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())</code></pre>
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
<div class="field whole"><label for="try-replaceRow-body">Body</label><textarea id="try-replaceRow-body" data-body required spellcheck="false" autocapitalize="off">{ &#34;title&#34;: &#34;Milk&#34;, &#34;done&#34;: true }</textarea></div>

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
<h3 id="updateRow-title"><a href="#updateRow">Update a row</a></h3>
<p class="route"><span class="method patch">PATCH</span> <code>/v1/collections/<var>{collection_name}</var>/rows/<var>{row_id}</var></code></p>
<p class="facts"><code>updateRow</code> &#183; key with the scope <code>write</code></p>
</header>
<div class="reading">
<p>Updates the fields in the body and keeps the other fields. The media type determines how:</p>
<ul>
<li><code>application/json</code>: each field in the body replaces the stored field, including nested values. <code>null</code> is
stored as null.</li>
<li><code>application/merge-patch+json</code>: <a href="https://www.rfc-editor.org/rfc/rfc7396">RFC 7396</a>. Nested objects are
merged, and <code>null</code> removes a field.</li>
</ul>
<p>The response contains the complete row. If the row does not change, the server does not store a new version:
the feed does not send a frame, and the <a href="#header-ETag-ContractETag"><code>ETag</code></a> stays the same. A row does not change if its JSON values stay
equal, even if the order of fields differs. The body can contain <code>id</code> only if it is the <code>id</code> of the row.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>collection_name</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="place">path</span> <span class="required">required</span></dt>
<dd>The name of the collection. If the name does not match the pattern, the server returns 400. If the collection does not exist, it returns 404.</dd>
<dd class="limits">for example <code>notes</code></dd>
</div>
<div>
<dt><code>row_id</code> <span class="kind"><a href="#schema-RowId">RowId</a></span> <span class="place">path</span> <span class="required">required</span></dt>
<dd>The <code>id</code> of the row, in canonical decimal digits (<code>7</code>, not <code>07</code>, <code>+7</code> or <code>7.0</code>).</dd>
<dd class="limits">for example <code>7</code></dd>
</div>
<div>
<dt><code>If-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Versions from <a href="#header-ETag-ContractETag"><code>ETag</code></a>, separated by commas, or <code>*</code> for any version. The server executes the request only if the current version is one of them. Otherwise, it returns 412. Weak ETags (<code>W/&#34;...&#34;</code>) never match.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div>
<dt><code>If-None-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Versions from <a href="#header-ETag-ContractETag"><code>ETag</code></a>, separated by commas, or <code>*</code> for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks <code>If-Match</code> first.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div>
<dt><code>Idempotency-Key</code> <span class="kind"><a href="#schema-IdempotencyKey">IdempotencyKey</a></span> <span class="place">header</span></dt>
<dd>Makes a write safe to retry. Use a new random key for each new request. The server executes a request at most once, however often it receives it with this key. For 24 hours, the same request returns the first response, with the header <a href="#header-Idempotent-Replayed-IdempotentReplayed"><code>Idempotent-Replayed</code></a>. If another request uses the same key, the server returns 422. The server stores only 2xx responses. The key belongs to the account. It has 1 to 255 visible ASCII characters, except <code>&#34;</code> and <code>\\</code>, and can be enclosed in double quotes.</dd>
<dd class="limits">for example <code>7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d</code></dd>
</div>
</dl>
<h4>Body</h4>
<p>The fields to update.</p>
<ul class="media"><li><code>application/json</code> <a href="#schema-RowPatch">RowPatch</a> <span class="limits">object &#183; any further members</span></li><li><code>application/merge-patch+json</code> <a href="#schema-RowMergePatch">RowMergePatch</a> <span class="limits">object &#183; any further members</span></li></ul>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The current row.</p>

<p class="media"><code>application/json</code> <a href="#schema-Row">Row</a> <span class="limits">object with <a href="#schema-RowFields">RowFields</a> &#183; any further members</span></p>
<p class="headers">Headers: <a href="#header-Cache-Control-PrivateNoCache">Cache-Control</a>, <a href="#header-Collection-Cursor-CollectionCursor">Collection-Cursor</a>, <a href="#header-ETag-RowETag">ETag</a>, <a href="#header-Idempotent-Replayed-IdempotentReplayed">Idempotent-Replayed</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter or the body is invalid, or the request contains two different keys.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a> <a href="#error-body_malformed"><code>body_malformed</code></a> <a href="#error-body_invalid"><code>body_invalid</code></a></p>


</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">403</span></dt>
<dd>
<p>The key does not allow this request, or a storage limit of the account is reached.</p>
<p class="codes"><a href="#error-scope_insufficient"><code>scope_insufficient</code></a> <a href="#error-limit_reached"><code>limit_reached</code></a></p>


</dd></div><div>
<dt><span class="status s4">404</span></dt>
<dd>
<p>The collection or the row does not exist.</p>
<p class="codes"><a href="#error-collection_not_found"><code>collection_not_found</code></a> <a href="#error-row_not_found"><code>row_not_found</code></a></p>


</dd></div><div>
<dt><span class="status s4">409</span></dt>
<dd>
<p>The same request is in progress.</p>
<p class="codes"><a href="#error-idempotency_in_progress"><code>idempotency_in_progress</code></a></p>


</dd></div><div>
<dt><span class="status s4">412</span></dt>
<dd>
<p>The version of the row is not in <code>If-Match</code>, or it is in <code>If-None-Match</code>.</p>
<p class="codes"><a href="#error-version_mismatch"><code>version_mismatch</code></a></p>


</dd></div><div>
<dt><span class="status s4">413</span></dt>
<dd>
<p>The body is larger than 1 MiB.</p>
<p class="codes"><a href="#error-body_too_large"><code>body_too_large</code></a></p>


</dd></div><div>
<dt><span class="status s4">415</span></dt>
<dd>
<p>The media type, charset or content coding of the body is not supported.</p>
<p class="codes"><a href="#error-media_type_unsupported"><code>media_type_unsupported</code></a></p>

<p class="headers">Headers: <a href="#header-Accept-Patch-AcceptedPatches">Accept-Patch</a>, <a href="#header-Accept-Encoding-AcceptedCodings">Accept-Encoding</a></p>
</dd></div><div>
<dt><span class="status s4">422</span></dt>
<dd>
<p>A row contains a value that cannot be stored exactly, exceeds a limit for rows, or does not conform to the schema of its collection. Or the idempotency key belongs to another request.</p>
<p class="codes"><a href="#error-value_unsupported"><code>value_unsupported</code></a> <a href="#error-row_invalid"><code>row_invalid</code></a> <a href="#error-idempotency_key_reused"><code>idempotency_key_reused</code></a></p>


</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The quota is exhausted, or the server received too many invalid keys from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>


</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>The server has a fault.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>


</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The server cannot execute the request at the moment.</p>
<p class="codes"><a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>


</dd></div><div>
<dt><span class="status s5">507</span></dt>
<dd>
<p>The database does not have enough space for the change. The server did not change anything.</p>
<p class="codes"><a href="#error-storage_full"><code>storage_full</code></a></p>


</dd></div></dl>
<details class="headers"><summary>Headers of several answers</summary>
<ul><li><a href="#header-Request-Id-RequestId">Request-Id</a> each</li><li><a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a> each</li><li><a href="#header-RateLimit">RateLimit</a> 200 400 403 404 409 412 413 415 422 429 500 503 507</li><li><a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a> 200 400 403 404 409 412 413 415 422 429 500 503 507</li><li><a href="#header-Cache-Control-NoStore">Cache-Control</a> 400 401 403 404 409 412 413 415 422 429 500 503 507</li><li><a href="#header-Retry-After-RetryAfter">Retry-After</a> 409 429 503</li></ul></details>
</div>
<div class="trying">
<div class="card request">
<figure class="examples">
<figcaption>Request</figcaption>
<pre id="updateRow-curl" data-example="curl"><code data-language="sh">curl -w &#39;\\n&#39; -X PATCH -H &#34;x-api-key: $KEY&#34; \\
  -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{ &#34;done&#34;: true }&#39; \\
  http://127.0.0.1:3000/v1/collections/notes/rows/7</code></pre>
<pre id="updateRow-javascript" data-example="javascript"><code data-language="js">const response = await fetch(&#39;http://127.0.0.1:3000/v1/collections/notes/rows/7&#39;, {
  method: &#39;PATCH&#39;,
  headers: {
    &#39;x-api-key&#39;: process.env.KEY,
    &#39;Content-Type&#39;: &#39;application/json&#39;,
  },
  body: JSON.stringify({ &#34;done&#34;: true }),
});
console.log(response.status, await response.text());</code></pre>
<pre id="updateRow-python" data-example="python"><code data-language="python">import json
import os
import urllib.request

request = urllib.request.Request(
    &#34;http://127.0.0.1:3000/v1/collections/notes/rows/7&#34;,
    method=&#34;PATCH&#34;,
    headers={
        &#34;x-api-key&#34;: os.environ[&#34;KEY&#34;],
        &#34;Content-Type&#34;: &#34;application/json&#34;,
    },
    data=json.dumps({ &#34;done&#34;: True }).encode(),
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())</code></pre>
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
<div class="field"><label for="try-updateRow-example">Example</label><select id="try-updateRow-example" data-body-example><option value="{ &#34;done&#34;: true }" data-type="application/json">Set one field</option><option value="{}" data-type="application/json">Update nothing</option><option value="{ &#34;done&#34;: true, &#34;tags&#34;: null }" data-type="application/merge-patch+json">Set one field and remove another</option></select></div>
<div class="field whole"><label for="try-updateRow-body">Body</label><textarea id="try-updateRow-body" data-body required spellcheck="false" autocapitalize="off">{ &#34;done&#34;: true }</textarea></div>

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
<p>Deletes the row. The feed sends a <code>delete</code> frame with the last state of the row. If the row does not exist any more, the server returns 404 <a href="#error-row_not_found"><code>row_not_found</code></a>. The server never assigns its id again.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>collection_name</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="place">path</span> <span class="required">required</span></dt>
<dd>The name of the collection. If the name does not match the pattern, the server returns 400. If the collection does not exist, it returns 404.</dd>
<dd class="limits">for example <code>notes</code></dd>
</div>
<div>
<dt><code>row_id</code> <span class="kind"><a href="#schema-RowId">RowId</a></span> <span class="place">path</span> <span class="required">required</span></dt>
<dd>The <code>id</code> of the row, in canonical decimal digits (<code>7</code>, not <code>07</code>, <code>+7</code> or <code>7.0</code>).</dd>
<dd class="limits">for example <code>7</code></dd>
</div>
<div>
<dt><code>If-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Versions from <a href="#header-ETag-ContractETag"><code>ETag</code></a>, separated by commas, or <code>*</code> for any version. The server executes the request only if the current version is one of them. Otherwise, it returns 412. Weak ETags (<code>W/&#34;...&#34;</code>) never match.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div>
<dt><code>If-None-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Versions from <a href="#header-ETag-ContractETag"><code>ETag</code></a>, separated by commas, or <code>*</code> for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks <code>If-Match</code> first.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div>
<dt><code>Idempotency-Key</code> <span class="kind"><a href="#schema-IdempotencyKey">IdempotencyKey</a></span> <span class="place">header</span></dt>
<dd>Makes a write safe to retry. Use a new random key for each new request. The server executes a request at most once, however often it receives it with this key. For 24 hours, the same request returns the first response, with the header <a href="#header-Idempotent-Replayed-IdempotentReplayed"><code>Idempotent-Replayed</code></a>. If another request uses the same key, the server returns 422. The server stores only 2xx responses. The key belongs to the account. It has 1 to 255 visible ASCII characters, except <code>&#34;</code> and <code>\\</code>, and can be enclosed in double quotes.</dd>
<dd class="limits">for example <code>7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">204</span></dt>
<dd>
<p>The row was deleted.</p>


<p class="headers">Headers: <a href="#header-Cache-Control-PrivateNoCache">Cache-Control</a>, <a href="#header-Collection-Cursor-CollectionCursor">Collection-Cursor</a>, <a href="#header-Idempotent-Replayed-IdempotentReplayed">Idempotent-Replayed</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter is invalid, or the request contains two different keys.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>


</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">403</span></dt>
<dd>
<p>The key does not allow this request.</p>
<p class="codes"><a href="#error-scope_insufficient"><code>scope_insufficient</code></a></p>


</dd></div><div>
<dt><span class="status s4">404</span></dt>
<dd>
<p>The collection or the row does not exist.</p>
<p class="codes"><a href="#error-collection_not_found"><code>collection_not_found</code></a> <a href="#error-row_not_found"><code>row_not_found</code></a></p>


</dd></div><div>
<dt><span class="status s4">409</span></dt>
<dd>
<p>The same request is in progress.</p>
<p class="codes"><a href="#error-idempotency_in_progress"><code>idempotency_in_progress</code></a></p>


</dd></div><div>
<dt><span class="status s4">412</span></dt>
<dd>
<p>The version of the row is not in <code>If-Match</code>, or it is in <code>If-None-Match</code>.</p>
<p class="codes"><a href="#error-version_mismatch"><code>version_mismatch</code></a></p>


</dd></div><div>
<dt><span class="status s4">422</span></dt>
<dd>
<p>The idempotency key belongs to another request.</p>
<p class="codes"><a href="#error-idempotency_key_reused"><code>idempotency_key_reused</code></a></p>


</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The quota is exhausted, or the server received too many invalid keys from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>


</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>The server has a fault.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>


</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The server cannot execute the request at the moment.</p>
<p class="codes"><a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>


</dd></div><div>
<dt><span class="status s5">507</span></dt>
<dd>
<p>The database does not have enough space for the change. The server did not change anything.</p>
<p class="codes"><a href="#error-storage_full"><code>storage_full</code></a></p>


</dd></div></dl>
<details class="headers"><summary>Headers of several answers</summary>
<ul><li><a href="#header-Request-Id-RequestId">Request-Id</a> each</li><li><a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a> each</li><li><a href="#header-RateLimit">RateLimit</a> 204 400 403 404 409 412 422 429 500 503 507</li><li><a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a> 204 400 403 404 409 412 422 429 500 503 507</li><li><a href="#header-Cache-Control-NoStore">Cache-Control</a> 400 401 403 404 409 412 422 429 500 503 507</li><li><a href="#header-Retry-After-RetryAfter">Retry-After</a> 409 429 503</li></ul></details>
</div>
<div class="trying">
<div class="card request">
<figure class="examples">
<figcaption>Request</figcaption>
<pre id="deleteRow-curl" data-example="curl"><code data-language="sh">curl -w &#39;\\n&#39; -X DELETE -H &#34;x-api-key: $KEY&#34; \\
  http://127.0.0.1:3000/v1/collections/notes/rows/7</code></pre>
<pre id="deleteRow-javascript" data-example="javascript"><code data-language="js">const response = await fetch(&#39;http://127.0.0.1:3000/v1/collections/notes/rows/7&#39;, {
  method: &#39;DELETE&#39;,
  headers: {
    &#39;x-api-key&#39;: process.env.KEY,
  },
});
console.log(response.status, await response.text());</code></pre>
<pre id="deleteRow-python" data-example="python"><code data-language="python">import os
import urllib.request

request = urllib.request.Request(
    &#34;http://127.0.0.1:3000/v1/collections/notes/rows/7&#34;,
    method=&#34;DELETE&#34;,
    headers={
        &#34;x-api-key&#34;: os.environ[&#34;KEY&#34;],
    },
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())</code></pre>
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
<section class="group" id="tag-schemas" aria-labelledby="tag-schemas-title">
<h2 id="tag-schemas-title"><a href="#tag-schemas">Schemas</a></h2>
<p class="lead">The JSON Schema of a collection, by which the server validates its rows.</p>
<section class="operation" id="getSchema" aria-labelledby="getSchema-title">
<header>
<h3 id="getSchema-title"><a href="#getSchema">Get the schema of a collection</a></h3>
<p class="route"><span class="method get">GET</span> <code>/v1/collections/<var>{collection_name}</var>/schema</code></p>
<p class="facts"><code>getSchema</code> &#183; key with the scope <code>read</code></p>
</header>
<div class="reading">
<p>Returns the JSON Schema of the collection&#39;s rows with exactly the bytes that were set. All changes after the cursor in <a href="#header-Schema-Since-SchemaSince"><code>Schema-Since</code></a> conform to it.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>collection_name</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="place">path</span> <span class="required">required</span></dt>
<dd>The name of the collection. If the name does not match the pattern, the server returns 400. If the collection does not exist, it returns 404.</dd>
<dd class="limits">for example <code>notes</code></dd>
</div>
<div>
<dt><code>If-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Versions from <a href="#header-ETag-ContractETag"><code>ETag</code></a>, separated by commas, or <code>*</code> for any version. The server executes the request only if the current version is one of them. Otherwise, it returns 412. Weak ETags (<code>W/&#34;...&#34;</code>) never match.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div>
<dt><code>If-None-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Versions from <a href="#header-ETag-ContractETag"><code>ETag</code></a>, separated by commas, or <code>*</code> for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks <code>If-Match</code> first.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The schema.</p>

<p class="media"><code>application/json</code> <a href="#schema-CollectionSchema">CollectionSchema</a> <span class="limits">object &#183; any further members</span></p>

</dd></div><div>
<dt><span class="status s3">304</span></dt>
<dd>
<p>The schema still has one of the versions in <code>If-None-Match</code>.</p>



</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter is invalid, or the request contains two different keys.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>


</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">403</span></dt>
<dd>
<p>The key does not allow this request.</p>
<p class="codes"><a href="#error-scope_insufficient"><code>scope_insufficient</code></a></p>


</dd></div><div>
<dt><span class="status s4">404</span></dt>
<dd>
<p>The collection does not exist, or it does not have a schema.</p>
<p class="codes"><a href="#error-collection_not_found"><code>collection_not_found</code></a> <a href="#error-schema_not_found"><code>schema_not_found</code></a></p>


</dd></div><div>
<dt><span class="status s4">412</span></dt>
<dd>
<p>The version of the schema is not in <code>If-Match</code>.</p>
<p class="codes"><a href="#error-version_mismatch"><code>version_mismatch</code></a></p>


</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The quota is exhausted, or the server received too many invalid keys from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>


</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>The server has a fault.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>


</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The server cannot execute the request at the moment.</p>
<p class="codes"><a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>


</dd></div></dl>
<details class="headers"><summary>Headers of several answers</summary>
<ul><li><a href="#header-Request-Id-RequestId">Request-Id</a> each</li><li><a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a> each</li><li><a href="#header-Cache-Control-PrivateNoCache">Cache-Control</a> 200 304</li><li><a href="#header-RateLimit">RateLimit</a> 200 304 400 403 404 412 429 500 503</li><li><a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a> 200 304 400 403 404 412 429 500 503</li><li><a href="#header-ETag-SchemaETag">ETag</a> 200 304</li><li><a href="#header-Schema-Since-SchemaSince">Schema-Since</a> 200 304</li><li><a href="#header-Cache-Control-NoStore">Cache-Control</a> 400 401 403 404 412 429 500 503</li><li><a href="#header-Retry-After-RetryAfter">Retry-After</a> 429 503</li></ul></details>
</div>
<div class="trying">
<div class="card request">
<figure class="examples">
<figcaption>Request</figcaption>
<pre id="getSchema-curl" data-example="curl"><code data-language="sh">curl -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; \\
  http://127.0.0.1:3000/v1/collections/notes/schema</code></pre>
<pre id="getSchema-javascript" data-example="javascript"><code data-language="js">const response = await fetch(&#39;http://127.0.0.1:3000/v1/collections/notes/schema&#39;, {
  headers: {
    &#39;x-api-key&#39;: process.env.KEY,
  },
});
console.log(response.status, await response.text());</code></pre>
<pre id="getSchema-python" data-example="python"><code data-language="python">import os
import urllib.request

request = urllib.request.Request(
    &#34;http://127.0.0.1:3000/v1/collections/notes/schema&#34;,
    headers={
        &#34;x-api-key&#34;: os.environ[&#34;KEY&#34;],
    },
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="GET" data-path="/v1/collections/{collection_name}/schema" data-secured aria-label="Try getSchema">
<div class="field"><label for="try-getSchema-collection_name"><code>collection_name</code> <span class="place">path</span></label><input id="try-getSchema-collection_name" name="collection_name" data-in="path" required type="text" autocomplete="off" autocapitalize="off" spellcheck="false" value="notes"></div>
<div class="field"><label for="try-getSchema-If-Match"><code>If-Match</code> <span class="place">header</span></label><input id="try-getSchema-If-Match" name="If-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>
<div class="field"><label for="try-getSchema-If-None-Match"><code>If-None-Match</code> <span class="place">header</span></label><input id="try-getSchema-If-None-Match" name="If-None-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>

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
  &#34;type&#34;: &#34;object&#34;,
  &#34;required&#34;: [&#34;title&#34;, &#34;done&#34;],
  &#34;properties&#34;: {
    &#34;title&#34;: { &#34;type&#34;: &#34;string&#34;, &#34;minLength&#34;: 1 },
    &#34;done&#34;: { &#34;type&#34;: &#34;boolean&#34; }
  }
}</code></pre>
</figure>

</div>
</section>
<section class="operation" id="setSchema" aria-labelledby="setSchema-title">
<header>
<h3 id="setSchema-title"><a href="#setSchema">Set the schema of a collection</a></h3>
<p class="route"><span class="method put">PUT</span> <code>/v1/collections/<var>{collection_name}</var>/schema</code></p>
<p class="facts"><code>setSchema</code> &#183; key with the scopes <code>admin</code> and <code>read</code></p>
</header>
<div class="reading">
<p>Sets the schema to which every row of the collection must conform. From then on, if a write would store a row that does not conform, the server returns 422 <a href="#error-row_invalid"><code>row_invalid</code></a>. The current rows must already conform. Otherwise, the server returns 409 <a href="#error-rows_mismatch"><code>rows_mismatch</code></a>. This check does not block writes. If it takes more than 60 s, the server returns 503 <a href="#error-overloaded"><code>overloaded</code></a>. If the body contains the same bytes as the current schema, nothing changes. The feed does not send a frame. The <a href="/docs/schemas">guide to schemas</a> describes the supported keywords.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>collection_name</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="place">path</span> <span class="required">required</span></dt>
<dd>The name of the collection. If the name does not match the pattern, the server returns 400. If the collection does not exist, it returns 404.</dd>
<dd class="limits">for example <code>notes</code></dd>
</div>
<div>
<dt><code>dry_run</code> <span class="kind"><code>true</code></span> <span class="place">query</span></dt>
<dd>The server runs all checks and returns the same response, but does not write anything. <code>true</code> is the only value.</dd>
</div>
<div>
<dt><code>If-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Versions from <a href="#header-ETag-ContractETag"><code>ETag</code></a>, separated by commas, or <code>*</code> for any version. The server executes the request only if the current version is one of them. Otherwise, it returns 412. Weak ETags (<code>W/&#34;...&#34;</code>) never match.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div>
<dt><code>Idempotency-Key</code> <span class="kind"><a href="#schema-IdempotencyKey">IdempotencyKey</a></span> <span class="place">header</span></dt>
<dd>Makes a write safe to retry. Use a new random key for each new request. The server executes a request at most once, however often it receives it with this key. For 24 hours, the same request returns the first response, with the header <a href="#header-Idempotent-Replayed-IdempotentReplayed"><code>Idempotent-Replayed</code></a>. If another request uses the same key, the server returns 422. The server stores only 2xx responses. The key belongs to the account. It has 1 to 255 visible ASCII characters, except <code>&#34;</code> and <code>\\</code>, and can be enclosed in double quotes.</dd>
<dd class="limits">for example <code>7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d</code></dd>
</div>
</dl>
<h4>Body</h4>
<p>A JSON Schema (draft 2020-12) of a row without its <code>id</code>, of at most 64 KiB.</p>
<ul class="media"><li><code>application/json</code> <a href="#schema-CollectionSchemaInput">CollectionSchemaInput</a> <span class="limits">any JSON value</span></li><li><code>application/schema+json</code> <a href="#schema-CollectionSchemaInput">CollectionSchemaInput</a> <span class="limits">any JSON value</span></li></ul>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The schema with exactly the bytes that were sent.</p>

<p class="media"><code>application/json</code> <a href="#schema-CollectionSchema">CollectionSchema</a> <span class="limits">object &#183; any further members</span></p>
<p class="headers">Headers: <a href="#header-Cache-Control-PrivateNoCache">Cache-Control</a>, <a href="#header-ETag-SchemaETag">ETag</a>, <a href="#header-Idempotent-Replayed-IdempotentReplayed">Idempotent-Replayed</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter is invalid, the body is not JSON, or the request contains two different keys.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a> <a href="#error-body_malformed"><code>body_malformed</code></a></p>


</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">403</span></dt>
<dd>
<p>The key does not allow this request, or a storage limit of the account is reached.</p>
<p class="codes"><a href="#error-scope_insufficient"><code>scope_insufficient</code></a> <a href="#error-limit_reached"><code>limit_reached</code></a></p>


</dd></div><div>
<dt><span class="status s4">404</span></dt>
<dd>
<p>The collection does not exist.</p>
<p class="codes"><a href="#error-collection_not_found"><code>collection_not_found</code></a></p>


</dd></div><div>
<dt><span class="status s4">409</span></dt>
<dd>
<p>Rows of the collection do not conform to the schema, another request is changing the schema, or the same request is in progress.</p>
<p class="codes"><a href="#error-schema_busy"><code>schema_busy</code></a> <a href="#error-rows_mismatch"><code>rows_mismatch</code></a> <a href="#error-idempotency_in_progress"><code>idempotency_in_progress</code></a></p>

<p class="headers">Headers: <a href="#header-Retry-After-RetryInProgress">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s4">412</span></dt>
<dd>
<p>The version of the schema is not in <code>If-Match</code>.</p>
<p class="codes"><a href="#error-version_mismatch"><code>version_mismatch</code></a></p>


</dd></div><div>
<dt><span class="status s4">413</span></dt>
<dd>
<p>The body is larger than 1 MiB.</p>
<p class="codes"><a href="#error-body_too_large"><code>body_too_large</code></a></p>


</dd></div><div>
<dt><span class="status s4">415</span></dt>
<dd>
<p>The media type, charset or content coding of the body is not supported.</p>
<p class="codes"><a href="#error-media_type_unsupported"><code>media_type_unsupported</code></a></p>

<p class="headers">Headers: <a href="#header-Accept-AcceptedTypes">Accept</a>, <a href="#header-Accept-Encoding-AcceptedCodings">Accept-Encoding</a></p>
</dd></div><div>
<dt><span class="status s4">422</span></dt>
<dd>
<p>The schema is not supported, or the idempotency key belongs to another request.</p>
<p class="codes"><a href="#error-schema_invalid"><code>schema_invalid</code></a> <a href="#error-idempotency_key_reused"><code>idempotency_key_reused</code></a></p>


</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The quota is exhausted, or the server received too many invalid keys from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>


</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>The server has a fault.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>


</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The server cannot execute the request at the moment.</p>
<p class="codes"><a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>


</dd></div><div>
<dt><span class="status s5">507</span></dt>
<dd>
<p>The database does not have enough space for the change. The server did not change anything.</p>
<p class="codes"><a href="#error-storage_full"><code>storage_full</code></a></p>


</dd></div></dl>
<details class="headers"><summary>Headers of several answers</summary>
<ul><li><a href="#header-Request-Id-RequestId">Request-Id</a> each</li><li><a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a> each</li><li><a href="#header-RateLimit">RateLimit</a> 200 400 403 404 409 412 413 415 422 429 500 503 507</li><li><a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a> 200 400 403 404 409 412 413 415 422 429 500 503 507</li><li><a href="#header-Cache-Control-NoStore">Cache-Control</a> 400 401 403 404 409 412 413 415 422 429 500 503 507</li><li><a href="#header-Retry-After-RetryAfter">Retry-After</a> 429 503</li></ul></details>
</div>
<div class="trying">
<div class="card request">
<figure class="examples">
<figcaption>Request</figcaption>
<pre id="setSchema-curl" data-example="curl"><code data-language="sh">curl -w &#39;\\n&#39; -X PUT -H &#34;x-api-key: $KEY&#34; \\
  -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{
  &#34;type&#34;: &#34;object&#34;,
  &#34;required&#34;: [&#34;title&#34;, &#34;done&#34;],
  &#34;properties&#34;: {
    &#34;title&#34;: { &#34;type&#34;: &#34;string&#34;, &#34;minLength&#34;: 1 },
    &#34;done&#34;: { &#34;type&#34;: &#34;boolean&#34; }
  }
}&#39; \\
  http://127.0.0.1:3000/v1/collections/notes/schema</code></pre>
<pre id="setSchema-javascript" data-example="javascript"><code data-language="js">const response = await fetch(&#39;http://127.0.0.1:3000/v1/collections/notes/schema&#39;, {
  method: &#39;PUT&#39;,
  headers: {
    &#39;x-api-key&#39;: process.env.KEY,
    &#39;Content-Type&#39;: &#39;application/json&#39;,
  },
  body: JSON.stringify({
    &#34;type&#34;: &#34;object&#34;,
    &#34;required&#34;: [&#34;title&#34;, &#34;done&#34;],
    &#34;properties&#34;: {
      &#34;title&#34;: { &#34;type&#34;: &#34;string&#34;, &#34;minLength&#34;: 1 },
      &#34;done&#34;: { &#34;type&#34;: &#34;boolean&#34; }
    }
  }),
});
console.log(response.status, await response.text());</code></pre>
<pre id="setSchema-python" data-example="python"><code data-language="python">import json
import os
import urllib.request

request = urllib.request.Request(
    &#34;http://127.0.0.1:3000/v1/collections/notes/schema&#34;,
    method=&#34;PUT&#34;,
    headers={
        &#34;x-api-key&#34;: os.environ[&#34;KEY&#34;],
        &#34;Content-Type&#34;: &#34;application/json&#34;,
    },
    data=json.dumps({
      &#34;type&#34;: &#34;object&#34;,
      &#34;required&#34;: [&#34;title&#34;, &#34;done&#34;],
      &#34;properties&#34;: {
        &#34;title&#34;: { &#34;type&#34;: &#34;string&#34;, &#34;minLength&#34;: 1 },
        &#34;done&#34;: { &#34;type&#34;: &#34;boolean&#34; }
      }
    }).encode(),
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="PUT" data-path="/v1/collections/{collection_name}/schema" data-secured aria-label="Try setSchema">
<div class="field"><label for="try-setSchema-collection_name"><code>collection_name</code> <span class="place">path</span></label><input id="try-setSchema-collection_name" name="collection_name" data-in="path" required type="text" autocomplete="off" autocapitalize="off" spellcheck="false" value="notes"></div>
<div class="field"><label for="try-setSchema-dry_run"><code>dry_run</code> <span class="place">query</span></label><select id="try-setSchema-dry_run" name="dry_run" data-in="query"><option value="">not sent</option><option>true</option></select></div>
<div class="field"><label for="try-setSchema-If-Match"><code>If-Match</code> <span class="place">header</span></label><input id="try-setSchema-If-Match" name="If-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>
<div class="field"><label for="try-setSchema-Idempotency-Key"><code>Idempotency-Key</code> <span class="place">header</span></label><input id="try-setSchema-Idempotency-Key" name="Idempotency-Key" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d"></div>
<div class="field"><label for="try-setSchema-type">Content-Type</label><select id="try-setSchema-type" data-body-type><option>application/json</option><option>application/schema+json</option></select></div>
<div class="field"><label for="try-setSchema-example">Example</label><select id="try-setSchema-example" data-body-example><option value="{
  &#34;type&#34;: &#34;object&#34;,
  &#34;required&#34;: [&#34;title&#34;, &#34;done&#34;],
  &#34;properties&#34;: {
    &#34;title&#34;: { &#34;type&#34;: &#34;string&#34;, &#34;minLength&#34;: 1 },
    &#34;done&#34;: { &#34;type&#34;: &#34;boolean&#34; }
  }
}" data-type="application/json"></option><option value="{ &#34;type&#34;: &#34;object&#34; }" data-type="application/schema+json"></option></select></div>
<div class="field whole"><label for="try-setSchema-body">Body</label><textarea id="try-setSchema-body" data-body required spellcheck="false" autocapitalize="off">{
  &#34;type&#34;: &#34;object&#34;,
  &#34;required&#34;: [&#34;title&#34;, &#34;done&#34;],
  &#34;properties&#34;: {
    &#34;title&#34;: { &#34;type&#34;: &#34;string&#34;, &#34;minLength&#34;: 1 },
    &#34;done&#34;: { &#34;type&#34;: &#34;boolean&#34; }
  }
}</textarea></div>

<p class="reminder">Enter an <a href="#api-key">API key</a> first.</p>
<button type="submit">Send PUT</button>
</form>
<p class="outcome" role="status"></p>
<div class="answer"></div>
</details>
</div>

<figure class="card">
<figcaption><span class="status s2">200</span> application/json</figcaption>
<pre><code data-language="json">{
  &#34;type&#34;: &#34;object&#34;,
  &#34;required&#34;: [&#34;title&#34;, &#34;done&#34;],
  &#34;properties&#34;: {
    &#34;title&#34;: { &#34;type&#34;: &#34;string&#34;, &#34;minLength&#34;: 1 },
    &#34;done&#34;: { &#34;type&#34;: &#34;boolean&#34; }
  }
}</code></pre>
</figure>

</div>
</section>
<section class="operation" id="removeSchema" aria-labelledby="removeSchema-title">
<header>
<h3 id="removeSchema-title"><a href="#removeSchema">Remove the schema of a collection</a></h3>
<p class="route"><span class="method delete">DELETE</span> <code>/v1/collections/<var>{collection_name}</var>/schema</code></p>
<p class="facts"><code>removeSchema</code> &#183; key with the scope <code>admin</code></p>
</header>
<div class="reading">
<p>Removes the schema. The rows stay unchanged, and from then on they can have any supported values. The feed does not send a frame. If the collection does not have a schema any more, the server returns 404 <a href="#error-schema_not_found"><code>schema_not_found</code></a>.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>collection_name</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="place">path</span> <span class="required">required</span></dt>
<dd>The name of the collection. If the name does not match the pattern, the server returns 400. If the collection does not exist, it returns 404.</dd>
<dd class="limits">for example <code>notes</code></dd>
</div>
<div>
<dt><code>If-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Versions from <a href="#header-ETag-ContractETag"><code>ETag</code></a>, separated by commas, or <code>*</code> for any version. The server executes the request only if the current version is one of them. Otherwise, it returns 412. Weak ETags (<code>W/&#34;...&#34;</code>) never match.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div>
<dt><code>Idempotency-Key</code> <span class="kind"><a href="#schema-IdempotencyKey">IdempotencyKey</a></span> <span class="place">header</span></dt>
<dd>Makes a write safe to retry. Use a new random key for each new request. The server executes a request at most once, however often it receives it with this key. For 24 hours, the same request returns the first response, with the header <a href="#header-Idempotent-Replayed-IdempotentReplayed"><code>Idempotent-Replayed</code></a>. If another request uses the same key, the server returns 422. The server stores only 2xx responses. The key belongs to the account. It has 1 to 255 visible ASCII characters, except <code>&#34;</code> and <code>\\</code>, and can be enclosed in double quotes.</dd>
<dd class="limits">for example <code>7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">204</span></dt>
<dd>
<p>The schema was removed.</p>


<p class="headers">Headers: <a href="#header-Cache-Control-PrivateNoCache">Cache-Control</a>, <a href="#header-Idempotent-Replayed-IdempotentReplayed">Idempotent-Replayed</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter is invalid, or the request contains two different keys.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>


</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">403</span></dt>
<dd>
<p>The key does not allow this request.</p>
<p class="codes"><a href="#error-scope_insufficient"><code>scope_insufficient</code></a></p>


</dd></div><div>
<dt><span class="status s4">404</span></dt>
<dd>
<p>The collection does not exist, or it does not have a schema.</p>
<p class="codes"><a href="#error-collection_not_found"><code>collection_not_found</code></a> <a href="#error-schema_not_found"><code>schema_not_found</code></a></p>


</dd></div><div>
<dt><span class="status s4">409</span></dt>
<dd>
<p>Another request is changing the schema, or the same request is in progress.</p>
<p class="codes"><a href="#error-schema_busy"><code>schema_busy</code></a> <a href="#error-idempotency_in_progress"><code>idempotency_in_progress</code></a></p>

<p class="headers">Headers: <a href="#header-Retry-After-RetryInProgress">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s4">412</span></dt>
<dd>
<p>The version of the schema is not in <code>If-Match</code>.</p>
<p class="codes"><a href="#error-version_mismatch"><code>version_mismatch</code></a></p>


</dd></div><div>
<dt><span class="status s4">422</span></dt>
<dd>
<p>The idempotency key belongs to another request.</p>
<p class="codes"><a href="#error-idempotency_key_reused"><code>idempotency_key_reused</code></a></p>


</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The quota is exhausted, or the server received too many invalid keys from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>


</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>The server has a fault.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>


</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The server cannot execute the request at the moment.</p>
<p class="codes"><a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>


</dd></div><div>
<dt><span class="status s5">507</span></dt>
<dd>
<p>The database does not have enough space for the change. The server did not change anything.</p>
<p class="codes"><a href="#error-storage_full"><code>storage_full</code></a></p>


</dd></div></dl>
<details class="headers"><summary>Headers of several answers</summary>
<ul><li><a href="#header-Request-Id-RequestId">Request-Id</a> each</li><li><a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a> each</li><li><a href="#header-RateLimit">RateLimit</a> 204 400 403 404 409 412 422 429 500 503 507</li><li><a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a> 204 400 403 404 409 412 422 429 500 503 507</li><li><a href="#header-Cache-Control-NoStore">Cache-Control</a> 400 401 403 404 409 412 422 429 500 503 507</li><li><a href="#header-Retry-After-RetryAfter">Retry-After</a> 429 503</li></ul></details>
</div>
<div class="trying">
<div class="card request">
<figure class="examples">
<figcaption>Request</figcaption>
<pre id="removeSchema-curl" data-example="curl"><code data-language="sh">curl -w &#39;\\n&#39; -X DELETE -H &#34;x-api-key: $KEY&#34; \\
  http://127.0.0.1:3000/v1/collections/notes/schema</code></pre>
<pre id="removeSchema-javascript" data-example="javascript"><code data-language="js">const response = await fetch(&#39;http://127.0.0.1:3000/v1/collections/notes/schema&#39;, {
  method: &#39;DELETE&#39;,
  headers: {
    &#39;x-api-key&#39;: process.env.KEY,
  },
});
console.log(response.status, await response.text());</code></pre>
<pre id="removeSchema-python" data-example="python"><code data-language="python">import os
import urllib.request

request = urllib.request.Request(
    &#34;http://127.0.0.1:3000/v1/collections/notes/schema&#34;,
    method=&#34;DELETE&#34;,
    headers={
        &#34;x-api-key&#34;: os.environ[&#34;KEY&#34;],
    },
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="DELETE" data-path="/v1/collections/{collection_name}/schema" data-secured aria-label="Try removeSchema">
<div class="field"><label for="try-removeSchema-collection_name"><code>collection_name</code> <span class="place">path</span></label><input id="try-removeSchema-collection_name" name="collection_name" data-in="path" required type="text" autocomplete="off" autocapitalize="off" spellcheck="false" value="notes"></div>
<div class="field"><label for="try-removeSchema-If-Match"><code>If-Match</code> <span class="place">header</span></label><input id="try-removeSchema-If-Match" name="If-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>
<div class="field"><label for="try-removeSchema-Idempotency-Key"><code>Idempotency-Key</code> <span class="place">header</span></label><input id="try-removeSchema-Idempotency-Key" name="Idempotency-Key" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d"></div>

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
<p class="lead">Every change to the rows of a collection as it happens, over a WebSocket connection.</p>
<section class="operation" id="listChanges" aria-labelledby="listChanges-title">
<header>
<h3 id="listChanges-title"><a href="#listChanges">List changes</a></h3>
<p class="route"><span class="method get">GET</span> <code>/v1/collections/<var>{collection_name}</var>/changes</code></p>
<p class="facts"><code>listChanges</code> &#183; key with the scope <code>read</code></p>
</header>
<div class="reading">
<p>Returns the changes of a collection after a cursor, in the order of their commits. The changes are the same
frames that the feed sends over a WebSocket connection, without <code>row</code> and <code>bookmark</code> frames.</p>
<p>To follow a collection, pass the <code>cursor</code> of each response as <code>since</code> of the next request. The client then
receives every frame exactly once and in order. The cursor also advances past changes that the request
excludes.</p>
<p>With <code>wait</code>, the response waits until a frame is due (long polling). A waiting request counts as an open feed
and not as a request in progress. If the collection is deleted, or if the key loses its permission, the
request ends within 2 s with the error. If the server shuts down, the request ends with what it has.</p>
<p>A response contains at most 1 MiB of frames. If a filter excludes most changes, a response also ends after
10,000 changes, or after 0.5 s. <code>has_more</code> is then true.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>collection_name</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="place">path</span> <span class="required">required</span></dt>
<dd>The name of the collection. If the name does not match the pattern, the server returns 400. If the collection does not exist, it returns 404.</dd>
<dd class="limits">for example <code>notes</code></dd>
</div>
<div>
<dt><code>since</code> <span class="kind"><a href="#schema-Cursor">Cursor</a></span> <span class="place">query</span></dt>
<dd>A cursor from <a href="#header-Collection-Cursor-CollectionCursor"><code>Collection-Cursor</code></a>, from a frame, or from an earlier response. The response contains the changes after it. Without <code>since</code>, the response contains no changes, only the current cursor. It then does not wait.</dd>
<dd class="limits">for example <code>k3f9x2mq-1042</code></dd>
</div>
<div>
<dt><code>limit</code> <span class="kind">integer <small>int32</small></span> <span class="place">query</span></dt>
<dd>The maximum number of frames in the response.</dd>
<dd class="limits">1 to 1000 &#183; default <code>100</code></dd>
</div>
<div>
<dt><code>wait</code> <span class="kind">integer <small>int32</small></span> <span class="place">query</span></dt>
<dd>If no frame is due, the response waits until one is committed, at most for this number of seconds. A HEAD request does not wait.</dd>
<dd class="limits">0 to 60 &#183; default <code>0</code> &#183; for example <code>30</code></dd>
</div>
<div>
<dt><code>events</code> <span class="kind">array of <a href="#schema-EventKind">EventKind</a></span> <span class="place">query</span></dt>
<dd>The kinds of change to return. Each <code>events</code> contains one kind: <code>events=insert&#38;events=delete</code>. By default, the response includes all three. <code>enter</code> and <code>leave</code> are not accepted, because with a <code>filter</code>, <code>update</code> includes them.</dd>
<dd class="limits">1 to 3 items &#183; each once &#183; default <code>insert,update,delete</code> &#183; for example <code>insert,delete</code></dd>
</div>
<div>
<dt><code>filter</code> <span class="kind">string</span> <span class="place">query</span></dt>
<dd>Selects the rows that match. A filter consists of tests, in which <code>@</code> is the row:

| Test | Matches a row if |
|---|---|
| <code>@.price &#60; 20</code>, <code>20 &#62; @.price</code> | the comparison of the field with the literal is true: <code>==</code>, <code>!=</code>, <code>&#60;</code>, <code>&#60;=</code>, <code>&#62;</code>, <code>&#62;=</code> |
| <code>@.due</code> | the row has the field, even if the value is null |
| <code>@.tags[?@ == &#34;home&#34;]</code> | at least one element of the array, or member of the object, matches. In the brackets, <code>@</code> is the element, and every filter is allowed |
| <code>length(@.title) &#62; 80</code> | the comparison of the length is true: the characters (code points) of a string, the elements of an array, or the members of an object |
| <code>starts_with(@.title, &#34;Re: &#34;)</code>, <code>contains(@.title, &#34;milk&#34;)</code> | the string starts with the text, or contains it |

Join tests with <code>&#38;&#38;</code> and <code>||</code>. <code>&#38;&#38;</code> has the higher precedence. Group tests with parentheses and negate them
with <code>!</code>. Before a comparison, <code>!</code> requires parentheses:
<code>@.due &#38;&#38; !(@.done == true || @.tags[?@ == &#34;later&#34;])</code>.

A path leads from <code>@</code> to a value. It consists of <code>.name</code>, <code>[&#34;any name&#34;]</code>, <code>[0]</code> for the first element, and
<code>[-1]</code> for the last: <code>@.address.lines[0]</code>, <code>@[&#34;first name&#34;]</code>. It can end with <code>[?..]</code>. Literals are numbers,
strings in double or single quotes, <code>true</code>, <code>false</code> and <code>null</code>, written as in JSON. Spaces, tabs and line
breaks are allowed between all of these, but not within the brackets of a name or index.

The server does not compare values of different types. <code>&#60;</code> and <code>&#62;</code> are true only for two numbers or two
strings (by code point). <code>==</code> is true only for two equal values of one type. <code>!=</code> is true whenever <code>==</code> is
not. A missing field is not null. In the following example, the table shows which of the four rows each filter
matches:

    1 {&quot;n&quot;:5,&quot;done&quot;:false,&quot;tags&quot;:[&quot;home&quot;],&quot;due&quot;:null}
    2 {&quot;n&quot;:&quot;5&quot;,&quot;done&quot;:true,&quot;tags&quot;:[&quot;home&quot;,&quot;work&quot;]}
    3 {&quot;n&quot;:7.5,&quot;addr&quot;:{&quot;city&quot;:&quot;Oslo&quot;},&quot;due&quot;:&quot;2030-01-31&quot;}
    4 {&quot;n&quot;:null,&quot;tags&quot;:&quot;home&quot;,&quot;addr&quot;:{&quot;city&quot;:&quot;Bergen&quot;},&quot;a b&quot;c&quot;:[1]}

| Filter | Matching rows |
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

To put a value into a filter, write it as JSON. Then percent-encode the complete filter, as URL builders do. A
text then cannot become a part of the filter:

    const filter = <code>@.title == \${JSON.stringify(title)}</code>;
    const query = new URLSearchParams({ filter });

A name in brackets is safe in the same way: <code>\`@[\${JSON.stringify(field)}] &#60; 5\`</code>.

A filter can have at most:

- 2,048 characters (code points, as in the other limits of this list)
- 32 tests: comparisons, existence tests and functions. <code>length(..) &#62; 1</code> is one test
- 8 <code>(</code> and <code>[?</code> that are open at the same time
- 8 segments per path, including <code>[?..]</code>
- 128 characters per name, and 1,024 per string

The request line and the headers together can contain at most 16 KiB. If a filter exceeds a limit or is malformed, the
server returns 400 <a href="#error-parameter_invalid"><code>parameter_invalid</code></a> with the position: <code>unexpected &#39;=&#39; at character 5</code>. The server also
rejects numbers and strings that a row cannot contain. If a query takes more than 5 s, the server returns 400
<a href="#error-query_too_costly"><code>query_too_costly</code></a>.

The language is a subset of the filters of <a href="https://www.rfc-editor.org/rfc/rfc9535">RFC 9535</a> (JSONPath), with
the same meaning. <code>starts_with</code> and <code>contains</code> are function extensions. The language does not support <code>$</code>,
<code>..</code>, <code>*</code>, slices, other functions, and arrays or objects as literals. It does not compare two paths or two
literals with each other.
</dd>
<dd class="limits">at most 2048 characters &#183; for example <code>@.done == false &#38;&#38; starts_with(@.due, &#34;2030-&#34;)</code></dd>
</div>
<div>
<dt><code>fields</code> <span class="kind"><a href="#schema-FieldNames">FieldNames</a></span> <span class="place">query</span></dt>
<dd>The <code>row</code> of each frame contains only these fields and <code>id</code>, and <code>changed</code> names only these fields. The server does not send a frame for an update that changes none of them. A <code>filter</code> can use other fields: <code>enter</code> and <code>leave</code> depend only on the filter. Names are as for <code>order_by</code>, and a name cannot occur twice. Each <code>fields</code> contains one name: <code>fields=title&#38;fields=done</code>. A name that contains a comma must be a JSON string: <code>fields=&#34;a,b&#34;</code>.</dd>
<dd class="limits">for example <code>title,done</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The changes, and the cursor to continue from.</p>

<p class="media"><code>application/json</code> <a href="#schema-ChangeList">ChangeList</a> <span class="limits">object</span></p>

</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter is invalid, or the request contains two different keys.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>


</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">403</span></dt>
<dd>
<p>The key does not allow this request.</p>
<p class="codes"><a href="#error-scope_insufficient"><code>scope_insufficient</code></a></p>


</dd></div><div>
<dt><span class="status s4">404</span></dt>
<dd>
<p>The collection does not exist.</p>
<p class="codes"><a href="#error-collection_not_found"><code>collection_not_found</code></a></p>


</dd></div><div>
<dt><span class="status s4">410</span></dt>
<dd>
<p>The changes after the cursor are not available. The cursor is older than the change log, is ahead of the collection, or belongs to an earlier collection of the same name.</p>
<p class="codes"><a href="#error-cursor_expired"><code>cursor_expired</code></a></p>


</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The quota is exhausted, the key has too many open feeds, or the server received too many invalid keys from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a> <a href="#error-too_many_sockets"><code>too_many_sockets</code></a></p>


</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>The server has a fault.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>


</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The server cannot execute the request at the moment, or the instance has too many open feeds.</p>
<p class="codes"><a href="#error-sockets_exhausted"><code>sockets_exhausted</code></a> <a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>


</dd></div></dl>
<details class="headers"><summary>Headers of several answers</summary>
<ul><li><a href="#header-Request-Id-RequestId">Request-Id</a> each</li><li><a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a> each</li><li><a href="#header-Cache-Control-NoStore">Cache-Control</a> each</li><li><a href="#header-RateLimit">RateLimit</a> 200 400 403 404 410 429 500 503</li><li><a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a> 200 400 403 404 410 429 500 503</li><li><a href="#header-Retry-After-RetryAfter">Retry-After</a> 429 503</li></ul></details>
</div>
<div class="trying">
<div class="card request">
<figure class="examples">
<figcaption>Request</figcaption>
<pre id="listChanges-curl" data-example="curl"><code data-language="sh">curl -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; \\
  http://127.0.0.1:3000/v1/collections/notes/changes</code></pre>
<pre id="listChanges-javascript" data-example="javascript"><code data-language="js">const response = await fetch(&#39;http://127.0.0.1:3000/v1/collections/notes/changes&#39;, {
  headers: {
    &#39;x-api-key&#39;: process.env.KEY,
  },
});
console.log(response.status, await response.text());</code></pre>
<pre id="listChanges-python" data-example="python"><code data-language="python">import os
import urllib.request

request = urllib.request.Request(
    &#34;http://127.0.0.1:3000/v1/collections/notes/changes&#34;,
    headers={
        &#34;x-api-key&#34;: os.environ[&#34;KEY&#34;],
    },
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="GET" data-path="/v1/collections/{collection_name}/changes" data-secured aria-label="Try listChanges">
<div class="field"><label for="try-listChanges-collection_name"><code>collection_name</code> <span class="place">path</span></label><input id="try-listChanges-collection_name" name="collection_name" data-in="path" required type="text" autocomplete="off" autocapitalize="off" spellcheck="false" value="notes"></div>
<div class="field"><label for="try-listChanges-since"><code>since</code> <span class="place">query</span></label><input id="try-listChanges-since" name="since" data-in="query" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="k3f9x2mq-1042"></div>
<div class="field"><label for="try-listChanges-limit"><code>limit</code> <span class="place">query</span></label><input id="try-listChanges-limit" name="limit" data-in="query" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" inputmode="numeric" placeholder="100"></div>
<div class="field"><label for="try-listChanges-wait"><code>wait</code> <span class="place">query</span></label><input id="try-listChanges-wait" name="wait" data-in="query" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" inputmode="numeric" placeholder="0"></div>
<div class="field"><label for="try-listChanges-events"><code>events</code> <span class="place">query</span></label><textarea id="try-listChanges-events" name="events" data-in="query" data-each-line rows="2" spellcheck="false" autocapitalize="off" placeholder="insert
delete"></textarea></div>
<div class="field"><label for="try-listChanges-filter"><code>filter</code> <span class="place">query</span></label><input id="try-listChanges-filter" name="filter" data-in="query" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="@.done == false &#38;&#38; starts_with(@.due, &#34;2030-&#34;)"></div>
<div class="field"><label for="try-listChanges-fields"><code>fields</code> <span class="place">query</span></label><input id="try-listChanges-fields" name="fields" data-in="query" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="titledone"></div>

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
  &#34;changes&#34;: [
    {
      &#34;event&#34;: &#34;insert&#34;,
      &#34;collection&#34;: &#34;notes&#34;,
      &#34;seq&#34;: 1043,
      &#34;cursor&#34;: &#34;k3f9x2mq-1043&#34;,
      &#34;time&#34;: &#34;2025-03-14T09:26:53.589Z&#34;,
      &#34;row&#34;: { &#34;id&#34;: 7, &#34;title&#34;: &#34;Milk&#34;, &#34;done&#34;: false }
    },
    {
      &#34;event&#34;: &#34;update&#34;,
      &#34;collection&#34;: &#34;notes&#34;,
      &#34;seq&#34;: 1044,
      &#34;cursor&#34;: &#34;k3f9x2mq-1044&#34;,
      &#34;time&#34;: &#34;2025-03-14T10:02:11.020Z&#34;,
      &#34;row&#34;: { &#34;id&#34;: 7, &#34;title&#34;: &#34;Milk&#34;, &#34;done&#34;: true },
      &#34;changed&#34;: [&#34;done&#34;]
    }
  ],
  &#34;cursor&#34;: &#34;k3f9x2mq-1044&#34;,
  &#34;has_more&#34;: false
}</code></pre>
</figure>

</div>
</section>
<section class="operation" id="streamChanges" aria-labelledby="streamChanges-title">
<header>
<h3 id="streamChanges-title"><a href="#streamChanges">Stream changes</a></h3>
<p class="route"><span class="method get">GET</span> <code>/v1/collections/<var>{collection_name}</var>/changes/stream</code></p>
<p class="facts"><code>streamChanges</code> &#183; key with the scope <code>read</code></p>
</header>
<div class="reading">
<p>Opens a feed as <a href="https://html.spec.whatwg.org/multipage/server-sent-events.html">server-sent events</a>, for
<code>EventSource</code> in browsers and for <code>curl -N</code>. The frames are the same as over a WebSocket connection.
<a href="#getAsyncapiYaml"><code>/asyncapi.yaml</code></a> describes them.</p>
<p>Each frame is one event: <code>event</code> is the frame&#39;s <code>event</code>, <code>id</code> is its <code>cursor</code>, and <code>data</code> is the frame as one line
of JSON. With <code>initial</code>, no event has an <code>id</code> before the bookmark with <code>synced</code>. A client that is disconnected
before this bookmark starts again. Without <code>since</code> and <code>initial</code>, the stream starts with a bookmark.</p>
<p>A browser that reconnects sends the <code>id</code> of its last event as <code>Last-Event-ID</code>, and the stream resumes from it.</p>
<p>The stream begins with <code>retry: 2000</code>. After every 15 s of silence, the server sends a comment line. If the feed
must end, the server sends an event <code>end</code> whose data is a problem: <a href="#error-key_invalid"><code>key_invalid</code></a>, <a href="#error-scope_insufficient"><code>scope_insufficient</code></a>,
<a href="#error-collection_not_found"><code>collection_not_found</code></a> or <a href="#error-cursor_expired"><code>cursor_expired</code></a>. If the client reconnects, it receives this problem as an HTTP error. A
client that does not read for 30 s is disconnected without this event, and can resume. If the server shuts down,
the stream ends without this event, too.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>collection_name</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="place">path</span> <span class="required">required</span></dt>
<dd>The name of the collection. If the name does not match the pattern, the server returns 400. If the collection does not exist, it returns 404.</dd>
<dd class="limits">for example <code>notes</code></dd>
</div>
<div>
<dt><code>api_key</code> <span class="kind">string</span> <span class="place">query</span></dt>
<dd>The API key, for clients that cannot set headers. The server does not log it.</dd>
<dd class="limits">at most 255 characters &#183; for example <code>rf_0000000000000000000000000000000000000</code></dd>
</div>
<div>
<dt><code>since</code> <span class="kind"><a href="#schema-Cursor">Cursor</a></span> <span class="place">query</span></dt>
<dd>A cursor from <a href="#header-Collection-Cursor-CollectionCursor"><code>Collection-Cursor</code></a> or from a frame. The server first sends all changes after the cursor and then continues with live changes. If it cannot continue from the cursor, it returns 410.</dd>
<dd class="limits">for example <code>k3f9x2mq-1042</code></dd>
</div>
<div>
<dt><code>initial</code> <span class="kind"><code>true</code></span> <span class="place">query</span></dt>
<dd>Starts the feed with the current rows, or with the rows that match the <code>filter</code>, as <code>row</code> frames in order of <code>id</code>. Then the server sends a <code>bookmark</code> frame with <code>synced</code>, and then all later changes. Changes that are committed while the server sends the rows are sent between the <code>row</code> frames. For a <code>row</code>, <code>insert</code>, <code>update</code> or <code>enter</code> frame, the client stores the row. For a <code>delete</code> or <code>leave</code> frame, it removes the row. From the <code>synced</code> bookmark on, the client&#39;s copy contains exactly the matching rows after every frame. If the connection is lost before this bookmark, start again. Cannot be combined with <code>since</code>, or with <code>events</code> that omits a kind of change.</dd>
</div>
<div>
<dt><code>events</code> <span class="kind">array of <a href="#schema-EventKind">EventKind</a></span> <span class="place">query</span></dt>
<dd>The kinds of change to return. Each <code>events</code> contains one kind: <code>events=insert&#38;events=delete</code>. By default, the response includes all three. <code>enter</code> and <code>leave</code> are not accepted, because with a <code>filter</code>, <code>update</code> includes them.</dd>
<dd class="limits">1 to 3 items &#183; each once &#183; default <code>insert,update,delete</code> &#183; for example <code>insert,delete</code></dd>
</div>
<div>
<dt><code>filter</code> <span class="kind">string</span> <span class="place">query</span></dt>
<dd>Selects the rows that match. A filter consists of tests, in which <code>@</code> is the row:

| Test | Matches a row if |
|---|---|
| <code>@.price &#60; 20</code>, <code>20 &#62; @.price</code> | the comparison of the field with the literal is true: <code>==</code>, <code>!=</code>, <code>&#60;</code>, <code>&#60;=</code>, <code>&#62;</code>, <code>&#62;=</code> |
| <code>@.due</code> | the row has the field, even if the value is null |
| <code>@.tags[?@ == &#34;home&#34;]</code> | at least one element of the array, or member of the object, matches. In the brackets, <code>@</code> is the element, and every filter is allowed |
| <code>length(@.title) &#62; 80</code> | the comparison of the length is true: the characters (code points) of a string, the elements of an array, or the members of an object |
| <code>starts_with(@.title, &#34;Re: &#34;)</code>, <code>contains(@.title, &#34;milk&#34;)</code> | the string starts with the text, or contains it |

Join tests with <code>&#38;&#38;</code> and <code>||</code>. <code>&#38;&#38;</code> has the higher precedence. Group tests with parentheses and negate them
with <code>!</code>. Before a comparison, <code>!</code> requires parentheses:
<code>@.due &#38;&#38; !(@.done == true || @.tags[?@ == &#34;later&#34;])</code>.

A path leads from <code>@</code> to a value. It consists of <code>.name</code>, <code>[&#34;any name&#34;]</code>, <code>[0]</code> for the first element, and
<code>[-1]</code> for the last: <code>@.address.lines[0]</code>, <code>@[&#34;first name&#34;]</code>. It can end with <code>[?..]</code>. Literals are numbers,
strings in double or single quotes, <code>true</code>, <code>false</code> and <code>null</code>, written as in JSON. Spaces, tabs and line
breaks are allowed between all of these, but not within the brackets of a name or index.

The server does not compare values of different types. <code>&#60;</code> and <code>&#62;</code> are true only for two numbers or two
strings (by code point). <code>==</code> is true only for two equal values of one type. <code>!=</code> is true whenever <code>==</code> is
not. A missing field is not null. In the following example, the table shows which of the four rows each filter
matches:

    1 {&quot;n&quot;:5,&quot;done&quot;:false,&quot;tags&quot;:[&quot;home&quot;],&quot;due&quot;:null}
    2 {&quot;n&quot;:&quot;5&quot;,&quot;done&quot;:true,&quot;tags&quot;:[&quot;home&quot;,&quot;work&quot;]}
    3 {&quot;n&quot;:7.5,&quot;addr&quot;:{&quot;city&quot;:&quot;Oslo&quot;},&quot;due&quot;:&quot;2030-01-31&quot;}
    4 {&quot;n&quot;:null,&quot;tags&quot;:&quot;home&quot;,&quot;addr&quot;:{&quot;city&quot;:&quot;Bergen&quot;},&quot;a b&quot;c&quot;:[1]}

| Filter | Matching rows |
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

To put a value into a filter, write it as JSON. Then percent-encode the complete filter, as URL builders do. A
text then cannot become a part of the filter:

    const filter = <code>@.title == \${JSON.stringify(title)}</code>;
    const query = new URLSearchParams({ filter });

A name in brackets is safe in the same way: <code>\`@[\${JSON.stringify(field)}] &#60; 5\`</code>.

A filter can have at most:

- 2,048 characters (code points, as in the other limits of this list)
- 32 tests: comparisons, existence tests and functions. <code>length(..) &#62; 1</code> is one test
- 8 <code>(</code> and <code>[?</code> that are open at the same time
- 8 segments per path, including <code>[?..]</code>
- 128 characters per name, and 1,024 per string

The request line and the headers together can contain at most 16 KiB. If a filter exceeds a limit or is malformed, the
server returns 400 <a href="#error-parameter_invalid"><code>parameter_invalid</code></a> with the position: <code>unexpected &#39;=&#39; at character 5</code>. The server also
rejects numbers and strings that a row cannot contain. If a query takes more than 5 s, the server returns 400
<a href="#error-query_too_costly"><code>query_too_costly</code></a>.

The language is a subset of the filters of <a href="https://www.rfc-editor.org/rfc/rfc9535">RFC 9535</a> (JSONPath), with
the same meaning. <code>starts_with</code> and <code>contains</code> are function extensions. The language does not support <code>$</code>,
<code>..</code>, <code>*</code>, slices, other functions, and arrays or objects as literals. It does not compare two paths or two
literals with each other.
</dd>
<dd class="limits">at most 2048 characters &#183; for example <code>@.done == false &#38;&#38; starts_with(@.due, &#34;2030-&#34;)</code></dd>
</div>
<div>
<dt><code>fields</code> <span class="kind"><a href="#schema-FieldNames">FieldNames</a></span> <span class="place">query</span></dt>
<dd>The <code>row</code> of each frame contains only these fields and <code>id</code>, and <code>changed</code> names only these fields. The server does not send a frame for an update that changes none of them. A <code>filter</code> can use other fields: <code>enter</code> and <code>leave</code> depend only on the filter. Names are as for <code>order_by</code>, and a name cannot occur twice. Each <code>fields</code> contains one name: <code>fields=title&#38;fields=done</code>. A name that contains a comma must be a JSON string: <code>fields=&#34;a,b&#34;</code>.</dd>
<dd class="limits">for example <code>title,done</code></dd>
</div>
<div>
<dt><code>Last-Event-ID</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>The <code>id</code> of the last event that the client received. Browsers send it when they reconnect. It takes precedence over <code>since</code> and <code>initial</code>. An empty value counts as absent.</dd>
<dd class="limits">matches <code>^([0-9a-z]{1,16}-(0|[1-9][0-9]{0,15}))?$</code> &#183; for example <code>k3f9x2mq-1042</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The stream is open.</p>

<p class="media"><code>text/event-stream</code> <a href="#schema-EventStream">EventStream</a></p>
<p class="headers">Headers: <a href="#header-X-Accel-Buffering-NoBuffering">X-Accel-Buffering</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter is invalid, the first rows of <code>initial</code> take more than 5 s to find, or the request contains two different keys.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a> <a href="#error-query_too_costly"><code>query_too_costly</code></a></p>


</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">403</span></dt>
<dd>
<p>The key does not allow this request, or the origin of the web page is not allowed.</p>
<p class="codes"><a href="#error-scope_insufficient"><code>scope_insufficient</code></a> <a href="#error-origin_forbidden"><code>origin_forbidden</code></a></p>


</dd></div><div>
<dt><span class="status s4">404</span></dt>
<dd>
<p>The collection does not exist.</p>
<p class="codes"><a href="#error-collection_not_found"><code>collection_not_found</code></a></p>


</dd></div><div>
<dt><span class="status s4">410</span></dt>
<dd>
<p>The changes after the cursor are not available. The cursor is older than the change log, is ahead of the collection, or belongs to an earlier collection of the same name.</p>
<p class="codes"><a href="#error-cursor_expired"><code>cursor_expired</code></a></p>


</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The quota is exhausted, the key has too many open feeds, or the server received too many invalid keys from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a> <a href="#error-too_many_sockets"><code>too_many_sockets</code></a></p>


</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>The server has a fault.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>


</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The server cannot open a feed at the moment.</p>
<p class="codes"><a href="#error-sockets_exhausted"><code>sockets_exhausted</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-index_building"><code>index_building</code></a> <a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>


</dd></div></dl>
<details class="headers"><summary>Headers of several answers</summary>
<ul><li><a href="#header-Request-Id-RequestId">Request-Id</a> each</li><li><a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a> each</li><li><a href="#header-Cache-Control-NoStore">Cache-Control</a> each</li><li><a href="#header-RateLimit">RateLimit</a> 200 400 403 404 410 429 500 503</li><li><a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a> 200 400 403 404 410 429 500 503</li><li><a href="#header-Retry-After-RetryAfter">Retry-After</a> 429 503</li></ul></details>
</div>
<div class="trying">
<div class="card request">
<figure class="examples">
<figcaption>Request</figcaption>
<pre id="streamChanges-curl" data-example="curl"><code data-language="sh">curl -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; \\
  http://127.0.0.1:3000/v1/collections/notes/changes/stream</code></pre>
<pre id="streamChanges-javascript" data-example="javascript"><code data-language="js">const response = await fetch(&#39;http://127.0.0.1:3000/v1/collections/notes/changes/stream&#39;, {
  headers: {
    &#39;x-api-key&#39;: process.env.KEY,
  },
});
console.log(response.status, await response.text());</code></pre>
<pre id="streamChanges-python" data-example="python"><code data-language="python">import os
import urllib.request

request = urllib.request.Request(
    &#34;http://127.0.0.1:3000/v1/collections/notes/changes/stream&#34;,
    headers={
        &#34;x-api-key&#34;: os.environ[&#34;KEY&#34;],
    },
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="GET" data-path="/v1/collections/{collection_name}/changes/stream" data-secured aria-label="Try streamChanges">
<div class="field"><label for="try-streamChanges-collection_name"><code>collection_name</code> <span class="place">path</span></label><input id="try-streamChanges-collection_name" name="collection_name" data-in="path" required type="text" autocomplete="off" autocapitalize="off" spellcheck="false" value="notes"></div>
<div class="field"><label for="try-streamChanges-api_key"><code>api_key</code> <span class="place">query</span></label><input id="try-streamChanges-api_key" name="api_key" data-in="query" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="rf_0000000000000000000000000000000000000"></div>
<div class="field"><label for="try-streamChanges-since"><code>since</code> <span class="place">query</span></label><input id="try-streamChanges-since" name="since" data-in="query" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="k3f9x2mq-1042"></div>
<div class="field"><label for="try-streamChanges-initial"><code>initial</code> <span class="place">query</span></label><select id="try-streamChanges-initial" name="initial" data-in="query"><option value="">not sent</option><option>true</option></select></div>
<div class="field"><label for="try-streamChanges-events"><code>events</code> <span class="place">query</span></label><textarea id="try-streamChanges-events" name="events" data-in="query" data-each-line rows="2" spellcheck="false" autocapitalize="off" placeholder="insert
delete"></textarea></div>
<div class="field"><label for="try-streamChanges-filter"><code>filter</code> <span class="place">query</span></label><input id="try-streamChanges-filter" name="filter" data-in="query" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="@.done == false &#38;&#38; starts_with(@.due, &#34;2030-&#34;)"></div>
<div class="field"><label for="try-streamChanges-fields"><code>fields</code> <span class="place">query</span></label><input id="try-streamChanges-fields" name="fields" data-in="query" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="titledone"></div>
<div class="field"><label for="try-streamChanges-Last-Event-ID"><code>Last-Event-ID</code> <span class="place">header</span></label><input id="try-streamChanges-Last-Event-ID" name="Last-Event-ID" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="k3f9x2mq-1042"></div>

<p class="reminder">Enter an <a href="#api-key">API key</a> first.</p>
<button type="submit">Send GET</button>
</form>
<p class="outcome" role="status"></p>
<div class="answer"></div>
</details>
</div>

<figure class="card">
<figcaption><span class="status s2">200</span> text/event-stream</figcaption>
<pre><code data-language="text">retry: 2000

event: insert
id: k3f9x2mq-1043
data: {&#34;event&#34;:&#34;insert&#34;,&#34;collection&#34;:&#34;notes&#34;,&#34;seq&#34;:1043,&#34;cursor&#34;:&#34;k3f9x2mq-1043&#34;,&#34;time&#34;:&#34;2025-03-14T09:26:53.589Z&#34;,&#34;row&#34;:{&#34;id&#34;:7,&#34;title&#34;:&#34;Milk&#34;,&#34;done&#34;:false}}

</code></pre>
</figure>

</div>
</section>
<section class="operation" id="openFeed" aria-labelledby="openFeed-title">
<header>
<h3 id="openFeed-title"><a href="#openFeed">Open the feed of a collection</a></h3>
<p class="route"><span class="method get">GET</span> <code>/ws</code></p>
<p class="facts"><code>openFeed</code> &#183; key with the scope <code>read</code></p>
</header>
<div class="reading">
<p>Opens a feed with a WebSocket handshake (<a href="https://www.rfc-editor.org/rfc/rfc6455">RFC 6455</a>). After the 101
response, the server sends one JSON text frame for each change of a row, in the order of <code>seq</code>.
<a href="#getAsyncapiYaml"><code>/asyncapi.yaml</code></a> describes the frames. The server does not send a greeting first. The feed sends every change
that is committed after the 101 response.</p>
<pre><code data-language="text">{&#34;event&#34;:&#34;insert&#34;,&#34;collection&#34;:&#34;notes&#34;,&#34;seq&#34;:1041,&#34;cursor&#34;:&#34;k3f9x2mq-1041&#34;,
 &#34;time&#34;:&#34;2025-03-14T09:26:53.589Z&#34;,&#34;row&#34;:{&#34;id&#34;:7,&#34;title&#34;:&#34;Milk&#34;,&#34;body&#34;:&#34;Two litres.&#34;,&#34;done&#34;:false}}</code></pre>
<p>With <code>since</code>, the server first sends the changes after this cursor. It does not skip or repeat a change. With
<code>initial</code>, the server first sends the current rows. With <code>filter</code>, the feed only includes matching rows. If an
update makes a row match, the server sends <code>enter</code>. If an update makes a row stop matching, the server sends
<code>leave</code>.</p>
<p>Errors are HTTP responses before the upgrade. The server ignores the content of frames from the client, but
limits their type, rate and size. The close codes describe these limits.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>api_key</code> <span class="kind">string</span> <span class="place">query</span></dt>
<dd>The API key, for clients that cannot set headers. The server does not log it.</dd>
<dd class="limits">at most 255 characters &#183; for example <code>rf_0000000000000000000000000000000000000</code></dd>
</div>
<div>
<dt><code>collection</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="place">query</span> <span class="required">required</span></dt>
<dd>The collection to follow.</dd>
<dd class="limits">for example <code>notes</code></dd>
</div>
<div>
<dt><code>events</code> <span class="kind">array of <a href="#schema-EventKind">EventKind</a></span> <span class="place">query</span></dt>
<dd>The kinds of change to follow, separated by commas, each at most once. By default, the feed includes all three. <code>bookmark</code> is not accepted here: bookmarks are sent with <code>since</code> and <code>initial</code>. <code>enter</code> and <code>leave</code> are not accepted either, because with a <code>filter</code>, <code>update</code> includes them.</dd>
<dd class="limits">1 to 3 items &#183; each once &#183; default <code>insert,update,delete</code> &#183; for example <code>insert,delete</code></dd>
</div>
<div>
<dt><code>since</code> <span class="kind"><a href="#schema-Cursor">Cursor</a></span> <span class="place">query</span></dt>
<dd>A cursor from <a href="#header-Collection-Cursor-CollectionCursor"><code>Collection-Cursor</code></a> or from a frame. The server first sends all changes after the cursor and then continues with live changes. It also sends <code>bookmark</code> frames. If it cannot continue from the cursor, it closes the connection with 4410.</dd>
<dd class="limits">for example <code>k3f9x2mq-1042</code></dd>
</div>
<div>
<dt><code>filter</code> <span class="kind">string</span> <span class="place">query</span></dt>
<dd>Selects the rows that match. A filter consists of tests, in which <code>@</code> is the row:

| Test | Matches a row if |
|---|---|
| <code>@.price &#60; 20</code>, <code>20 &#62; @.price</code> | the comparison of the field with the literal is true: <code>==</code>, <code>!=</code>, <code>&#60;</code>, <code>&#60;=</code>, <code>&#62;</code>, <code>&#62;=</code> |
| <code>@.due</code> | the row has the field, even if the value is null |
| <code>@.tags[?@ == &#34;home&#34;]</code> | at least one element of the array, or member of the object, matches. In the brackets, <code>@</code> is the element, and every filter is allowed |
| <code>length(@.title) &#62; 80</code> | the comparison of the length is true: the characters (code points) of a string, the elements of an array, or the members of an object |
| <code>starts_with(@.title, &#34;Re: &#34;)</code>, <code>contains(@.title, &#34;milk&#34;)</code> | the string starts with the text, or contains it |

Join tests with <code>&#38;&#38;</code> and <code>||</code>. <code>&#38;&#38;</code> has the higher precedence. Group tests with parentheses and negate them
with <code>!</code>. Before a comparison, <code>!</code> requires parentheses:
<code>@.due &#38;&#38; !(@.done == true || @.tags[?@ == &#34;later&#34;])</code>.

A path leads from <code>@</code> to a value. It consists of <code>.name</code>, <code>[&#34;any name&#34;]</code>, <code>[0]</code> for the first element, and
<code>[-1]</code> for the last: <code>@.address.lines[0]</code>, <code>@[&#34;first name&#34;]</code>. It can end with <code>[?..]</code>. Literals are numbers,
strings in double or single quotes, <code>true</code>, <code>false</code> and <code>null</code>, written as in JSON. Spaces, tabs and line
breaks are allowed between all of these, but not within the brackets of a name or index.

The server does not compare values of different types. <code>&#60;</code> and <code>&#62;</code> are true only for two numbers or two
strings (by code point). <code>==</code> is true only for two equal values of one type. <code>!=</code> is true whenever <code>==</code> is
not. A missing field is not null. In the following example, the table shows which of the four rows each filter
matches:

    1 {&quot;n&quot;:5,&quot;done&quot;:false,&quot;tags&quot;:[&quot;home&quot;],&quot;due&quot;:null}
    2 {&quot;n&quot;:&quot;5&quot;,&quot;done&quot;:true,&quot;tags&quot;:[&quot;home&quot;,&quot;work&quot;]}
    3 {&quot;n&quot;:7.5,&quot;addr&quot;:{&quot;city&quot;:&quot;Oslo&quot;},&quot;due&quot;:&quot;2030-01-31&quot;}
    4 {&quot;n&quot;:null,&quot;tags&quot;:&quot;home&quot;,&quot;addr&quot;:{&quot;city&quot;:&quot;Bergen&quot;},&quot;a b&quot;c&quot;:[1]}

| Filter | Matching rows |
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

To put a value into a filter, write it as JSON. Then percent-encode the complete filter, as URL builders do. A
text then cannot become a part of the filter:

    const filter = <code>@.title == \${JSON.stringify(title)}</code>;
    const query = new URLSearchParams({ filter });

A name in brackets is safe in the same way: <code>\`@[\${JSON.stringify(field)}] &#60; 5\`</code>.

A filter can have at most:

- 2,048 characters (code points, as in the other limits of this list)
- 32 tests: comparisons, existence tests and functions. <code>length(..) &#62; 1</code> is one test
- 8 <code>(</code> and <code>[?</code> that are open at the same time
- 8 segments per path, including <code>[?..]</code>
- 128 characters per name, and 1,024 per string

The request line and the headers together can contain at most 16 KiB. If a filter exceeds a limit or is malformed, the
server returns 400 <a href="#error-parameter_invalid"><code>parameter_invalid</code></a> with the position: <code>unexpected &#39;=&#39; at character 5</code>. The server also
rejects numbers and strings that a row cannot contain. If a query takes more than 5 s, the server returns 400
<a href="#error-query_too_costly"><code>query_too_costly</code></a>.

The language is a subset of the filters of <a href="https://www.rfc-editor.org/rfc/rfc9535">RFC 9535</a> (JSONPath), with
the same meaning. <code>starts_with</code> and <code>contains</code> are function extensions. The language does not support <code>$</code>,
<code>..</code>, <code>*</code>, slices, other functions, and arrays or objects as literals. It does not compare two paths or two
literals with each other.
</dd>
<dd class="limits">at most 2048 characters &#183; for example <code>@.done == false &#38;&#38; starts_with(@.due, &#34;2030-&#34;)</code></dd>
</div>
<div>
<dt><code>fields</code> <span class="kind"><a href="#schema-FieldNames">FieldNames</a></span> <span class="place">query</span></dt>
<dd>The <code>row</code> of each frame contains only these fields and <code>id</code>, and <code>changed</code> names only these fields. The server does not send a frame for an update that changes none of them. A <code>filter</code> can use other fields: <code>enter</code> and <code>leave</code> depend only on the filter. Names are as for <code>order_by</code>, and a name cannot occur twice. Each <code>fields</code> contains one name: <code>fields=title&#38;fields=done</code>. A name that contains a comma must be a JSON string: <code>fields=&#34;a,b&#34;</code>.</dd>
<dd class="limits">for example <code>title,done</code></dd>
</div>
<div>
<dt><code>initial</code> <span class="kind"><code>true</code></span> <span class="place">query</span></dt>
<dd>Starts the feed with the current rows, or with the rows that match the <code>filter</code>, as <code>row</code> frames in order of <code>id</code>. Then the server sends a <code>bookmark</code> frame with <code>synced</code>, and then all later changes. Changes that are committed while the server sends the rows are sent between the <code>row</code> frames. For a <code>row</code>, <code>insert</code>, <code>update</code> or <code>enter</code> frame, the client stores the row. For a <code>delete</code> or <code>leave</code> frame, it removes the row. From the <code>synced</code> bookmark on, the client&#39;s copy contains exactly the matching rows after every frame. If the connection is lost before this bookmark, start again. Cannot be combined with <code>since</code>, or with <code>events</code> that omits a kind of change.</dd>
</div>
</dl>

<h4 id="close-codes">Close codes</h4>
<dl class="answers"><div id="close-1001">
<dt><span class="status s1">1001</span></dt><dd><p>The server is shutting down. Connect again and resume from the last cursor.</p></dd></div>
<div id="close-1002">
<dt><span class="status s1">1002</span></dt><dd><p>The client broke the WebSocket protocol.</p></dd></div>
<div id="close-1003">
<dt><span class="status s1">1003</span></dt><dd><p>The client sent a binary frame. Feeds support only text frames.</p></dd></div>
<div id="close-1007">
<dt><span class="status s1">1007</span></dt><dd><p>The client sent text that is not UTF-8.</p></dd></div>
<div id="close-1008">
<dt><span class="status s1">1008</span></dt><dd><p>The client sent more than 100 frames within a second.</p></dd></div>
<div id="close-1009">
<dt><span class="status s1">1009</span></dt><dd><p>The client sent a frame of more than 4 KiB.</p></dd></div>
<div id="close-1011">
<dt><span class="status s1">1011</span></dt><dd><p>The server could not read the change log. Connect again and resume from the last cursor. With <code>initial</code>, the server also sends this code if it could not read further rows, or if finding them took more than 5 s. Then start again.</p></dd></div>
<div id="close-4401">
<dt><span class="status s4">4401</span></dt><dd><p>The key was revoked or has expired. This happened at most 2 s before.</p></dd></div>
<div id="close-4403">
<dt><span class="status s4">4403</span></dt><dd><p>The key can no longer read this collection. It lost the scope <code>read</code> or the collection.</p></dd></div>
<div id="close-4404">
<dt><span class="status s4">4404</span></dt><dd><p>The collection was deleted.</p></dd></div>
<div id="close-4408">
<dt><span class="status s4">4408</span></dt><dd><p>The client did not read for 30 seconds. Data was waiting, and the server could not send a byte of it in this time. A client that does not read at all can see 1006 instead.</p></dd></div>
<div id="close-4410">
<dt><span class="status s4">4410</span></dt><dd><p>The feed cannot resume from this cursor, so list the rows again. The cursor is older than the change log, is ahead of the collection, or belongs to an earlier collection of the same name. Follow from the cursor of the list.</p></dd></div>
</dl>
<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s1">101</span></dt>
<dd>
<p>The feed is open.</p>


<p class="headers">Headers: <a href="#header-Connection-ConnectionUpgrade">Connection</a>, <a href="#header-Sec-WebSocket-Accept-WebSocketAccept">Sec-WebSocket-Accept</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>The handshake or a parameter is invalid, or the request contains two different keys. The server also returns 400 if finding the first rows of <code>initial</code> takes more than 5 s.</p>
<p class="codes"><a href="#error-request_malformed"><code>request_malformed</code></a> <a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a> <a href="#error-query_too_costly"><code>query_too_costly</code></a></p>


</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">403</span></dt>
<dd>
<p>The key does not allow this request, or the origin of the web page is not allowed.</p>
<p class="codes"><a href="#error-scope_insufficient"><code>scope_insufficient</code></a> <a href="#error-origin_forbidden"><code>origin_forbidden</code></a></p>


</dd></div><div>
<dt><span class="status s4">404</span></dt>
<dd>
<p>The collection does not exist.</p>
<p class="codes"><a href="#error-collection_not_found"><code>collection_not_found</code></a></p>


</dd></div><div>
<dt><span class="status s4">426</span></dt>
<dd>
<p>The request is not a WebSocket handshake. The server returns this error before it checks the key or the parameters.</p>
<p class="codes"><a href="#error-upgrade_required"><code>upgrade_required</code></a></p>

<p class="headers">Headers: <a href="#header-Connection-ConnectionOfRefusedUpgrade">Connection</a></p>
</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The quota is exhausted, the key has too many open feeds, or the server received too many invalid keys from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a> <a href="#error-too_many_sockets"><code>too_many_sockets</code></a></p>


</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>The server has a fault.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>


</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The server cannot open a feed at the moment.</p>
<p class="codes"><a href="#error-sockets_exhausted"><code>sockets_exhausted</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-index_building"><code>index_building</code></a> <a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>


</dd></div></dl>
<details class="headers"><summary>Headers of several answers</summary>
<ul><li><a href="#header-Request-Id-RequestId">Request-Id</a> each</li><li><a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a> each</li><li><a href="#header-Upgrade">Upgrade</a> 101 426</li><li><a href="#header-Cache-Control-NoStore">Cache-Control</a> 400 401 403 404 426 429 500 503</li><li><a href="#header-RateLimit">RateLimit</a> 400 403 404 429 500 503</li><li><a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a> 400 403 404 429 500 503</li><li><a href="#header-Sec-WebSocket-Version-WebSocketVersion">Sec-WebSocket-Version</a> 400 426</li><li><a href="#header-Retry-After-RetryAfter">Retry-After</a> 429 503</li></ul></details>
</div>
<div class="trying">
<div class="card">
<figure class="examples">
<figcaption>Follow</figcaption>
<pre id="feed-curl" data-example="curl"><code data-language="sh"># Any curl will do; some bytes precede each frame.
curl -sN -H &#34;x-api-key: $KEY&#34; \\
  -H &#39;Connection: Upgrade&#39; -H &#39;Upgrade: websocket&#39; \\
  -H &#39;Sec-WebSocket-Version: 13&#39; \\
  -H &#39;Sec-WebSocket-Key: cm93ZmVlZC1leGFtcGxlIQ==&#39; \\
  -o - &#39;http://127.0.0.1:3000/ws?collection=notes&#39;</code></pre>
<pre id="feed-javascript" data-example="javascript"><code data-language="js">import WebSocket from &#39;ws&#39;; // npm install ws

const socket = new WebSocket(&#39;ws://127.0.0.1:3000/ws?collection=notes&#39;, {
  headers: { &#39;x-api-key&#39;: process.env.KEY },
});
socket.on(&#39;message&#39;, (text) =&#62; console.log(JSON.parse(text)));
socket.on(&#39;close&#39;, (code, reason) =&#62; console.log(code, String(reason)));</code></pre>
<pre id="feed-python" data-example="python"><code data-language="python">import json
import os
from websockets.sync.client import connect  # pip install websockets

headers = {&#34;x-api-key&#34;: os.environ[&#34;KEY&#34;]}
with connect(&#34;ws://127.0.0.1:3000/ws?collection=notes&#34;, additional_headers=headers) as socket:
    for text in socket:
        print(json.loads(text))</code></pre>
</figure>
</div>
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
<p>A live, resumable feed of every change to the rows of one collection, over a WebSocket connection or as server-sent
events. Each frame is a JSON text. It contains a change, an initial row or a bookmark. The OpenAPI document at <a href="#getOpenapiYaml"><code>/openapi.yaml</code></a> describes the HTTP
operations, including the errors of the handshake.</p>
<pre><code data-language="js">const socket = new WebSocket(&#39;ws://127.0.0.1:3000/ws?api_key=rf_...&#38;collection=notes&#39;);
socket.onmessage = ({ data }) =&#62; console.log(JSON.parse(data));</code></pre>
<h3 id="feed-guarantees"><a href="#feed-guarantees">Guarantees</a></h3>
<ul>
<li><strong>Complete.</strong> The feed sends every change that is committed after the 101 response of the handshake. It does not send
a greeting first.</li>
<li><strong>Ordered.</strong> <code>seq</code> counts the changes of a collection in the order of their commits: 1, 2, 3, without a gap. The feed
sends frames in this order. It skips the events that the client did not request.</li>
<li><strong>Durable.</strong> The feed sends a change only after the change is synced to disk. It never sends a change that was rolled
back.</li>
<li><strong>Batches stay together.</strong> The rows of one insert are consecutive frames, in the order in which the client sent them.</li>
<li><strong>No change, no frame.</strong> If a PATCH does not change the row, the feed does not send a frame.</li>
</ul>
<h3 id="feed-resume-from-a-cursor"><a href="#feed-resume-from-a-cursor">Resume from a cursor</a></h3>
<p>Every frame has a <code>cursor</code>, except <code>row</code> frames. To resume, pass the last cursor that you received as <code>since</code>. The server
first sends all changes after this cursor and then continues with live changes. A connection delivers each of these
changes exactly once. A client that resumes from the last frame that it <em>handled</em> handles every change exactly once.</p>
<p>To start with the current rows, pass <code>initial=true</code>. You can also list the rows first, and pass the <a href="#header-Collection-Cursor-CollectionCursor"><code>Collection-Cursor</code></a> of
that response as <code>since</code>.</p>
<p>If a client passed <code>since</code>, the server also sends <code>bookmark</code> frames. They renew the cursor even if the client requested
none of the latest changes.</p>
<p>The change log contains the changes of a collection from the last 24 hours, or its last 100,000 changes if that is more.
The operator can configure both limits. The server closes the connection with 4410 if it cannot continue from a cursor.
This happens in three cases:</p>
<ul>
<li>The cursor is older than the change log.</li>
<li>The cursor is ahead of the collection.</li>
<li>The cursor belongs to an earlier collection of the same name.</li>
</ul>
<p>To continue after 4410, list the rows again and follow from the new cursor.</p>
<h3 id="feed-initial-rows"><a href="#feed-initial-rows">Initial rows</a></h3>
<p>With <code>initial=true</code>, the server sends frames in this order:</p>
<ol>
<li>Every row as a <code>row</code> frame, in order of <code>id</code>.</li>
<li>A <code>bookmark</code> frame with <code>&#34;synced&#34;: true</code>.</li>
<li>All later changes, with bookmarks as for <code>since</code>.</li>
</ol>
<p>Changes that are committed while the server sends the rows are sent between the <code>row</code> frames, in order. To keep a copy of
the collection, handle the frames as follows:</p>
<ul>
<li>For a <code>row</code>, <code>insert</code>, <code>update</code> or <code>enter</code> frame, store its row in the copy by <code>id</code>.</li>
<li>For a <code>delete</code> or <code>leave</code> frame, remove its row from the copy.</li>
</ul>
<p>At the <code>synced</code> bookmark, the copy is identical to the collection. It stays identical with every later frame.</p>
<p><code>row</code> frames have no cursor. Do not resume from the cursor of a change before the <code>synced</code> bookmark. If the connection is
lost before this bookmark, start again with <code>initial=true</code> and an empty copy.</p>
<h3 id="feed-filtered-feeds"><a href="#feed-filtered-feeds">Filtered feeds</a></h3>
<p>With <code>filter</code>, the feed only includes matching rows. The filter language is the same as for lists. The row before and
after a change determines the frame:</p>
<div class="wide"><table>
<thead>
<tr>
<th>Before</th>
<th>After</th>
<th>Frame</th>
</tr>
</thead>
<tbody><tr>
<td>matches</td>
<td data-label="After">matches</td>
<td data-label="Frame"><code>update</code></td>
</tr>
<tr>
<td>does not match, or does not exist</td>
<td data-label="After">matches</td>
<td data-label="Frame"><code>enter</code>, or <code>insert</code> for a new row</td>
</tr>
<tr>
<td>matches</td>
<td data-label="After">does not match, or does not exist</td>
<td data-label="Frame"><code>leave</code> with the last state that matched, or <code>delete</code> for a deleted row</td>
</tr>
<tr>
<td>does not match</td>
<td data-label="After">does not match</td>
<td data-label="Frame">no frame, but bookmarks continue</td>
</tr>
</tbody></table>
</div>
<p><code>events</code> does not accept the values <code>enter</code> and <code>leave</code>. The value <code>update</code> includes both. <code>enter</code> and <code>leave</code> frames have
no <code>changed</code>.</p>
<p>A client that keeps the matching rows does not need to evaluate the filter. The feed does not send rows that do not match.</p>
<h3 id="feed-selected-fields"><a href="#feed-selected-fields">Selected fields</a></h3>
<p>With <code>fields</code>, the <code>row</code> of each frame contains only these fields and <code>id</code>, and <code>changed</code> names only these fields. The
server does not send a frame for an update that changes none of them. <code>filter</code> can use other fields. <code>enter</code> and <code>leave</code>
depend only on the filter.</p>
<h3 id="feed-backpressure-and-pings"><a href="#feed-backpressure-and-pings">Backpressure and pings</a></h3>
<p>The server sends frames as fast as the client reads them. A client that has more than 1 MiB waiting can catch up at its
own pace and does not slow down other clients. If the server cannot send a byte for 30 s, it closes the connection with
4408. The server sends a ping every 30 s. It disconnects a client that does not reply to two pings.</p>
<p>Clients do not need to send frames. The server ignores the content of text frames. It closes the connection in these
cases:</p>
<ul>
<li>The client sends a binary frame (1003).</li>
<li>The client sends more than 100 frames within a second (1008).</li>
<li>The client sends a frame of more than 4 KiB (1009).</li>
</ul>
<h3 id="feed-server-sent-events"><a href="#feed-server-sent-events">Server-sent events</a></h3>
<p>The channel <code>stream</code> sends the same frames as server-sent events, in the body of an HTTP response. <code>event</code> is the
frame&#39;s <code>event</code>, <code>id</code> is its <code>cursor</code>, and <code>data</code> is the frame as one line of JSON. The stream begins with <code>retry: 2000</code>.
The server sends a comment line after every 15 s of silence.</p>
<p>With <code>initial=true</code>, no event has an <code>id</code> before the <code>synced</code> bookmark, because a client cannot resume from there. Without
<code>since</code> and <code>initial</code>, the stream starts with a bookmark. Every stream then sends bookmarks as with <code>since</code>.</p>
<p>Where the server closes a WebSocket connection with 4401, 4403, 4404 or 4410, the stream sends an event <code>end</code>. Its data
is a problem (RFC 9457), as in an HTTP error. Then the stream ends.</p>
<h3 id="feed-versioning-and-deprecation"><a href="#feed-versioning-and-deprecation">Versioning and deprecation</a></h3>
<p>Later versions can add members to frames, optional parameters to the handshake, and close codes. Clients must ignore
members that they do not know, and frames whose <code>event</code> they do not know. The server sends a new kind of frame only to
clients that requested it.</p>
<p>Before a part of the feed is removed, the response of the handshake announces the removal with the headers
<a href="https://www.rfc-editor.org/rfc/rfc9745"><code>Deprecation</code></a> and <a href="https://www.rfc-editor.org/rfc/rfc8594"><code>Sunset</code></a>. The part
is removed at least six months later. Its replacement gets a new path next to <code>/ws</code>.</p>
<p><code>info.version</code> is the same as in the OpenAPI document and follows semantic versioning. A change that breaks clients
requires a new major version.</p>
</section>
<section class="operation" id="frame-insert" aria-labelledby="frame-insert-title">
<header>
<h3 id="frame-insert-title"><a href="#frame-insert">A row was inserted</a></h3>
<p class="route"><span class="method event-insert">insert</span> <a href="#schema-InsertFrame">InsertFrame</a></p>
</header>
<div class="reading">
<p>One frame per inserted row, in the order of the rows in the request.</p>
<dl class="terms"><div>
<dt><code>event</code> <span class="kind"><a href="#schema-InsertEvent">InsertEvent</a></span> <span class="required">required</span></dt>
<dd>A row was inserted.</dd>
</div>
<div>
<dt><code>collection</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="required">required</span></dt>
<dd>1 to 64 letters, digits, <code>_</code> and <code>-</code>, starting with a letter or <code>_</code>. Case-sensitive.</dd>
</div>
<div>
<dt><code>seq</code> <span class="kind"><a href="#schema-Seq">Seq</a></span> <span class="required">required</span></dt>
<dd>The sequence number of the change in its collection.</dd>
</div>
<div>
<dt><code>cursor</code> <span class="kind"><a href="#schema-Cursor">Cursor</a></span> <span class="required">required</span></dt>
<dd>A position in the changes of a collection. It is opaque: compare cursors only for equality.</dd>
</div>
<div>
<dt><code>time</code> <span class="kind"><a href="#schema-CommitTime">CommitTime</a></span> <span class="required">required</span></dt>
<dd>When the change was committed (RFC 3339, UTC).</dd>
</div>
<div>
<dt><code>row</code> <span class="kind"><a href="#schema-Row">Row</a></span> <span class="required">required</span></dt>
<dd>A row: its <code>id</code> and the fields that the client sent.</dd>
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
<h3 id="frame-update-title"><a href="#frame-update">A row was updated</a></h3>
<p class="route"><span class="method event-update">update</span> <a href="#schema-UpdateFrame">UpdateFrame</a></p>
</header>
<div class="reading">
<p>The complete row after the update, and the names of the fields that changed.</p>
<dl class="terms"><div>
<dt><code>event</code> <span class="kind"><a href="#schema-UpdateEvent">UpdateEvent</a></span> <span class="required">required</span></dt>
<dd>A row was updated.</dd>
</div>
<div>
<dt><code>collection</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="required">required</span></dt>
<dd>1 to 64 letters, digits, <code>_</code> and <code>-</code>, starting with a letter or <code>_</code>. Case-sensitive.</dd>
</div>
<div>
<dt><code>seq</code> <span class="kind"><a href="#schema-Seq">Seq</a></span> <span class="required">required</span></dt>
<dd>The sequence number of the change in its collection.</dd>
</div>
<div>
<dt><code>cursor</code> <span class="kind"><a href="#schema-Cursor">Cursor</a></span> <span class="required">required</span></dt>
<dd>A position in the changes of a collection. It is opaque: compare cursors only for equality.</dd>
</div>
<div>
<dt><code>time</code> <span class="kind"><a href="#schema-CommitTime">CommitTime</a></span> <span class="required">required</span></dt>
<dd>When the change was committed (RFC 3339, UTC).</dd>
</div>
<div>
<dt><code>row</code> <span class="kind"><a href="#schema-Row">Row</a></span> <span class="required">required</span></dt>
<dd>A row: its <code>id</code> and the fields that the client sent.</dd>
</div>
<div>
<dt><code>changed</code> <span class="kind">array of string</span> <span class="required">required</span></dt>
<dd>The names of the fields that were added, removed or given another value, in no particular order.</dd>
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
<p>The last state of the row before it was deleted.</p>
<dl class="terms"><div>
<dt><code>event</code> <span class="kind"><a href="#schema-DeleteEvent">DeleteEvent</a></span> <span class="required">required</span></dt>
<dd>A row was deleted.</dd>
</div>
<div>
<dt><code>collection</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="required">required</span></dt>
<dd>1 to 64 letters, digits, <code>_</code> and <code>-</code>, starting with a letter or <code>_</code>. Case-sensitive.</dd>
</div>
<div>
<dt><code>seq</code> <span class="kind"><a href="#schema-Seq">Seq</a></span> <span class="required">required</span></dt>
<dd>The sequence number of the change in its collection.</dd>
</div>
<div>
<dt><code>cursor</code> <span class="kind"><a href="#schema-Cursor">Cursor</a></span> <span class="required">required</span></dt>
<dd>A position in the changes of a collection. It is opaque: compare cursors only for equality.</dd>
</div>
<div>
<dt><code>time</code> <span class="kind"><a href="#schema-CommitTime">CommitTime</a></span> <span class="required">required</span></dt>
<dd>When the change was committed (RFC 3339, UTC).</dd>
</div>
<div>
<dt><code>row</code> <span class="kind"><a href="#schema-Row">Row</a></span> <span class="required">required</span></dt>
<dd>A row: its <code>id</code> and the fields that the client sent.</dd>
</div>
</dl>
</div>
<div class="trying">
<figure class="card">
<figcaption>The note was deleted</figcaption>
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
<h3 id="frame-enter-title"><a href="#frame-enter">A row started to match the filter</a></h3>
<p class="route"><span class="method event-enter">enter</span> <a href="#schema-EnterFrame">EnterFrame</a></p>
</header>
<div class="reading">
<p>The complete row after the change. The server sends this frame only to clients that passed a <code>filter</code>.</p>
<dl class="terms"><div>
<dt><code>event</code> <span class="kind"><a href="#schema-EnterEvent">EnterEvent</a></span> <span class="required">required</span></dt>
<dd>A change made a row match the filter.</dd>
</div>
<div>
<dt><code>collection</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="required">required</span></dt>
<dd>1 to 64 letters, digits, <code>_</code> and <code>-</code>, starting with a letter or <code>_</code>. Case-sensitive.</dd>
</div>
<div>
<dt><code>seq</code> <span class="kind"><a href="#schema-Seq">Seq</a></span> <span class="required">required</span></dt>
<dd>The sequence number of the change in its collection.</dd>
</div>
<div>
<dt><code>cursor</code> <span class="kind"><a href="#schema-Cursor">Cursor</a></span> <span class="required">required</span></dt>
<dd>A position in the changes of a collection. It is opaque: compare cursors only for equality.</dd>
</div>
<div>
<dt><code>time</code> <span class="kind"><a href="#schema-CommitTime">CommitTime</a></span> <span class="required">required</span></dt>
<dd>When the change was committed (RFC 3339, UTC).</dd>
</div>
<div>
<dt><code>row</code> <span class="kind"><a href="#schema-Row">Row</a></span> <span class="required">required</span></dt>
<dd>A row: its <code>id</code> and the fields that the client sent.</dd>
</div>
</dl>
</div>
<div class="trying">
<figure class="card">
<figcaption>With \`@.done == false\`, a note that was marked as not done</figcaption>
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
<h3 id="frame-leave-title"><a href="#frame-leave">A row stopped matching the filter</a></h3>
<p class="route"><span class="method event-leave">leave</span> <a href="#schema-LeaveFrame">LeaveFrame</a></p>
</header>
<div class="reading">
<p>The last state of the row that matched. The server sends this frame only to clients that passed a <code>filter</code>.</p>
<dl class="terms"><div>
<dt><code>event</code> <span class="kind"><a href="#schema-LeaveEvent">LeaveEvent</a></span> <span class="required">required</span></dt>
<dd>A change made a row stop matching the filter.</dd>
</div>
<div>
<dt><code>collection</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="required">required</span></dt>
<dd>1 to 64 letters, digits, <code>_</code> and <code>-</code>, starting with a letter or <code>_</code>. Case-sensitive.</dd>
</div>
<div>
<dt><code>seq</code> <span class="kind"><a href="#schema-Seq">Seq</a></span> <span class="required">required</span></dt>
<dd>The sequence number of the change in its collection.</dd>
</div>
<div>
<dt><code>cursor</code> <span class="kind"><a href="#schema-Cursor">Cursor</a></span> <span class="required">required</span></dt>
<dd>A position in the changes of a collection. It is opaque: compare cursors only for equality.</dd>
</div>
<div>
<dt><code>time</code> <span class="kind"><a href="#schema-CommitTime">CommitTime</a></span> <span class="required">required</span></dt>
<dd>When the change was committed (RFC 3339, UTC).</dd>
</div>
<div>
<dt><code>row</code> <span class="kind"><a href="#schema-Row">Row</a></span> <span class="required">required</span></dt>
<dd>A row: its <code>id</code> and the fields that the client sent.</dd>
</div>
</dl>
</div>
<div class="trying">
<figure class="card">
<figcaption>With \`@.done == false\`, a note that was marked as done</figcaption>
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
<h3 id="frame-row-title"><a href="#frame-row">An initial row</a></h3>
<p class="route"><span class="method event-row">row</span> <a href="#schema-RowFrame">RowFrame</a></p>
</header>
<div class="reading">
<p>One frame per row in order of <code>id</code>, for clients that passed <code>initial</code>. The frame is not a change, so it has no cursor.</p>
<dl class="terms"><div>
<dt><code>event</code> <span class="kind"><a href="#schema-RowEvent">RowEvent</a></span> <span class="required">required</span></dt>
<dd>The frame is not a change. It contains an initial row.</dd>
</div>
<div>
<dt><code>collection</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="required">required</span></dt>
<dd>1 to 64 letters, digits, <code>_</code> and <code>-</code>, starting with a letter or <code>_</code>. Case-sensitive.</dd>
</div>
<div>
<dt><code>row</code> <span class="kind"><a href="#schema-Row">Row</a></span> <span class="required">required</span></dt>
<dd>A row: its <code>id</code> and the fields that the client sent.</dd>
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
<h3 id="frame-bookmark-title"><a href="#frame-bookmark">The current cursor of the feed</a></h3>
<p class="route"><span class="method event-bookmark">bookmark</span> <a href="#schema-BookmarkFrame">BookmarkFrame</a></p>
</header>
<div class="reading">
<p>Renews the cursor of a client that passed <code>since</code> or <code>initial</code>. The server sends a bookmark at least every 30 s, and after 1,000 changes for which it sent no frame. With <code>initial</code>, it also sends a bookmark with <code>synced</code> after the last initial row.</p>
<dl class="terms"><div>
<dt><code>event</code> <span class="kind"><a href="#schema-BookmarkEvent">BookmarkEvent</a></span> <span class="required">required</span></dt>
<dd>The frame is not a change. It renews the cursor.</dd>
</div>
<div>
<dt><code>seq</code> <span class="kind">integer <small>int64</small></span> <span class="required">required</span></dt>
<dd>The sequence number of the last change that the feed has sent or skipped. It is 0 before the first change.</dd>
<dd class="limits">0 to 9007199254740991</dd>
</div>
<div>
<dt><code>cursor</code> <span class="kind"><a href="#schema-Cursor">Cursor</a></span> <span class="required">required</span></dt>
<dd>A position in the changes of a collection. It is opaque: compare cursors only for equality.</dd>
</div>
<div>
<dt><code>time</code> <span class="kind">string <small>date-time</small></span> <span class="required">required</span></dt>
<dd>When the bookmark was sent (RFC 3339, UTC).</dd>
</div>
<div>
<dt><code>synced</code> <span class="kind"><code>true</code></span></dt>
<dd>Present after the last initial row. From this bookmark on, the copy of the client is identical to the matching rows of the collection.</dd>
</div>
</dl>
</div>
<div class="trying">
<figure class="card">
<figcaption>The server has sent all initial rows</figcaption>
<pre><code data-language="json">{
  &#34;event&#34;: &#34;bookmark&#34;,
  &#34;seq&#34;: 1044,
  &#34;cursor&#34;: &#34;k3f9x2mq-1044&#34;,
  &#34;time&#34;: &#34;2025-03-14T18:40:01.020Z&#34;,
  &#34;synced&#34;: true
}</code></pre>
</figure>
<figure class="card">
<figcaption>The feed has no changes for this client up to this cursor</figcaption>
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
<p class="lead">The API keys of an account. These operations require a key with the scope admin.</p>
<section class="operation" id="listKeys" aria-labelledby="listKeys-title">
<header>
<h3 id="listKeys-title"><a href="#listKeys">List keys</a></h3>
<p class="route"><span class="method get">GET</span> <code>/v1/keys</code></p>
<p class="facts"><code>listKeys</code> &#183; key with the scope <code>admin</code></p>
</header>
<div class="reading">
<p>Returns the keys of the account, oldest first, including revoked and expired keys. If there are more keys, <a href="#header-Next-After-NextAfter"><code>Next-After</code></a> contains the value of <code>after</code> for the next page. The list contains only the first characters of each secret. A key that is limited to certain collections gets itself and the keys that are limited to some of its collections.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>limit</code> <span class="kind">integer <small>int32</small></span> <span class="place">query</span></dt>
<dd>The maximum number of keys on the page. If the value is out of range, the server returns 400 and does not clamp it.</dd>
<dd class="limits">1 to 1000 &#183; default <code>100</code></dd>
</div>
<div>
<dt><code>after</code> <span class="kind">string</span> <span class="place">query</span></dt>
<dd>The value of <a href="#header-Next-After-NextAfter"><code>Next-After</code></a> from the previous page.</dd>
<dd class="limits">1 to 64 characters &#183; matches <code>^[A-Za-z0-9_-]*$</code> &#183; for example <code>key_4fZ8mQ2rTn6W</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>A page of keys.</p>

<p class="media"><code>application/json</code> <a href="#schema-KeyList">KeyList</a> <span class="limits">array of <a href="#schema-Key">Key</a></span></p>
<p class="headers">Headers: <a href="#header-Cache-Control-PrivateNoCache">Cache-Control</a>, <a href="#header-Next-After-NextKey">Next-After</a>, <a href="#header-Link-NextKeyLink">Link</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter is invalid, or the request contains two different keys.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>


</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">403</span></dt>
<dd>
<p>The key does not allow this request.</p>
<p class="codes"><a href="#error-scope_insufficient"><code>scope_insufficient</code></a></p>


</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The quota is exhausted, or the server received too many invalid keys from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>


</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>The server has a fault.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>


</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The server cannot execute the request at the moment.</p>
<p class="codes"><a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>


</dd></div></dl>
<details class="headers"><summary>Headers of several answers</summary>
<ul><li><a href="#header-Request-Id-RequestId">Request-Id</a> each</li><li><a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a> each</li><li><a href="#header-RateLimit">RateLimit</a> 200 400 403 429 500 503</li><li><a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a> 200 400 403 429 500 503</li><li><a href="#header-Cache-Control-NoStore">Cache-Control</a> 400 401 403 429 500 503</li><li><a href="#header-Retry-After-RetryAfter">Retry-After</a> 429 503</li></ul></details>
</div>
<div class="trying">
<div class="card request">
<figure class="examples">
<figcaption>Request</figcaption>
<pre id="listKeys-curl" data-example="curl"><code data-language="sh">curl -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; \\
  http://127.0.0.1:3000/v1/keys</code></pre>
<pre id="listKeys-javascript" data-example="javascript"><code data-language="js">const response = await fetch(&#39;http://127.0.0.1:3000/v1/keys&#39;, {
  headers: {
    &#39;x-api-key&#39;: process.env.KEY,
  },
});
console.log(response.status, await response.text());</code></pre>
<pre id="listKeys-python" data-example="python"><code data-language="python">import os
import urllib.request

request = urllib.request.Request(
    &#34;http://127.0.0.1:3000/v1/keys&#34;,
    headers={
        &#34;x-api-key&#34;: os.environ[&#34;KEY&#34;],
    },
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="GET" data-path="/v1/keys" data-secured aria-label="Try listKeys">
<div class="field"><label for="try-listKeys-limit"><code>limit</code> <span class="place">query</span></label><input id="try-listKeys-limit" name="limit" data-in="query" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" inputmode="numeric" placeholder="100"></div>
<div class="field"><label for="try-listKeys-after"><code>after</code> <span class="place">query</span></label><input id="try-listKeys-after" name="after" data-in="query" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="key_4fZ8mQ2rTn6W"></div>

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
<h3 id="createKey-title"><a href="#createKey">Create a key</a></h3>
<p class="route"><span class="method post">POST</span> <code>/v1/keys</code></p>
<p class="facts"><code>createKey</code> &#183; key with the scope <code>admin</code></p>
</header>
<div class="reading">
<p>Creates a key of the account and returns its secret once. The new key never has more permissions than the requesting key: no other scope, no other collection and no later expiry. The server stores a hash of the secret, but not the secret. There is one exception: if the request has an <code>Idempotency-Key</code>, the server also stores the secret, encrypted with the requesting key. Only a retry with the same API key can read it.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>Idempotency-Key</code> <span class="kind"><a href="#schema-IdempotencyKey">IdempotencyKey</a></span> <span class="place">header</span></dt>
<dd>Makes a write safe to retry. Use a new random key for each new request. The server executes a request at most once, however often it receives it with this key. For 24 hours, the same request returns the first response, with the header <a href="#header-Idempotent-Replayed-IdempotentReplayed"><code>Idempotent-Replayed</code></a>. If another request uses the same key, the server returns 422. The server stores only 2xx responses. The key belongs to the account. It has 1 to 255 visible ASCII characters, except <code>&#34;</code> and <code>\\</code>, and can be enclosed in double quotes.</dd>
<dd class="limits">for example <code>7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d</code></dd>
</div>
</dl>
<h4>Body</h4>
<p>The name and the permissions of the key.</p>
<ul class="media"><li><code>application/json</code> <a href="#schema-KeyInput">KeyInput</a> <span class="limits">object &#183; no other members</span></li></ul>
<dl class="terms"><div>
<dt><code>name</code> <span class="kind"><a href="#schema-KeyName">KeyName</a></span> <span class="required">required</span></dt>
<dd>The display name of a key.</dd>
</div>
<div>
<dt><code>scopes</code> <span class="kind"><a href="#schema-KeyScopes">KeyScopes</a></span></dt>
<dd><code>read</code> allows lists, rows, exports and feeds. <code>write</code> allows all changes of collections and rows. <code>admin</code> allows the management of keys.</dd>
</div>
<div>
<dt><code>collections</code> <span class="kind"><a href="#schema-KeyCollections">KeyCollections</a></span></dt>
<dd>The only collections that the key can use, or null for all collections. The collections do not need to exist yet.</dd>
</div>
<div>
<dt><code>expires_at</code> <span class="kind"><a href="#schema-KeyExpiry">KeyExpiry</a></span></dt>
<dd>The time when the key expires (RFC 3339), or null if it never expires.</dd>
</div>
</dl>

<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">201</span></dt>
<dd>
<p>The key, with its secret.</p>

<p class="media"><code>application/json</code> <a href="#schema-CreatedKey">CreatedKey</a> <span class="limits">object</span></p>
<p class="headers">Headers: <a href="#header-Idempotent-Replayed-IdempotentReplayed">Idempotent-Replayed</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter or the body is invalid, or the request contains two different keys.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a> <a href="#error-body_malformed"><code>body_malformed</code></a> <a href="#error-body_invalid"><code>body_invalid</code></a></p>


</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">403</span></dt>
<dd>
<p>The key does not allow this request, or it would grant, update or revoke permissions that it does not have.</p>
<p class="codes"><a href="#error-scope_insufficient"><code>scope_insufficient</code></a> <a href="#error-grant_exceeded"><code>grant_exceeded</code></a></p>


</dd></div><div>
<dt><span class="status s4">409</span></dt>
<dd>
<p>The account has the maximum number of keys, or the same request is in progress.</p>
<p class="codes"><a href="#error-too_many_keys"><code>too_many_keys</code></a> <a href="#error-idempotency_in_progress"><code>idempotency_in_progress</code></a></p>

<p class="headers">Headers: <a href="#header-Retry-After-RetryInProgress">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s4">413</span></dt>
<dd>
<p>The body is larger than 1 MiB.</p>
<p class="codes"><a href="#error-body_too_large"><code>body_too_large</code></a></p>


</dd></div><div>
<dt><span class="status s4">415</span></dt>
<dd>
<p>The media type, charset or content coding of the body is not supported.</p>
<p class="codes"><a href="#error-media_type_unsupported"><code>media_type_unsupported</code></a></p>

<p class="headers">Headers: <a href="#header-Accept-AcceptedTypes">Accept</a>, <a href="#header-Accept-Encoding-AcceptedCodings">Accept-Encoding</a></p>
</dd></div><div>
<dt><span class="status s4">422</span></dt>
<dd>
<p>A value cannot be stored exactly or exceeds a limit for rows, or the idempotency key belongs to another request.</p>
<p class="codes"><a href="#error-value_unsupported"><code>value_unsupported</code></a> <a href="#error-idempotency_key_reused"><code>idempotency_key_reused</code></a></p>


</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The quota is exhausted, or the server received too many invalid keys from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>


</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>The server has a fault.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>


</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The server cannot execute the request at the moment.</p>
<p class="codes"><a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>


</dd></div><div>
<dt><span class="status s5">507</span></dt>
<dd>
<p>The database does not have enough space for the change. The server did not change anything.</p>
<p class="codes"><a href="#error-storage_full"><code>storage_full</code></a></p>


</dd></div></dl>
<details class="headers"><summary>Headers of several answers</summary>
<ul><li><a href="#header-Request-Id-RequestId">Request-Id</a> each</li><li><a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a> each</li><li><a href="#header-Cache-Control-NoStore">Cache-Control</a> each</li><li><a href="#header-RateLimit">RateLimit</a> 201 400 403 409 413 415 422 429 500 503 507</li><li><a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a> 201 400 403 409 413 415 422 429 500 503 507</li><li><a href="#header-Retry-After-RetryAfter">Retry-After</a> 429 503</li></ul></details>
</div>
<div class="trying">
<div class="card request">
<figure class="examples">
<figcaption>Request</figcaption>
<pre id="createKey-curl" data-example="curl"><code data-language="sh">curl -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; \\
  -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{
  &#34;name&#34;: &#34;phone&#34;,
  &#34;scopes&#34;: [&#34;read&#34;],
  &#34;collections&#34;: [&#34;notes&#34;],
  &#34;expires_at&#34;: &#34;2030-01-31T00:00:00Z&#34;
}&#39; \\
  http://127.0.0.1:3000/v1/keys</code></pre>
<pre id="createKey-javascript" data-example="javascript"><code data-language="js">const response = await fetch(&#39;http://127.0.0.1:3000/v1/keys&#39;, {
  method: &#39;POST&#39;,
  headers: {
    &#39;x-api-key&#39;: process.env.KEY,
    &#39;Content-Type&#39;: &#39;application/json&#39;,
  },
  body: JSON.stringify({
    &#34;name&#34;: &#34;phone&#34;,
    &#34;scopes&#34;: [&#34;read&#34;],
    &#34;collections&#34;: [&#34;notes&#34;],
    &#34;expires_at&#34;: &#34;2030-01-31T00:00:00Z&#34;
  }),
});
console.log(response.status, await response.text());</code></pre>
<pre id="createKey-python" data-example="python"><code data-language="python">import json
import os
import urllib.request

request = urllib.request.Request(
    &#34;http://127.0.0.1:3000/v1/keys&#34;,
    method=&#34;POST&#34;,
    headers={
        &#34;x-api-key&#34;: os.environ[&#34;KEY&#34;],
        &#34;Content-Type&#34;: &#34;application/json&#34;,
    },
    data=json.dumps({
      &#34;name&#34;: &#34;phone&#34;,
      &#34;scopes&#34;: [&#34;read&#34;],
      &#34;collections&#34;: [&#34;notes&#34;],
      &#34;expires_at&#34;: &#34;2030-01-31T00:00:00Z&#34;
    }).encode(),
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="POST" data-path="/v1/keys" data-secured aria-label="Try createKey">
<div class="field"><label for="try-createKey-Idempotency-Key"><code>Idempotency-Key</code> <span class="place">header</span></label><input id="try-createKey-Idempotency-Key" name="Idempotency-Key" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d"></div>
<div class="field"><label for="try-createKey-type">Content-Type</label><select id="try-createKey-type" data-body-type><option>application/json</option></select></div>
<div class="field whole"><label for="try-createKey-body">Body</label><textarea id="try-createKey-body" data-body required spellcheck="false" autocapitalize="off">{
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
<h3 id="getKey-title"><a href="#getKey">Get a key</a></h3>
<p class="route"><span class="method get">GET</span> <code>/v1/keys/<var>{key_id}</var></code></p>
<p class="facts"><code>getKey</code> &#183; key with the scope <code>admin</code></p>
</header>
<div class="reading">
<p>Returns the permissions of a key, whether it is revoked or expired, and when it was last used. The server does not store the secret of the key. If the requesting key is limited to certain collections, the server returns 404 for all keys that it cannot list.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>key_id</code> <span class="kind"><a href="#schema-KeyId">KeyId</a></span> <span class="place">path</span> <span class="required">required</span></dt>
<dd>The id of the key, as in the list of keys. This is not the secret of the key.</dd>
<dd class="limits">for example <code>key_4fZ8mQ2rTn6W</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The key.</p>

<p class="media"><code>application/json</code> <a href="#schema-Key">Key</a> <span class="limits">object</span></p>
<p class="headers">Headers: <a href="#header-Cache-Control-PrivateNoCache">Cache-Control</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter is invalid, or the request contains two different keys.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>


</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">403</span></dt>
<dd>
<p>The key does not allow this request.</p>
<p class="codes"><a href="#error-scope_insufficient"><code>scope_insufficient</code></a></p>


</dd></div><div>
<dt><span class="status s4">404</span></dt>
<dd>
<p>The account does not have this key.</p>
<p class="codes"><a href="#error-key_not_found"><code>key_not_found</code></a></p>


</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The quota is exhausted, or the server received too many invalid keys from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>


</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>The server has a fault.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>


</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The server cannot execute the request at the moment.</p>
<p class="codes"><a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>


</dd></div></dl>
<details class="headers"><summary>Headers of several answers</summary>
<ul><li><a href="#header-Request-Id-RequestId">Request-Id</a> each</li><li><a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a> each</li><li><a href="#header-RateLimit">RateLimit</a> 200 400 403 404 429 500 503</li><li><a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a> 200 400 403 404 429 500 503</li><li><a href="#header-Cache-Control-NoStore">Cache-Control</a> 400 401 403 404 429 500 503</li><li><a href="#header-Retry-After-RetryAfter">Retry-After</a> 429 503</li></ul></details>
</div>
<div class="trying">
<div class="card request">
<figure class="examples">
<figcaption>Request</figcaption>
<pre id="getKey-curl" data-example="curl"><code data-language="sh">curl -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; \\
  http://127.0.0.1:3000/v1/keys/key_4fZ8mQ2rTn6W</code></pre>
<pre id="getKey-javascript" data-example="javascript"><code data-language="js">const response = await fetch(&#39;http://127.0.0.1:3000/v1/keys/key_4fZ8mQ2rTn6W&#39;, {
  headers: {
    &#39;x-api-key&#39;: process.env.KEY,
  },
});
console.log(response.status, await response.text());</code></pre>
<pre id="getKey-python" data-example="python"><code data-language="python">import os
import urllib.request

request = urllib.request.Request(
    &#34;http://127.0.0.1:3000/v1/keys/key_4fZ8mQ2rTn6W&#34;,
    headers={
        &#34;x-api-key&#34;: os.environ[&#34;KEY&#34;],
    },
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())</code></pre>
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
<h3 id="updateKey-title"><a href="#updateKey">Update a key</a></h3>
<p class="route"><span class="method patch">PATCH</span> <code>/v1/keys/<var>{key_id}</var></code></p>
<p class="facts"><code>updateKey</code> &#183; key with the scope <code>admin</code></p>
</header>
<div class="reading">
<p>Updates the members in the body and keeps the others. The requesting key must have all permissions that the key has before and after the update, and must not expire earlier. If the requesting key is limited to certain collections, the server returns 403 <a href="#error-grant_exceeded"><code>grant_exceeded</code></a> for all keys that it cannot list, even if they do not exist. A revoked or expired key cannot be updated. The update takes effect immediately on this instance, and within 2 s on other instances. The server closes feeds that the key can no longer read.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>key_id</code> <span class="kind"><a href="#schema-KeyId">KeyId</a></span> <span class="place">path</span> <span class="required">required</span></dt>
<dd>The id of the key, as in the list of keys. This is not the secret of the key.</dd>
<dd class="limits">for example <code>key_4fZ8mQ2rTn6W</code></dd>
</div>
<div>
<dt><code>Idempotency-Key</code> <span class="kind"><a href="#schema-IdempotencyKey">IdempotencyKey</a></span> <span class="place">header</span></dt>
<dd>Makes a write safe to retry. Use a new random key for each new request. The server executes a request at most once, however often it receives it with this key. For 24 hours, the same request returns the first response, with the header <a href="#header-Idempotent-Replayed-IdempotentReplayed"><code>Idempotent-Replayed</code></a>. If another request uses the same key, the server returns 422. The server stores only 2xx responses. The key belongs to the account. It has 1 to 255 visible ASCII characters, except <code>&#34;</code> and <code>\\</code>, and can be enclosed in double quotes.</dd>
<dd class="limits">for example <code>7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d</code></dd>
</div>
</dl>
<h4>Body</h4>
<p>The members to update.</p>
<ul class="media"><li><code>application/json</code> <a href="#schema-KeyPatch">KeyPatch</a> <span class="limits">object &#183; at least 1 member &#183; no other members</span></li></ul>
<dl class="terms"><div>
<dt><code>name</code> <span class="kind"><a href="#schema-KeyName">KeyName</a></span></dt>
<dd>The display name of a key.</dd>
</div>
<div>
<dt><code>scopes</code> <span class="kind"><a href="#schema-KeyScopes">KeyScopes</a></span></dt>
<dd><code>read</code> allows lists, rows, exports and feeds. <code>write</code> allows all changes of collections and rows. <code>admin</code> allows the management of keys.</dd>
</div>
<div>
<dt><code>collections</code> <span class="kind"><a href="#schema-KeyCollections">KeyCollections</a></span></dt>
<dd>The only collections that the key can use, or null for all collections. The collections do not need to exist yet.</dd>
</div>
<div>
<dt><code>expires_at</code> <span class="kind"><a href="#schema-KeyExpiry">KeyExpiry</a></span></dt>
<dd>The time when the key expires (RFC 3339), or null if it never expires.</dd>
</div>
</dl>

<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The current key.</p>

<p class="media"><code>application/json</code> <a href="#schema-Key">Key</a> <span class="limits">object</span></p>
<p class="headers">Headers: <a href="#header-Cache-Control-PrivateNoCache">Cache-Control</a>, <a href="#header-Idempotent-Replayed-IdempotentReplayed">Idempotent-Replayed</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter or the body is invalid, or the request contains two different keys.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a> <a href="#error-body_malformed"><code>body_malformed</code></a> <a href="#error-body_invalid"><code>body_invalid</code></a></p>


</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">403</span></dt>
<dd>
<p>The key does not allow this request, or it would grant, update or revoke permissions that it does not have.</p>
<p class="codes"><a href="#error-scope_insufficient"><code>scope_insufficient</code></a> <a href="#error-grant_exceeded"><code>grant_exceeded</code></a></p>


</dd></div><div>
<dt><span class="status s4">404</span></dt>
<dd>
<p>The account does not have this key.</p>
<p class="codes"><a href="#error-key_not_found"><code>key_not_found</code></a></p>


</dd></div><div>
<dt><span class="status s4">409</span></dt>
<dd>
<p>The key is revoked or expired, it is the account&#39;s last key with the scope <code>admin</code>, or the same request is in progress.</p>
<p class="codes"><a href="#error-key_ended"><code>key_ended</code></a> <a href="#error-last_admin_key"><code>last_admin_key</code></a> <a href="#error-idempotency_in_progress"><code>idempotency_in_progress</code></a></p>

<p class="headers">Headers: <a href="#header-Retry-After-RetryInProgress">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s4">413</span></dt>
<dd>
<p>The body is larger than 1 MiB.</p>
<p class="codes"><a href="#error-body_too_large"><code>body_too_large</code></a></p>


</dd></div><div>
<dt><span class="status s4">415</span></dt>
<dd>
<p>The media type, charset or content coding of the body is not supported.</p>
<p class="codes"><a href="#error-media_type_unsupported"><code>media_type_unsupported</code></a></p>

<p class="headers">Headers: <a href="#header-Accept-Patch-AcceptedPatches">Accept-Patch</a>, <a href="#header-Accept-Encoding-AcceptedCodings">Accept-Encoding</a></p>
</dd></div><div>
<dt><span class="status s4">422</span></dt>
<dd>
<p>A value cannot be stored exactly or exceeds a limit for rows, or the idempotency key belongs to another request.</p>
<p class="codes"><a href="#error-value_unsupported"><code>value_unsupported</code></a> <a href="#error-idempotency_key_reused"><code>idempotency_key_reused</code></a></p>


</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The quota is exhausted, or the server received too many invalid keys from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>


</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>The server has a fault.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>


</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The server cannot execute the request at the moment.</p>
<p class="codes"><a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>


</dd></div><div>
<dt><span class="status s5">507</span></dt>
<dd>
<p>The database does not have enough space for the change. The server did not change anything.</p>
<p class="codes"><a href="#error-storage_full"><code>storage_full</code></a></p>


</dd></div></dl>
<details class="headers"><summary>Headers of several answers</summary>
<ul><li><a href="#header-Request-Id-RequestId">Request-Id</a> each</li><li><a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a> each</li><li><a href="#header-RateLimit">RateLimit</a> 200 400 403 404 409 413 415 422 429 500 503 507</li><li><a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a> 200 400 403 404 409 413 415 422 429 500 503 507</li><li><a href="#header-Cache-Control-NoStore">Cache-Control</a> 400 401 403 404 409 413 415 422 429 500 503 507</li><li><a href="#header-Retry-After-RetryAfter">Retry-After</a> 429 503</li></ul></details>
</div>
<div class="trying">
<div class="card request">
<figure class="examples">
<figcaption>Request</figcaption>
<pre id="updateKey-curl" data-example="curl"><code data-language="sh">curl -w &#39;\\n&#39; -X PATCH -H &#34;x-api-key: $KEY&#34; \\
  -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{ &#34;collections&#34;: [&#34;notes&#34;] }&#39; \\
  http://127.0.0.1:3000/v1/keys/key_4fZ8mQ2rTn6W</code></pre>
<pre id="updateKey-javascript" data-example="javascript"><code data-language="js">const response = await fetch(&#39;http://127.0.0.1:3000/v1/keys/key_4fZ8mQ2rTn6W&#39;, {
  method: &#39;PATCH&#39;,
  headers: {
    &#39;x-api-key&#39;: process.env.KEY,
    &#39;Content-Type&#39;: &#39;application/json&#39;,
  },
  body: JSON.stringify({ &#34;collections&#34;: [&#34;notes&#34;] }),
});
console.log(response.status, await response.text());</code></pre>
<pre id="updateKey-python" data-example="python"><code data-language="python">import json
import os
import urllib.request

request = urllib.request.Request(
    &#34;http://127.0.0.1:3000/v1/keys/key_4fZ8mQ2rTn6W&#34;,
    method=&#34;PATCH&#34;,
    headers={
        &#34;x-api-key&#34;: os.environ[&#34;KEY&#34;],
        &#34;Content-Type&#34;: &#34;application/json&#34;,
    },
    data=json.dumps({ &#34;collections&#34;: [&#34;notes&#34;] }).encode(),
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="PATCH" data-path="/v1/keys/{key_id}" data-secured aria-label="Try updateKey">
<div class="field"><label for="try-updateKey-key_id"><code>key_id</code> <span class="place">path</span></label><input id="try-updateKey-key_id" name="key_id" data-in="path" required type="text" autocomplete="off" autocapitalize="off" spellcheck="false" value="key_4fZ8mQ2rTn6W"></div>
<div class="field"><label for="try-updateKey-Idempotency-Key"><code>Idempotency-Key</code> <span class="place">header</span></label><input id="try-updateKey-Idempotency-Key" name="Idempotency-Key" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d"></div>
<div class="field"><label for="try-updateKey-type">Content-Type</label><select id="try-updateKey-type" data-body-type><option>application/json</option></select></div>
<div class="field whole"><label for="try-updateKey-body">Body</label><textarea id="try-updateKey-body" data-body required spellcheck="false" autocapitalize="off">{ &#34;collections&#34;: [&#34;notes&#34;] }</textarea></div>

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
<h3 id="deleteKey-title"><a href="#deleteKey">Revoke a key</a></h3>
<p class="route"><span class="method delete">DELETE</span> <code>/v1/keys/<var>{key_id}</var></code></p>
<p class="facts"><code>deleteKey</code> &#183; key with the scope <code>admin</code></p>
</header>
<div class="reading">
<p>Revokes a key permanently. This instance rejects the key immediately, and other instances reject it within 2 s. The server closes the feeds of the key and stops the responses in progress. Writes that have not started get 401. The list of keys still includes the key, with the time in <code>revoked_at</code>. If the key is already revoked, the request has no effect. If the requesting key is limited to certain collections, the server returns 403 <a href="#error-grant_exceeded"><code>grant_exceeded</code></a> for all keys that it cannot list. If the key was set by ROWFEED_API_KEY, the next start with this variable makes it valid again.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>key_id</code> <span class="kind"><a href="#schema-KeyId">KeyId</a></span> <span class="place">path</span> <span class="required">required</span></dt>
<dd>The id of the key, as in the list of keys. This is not the secret of the key.</dd>
<dd class="limits">for example <code>key_4fZ8mQ2rTn6W</code></dd>
</div>
<div>
<dt><code>Idempotency-Key</code> <span class="kind"><a href="#schema-IdempotencyKey">IdempotencyKey</a></span> <span class="place">header</span></dt>
<dd>Makes a write safe to retry. Use a new random key for each new request. The server executes a request at most once, however often it receives it with this key. For 24 hours, the same request returns the first response, with the header <a href="#header-Idempotent-Replayed-IdempotentReplayed"><code>Idempotent-Replayed</code></a>. If another request uses the same key, the server returns 422. The server stores only 2xx responses. The key belongs to the account. It has 1 to 255 visible ASCII characters, except <code>&#34;</code> and <code>\\</code>, and can be enclosed in double quotes.</dd>
<dd class="limits">for example <code>7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">204</span></dt>
<dd>
<p>The key was revoked.</p>


<p class="headers">Headers: <a href="#header-Cache-Control-PrivateNoCache">Cache-Control</a>, <a href="#header-Idempotent-Replayed-IdempotentReplayed">Idempotent-Replayed</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter is invalid, or the request contains two different keys.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>


</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">403</span></dt>
<dd>
<p>The key does not allow this request, or it would grant, update or revoke permissions that it does not have.</p>
<p class="codes"><a href="#error-scope_insufficient"><code>scope_insufficient</code></a> <a href="#error-grant_exceeded"><code>grant_exceeded</code></a></p>


</dd></div><div>
<dt><span class="status s4">404</span></dt>
<dd>
<p>The account does not have this key.</p>
<p class="codes"><a href="#error-key_not_found"><code>key_not_found</code></a></p>


</dd></div><div>
<dt><span class="status s4">409</span></dt>
<dd>
<p>The key is the account&#39;s last key with the scope <code>admin</code>, or the same request is in progress.</p>
<p class="codes"><a href="#error-last_admin_key"><code>last_admin_key</code></a> <a href="#error-idempotency_in_progress"><code>idempotency_in_progress</code></a></p>

<p class="headers">Headers: <a href="#header-Retry-After-RetryInProgress">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s4">422</span></dt>
<dd>
<p>The idempotency key belongs to another request.</p>
<p class="codes"><a href="#error-idempotency_key_reused"><code>idempotency_key_reused</code></a></p>


</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The quota is exhausted, or the server received too many invalid keys from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>


</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>The server has a fault.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>


</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The server cannot execute the request at the moment.</p>
<p class="codes"><a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>


</dd></div><div>
<dt><span class="status s5">507</span></dt>
<dd>
<p>The database does not have enough space for the change. The server did not change anything.</p>
<p class="codes"><a href="#error-storage_full"><code>storage_full</code></a></p>


</dd></div></dl>
<details class="headers"><summary>Headers of several answers</summary>
<ul><li><a href="#header-Request-Id-RequestId">Request-Id</a> each</li><li><a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a> each</li><li><a href="#header-RateLimit">RateLimit</a> 204 400 403 404 409 422 429 500 503 507</li><li><a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a> 204 400 403 404 409 422 429 500 503 507</li><li><a href="#header-Cache-Control-NoStore">Cache-Control</a> 400 401 403 404 409 422 429 500 503 507</li><li><a href="#header-Retry-After-RetryAfter">Retry-After</a> 429 503</li></ul></details>
</div>
<div class="trying">
<div class="card request">
<figure class="examples">
<figcaption>Request</figcaption>
<pre id="deleteKey-curl" data-example="curl"><code data-language="sh">curl -w &#39;\\n&#39; -X DELETE -H &#34;x-api-key: $KEY&#34; \\
  http://127.0.0.1:3000/v1/keys/key_4fZ8mQ2rTn6W</code></pre>
<pre id="deleteKey-javascript" data-example="javascript"><code data-language="js">const response = await fetch(&#39;http://127.0.0.1:3000/v1/keys/key_4fZ8mQ2rTn6W&#39;, {
  method: &#39;DELETE&#39;,
  headers: {
    &#39;x-api-key&#39;: process.env.KEY,
  },
});
console.log(response.status, await response.text());</code></pre>
<pre id="deleteKey-python" data-example="python"><code data-language="python">import os
import urllib.request

request = urllib.request.Request(
    &#34;http://127.0.0.1:3000/v1/keys/key_4fZ8mQ2rTn6W&#34;,
    method=&#34;DELETE&#34;,
    headers={
        &#34;x-api-key&#34;: os.environ[&#34;KEY&#34;],
    },
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())</code></pre>
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
<h3 id="rotateKey-title"><a href="#rotateKey">Rotate a key</a></h3>
<p class="route"><span class="method post">POST</span> <code>/v1/keys/<var>{key_id}</var>/rotate</code></p>
<p class="facts"><code>rotateKey</code> &#183; key with the scope <code>admin</code></p>
</header>
<div class="reading">
<p>Creates a key with the same name, permissions and expiry, and returns its secret once. The old key expires after the grace period <code>grace</code>. Without <code>grace</code>, it expires immediately. The old key never expires later than it would without the rotation. If the requesting key is limited to certain collections, the server returns 403 <a href="#error-grant_exceeded"><code>grant_exceeded</code></a> for all keys that it cannot list.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>key_id</code> <span class="kind"><a href="#schema-KeyId">KeyId</a></span> <span class="place">path</span> <span class="required">required</span></dt>
<dd>The id of the key, as in the list of keys. This is not the secret of the key.</dd>
<dd class="limits">for example <code>key_4fZ8mQ2rTn6W</code></dd>
</div>
<div>
<dt><code>Idempotency-Key</code> <span class="kind"><a href="#schema-IdempotencyKey">IdempotencyKey</a></span> <span class="place">header</span></dt>
<dd>Makes a write safe to retry. Use a new random key for each new request. The server executes a request at most once, however often it receives it with this key. For 24 hours, the same request returns the first response, with the header <a href="#header-Idempotent-Replayed-IdempotentReplayed"><code>Idempotent-Replayed</code></a>. If another request uses the same key, the server returns 422. The server stores only 2xx responses. The key belongs to the account. It has 1 to 255 visible ASCII characters, except <code>&#34;</code> and <code>\\</code>, and can be enclosed in double quotes.</dd>
<dd class="limits">for example <code>7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d</code></dd>
</div>
</dl>
<h4>Body</h4>
<p>How long the old key remains valid. The body is optional.</p>
<ul class="media"><li><code>application/json</code> <a href="#schema-KeyRotation">KeyRotation</a> <span class="limits">object &#183; no other members</span></li></ul>
<dl class="terms"><div>
<dt><code>grace</code> <span class="kind">string</span></dt>
<dd>How long the old key remains valid, such as <code>30d</code>, <code>12h</code>, <code>15m</code>, <code>2s</code> or <code>2w</code>. By default, it expires immediately.</dd>
<dd class="limits">matches <code>^([0-9]{1,6}[smhd]|[0-9]{1,5}w)$</code></dd>
</div>
</dl>

<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">201</span></dt>
<dd>
<p>The new key, with its secret.</p>

<p class="media"><code>application/json</code> <a href="#schema-CreatedKey">CreatedKey</a> <span class="limits">object</span></p>
<p class="headers">Headers: <a href="#header-Idempotent-Replayed-IdempotentReplayed">Idempotent-Replayed</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter or the body is invalid, or the request contains two different keys.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a> <a href="#error-body_malformed"><code>body_malformed</code></a> <a href="#error-body_invalid"><code>body_invalid</code></a></p>


</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">403</span></dt>
<dd>
<p>The key does not allow this request, or it would grant, update or revoke permissions that it does not have.</p>
<p class="codes"><a href="#error-scope_insufficient"><code>scope_insufficient</code></a> <a href="#error-grant_exceeded"><code>grant_exceeded</code></a></p>


</dd></div><div>
<dt><span class="status s4">404</span></dt>
<dd>
<p>The account does not have this key.</p>
<p class="codes"><a href="#error-key_not_found"><code>key_not_found</code></a></p>


</dd></div><div>
<dt><span class="status s4">409</span></dt>
<dd>
<p>The key is revoked or expired, the account has the maximum number of keys, or the same request is in progress.</p>
<p class="codes"><a href="#error-key_ended"><code>key_ended</code></a> <a href="#error-too_many_keys"><code>too_many_keys</code></a> <a href="#error-idempotency_in_progress"><code>idempotency_in_progress</code></a></p>

<p class="headers">Headers: <a href="#header-Retry-After-RetryInProgress">Retry-After</a></p>
</dd></div><div>
<dt><span class="status s4">413</span></dt>
<dd>
<p>The body is larger than 1 MiB.</p>
<p class="codes"><a href="#error-body_too_large"><code>body_too_large</code></a></p>


</dd></div><div>
<dt><span class="status s4">415</span></dt>
<dd>
<p>The media type, charset or content coding of the body is not supported.</p>
<p class="codes"><a href="#error-media_type_unsupported"><code>media_type_unsupported</code></a></p>

<p class="headers">Headers: <a href="#header-Accept-AcceptedTypes">Accept</a>, <a href="#header-Accept-Encoding-AcceptedCodings">Accept-Encoding</a></p>
</dd></div><div>
<dt><span class="status s4">422</span></dt>
<dd>
<p>The idempotency key belongs to another request.</p>
<p class="codes"><a href="#error-idempotency_key_reused"><code>idempotency_key_reused</code></a></p>


</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The quota is exhausted, or the server received too many invalid keys from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>


</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>The server has a fault.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>


</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The server cannot execute the request at the moment.</p>
<p class="codes"><a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>


</dd></div><div>
<dt><span class="status s5">507</span></dt>
<dd>
<p>The database does not have enough space for the change. The server did not change anything.</p>
<p class="codes"><a href="#error-storage_full"><code>storage_full</code></a></p>


</dd></div></dl>
<details class="headers"><summary>Headers of several answers</summary>
<ul><li><a href="#header-Request-Id-RequestId">Request-Id</a> each</li><li><a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a> each</li><li><a href="#header-Cache-Control-NoStore">Cache-Control</a> each</li><li><a href="#header-RateLimit">RateLimit</a> 201 400 403 404 409 413 415 422 429 500 503 507</li><li><a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a> 201 400 403 404 409 413 415 422 429 500 503 507</li><li><a href="#header-Retry-After-RetryAfter">Retry-After</a> 429 503</li></ul></details>
</div>
<div class="trying">
<div class="card request">
<figure class="examples">
<figcaption>Request</figcaption>
<pre id="rotateKey-curl" data-example="curl"><code data-language="sh">curl -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; \\
  -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{ &#34;grace&#34;: &#34;24h&#34; }&#39; \\
  http://127.0.0.1:3000/v1/keys/key_4fZ8mQ2rTn6W/rotate</code></pre>
<pre id="rotateKey-javascript" data-example="javascript"><code data-language="js">const response = await fetch(&#39;http://127.0.0.1:3000/v1/keys/key_4fZ8mQ2rTn6W/rotate&#39;, {
  method: &#39;POST&#39;,
  headers: {
    &#39;x-api-key&#39;: process.env.KEY,
    &#39;Content-Type&#39;: &#39;application/json&#39;,
  },
  body: JSON.stringify({ &#34;grace&#34;: &#34;24h&#34; }),
});
console.log(response.status, await response.text());</code></pre>
<pre id="rotateKey-python" data-example="python"><code data-language="python">import json
import os
import urllib.request

request = urllib.request.Request(
    &#34;http://127.0.0.1:3000/v1/keys/key_4fZ8mQ2rTn6W/rotate&#34;,
    method=&#34;POST&#34;,
    headers={
        &#34;x-api-key&#34;: os.environ[&#34;KEY&#34;],
        &#34;Content-Type&#34;: &#34;application/json&#34;,
    },
    data=json.dumps({ &#34;grace&#34;: &#34;24h&#34; }).encode(),
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())</code></pre>
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
<p class="lead">The requests and the storage that an account has used.</p>
<section class="operation" id="getUsage" aria-labelledby="getUsage-title">
<header>
<h3 id="getUsage-title"><a href="#getUsage">Get the usage of the account</a></h3>
<p class="route"><span class="method get">GET</span> <code>/v1/usage</code></p>
<p class="facts"><code>getUsage</code> &#183; any key</p>
</header>
<div class="reading">
<p>Returns the requests of the account in the current period, in total and by key, and the storage that it uses. This request is included. Any valid key can send this request, regardless of its scopes. For a key that is limited to certain collections, the usage covers only these collections and its own requests. If the key has the scope <code>admin</code>, the usage also covers the requests of the keys that it can list. The limits always apply to the entire account.</p>




<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The usage in the current period.</p>

<p class="media"><code>application/json</code> <a href="#schema-Usage">Usage</a> <span class="limits">object</span></p>
<p class="headers">Headers: <a href="#header-Cache-Control-PrivateNoCache">Cache-Control</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter is invalid, or the request contains two different keys.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>


</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The quota is exhausted, or the server received too many invalid keys from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>


</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>The server has a fault.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>


</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The server cannot execute the request at the moment.</p>
<p class="codes"><a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>


</dd></div></dl>
<details class="headers"><summary>Headers of several answers</summary>
<ul><li><a href="#header-Request-Id-RequestId">Request-Id</a> each</li><li><a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a> each</li><li><a href="#header-RateLimit">RateLimit</a> 200 400 429 500 503</li><li><a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a> 200 400 429 500 503</li><li><a href="#header-Cache-Control-NoStore">Cache-Control</a> 400 401 429 500 503</li><li><a href="#header-Retry-After-RetryAfter">Retry-After</a> 429 503</li></ul></details>
</div>
<div class="trying">
<div class="card request">
<figure class="examples">
<figcaption>Request</figcaption>
<pre id="getUsage-curl" data-example="curl"><code data-language="sh">curl -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; \\
  http://127.0.0.1:3000/v1/usage</code></pre>
<pre id="getUsage-javascript" data-example="javascript"><code data-language="js">const response = await fetch(&#39;http://127.0.0.1:3000/v1/usage&#39;, {
  headers: {
    &#39;x-api-key&#39;: process.env.KEY,
  },
});
console.log(response.status, await response.text());</code></pre>
<pre id="getUsage-python" data-example="python"><code data-language="python">import os
import urllib.request

request = urllib.request.Request(
    &#34;http://127.0.0.1:3000/v1/usage&#34;,
    headers={
        &#34;x-api-key&#34;: os.environ[&#34;KEY&#34;],
    },
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())</code></pre>
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
<figcaption><span class="status s2">200</span> A plan with 10,000 requests per day, 1,000 rows and 1,000,000 bytes</figcaption>
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
<h3 id="getUsageHistory-title"><a href="#getUsageHistory">Get the daily usage of the account</a></h3>
<p class="route"><span class="method get">GET</span> <code>/v1/usage/history</code></p>
<p class="facts"><code>getUsageHistory</code> &#183; any key</p>
</header>
<div class="reading">
<p>Returns the number of requests on each of the last days (UTC), oldest first. Today is the last entry. Days without requests are included. Any valid key can send this request, regardless of its scopes. For a key that is limited to certain collections, the response covers the same requests as its usage.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>days</code> <span class="kind">integer <small>int32</small></span> <span class="place">query</span></dt>
<dd>The number of days, including today.</dd>
<dd class="limits">1 to 90 &#183; default <code>14</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The days.</p>

<p class="media"><code>application/json</code> <a href="#schema-UsageHistory">UsageHistory</a> <span class="limits">array of <a href="#schema-UsageDay">UsageDay</a></span></p>
<p class="headers">Headers: <a href="#header-Cache-Control-PrivateNoCache">Cache-Control</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter is invalid, or the request contains two different keys.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>


</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The quota is exhausted, or the server received too many invalid keys from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>


</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>The server has a fault.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>


</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The server cannot execute the request at the moment.</p>
<p class="codes"><a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>


</dd></div></dl>
<details class="headers"><summary>Headers of several answers</summary>
<ul><li><a href="#header-Request-Id-RequestId">Request-Id</a> each</li><li><a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a> each</li><li><a href="#header-RateLimit">RateLimit</a> 200 400 429 500 503</li><li><a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a> 200 400 429 500 503</li><li><a href="#header-Cache-Control-NoStore">Cache-Control</a> 400 401 429 500 503</li><li><a href="#header-Retry-After-RetryAfter">Retry-After</a> 429 503</li></ul></details>
</div>
<div class="trying">
<div class="card request">
<figure class="examples">
<figcaption>Request</figcaption>
<pre id="getUsageHistory-curl" data-example="curl"><code data-language="sh">curl -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; \\
  http://127.0.0.1:3000/v1/usage/history</code></pre>
<pre id="getUsageHistory-javascript" data-example="javascript"><code data-language="js">const response = await fetch(&#39;http://127.0.0.1:3000/v1/usage/history&#39;, {
  headers: {
    &#39;x-api-key&#39;: process.env.KEY,
  },
});
console.log(response.status, await response.text());</code></pre>
<pre id="getUsageHistory-python" data-example="python"><code data-language="python">import os
import urllib.request

request = urllib.request.Request(
    &#34;http://127.0.0.1:3000/v1/usage/history&#34;,
    headers={
        &#34;x-api-key&#34;: os.environ[&#34;KEY&#34;],
    },
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())</code></pre>
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
<p class="lead">Health checks of the server.</p>
<section class="operation" id="getHealth" aria-labelledby="getHealth-title">
<header>
<h3 id="getHealth-title"><a href="#getHealth">Check health</a></h3>
<p class="route"><span class="method get">GET</span> <code>/health</code></p>
<p class="facts"><code>getHealth</code> &#183; no key needed</p>
</header>
<div class="reading">
<p>Reports whether the server runs and reaches its database. This operation does not require a key, and ignores query parameters.</p>




<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The server works.</p>

<p class="media"><code>application/json</code> <a href="#schema-Health">Health</a> <span class="limits">object</span></p>

</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The server cannot reach the database.</p>

<p class="media"><code>application/json</code> <a href="#schema-Health">Health</a> <span class="limits">object</span></p>

</dd></div></dl>
<details class="headers"><summary>Headers of several answers</summary>
<ul><li><a href="#header-Request-Id-RequestId">Request-Id</a> each</li><li><a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a> each</li><li><a href="#header-Cache-Control-NoStore">Cache-Control</a> each</li></ul></details>
</div>
<div class="trying">
<div class="card request">
<figure class="examples">
<figcaption>Request</figcaption>
<pre id="getHealth-curl" data-example="curl"><code data-language="sh">curl -w &#39;\\n&#39; http://127.0.0.1:3000/health</code></pre>
<pre id="getHealth-javascript" data-example="javascript"><code data-language="js">const response = await fetch(&#39;http://127.0.0.1:3000/health&#39;);
console.log(response.status, await response.text());</code></pre>
<pre id="getHealth-python" data-example="python"><code data-language="python">import urllib.request

request = urllib.request.Request(
    &#34;http://127.0.0.1:3000/health&#34;,
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())</code></pre>
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
<h3 id="getReady-title"><a href="#getReady">Check readiness</a></h3>
<p class="route"><span class="method get">GET</span> <code>/ready</code></p>
<p class="facts"><code>getReady</code> &#183; no key needed</p>
</header>
<div class="reading">
<p>Reports to load balancers whether this instance accepts requests. The response is the same as for <a href="#getHealth"><code>/health</code></a>, except during shutdown. From the start of a shutdown, the server returns 503, while it still finishes the requests in progress. This operation does not require a key, and ignores query parameters.</p>




<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The instance accepts requests.</p>

<p class="media"><code>application/json</code> <a href="#schema-Health">Health</a> <span class="limits">object</span></p>

</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The server is shutting down, or it cannot reach the database.</p>

<p class="media"><code>application/json</code> <a href="#schema-Health">Health</a> <span class="limits">object</span></p>

</dd></div></dl>
<details class="headers"><summary>Headers of several answers</summary>
<ul><li><a href="#header-Request-Id-RequestId">Request-Id</a> each</li><li><a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a> each</li><li><a href="#header-Cache-Control-NoStore">Cache-Control</a> each</li></ul></details>
</div>
<div class="trying">
<div class="card request">
<figure class="examples">
<figcaption>Request</figcaption>
<pre id="getReady-curl" data-example="curl"><code data-language="sh">curl -w &#39;\\n&#39; http://127.0.0.1:3000/ready</code></pre>
<pre id="getReady-javascript" data-example="javascript"><code data-language="js">const response = await fetch(&#39;http://127.0.0.1:3000/ready&#39;);
console.log(response.status, await response.text());</code></pre>
<pre id="getReady-python" data-example="python"><code data-language="python">import urllib.request

request = urllib.request.Request(
    &#34;http://127.0.0.1:3000/ready&#34;,
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())</code></pre>
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
<p class="lead">The contracts, a page to read and try them, the guides, and the console. Only the typed contracts of an account require a key.</p>
<section class="operation" id="getOpenapiJson" aria-labelledby="getOpenapiJson-title">
<header>
<h3 id="getOpenapiJson-title"><a href="#getOpenapiJson">Get the OpenAPI document as JSON</a></h3>
<p class="route"><span class="method get">GET</span> <code>/openapi.json</code></p>
<p class="facts"><code>getOpenapiJson</code> &#183; no key needed</p>
</header>
<div class="reading">
<p>Returns this OpenAPI 3.1 document in one file. <code>servers</code> contains the address where clients reach the server. This is <code>ROWFEED_PUBLIC_URL</code> if it is set, and otherwise the address that the server listens on.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>Accept-Encoding</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>The content codings that the client supports. HTTP libraries send this header automatically (<a href="https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3">RFC 9110</a>). The server uses the coding that the client prefers. If the client has no preference, the server prefers <code>br</code> to <code>gzip</code>, and both to no coding.</dd>
<dd class="limits">at most 1024 characters &#183; for example <code>gzip</code></dd>
</div>
<div>
<dt><code>If-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Versions from <a href="#header-ETag-ContractETag"><code>ETag</code></a>, separated by commas, or <code>*</code> for any version. The server executes the request only if the current version is one of them. Otherwise, it returns 412. Weak ETags (<code>W/&#34;...&#34;</code>) never match.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div>
<dt><code>If-None-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Versions from <a href="#header-ETag-ContractETag"><code>ETag</code></a>, separated by commas, or <code>*</code> for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks <code>If-Match</code> first.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The document.</p>

<p class="media"><code>application/json</code> <a href="#schema-OpenapiDocument">OpenapiDocument</a> <span class="limits">object &#183; any further members</span></p>
<p class="headers">Headers: <a href="#header-Content-Encoding-ContentEncoding">Content-Encoding</a></p>
</dd></div><div>
<dt><span class="status s3">304</span></dt>
<dd>
<p>The document still has one of the versions in <code>If-None-Match</code>.</p>



</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter is invalid.</p>
<p class="codes"><a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>


</dd></div><div>
<dt><span class="status s4">412</span></dt>
<dd>
<p>The version of the document is not in <code>If-Match</code>.</p>
<p class="codes"><a href="#error-version_mismatch"><code>version_mismatch</code></a></p>


</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>Clients without a key have too many unread responses, either from the same address or in total.</p>
<p class="codes"><a href="#error-overloaded"><code>overloaded</code></a></p>

<p class="headers">Headers: <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div></dl>
<details class="headers"><summary>Headers of several answers</summary>
<ul><li><a href="#header-Request-Id-RequestId">Request-Id</a> each</li><li><a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a> each</li><li><a href="#header-Cache-Control-NoCache">Cache-Control</a> 200 304</li><li><a href="#header-ETag-DocumentETag">ETag</a> 200 304</li><li><a href="#header-Vary-VaryEncoding">Vary</a> 200 304</li><li><a href="#header-Cache-Control-NoStore">Cache-Control</a> 400 412 503</li></ul></details>
</div>
<div class="trying">
<div class="card request">
<figure class="examples">
<figcaption>Request</figcaption>
<pre id="getOpenapiJson-curl" data-example="curl"><code data-language="sh">curl -w &#39;\\n&#39; http://127.0.0.1:3000/openapi.json</code></pre>
<pre id="getOpenapiJson-javascript" data-example="javascript"><code data-language="js">const response = await fetch(&#39;http://127.0.0.1:3000/openapi.json&#39;);
console.log(response.status, await response.text());</code></pre>
<pre id="getOpenapiJson-python" data-example="python"><code data-language="python">import urllib.request

request = urllib.request.Request(
    &#34;http://127.0.0.1:3000/openapi.json&#34;,
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())</code></pre>
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
<h3 id="getOpenapiYaml-title"><a href="#getOpenapiYaml">Get the OpenAPI document as YAML</a></h3>
<p class="route"><span class="method get">GET</span> <code>/openapi.yaml</code></p>
<p class="facts"><code>getOpenapiYaml</code> &#183; no key needed</p>
</header>
<div class="reading">
<p>Returns this OpenAPI 3.1 document in one file. <code>servers</code> contains the address where clients reach the server. This is <code>ROWFEED_PUBLIC_URL</code> if it is set, and otherwise the address that the server listens on.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>Accept-Encoding</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>The content codings that the client supports. HTTP libraries send this header automatically (<a href="https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3">RFC 9110</a>). The server uses the coding that the client prefers. If the client has no preference, the server prefers <code>br</code> to <code>gzip</code>, and both to no coding.</dd>
<dd class="limits">at most 1024 characters &#183; for example <code>gzip</code></dd>
</div>
<div>
<dt><code>If-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Versions from <a href="#header-ETag-ContractETag"><code>ETag</code></a>, separated by commas, or <code>*</code> for any version. The server executes the request only if the current version is one of them. Otherwise, it returns 412. Weak ETags (<code>W/&#34;...&#34;</code>) never match.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div>
<dt><code>If-None-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Versions from <a href="#header-ETag-ContractETag"><code>ETag</code></a>, separated by commas, or <code>*</code> for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks <code>If-Match</code> first.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The document.</p>

<p class="media"><code>application/yaml</code> <a href="#schema-OpenapiDocument">OpenapiDocument</a></p>
<p class="headers">Headers: <a href="#header-Content-Encoding-ContentEncoding">Content-Encoding</a></p>
</dd></div><div>
<dt><span class="status s3">304</span></dt>
<dd>
<p>The document still has one of the versions in <code>If-None-Match</code>.</p>



</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter is invalid.</p>
<p class="codes"><a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>


</dd></div><div>
<dt><span class="status s4">412</span></dt>
<dd>
<p>The version of the document is not in <code>If-Match</code>.</p>
<p class="codes"><a href="#error-version_mismatch"><code>version_mismatch</code></a></p>


</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>Clients without a key have too many unread responses, either from the same address or in total.</p>
<p class="codes"><a href="#error-overloaded"><code>overloaded</code></a></p>

<p class="headers">Headers: <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div></dl>
<details class="headers"><summary>Headers of several answers</summary>
<ul><li><a href="#header-Request-Id-RequestId">Request-Id</a> each</li><li><a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a> each</li><li><a href="#header-Cache-Control-NoCache">Cache-Control</a> 200 304</li><li><a href="#header-ETag-DocumentETag">ETag</a> 200 304</li><li><a href="#header-Vary-VaryEncoding">Vary</a> 200 304</li><li><a href="#header-Cache-Control-NoStore">Cache-Control</a> 400 412 503</li></ul></details>
</div>
<div class="trying">
<div class="card request">
<figure class="examples">
<figcaption>Request</figcaption>
<pre id="getOpenapiYaml-curl" data-example="curl"><code data-language="sh">curl -w &#39;\\n&#39; http://127.0.0.1:3000/openapi.yaml</code></pre>
<pre id="getOpenapiYaml-javascript" data-example="javascript"><code data-language="js">const response = await fetch(&#39;http://127.0.0.1:3000/openapi.yaml&#39;);
console.log(response.status, await response.text());</code></pre>
<pre id="getOpenapiYaml-python" data-example="python"><code data-language="python">import urllib.request

request = urllib.request.Request(
    &#34;http://127.0.0.1:3000/openapi.yaml&#34;,
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())</code></pre>
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
<h3 id="getOpenapi30Json-title"><a href="#getOpenapi30Json">Get the OpenAPI document in version 3.0.3</a></h3>
<p class="route"><span class="method get">GET</span> <code>/openapi-3.0.json</code></p>
<p class="facts"><code>getOpenapi30Json</code> &#183; no key needed</p>
</header>
<div class="reading">
<p>Returns the same contract for generators that do not support OpenAPI 3.1, or that are strict. This form omits <code>/ws</code>, and all media types of a request body except one. Its own description lists the omitted parts.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>Accept-Encoding</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>The content codings that the client supports. HTTP libraries send this header automatically (<a href="https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3">RFC 9110</a>). The server uses the coding that the client prefers. If the client has no preference, the server prefers <code>br</code> to <code>gzip</code>, and both to no coding.</dd>
<dd class="limits">at most 1024 characters &#183; for example <code>gzip</code></dd>
</div>
<div>
<dt><code>If-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Versions from <a href="#header-ETag-ContractETag"><code>ETag</code></a>, separated by commas, or <code>*</code> for any version. The server executes the request only if the current version is one of them. Otherwise, it returns 412. Weak ETags (<code>W/&#34;...&#34;</code>) never match.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div>
<dt><code>If-None-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Versions from <a href="#header-ETag-ContractETag"><code>ETag</code></a>, separated by commas, or <code>*</code> for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks <code>If-Match</code> first.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The document.</p>

<p class="media"><code>application/json</code> <a href="#schema-OpenapiDocument">OpenapiDocument</a> <span class="limits">object &#183; any further members</span></p>
<p class="headers">Headers: <a href="#header-Content-Encoding-ContentEncoding">Content-Encoding</a></p>
</dd></div><div>
<dt><span class="status s3">304</span></dt>
<dd>
<p>The document still has one of the versions in <code>If-None-Match</code>.</p>



</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter is invalid.</p>
<p class="codes"><a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>


</dd></div><div>
<dt><span class="status s4">412</span></dt>
<dd>
<p>The version of the document is not in <code>If-Match</code>.</p>
<p class="codes"><a href="#error-version_mismatch"><code>version_mismatch</code></a></p>


</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>Clients without a key have too many unread responses, either from the same address or in total.</p>
<p class="codes"><a href="#error-overloaded"><code>overloaded</code></a></p>

<p class="headers">Headers: <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div></dl>
<details class="headers"><summary>Headers of several answers</summary>
<ul><li><a href="#header-Request-Id-RequestId">Request-Id</a> each</li><li><a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a> each</li><li><a href="#header-Cache-Control-NoCache">Cache-Control</a> 200 304</li><li><a href="#header-ETag-DocumentETag">ETag</a> 200 304</li><li><a href="#header-Vary-VaryEncoding">Vary</a> 200 304</li><li><a href="#header-Cache-Control-NoStore">Cache-Control</a> 400 412 503</li></ul></details>
</div>
<div class="trying">
<div class="card request">
<figure class="examples">
<figcaption>Request</figcaption>
<pre id="getOpenapi30Json-curl" data-example="curl"><code data-language="sh">curl -w &#39;\\n&#39; http://127.0.0.1:3000/openapi-3.0.json</code></pre>
<pre id="getOpenapi30Json-javascript" data-example="javascript"><code data-language="js">const response = await fetch(&#39;http://127.0.0.1:3000/openapi-3.0.json&#39;);
console.log(response.status, await response.text());</code></pre>
<pre id="getOpenapi30Json-python" data-example="python"><code data-language="python">import urllib.request

request = urllib.request.Request(
    &#34;http://127.0.0.1:3000/openapi-3.0.json&#34;,
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())</code></pre>
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
<h3 id="getAsyncapiJson-title"><a href="#getAsyncapiJson">Get the AsyncAPI document as JSON</a></h3>
<p class="route"><span class="method get">GET</span> <code>/asyncapi.json</code></p>
<p class="facts"><code>getAsyncapiJson</code> &#183; no key needed</p>
</header>
<div class="reading">
<p>Returns the AsyncAPI 3.0 document in one file. It describes the frames that <code>/ws</code> sends.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>Accept-Encoding</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>The content codings that the client supports. HTTP libraries send this header automatically (<a href="https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3">RFC 9110</a>). The server uses the coding that the client prefers. If the client has no preference, the server prefers <code>br</code> to <code>gzip</code>, and both to no coding.</dd>
<dd class="limits">at most 1024 characters &#183; for example <code>gzip</code></dd>
</div>
<div>
<dt><code>If-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Versions from <a href="#header-ETag-ContractETag"><code>ETag</code></a>, separated by commas, or <code>*</code> for any version. The server executes the request only if the current version is one of them. Otherwise, it returns 412. Weak ETags (<code>W/&#34;...&#34;</code>) never match.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div>
<dt><code>If-None-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Versions from <a href="#header-ETag-ContractETag"><code>ETag</code></a>, separated by commas, or <code>*</code> for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks <code>If-Match</code> first.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The document.</p>

<p class="media"><code>application/json</code> <a href="#schema-AsyncapiDocument">AsyncapiDocument</a> <span class="limits">object &#183; any further members</span></p>
<p class="headers">Headers: <a href="#header-Content-Encoding-ContentEncoding">Content-Encoding</a></p>
</dd></div><div>
<dt><span class="status s3">304</span></dt>
<dd>
<p>The document still has one of the versions in <code>If-None-Match</code>.</p>



</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter is invalid.</p>
<p class="codes"><a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>


</dd></div><div>
<dt><span class="status s4">412</span></dt>
<dd>
<p>The version of the document is not in <code>If-Match</code>.</p>
<p class="codes"><a href="#error-version_mismatch"><code>version_mismatch</code></a></p>


</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>Clients without a key have too many unread responses, either from the same address or in total.</p>
<p class="codes"><a href="#error-overloaded"><code>overloaded</code></a></p>

<p class="headers">Headers: <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div></dl>
<details class="headers"><summary>Headers of several answers</summary>
<ul><li><a href="#header-Request-Id-RequestId">Request-Id</a> each</li><li><a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a> each</li><li><a href="#header-Cache-Control-NoCache">Cache-Control</a> 200 304</li><li><a href="#header-ETag-DocumentETag">ETag</a> 200 304</li><li><a href="#header-Vary-VaryEncoding">Vary</a> 200 304</li><li><a href="#header-Cache-Control-NoStore">Cache-Control</a> 400 412 503</li></ul></details>
</div>
<div class="trying">
<div class="card request">
<figure class="examples">
<figcaption>Request</figcaption>
<pre id="getAsyncapiJson-curl" data-example="curl"><code data-language="sh">curl -w &#39;\\n&#39; http://127.0.0.1:3000/asyncapi.json</code></pre>
<pre id="getAsyncapiJson-javascript" data-example="javascript"><code data-language="js">const response = await fetch(&#39;http://127.0.0.1:3000/asyncapi.json&#39;);
console.log(response.status, await response.text());</code></pre>
<pre id="getAsyncapiJson-python" data-example="python"><code data-language="python">import urllib.request

request = urllib.request.Request(
    &#34;http://127.0.0.1:3000/asyncapi.json&#34;,
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())</code></pre>
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
<h3 id="getAsyncapiYaml-title"><a href="#getAsyncapiYaml">Get the AsyncAPI document as YAML</a></h3>
<p class="route"><span class="method get">GET</span> <code>/asyncapi.yaml</code></p>
<p class="facts"><code>getAsyncapiYaml</code> &#183; no key needed</p>
</header>
<div class="reading">
<p>Returns the AsyncAPI 3.0 document in one file. It describes the frames that <code>/ws</code> sends.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>Accept-Encoding</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>The content codings that the client supports. HTTP libraries send this header automatically (<a href="https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3">RFC 9110</a>). The server uses the coding that the client prefers. If the client has no preference, the server prefers <code>br</code> to <code>gzip</code>, and both to no coding.</dd>
<dd class="limits">at most 1024 characters &#183; for example <code>gzip</code></dd>
</div>
<div>
<dt><code>If-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Versions from <a href="#header-ETag-ContractETag"><code>ETag</code></a>, separated by commas, or <code>*</code> for any version. The server executes the request only if the current version is one of them. Otherwise, it returns 412. Weak ETags (<code>W/&#34;...&#34;</code>) never match.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div>
<dt><code>If-None-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Versions from <a href="#header-ETag-ContractETag"><code>ETag</code></a>, separated by commas, or <code>*</code> for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks <code>If-Match</code> first.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The document.</p>

<p class="media"><code>application/yaml</code> <a href="#schema-AsyncapiDocument">AsyncapiDocument</a></p>
<p class="headers">Headers: <a href="#header-Content-Encoding-ContentEncoding">Content-Encoding</a></p>
</dd></div><div>
<dt><span class="status s3">304</span></dt>
<dd>
<p>The document still has one of the versions in <code>If-None-Match</code>.</p>



</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter is invalid.</p>
<p class="codes"><a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>


</dd></div><div>
<dt><span class="status s4">412</span></dt>
<dd>
<p>The version of the document is not in <code>If-Match</code>.</p>
<p class="codes"><a href="#error-version_mismatch"><code>version_mismatch</code></a></p>


</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>Clients without a key have too many unread responses, either from the same address or in total.</p>
<p class="codes"><a href="#error-overloaded"><code>overloaded</code></a></p>

<p class="headers">Headers: <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div></dl>
<details class="headers"><summary>Headers of several answers</summary>
<ul><li><a href="#header-Request-Id-RequestId">Request-Id</a> each</li><li><a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a> each</li><li><a href="#header-Cache-Control-NoCache">Cache-Control</a> 200 304</li><li><a href="#header-ETag-DocumentETag">ETag</a> 200 304</li><li><a href="#header-Vary-VaryEncoding">Vary</a> 200 304</li><li><a href="#header-Cache-Control-NoStore">Cache-Control</a> 400 412 503</li></ul></details>
</div>
<div class="trying">
<div class="card request">
<figure class="examples">
<figcaption>Request</figcaption>
<pre id="getAsyncapiYaml-curl" data-example="curl"><code data-language="sh">curl -w &#39;\\n&#39; http://127.0.0.1:3000/asyncapi.yaml</code></pre>
<pre id="getAsyncapiYaml-javascript" data-example="javascript"><code data-language="js">const response = await fetch(&#39;http://127.0.0.1:3000/asyncapi.yaml&#39;);
console.log(response.status, await response.text());</code></pre>
<pre id="getAsyncapiYaml-python" data-example="python"><code data-language="python">import urllib.request

request = urllib.request.Request(
    &#34;http://127.0.0.1:3000/asyncapi.yaml&#34;,
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())</code></pre>
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
<section class="operation" id="getContractOpenapiJson" aria-labelledby="getContractOpenapiJson-title">
<header>
<h3 id="getContractOpenapiJson-title"><a href="#getContractOpenapiJson">Get the typed OpenAPI contract as JSON</a></h3>
<p class="route"><span class="method get">GET</span> <code>/v1/contract/openapi.json</code></p>
<p class="facts"><code>getContractOpenapiJson</code> &#183; any key</p>
</header>
<div class="reading">
<p>Returns the OpenAPI 3.1 document of this server with typed paths. Each collection that has a schema and that the key can use has its own paths, which describe its rows. Any valid key can send this request, regardless of its scopes.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>If-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Versions from <a href="#header-ETag-ContractETag"><code>ETag</code></a>, separated by commas, or <code>*</code> for any version. The server executes the request only if the current version is one of them. Otherwise, it returns 412. Weak ETags (<code>W/&#34;...&#34;</code>) never match.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div>
<dt><code>If-None-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Versions from <a href="#header-ETag-ContractETag"><code>ETag</code></a>, separated by commas, or <code>*</code> for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks <code>If-Match</code> first.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The document.</p>

<p class="media"><code>application/json</code> <a href="#schema-OpenapiDocument">OpenapiDocument</a> <span class="limits">object &#183; any further members</span></p>

</dd></div><div>
<dt><span class="status s3">304</span></dt>
<dd>
<p>The document still has one of the versions in <code>If-None-Match</code>.</p>



</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter is invalid, or the request contains two different keys.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>


</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">403</span></dt>
<dd>
<p>More than 1,000 collections that the key can use have a schema, or the document would be larger than 16 MiB. A key that is limited to some of these collections gets a document of only those.</p>
<p class="codes"><a href="#error-limit_reached"><code>limit_reached</code></a></p>


</dd></div><div>
<dt><span class="status s4">412</span></dt>
<dd>
<p>The version of the document is not in <code>If-Match</code>. Weak ETags, such as the <a href="#header-ETag-ContractETag"><code>ETag</code></a> of this document, never match.</p>
<p class="codes"><a href="#error-version_mismatch"><code>version_mismatch</code></a></p>


</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The quota is exhausted, or the server received too many invalid keys from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>


</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>The server has a fault.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>


</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The server cannot execute the request at the moment.</p>
<p class="codes"><a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>


</dd></div></dl>
<details class="headers"><summary>Headers of several answers</summary>
<ul><li><a href="#header-Request-Id-RequestId">Request-Id</a> each</li><li><a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a> each</li><li><a href="#header-Cache-Control-PrivateNoCache">Cache-Control</a> 200 304</li><li><a href="#header-RateLimit">RateLimit</a> 200 304 400 403 412 429 500 503</li><li><a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a> 200 304 400 403 412 429 500 503</li><li><a href="#header-ETag-ContractETag">ETag</a> 200 304</li><li><a href="#header-Cache-Control-NoStore">Cache-Control</a> 400 401 403 412 429 500 503</li><li><a href="#header-Retry-After-RetryAfter">Retry-After</a> 429 503</li></ul></details>
</div>
<div class="trying">
<div class="card request">
<figure class="examples">
<figcaption>Request</figcaption>
<pre id="getContractOpenapiJson-curl" data-example="curl"><code data-language="sh">curl -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; \\
  http://127.0.0.1:3000/v1/contract/openapi.json</code></pre>
<pre id="getContractOpenapiJson-javascript" data-example="javascript"><code data-language="js">const response = await fetch(&#39;http://127.0.0.1:3000/v1/contract/openapi.json&#39;, {
  headers: {
    &#39;x-api-key&#39;: process.env.KEY,
  },
});
console.log(response.status, await response.text());</code></pre>
<pre id="getContractOpenapiJson-python" data-example="python"><code data-language="python">import os
import urllib.request

request = urllib.request.Request(
    &#34;http://127.0.0.1:3000/v1/contract/openapi.json&#34;,
    headers={
        &#34;x-api-key&#34;: os.environ[&#34;KEY&#34;],
    },
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="GET" data-path="/v1/contract/openapi.json" data-secured aria-label="Try getContractOpenapiJson">
<div class="field"><label for="try-getContractOpenapiJson-If-Match"><code>If-Match</code> <span class="place">header</span></label><input id="try-getContractOpenapiJson-If-Match" name="If-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>
<div class="field"><label for="try-getContractOpenapiJson-If-None-Match"><code>If-None-Match</code> <span class="place">header</span></label><input id="try-getContractOpenapiJson-If-None-Match" name="If-None-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>

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
  &#34;openapi&#34;: &#34;3.1.0&#34;,
  &#34;info&#34;: {
    &#34;title&#34;: &#34;rowfeed&#34;,
    &#34;version&#34;: &#34;0.1.0&#34;,
    &#34;x-contract&#34;: &#34;5u3xw0hGqk2v&#34;
  },
  &#34;paths&#34;: {}
}</code></pre>
</figure>

</div>
</section>
<section class="operation" id="getContractOpenapiYaml" aria-labelledby="getContractOpenapiYaml-title">
<header>
<h3 id="getContractOpenapiYaml-title"><a href="#getContractOpenapiYaml">Get the typed OpenAPI contract as YAML</a></h3>
<p class="route"><span class="method get">GET</span> <code>/v1/contract/openapi.yaml</code></p>
<p class="facts"><code>getContractOpenapiYaml</code> &#183; any key</p>
</header>
<div class="reading">
<p>Returns the document of <a href="#getContractOpenapiJson"><code>getContractOpenapiJson</code></a> as YAML.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>If-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Versions from <a href="#header-ETag-ContractETag"><code>ETag</code></a>, separated by commas, or <code>*</code> for any version. The server executes the request only if the current version is one of them. Otherwise, it returns 412. Weak ETags (<code>W/&#34;...&#34;</code>) never match.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div>
<dt><code>If-None-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Versions from <a href="#header-ETag-ContractETag"><code>ETag</code></a>, separated by commas, or <code>*</code> for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks <code>If-Match</code> first.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The document.</p>

<p class="media"><code>application/yaml</code> <a href="#schema-OpenapiDocument">OpenapiDocument</a></p>

</dd></div><div>
<dt><span class="status s3">304</span></dt>
<dd>
<p>The document still has one of the versions in <code>If-None-Match</code>.</p>



</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter is invalid, or the request contains two different keys.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>


</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">403</span></dt>
<dd>
<p>More than 1,000 collections that the key can use have a schema, or the document would be larger than 16 MiB. A key that is limited to some of these collections gets a document of only those.</p>
<p class="codes"><a href="#error-limit_reached"><code>limit_reached</code></a></p>


</dd></div><div>
<dt><span class="status s4">412</span></dt>
<dd>
<p>The version of the document is not in <code>If-Match</code>. Weak ETags, such as the <a href="#header-ETag-ContractETag"><code>ETag</code></a> of this document, never match.</p>
<p class="codes"><a href="#error-version_mismatch"><code>version_mismatch</code></a></p>


</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The quota is exhausted, or the server received too many invalid keys from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>


</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>The server has a fault.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>


</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The server cannot execute the request at the moment.</p>
<p class="codes"><a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>


</dd></div></dl>
<details class="headers"><summary>Headers of several answers</summary>
<ul><li><a href="#header-Request-Id-RequestId">Request-Id</a> each</li><li><a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a> each</li><li><a href="#header-Cache-Control-PrivateNoCache">Cache-Control</a> 200 304</li><li><a href="#header-RateLimit">RateLimit</a> 200 304 400 403 412 429 500 503</li><li><a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a> 200 304 400 403 412 429 500 503</li><li><a href="#header-ETag-ContractETag">ETag</a> 200 304</li><li><a href="#header-Cache-Control-NoStore">Cache-Control</a> 400 401 403 412 429 500 503</li><li><a href="#header-Retry-After-RetryAfter">Retry-After</a> 429 503</li></ul></details>
</div>
<div class="trying">
<div class="card request">
<figure class="examples">
<figcaption>Request</figcaption>
<pre id="getContractOpenapiYaml-curl" data-example="curl"><code data-language="sh">curl -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; \\
  http://127.0.0.1:3000/v1/contract/openapi.yaml</code></pre>
<pre id="getContractOpenapiYaml-javascript" data-example="javascript"><code data-language="js">const response = await fetch(&#39;http://127.0.0.1:3000/v1/contract/openapi.yaml&#39;, {
  headers: {
    &#39;x-api-key&#39;: process.env.KEY,
  },
});
console.log(response.status, await response.text());</code></pre>
<pre id="getContractOpenapiYaml-python" data-example="python"><code data-language="python">import os
import urllib.request

request = urllib.request.Request(
    &#34;http://127.0.0.1:3000/v1/contract/openapi.yaml&#34;,
    headers={
        &#34;x-api-key&#34;: os.environ[&#34;KEY&#34;],
    },
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="GET" data-path="/v1/contract/openapi.yaml" data-secured aria-label="Try getContractOpenapiYaml">
<div class="field"><label for="try-getContractOpenapiYaml-If-Match"><code>If-Match</code> <span class="place">header</span></label><input id="try-getContractOpenapiYaml-If-Match" name="If-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>
<div class="field"><label for="try-getContractOpenapiYaml-If-None-Match"><code>If-None-Match</code> <span class="place">header</span></label><input id="try-getContractOpenapiYaml-If-None-Match" name="If-None-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>

<p class="reminder">Enter an <a href="#api-key">API key</a> first.</p>
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
  &#34;info&#34;: {
    &#34;title&#34;: &#34;rowfeed&#34;,
    &#34;version&#34;: &#34;0.1.0&#34;,
    &#34;x-contract&#34;: &#34;5u3xw0hGqk2v&#34;
  },
  &#34;paths&#34;: {}
}</code></pre>
</figure>

</div>
</section>
<section class="operation" id="getContractOpenapi30Json" aria-labelledby="getContractOpenapi30Json-title">
<header>
<h3 id="getContractOpenapi30Json-title"><a href="#getContractOpenapi30Json">Get the typed OpenAPI contract in version 3.0.3</a></h3>
<p class="route"><span class="method get">GET</span> <code>/v1/contract/openapi-3.0.json</code></p>
<p class="facts"><code>getContractOpenapi30Json</code> &#183; any key</p>
</header>
<div class="reading">
<p>Returns the same contract for generators that do not support OpenAPI 3.1, or that are strict. If OpenAPI 3.0 cannot express a rule of a schema, this form describes the schema less strictly.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>If-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Versions from <a href="#header-ETag-ContractETag"><code>ETag</code></a>, separated by commas, or <code>*</code> for any version. The server executes the request only if the current version is one of them. Otherwise, it returns 412. Weak ETags (<code>W/&#34;...&#34;</code>) never match.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div>
<dt><code>If-None-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Versions from <a href="#header-ETag-ContractETag"><code>ETag</code></a>, separated by commas, or <code>*</code> for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks <code>If-Match</code> first.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The document.</p>

<p class="media"><code>application/json</code> <a href="#schema-OpenapiDocument">OpenapiDocument</a> <span class="limits">object &#183; any further members</span></p>

</dd></div><div>
<dt><span class="status s3">304</span></dt>
<dd>
<p>The document still has one of the versions in <code>If-None-Match</code>.</p>



</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter is invalid, or the request contains two different keys.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>


</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">403</span></dt>
<dd>
<p>More than 1,000 collections that the key can use have a schema, or the document would be larger than 16 MiB. A key that is limited to some of these collections gets a document of only those.</p>
<p class="codes"><a href="#error-limit_reached"><code>limit_reached</code></a></p>


</dd></div><div>
<dt><span class="status s4">412</span></dt>
<dd>
<p>The version of the document is not in <code>If-Match</code>. Weak ETags, such as the <a href="#header-ETag-ContractETag"><code>ETag</code></a> of this document, never match.</p>
<p class="codes"><a href="#error-version_mismatch"><code>version_mismatch</code></a></p>


</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The quota is exhausted, or the server received too many invalid keys from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>


</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>The server has a fault.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>


</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The server cannot execute the request at the moment.</p>
<p class="codes"><a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>


</dd></div></dl>
<details class="headers"><summary>Headers of several answers</summary>
<ul><li><a href="#header-Request-Id-RequestId">Request-Id</a> each</li><li><a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a> each</li><li><a href="#header-Cache-Control-PrivateNoCache">Cache-Control</a> 200 304</li><li><a href="#header-RateLimit">RateLimit</a> 200 304 400 403 412 429 500 503</li><li><a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a> 200 304 400 403 412 429 500 503</li><li><a href="#header-ETag-ContractETag">ETag</a> 200 304</li><li><a href="#header-Cache-Control-NoStore">Cache-Control</a> 400 401 403 412 429 500 503</li><li><a href="#header-Retry-After-RetryAfter">Retry-After</a> 429 503</li></ul></details>
</div>
<div class="trying">
<div class="card request">
<figure class="examples">
<figcaption>Request</figcaption>
<pre id="getContractOpenapi30Json-curl" data-example="curl"><code data-language="sh">curl -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; \\
  http://127.0.0.1:3000/v1/contract/openapi-3.0.json</code></pre>
<pre id="getContractOpenapi30Json-javascript" data-example="javascript"><code data-language="js">const response = await fetch(&#39;http://127.0.0.1:3000/v1/contract/openapi-3.0.json&#39;, {
  headers: {
    &#39;x-api-key&#39;: process.env.KEY,
  },
});
console.log(response.status, await response.text());</code></pre>
<pre id="getContractOpenapi30Json-python" data-example="python"><code data-language="python">import os
import urllib.request

request = urllib.request.Request(
    &#34;http://127.0.0.1:3000/v1/contract/openapi-3.0.json&#34;,
    headers={
        &#34;x-api-key&#34;: os.environ[&#34;KEY&#34;],
    },
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="GET" data-path="/v1/contract/openapi-3.0.json" data-secured aria-label="Try getContractOpenapi30Json">
<div class="field"><label for="try-getContractOpenapi30Json-If-Match"><code>If-Match</code> <span class="place">header</span></label><input id="try-getContractOpenapi30Json-If-Match" name="If-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>
<div class="field"><label for="try-getContractOpenapi30Json-If-None-Match"><code>If-None-Match</code> <span class="place">header</span></label><input id="try-getContractOpenapi30Json-If-None-Match" name="If-None-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>

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
  &#34;openapi&#34;: &#34;3.0.3&#34;,
  &#34;info&#34;: {
    &#34;title&#34;: &#34;rowfeed&#34;,
    &#34;version&#34;: &#34;0.1.0&#34;,
    &#34;x-contract&#34;: &#34;5u3xw0hGqk2v&#34;
  },
  &#34;paths&#34;: {}
}</code></pre>
</figure>

</div>
</section>
<section class="operation" id="getContractAsyncapiJson" aria-labelledby="getContractAsyncapiJson-title">
<header>
<h3 id="getContractAsyncapiJson-title"><a href="#getContractAsyncapiJson">Get the typed AsyncAPI contract as JSON</a></h3>
<p class="route"><span class="method get">GET</span> <code>/v1/contract/asyncapi.json</code></p>
<p class="facts"><code>getContractAsyncapiJson</code> &#183; any key</p>
</header>
<div class="reading">
<p>Returns the AsyncAPI 3.0 document of this server with typed channels. Each collection that has a schema and that the key can use has its own channel, whose frames describe its rows. Any valid key can send this request, regardless of its scopes.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>If-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Versions from <a href="#header-ETag-ContractETag"><code>ETag</code></a>, separated by commas, or <code>*</code> for any version. The server executes the request only if the current version is one of them. Otherwise, it returns 412. Weak ETags (<code>W/&#34;...&#34;</code>) never match.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div>
<dt><code>If-None-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Versions from <a href="#header-ETag-ContractETag"><code>ETag</code></a>, separated by commas, or <code>*</code> for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks <code>If-Match</code> first.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The document.</p>

<p class="media"><code>application/json</code> <a href="#schema-AsyncapiDocument">AsyncapiDocument</a> <span class="limits">object &#183; any further members</span></p>

</dd></div><div>
<dt><span class="status s3">304</span></dt>
<dd>
<p>The document still has one of the versions in <code>If-None-Match</code>.</p>



</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter is invalid, or the request contains two different keys.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>


</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">403</span></dt>
<dd>
<p>More than 1,000 collections that the key can use have a schema, or the document would be larger than 16 MiB. A key that is limited to some of these collections gets a document of only those.</p>
<p class="codes"><a href="#error-limit_reached"><code>limit_reached</code></a></p>


</dd></div><div>
<dt><span class="status s4">412</span></dt>
<dd>
<p>The version of the document is not in <code>If-Match</code>. Weak ETags, such as the <a href="#header-ETag-ContractETag"><code>ETag</code></a> of this document, never match.</p>
<p class="codes"><a href="#error-version_mismatch"><code>version_mismatch</code></a></p>


</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The quota is exhausted, or the server received too many invalid keys from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>


</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>The server has a fault.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>


</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The server cannot execute the request at the moment.</p>
<p class="codes"><a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>


</dd></div></dl>
<details class="headers"><summary>Headers of several answers</summary>
<ul><li><a href="#header-Request-Id-RequestId">Request-Id</a> each</li><li><a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a> each</li><li><a href="#header-Cache-Control-PrivateNoCache">Cache-Control</a> 200 304</li><li><a href="#header-RateLimit">RateLimit</a> 200 304 400 403 412 429 500 503</li><li><a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a> 200 304 400 403 412 429 500 503</li><li><a href="#header-ETag-ContractETag">ETag</a> 200 304</li><li><a href="#header-Cache-Control-NoStore">Cache-Control</a> 400 401 403 412 429 500 503</li><li><a href="#header-Retry-After-RetryAfter">Retry-After</a> 429 503</li></ul></details>
</div>
<div class="trying">
<div class="card request">
<figure class="examples">
<figcaption>Request</figcaption>
<pre id="getContractAsyncapiJson-curl" data-example="curl"><code data-language="sh">curl -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; \\
  http://127.0.0.1:3000/v1/contract/asyncapi.json</code></pre>
<pre id="getContractAsyncapiJson-javascript" data-example="javascript"><code data-language="js">const response = await fetch(&#39;http://127.0.0.1:3000/v1/contract/asyncapi.json&#39;, {
  headers: {
    &#39;x-api-key&#39;: process.env.KEY,
  },
});
console.log(response.status, await response.text());</code></pre>
<pre id="getContractAsyncapiJson-python" data-example="python"><code data-language="python">import os
import urllib.request

request = urllib.request.Request(
    &#34;http://127.0.0.1:3000/v1/contract/asyncapi.json&#34;,
    headers={
        &#34;x-api-key&#34;: os.environ[&#34;KEY&#34;],
    },
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="GET" data-path="/v1/contract/asyncapi.json" data-secured aria-label="Try getContractAsyncapiJson">
<div class="field"><label for="try-getContractAsyncapiJson-If-Match"><code>If-Match</code> <span class="place">header</span></label><input id="try-getContractAsyncapiJson-If-Match" name="If-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>
<div class="field"><label for="try-getContractAsyncapiJson-If-None-Match"><code>If-None-Match</code> <span class="place">header</span></label><input id="try-getContractAsyncapiJson-If-None-Match" name="If-None-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>

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
  &#34;asyncapi&#34;: &#34;3.0.0&#34;,
  &#34;info&#34;: {
    &#34;title&#34;: &#34;rowfeed&#34;,
    &#34;version&#34;: &#34;0.1.0&#34;,
    &#34;x-contract&#34;: &#34;5u3xw0hGqk2v&#34;
  }
}</code></pre>
</figure>

</div>
</section>
<section class="operation" id="getContractAsyncapiYaml" aria-labelledby="getContractAsyncapiYaml-title">
<header>
<h3 id="getContractAsyncapiYaml-title"><a href="#getContractAsyncapiYaml">Get the typed AsyncAPI contract as YAML</a></h3>
<p class="route"><span class="method get">GET</span> <code>/v1/contract/asyncapi.yaml</code></p>
<p class="facts"><code>getContractAsyncapiYaml</code> &#183; any key</p>
</header>
<div class="reading">
<p>Returns the document of <a href="#getContractAsyncapiJson"><code>getContractAsyncapiJson</code></a> as YAML.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>If-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Versions from <a href="#header-ETag-ContractETag"><code>ETag</code></a>, separated by commas, or <code>*</code> for any version. The server executes the request only if the current version is one of them. Otherwise, it returns 412. Weak ETags (<code>W/&#34;...&#34;</code>) never match.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div>
<dt><code>If-None-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Versions from <a href="#header-ETag-ContractETag"><code>ETag</code></a>, separated by commas, or <code>*</code> for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks <code>If-Match</code> first.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The document.</p>

<p class="media"><code>application/yaml</code> <a href="#schema-AsyncapiDocument">AsyncapiDocument</a></p>

</dd></div><div>
<dt><span class="status s3">304</span></dt>
<dd>
<p>The document still has one of the versions in <code>If-None-Match</code>.</p>



</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter is invalid, or the request contains two different keys.</p>
<p class="codes"><a href="#error-credentials_conflict"><code>credentials_conflict</code></a> <a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>


</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">403</span></dt>
<dd>
<p>More than 1,000 collections that the key can use have a schema, or the document would be larger than 16 MiB. A key that is limited to some of these collections gets a document of only those.</p>
<p class="codes"><a href="#error-limit_reached"><code>limit_reached</code></a></p>


</dd></div><div>
<dt><span class="status s4">412</span></dt>
<dd>
<p>The version of the document is not in <code>If-Match</code>. Weak ETags, such as the <a href="#header-ETag-ContractETag"><code>ETag</code></a> of this document, never match.</p>
<p class="codes"><a href="#error-version_mismatch"><code>version_mismatch</code></a></p>


</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The quota is exhausted, or the server received too many invalid keys from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>


</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>The server has a fault.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>


</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The server cannot execute the request at the moment.</p>
<p class="codes"><a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>


</dd></div></dl>
<details class="headers"><summary>Headers of several answers</summary>
<ul><li><a href="#header-Request-Id-RequestId">Request-Id</a> each</li><li><a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a> each</li><li><a href="#header-Cache-Control-PrivateNoCache">Cache-Control</a> 200 304</li><li><a href="#header-RateLimit">RateLimit</a> 200 304 400 403 412 429 500 503</li><li><a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a> 200 304 400 403 412 429 500 503</li><li><a href="#header-ETag-ContractETag">ETag</a> 200 304</li><li><a href="#header-Cache-Control-NoStore">Cache-Control</a> 400 401 403 412 429 500 503</li><li><a href="#header-Retry-After-RetryAfter">Retry-After</a> 429 503</li></ul></details>
</div>
<div class="trying">
<div class="card request">
<figure class="examples">
<figcaption>Request</figcaption>
<pre id="getContractAsyncapiYaml-curl" data-example="curl"><code data-language="sh">curl -w &#39;\\n&#39; -H &#34;x-api-key: $KEY&#34; \\
  http://127.0.0.1:3000/v1/contract/asyncapi.yaml</code></pre>
<pre id="getContractAsyncapiYaml-javascript" data-example="javascript"><code data-language="js">const response = await fetch(&#39;http://127.0.0.1:3000/v1/contract/asyncapi.yaml&#39;, {
  headers: {
    &#39;x-api-key&#39;: process.env.KEY,
  },
});
console.log(response.status, await response.text());</code></pre>
<pre id="getContractAsyncapiYaml-python" data-example="python"><code data-language="python">import os
import urllib.request

request = urllib.request.Request(
    &#34;http://127.0.0.1:3000/v1/contract/asyncapi.yaml&#34;,
    headers={
        &#34;x-api-key&#34;: os.environ[&#34;KEY&#34;],
    },
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="GET" data-path="/v1/contract/asyncapi.yaml" data-secured aria-label="Try getContractAsyncapiYaml">
<div class="field"><label for="try-getContractAsyncapiYaml-If-Match"><code>If-Match</code> <span class="place">header</span></label><input id="try-getContractAsyncapiYaml-If-Match" name="If-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>
<div class="field"><label for="try-getContractAsyncapiYaml-If-None-Match"><code>If-None-Match</code> <span class="place">header</span></label><input id="try-getContractAsyncapiYaml-If-None-Match" name="If-None-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>

<p class="reminder">Enter an <a href="#api-key">API key</a> first.</p>
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
  &#34;info&#34;: {
    &#34;title&#34;: &#34;rowfeed&#34;,
    &#34;version&#34;: &#34;0.1.0&#34;,
    &#34;x-contract&#34;: &#34;5u3xw0hGqk2v&#34;
  }
}</code></pre>
</figure>

</div>
</section>
<section class="operation" id="getRoot" aria-labelledby="getRoot-title">
<header>
<h3 id="getRoot-title"><a href="#getRoot">Redirect to the console</a></h3>
<p class="route"><span class="method get">GET</span> <code>/</code></p>
<p class="facts"><code>getRoot</code> &#183; no key needed</p>
</header>
<div class="reading">
<p>Redirects to the console, so that a browser that opens the root address shows a page.</p>




<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s3">302</span></dt>
<dd>
<p>The response redirects to the console.</p>


<p class="headers">Headers: <a href="#header-Cache-Control-NoCache">Cache-Control</a>, <a href="#header-Location-ConsoleLocation">Location</a></p>
</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>The request has a parameter, but this operation does not accept any.</p>
<p class="codes"><a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-Cache-Control-NoStore">Cache-Control</a></p>
</dd></div></dl>
<details class="headers"><summary>Headers of several answers</summary>
<ul><li><a href="#header-Request-Id-RequestId">Request-Id</a> each</li><li><a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a> each</li></ul></details>
</div>
<div class="trying">
<div class="card request">
<figure class="examples">
<figcaption>Request</figcaption>
<pre id="getRoot-curl" data-example="curl"><code data-language="sh">curl -w &#39;\\n&#39; http://127.0.0.1:3000/</code></pre>
<pre id="getRoot-javascript" data-example="javascript"><code data-language="js">const response = await fetch(&#39;http://127.0.0.1:3000/&#39;);
console.log(response.status, await response.text());</code></pre>
<pre id="getRoot-python" data-example="python"><code data-language="python">import urllib.request

request = urllib.request.Request(
    &#34;http://127.0.0.1:3000/&#34;,
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())</code></pre>
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
<p>Returns a page to view live collections, edit rows, create and revoke keys, and view the usage. The page is a client of this API. It does not load anything from other origins, and it stores the key only in memory.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>Accept-Encoding</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>The content codings that the client supports. HTTP libraries send this header automatically (<a href="https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3">RFC 9110</a>). The server uses the coding that the client prefers. If the client has no preference, the server prefers <code>br</code> to <code>gzip</code>, and both to no coding.</dd>
<dd class="limits">at most 1024 characters &#183; for example <code>gzip</code></dd>
</div>
<div>
<dt><code>If-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Versions from <a href="#header-ETag-ContractETag"><code>ETag</code></a>, separated by commas, or <code>*</code> for any version. The server executes the request only if the current version is one of them. Otherwise, it returns 412. Weak ETags (<code>W/&#34;...&#34;</code>) never match.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div>
<dt><code>If-None-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Versions from <a href="#header-ETag-ContractETag"><code>ETag</code></a>, separated by commas, or <code>*</code> for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks <code>If-Match</code> first.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The page.</p>

<p class="media"><code>text/html</code> <a href="#schema-HtmlPage">HtmlPage</a></p>
<p class="headers">Headers: <a href="#header-Content-Encoding-ContentEncoding">Content-Encoding</a>, <a href="#header-Content-Security-Policy-ContentSecurityPolicy">Content-Security-Policy</a></p>
</dd></div><div>
<dt><span class="status s3">304</span></dt>
<dd>
<p>The document still has one of the versions in <code>If-None-Match</code>.</p>



</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter is invalid.</p>
<p class="codes"><a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>


</dd></div><div>
<dt><span class="status s4">412</span></dt>
<dd>
<p>The version of the document is not in <code>If-Match</code>.</p>
<p class="codes"><a href="#error-version_mismatch"><code>version_mismatch</code></a></p>


</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>Clients without a key have too many unread responses, either from the same address or in total.</p>
<p class="codes"><a href="#error-overloaded"><code>overloaded</code></a></p>

<p class="headers">Headers: <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div></dl>
<details class="headers"><summary>Headers of several answers</summary>
<ul><li><a href="#header-Request-Id-RequestId">Request-Id</a> each</li><li><a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a> each</li><li><a href="#header-Cache-Control-NoCache">Cache-Control</a> 200 304</li><li><a href="#header-ETag-DocumentETag">ETag</a> 200 304</li><li><a href="#header-Vary-VaryEncoding">Vary</a> 200 304</li><li><a href="#header-Cache-Control-NoStore">Cache-Control</a> 400 412 503</li></ul></details>
</div>
<div class="trying">
<div class="card request">
<figure class="examples">
<figcaption>Request</figcaption>
<pre id="getConsole-curl" data-example="curl"><code data-language="sh">curl -w &#39;\\n&#39; http://127.0.0.1:3000/console</code></pre>
<pre id="getConsole-javascript" data-example="javascript"><code data-language="js">const response = await fetch(&#39;http://127.0.0.1:3000/console&#39;);
console.log(response.status, await response.text());</code></pre>
<pre id="getConsole-python" data-example="python"><code data-language="python">import urllib.request

request = urllib.request.Request(
    &#34;http://127.0.0.1:3000/console&#34;,
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())</code></pre>
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
<h3 id="getConsoleAsset-title"><a href="#getConsoleAsset">Get an asset of the console</a></h3>
<p class="route"><span class="method get">GET</span> <code>/console/<var>{asset}</var></code></p>
<p class="facts"><code>getConsoleAsset</code> &#183; no key needed</p>
</header>
<div class="reading">
<p>Returns a script or a style sheet of the console. The name of an asset depends on its content.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>asset</code> <span class="kind">string</span> <span class="place">path</span> <span class="required">required</span></dt>
<dd>The name of the asset, as the page refers to it. If the asset does not exist, the server returns 404.</dd>
<dd class="limits">1 to 64 characters &#183; for example <code>app-0123456789abcdefghijkl.js</code></dd>
</div>
<div>
<dt><code>Accept-Encoding</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>The content codings that the client supports. HTTP libraries send this header automatically (<a href="https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3">RFC 9110</a>). The server uses the coding that the client prefers. If the client has no preference, the server prefers <code>br</code> to <code>gzip</code>, and both to no coding.</dd>
<dd class="limits">at most 1024 characters &#183; for example <code>gzip</code></dd>
</div>
<div>
<dt><code>If-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Versions from <a href="#header-ETag-ContractETag"><code>ETag</code></a>, separated by commas, or <code>*</code> for any version. The server executes the request only if the current version is one of them. Otherwise, it returns 412. Weak ETags (<code>W/&#34;...&#34;</code>) never match.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div>
<dt><code>If-None-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Versions from <a href="#header-ETag-ContractETag"><code>ETag</code></a>, separated by commas, or <code>*</code> for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks <code>If-Match</code> first.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The asset.</p>

<p class="media"><code>text/javascript</code> <a href="#schema-SourceText">SourceText</a></p><p class="media"><code>text/css</code> <a href="#schema-SourceText">SourceText</a></p>
<p class="headers">Headers: <a href="#header-Content-Encoding-ContentEncoding">Content-Encoding</a></p>
</dd></div><div>
<dt><span class="status s3">304</span></dt>
<dd>
<p>The asset still has one of the versions in <code>If-None-Match</code>.</p>



</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter is invalid.</p>
<p class="codes"><a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>


</dd></div><div>
<dt><span class="status s4">404</span></dt>
<dd>
<p>The asset does not exist.</p>
<p class="codes"><a href="#error-route_not_found"><code>route_not_found</code></a></p>


</dd></div><div>
<dt><span class="status s4">412</span></dt>
<dd>
<p>The version of the document is not in <code>If-Match</code>.</p>
<p class="codes"><a href="#error-version_mismatch"><code>version_mismatch</code></a></p>


</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>Clients without a key have too many unread responses, either from the same address or in total.</p>
<p class="codes"><a href="#error-overloaded"><code>overloaded</code></a></p>

<p class="headers">Headers: <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div></dl>
<details class="headers"><summary>Headers of several answers</summary>
<ul><li><a href="#header-Request-Id-RequestId">Request-Id</a> each</li><li><a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a> each</li><li><a href="#header-Cache-Control-Immutable">Cache-Control</a> 200 304</li><li><a href="#header-ETag-DocumentETag">ETag</a> 200 304</li><li><a href="#header-Vary-VaryEncoding">Vary</a> 200 304</li><li><a href="#header-Cache-Control-NoStore">Cache-Control</a> 400 404 412 503</li></ul></details>
</div>
<div class="trying">
<div class="card request">
<figure class="examples">
<figcaption>Request</figcaption>
<pre id="getConsoleAsset-curl" data-example="curl"><code data-language="sh">curl -w &#39;\\n&#39; http://127.0.0.1:3000/console/app-0123456789abcdefghijkl.js</code></pre>
<pre id="getConsoleAsset-javascript" data-example="javascript"><code data-language="js">const response = await fetch(&#39;http://127.0.0.1:3000/console/app-0123456789abcdefghijkl.js&#39;);
console.log(response.status, await response.text());</code></pre>
<pre id="getConsoleAsset-python" data-example="python"><code data-language="python">import urllib.request

request = urllib.request.Request(
    &#34;http://127.0.0.1:3000/console/app-0123456789abcdefghijkl.js&#34;,
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())</code></pre>
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
<h3 id="getDocs-title"><a href="#getDocs">Open the reference of both contracts</a></h3>
<p class="route"><span class="method get">GET</span> <code>/docs</code></p>
<p class="facts"><code>getDocs</code> &#183; no key needed</p>
</header>
<div class="reading">
<p>Returns one page with both contracts, to read them and to try them with a key. The page does not load anything from other origins.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>Accept-Encoding</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>The content codings that the client supports. HTTP libraries send this header automatically (<a href="https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3">RFC 9110</a>). The server uses the coding that the client prefers. If the client has no preference, the server prefers <code>br</code> to <code>gzip</code>, and both to no coding.</dd>
<dd class="limits">at most 1024 characters &#183; for example <code>gzip</code></dd>
</div>
<div>
<dt><code>If-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Versions from <a href="#header-ETag-ContractETag"><code>ETag</code></a>, separated by commas, or <code>*</code> for any version. The server executes the request only if the current version is one of them. Otherwise, it returns 412. Weak ETags (<code>W/&#34;...&#34;</code>) never match.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div>
<dt><code>If-None-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Versions from <a href="#header-ETag-ContractETag"><code>ETag</code></a>, separated by commas, or <code>*</code> for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks <code>If-Match</code> first.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The page.</p>

<p class="media"><code>text/html</code> <a href="#schema-HtmlPage">HtmlPage</a></p>
<p class="headers">Headers: <a href="#header-Content-Encoding-ContentEncoding">Content-Encoding</a>, <a href="#header-Content-Security-Policy-ContentSecurityPolicy">Content-Security-Policy</a></p>
</dd></div><div>
<dt><span class="status s3">304</span></dt>
<dd>
<p>The document still has one of the versions in <code>If-None-Match</code>.</p>



</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter is invalid.</p>
<p class="codes"><a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>


</dd></div><div>
<dt><span class="status s4">412</span></dt>
<dd>
<p>The version of the document is not in <code>If-Match</code>.</p>
<p class="codes"><a href="#error-version_mismatch"><code>version_mismatch</code></a></p>


</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>Clients without a key have too many unread responses, either from the same address or in total.</p>
<p class="codes"><a href="#error-overloaded"><code>overloaded</code></a></p>

<p class="headers">Headers: <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div></dl>
<details class="headers"><summary>Headers of several answers</summary>
<ul><li><a href="#header-Request-Id-RequestId">Request-Id</a> each</li><li><a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a> each</li><li><a href="#header-Cache-Control-NoCache">Cache-Control</a> 200 304</li><li><a href="#header-ETag-DocumentETag">ETag</a> 200 304</li><li><a href="#header-Vary-VaryEncoding">Vary</a> 200 304</li><li><a href="#header-Cache-Control-NoStore">Cache-Control</a> 400 412 503</li></ul></details>
</div>
<div class="trying">
<div class="card request">
<figure class="examples">
<figcaption>Request</figcaption>
<pre id="getDocs-curl" data-example="curl"><code data-language="sh">curl -w &#39;\\n&#39; http://127.0.0.1:3000/docs</code></pre>
<pre id="getDocs-javascript" data-example="javascript"><code data-language="js">const response = await fetch(&#39;http://127.0.0.1:3000/docs&#39;);
console.log(response.status, await response.text());</code></pre>
<pre id="getDocs-python" data-example="python"><code data-language="python">import urllib.request

request = urllib.request.Request(
    &#34;http://127.0.0.1:3000/docs&#34;,
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())</code></pre>
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
<section class="operation" id="getDocsSearch" aria-labelledby="getDocsSearch-title">
<header>
<h3 id="getDocsSearch-title"><a href="#getDocsSearch">Get the search index of the documentation</a></h3>
<p class="route"><span class="method get">GET</span> <code>/docs/search.json</code></p>
<p class="facts"><code>getDocsSearch</code> &#183; no key needed</p>
</header>
<div class="reading">
<p>Returns every section of the contracts and the guides as plain text, with its address. The documentation pages search these sections in the browser. Other programs can use them too.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>Accept-Encoding</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>The content codings that the client supports. HTTP libraries send this header automatically (<a href="https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3">RFC 9110</a>). The server uses the coding that the client prefers. If the client has no preference, the server prefers <code>br</code> to <code>gzip</code>, and both to no coding.</dd>
<dd class="limits">at most 1024 characters &#183; for example <code>gzip</code></dd>
</div>
<div>
<dt><code>If-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Versions from <a href="#header-ETag-ContractETag"><code>ETag</code></a>, separated by commas, or <code>*</code> for any version. The server executes the request only if the current version is one of them. Otherwise, it returns 412. Weak ETags (<code>W/&#34;...&#34;</code>) never match.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div>
<dt><code>If-None-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Versions from <a href="#header-ETag-ContractETag"><code>ETag</code></a>, separated by commas, or <code>*</code> for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks <code>If-Match</code> first.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The sections, in the order of the pages.</p>

<p class="media"><code>application/json</code> <a href="#schema-DocsSections">DocsSections</a> <span class="limits">array of <a href="#schema-DocsSection">DocsSection</a></span></p>
<p class="headers">Headers: <a href="#header-Content-Encoding-ContentEncoding">Content-Encoding</a></p>
</dd></div><div>
<dt><span class="status s3">304</span></dt>
<dd>
<p>The document still has one of the versions in <code>If-None-Match</code>.</p>



</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter is invalid.</p>
<p class="codes"><a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>


</dd></div><div>
<dt><span class="status s4">412</span></dt>
<dd>
<p>The version of the document is not in <code>If-Match</code>.</p>
<p class="codes"><a href="#error-version_mismatch"><code>version_mismatch</code></a></p>


</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>Clients without a key have too many unread responses, either from the same address or in total.</p>
<p class="codes"><a href="#error-overloaded"><code>overloaded</code></a></p>

<p class="headers">Headers: <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div></dl>
<details class="headers"><summary>Headers of several answers</summary>
<ul><li><a href="#header-Request-Id-RequestId">Request-Id</a> each</li><li><a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a> each</li><li><a href="#header-Cache-Control-NoCache">Cache-Control</a> 200 304</li><li><a href="#header-ETag-DocumentETag">ETag</a> 200 304</li><li><a href="#header-Vary-VaryEncoding">Vary</a> 200 304</li><li><a href="#header-Cache-Control-NoStore">Cache-Control</a> 400 412 503</li></ul></details>
</div>
<div class="trying">
<div class="card request">
<figure class="examples">
<figcaption>Request</figcaption>
<pre id="getDocsSearch-curl" data-example="curl"><code data-language="sh">curl -w &#39;\\n&#39; http://127.0.0.1:3000/docs/search.json</code></pre>
<pre id="getDocsSearch-javascript" data-example="javascript"><code data-language="js">const response = await fetch(&#39;http://127.0.0.1:3000/docs/search.json&#39;);
console.log(response.status, await response.text());</code></pre>
<pre id="getDocsSearch-python" data-example="python"><code data-language="python">import urllib.request

request = urllib.request.Request(
    &#34;http://127.0.0.1:3000/docs/search.json&#34;,
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="GET" data-path="/docs/search.json" aria-label="Try getDocsSearch">
<div class="field"><label for="try-getDocsSearch-If-Match"><code>If-Match</code> <span class="place">header</span></label><input id="try-getDocsSearch-If-Match" name="If-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>
<div class="field"><label for="try-getDocsSearch-If-None-Match"><code>If-None-Match</code> <span class="place">header</span></label><input id="try-getDocsSearch-If-None-Match" name="If-None-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>


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
    &#34;title&#34;: &#34;Close codes&#34;,
    &#34;where&#34;: &#34;Errors&#34;,
    &#34;address&#34;: &#34;/docs/errors#close-codes&#34;,
    &#34;text&#34;: &#34;A feed ends with one of these codes.&#34;
  }
]</code></pre>
</figure>

</div>
</section>
<section class="operation" id="getLlmsText" aria-labelledby="getLlmsText-title">
<header>
<h3 id="getLlmsText-title"><a href="#getLlmsText">Get the list of the guides for language models</a></h3>
<p class="route"><span class="method get">GET</span> <code>/llms.txt</code></p>
<p class="facts"><code>getLlmsText</code> &#183; no key needed</p>
</header>
<div class="reading">
<p>Returns the titles, addresses and first sentences of all guides as Markdown, in the form of llmstxt.org. The addresses lead to the guides as Markdown.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>Accept-Encoding</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>The content codings that the client supports. HTTP libraries send this header automatically (<a href="https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3">RFC 9110</a>). The server uses the coding that the client prefers. If the client has no preference, the server prefers <code>br</code> to <code>gzip</code>, and both to no coding.</dd>
<dd class="limits">at most 1024 characters &#183; for example <code>gzip</code></dd>
</div>
<div>
<dt><code>If-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Versions from <a href="#header-ETag-ContractETag"><code>ETag</code></a>, separated by commas, or <code>*</code> for any version. The server executes the request only if the current version is one of them. Otherwise, it returns 412. Weak ETags (<code>W/&#34;...&#34;</code>) never match.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div>
<dt><code>If-None-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Versions from <a href="#header-ETag-ContractETag"><code>ETag</code></a>, separated by commas, or <code>*</code> for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks <code>If-Match</code> first.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The list.</p>

<p class="media"><code>text/plain; charset=utf-8</code> <a href="#schema-GuideText">GuideText</a></p>
<p class="headers">Headers: <a href="#header-Content-Encoding-ContentEncoding">Content-Encoding</a>, <a href="#header-Content-Security-Policy-ContentSecurityPolicy">Content-Security-Policy</a></p>
</dd></div><div>
<dt><span class="status s3">304</span></dt>
<dd>
<p>The document still has one of the versions in <code>If-None-Match</code>.</p>



</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter is invalid.</p>
<p class="codes"><a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>


</dd></div><div>
<dt><span class="status s4">412</span></dt>
<dd>
<p>The version of the document is not in <code>If-Match</code>.</p>
<p class="codes"><a href="#error-version_mismatch"><code>version_mismatch</code></a></p>


</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>Clients without a key have too many unread responses, either from the same address or in total.</p>
<p class="codes"><a href="#error-overloaded"><code>overloaded</code></a></p>

<p class="headers">Headers: <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div></dl>
<details class="headers"><summary>Headers of several answers</summary>
<ul><li><a href="#header-Request-Id-RequestId">Request-Id</a> each</li><li><a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a> each</li><li><a href="#header-Cache-Control-NoCache">Cache-Control</a> 200 304</li><li><a href="#header-ETag-DocumentETag">ETag</a> 200 304</li><li><a href="#header-Vary-VaryEncoding">Vary</a> 200 304</li><li><a href="#header-Cache-Control-NoStore">Cache-Control</a> 400 412 503</li></ul></details>
</div>
<div class="trying">
<div class="card request">
<figure class="examples">
<figcaption>Request</figcaption>
<pre id="getLlmsText-curl" data-example="curl"><code data-language="sh">curl -w &#39;\\n&#39; http://127.0.0.1:3000/llms.txt</code></pre>
<pre id="getLlmsText-javascript" data-example="javascript"><code data-language="js">const response = await fetch(&#39;http://127.0.0.1:3000/llms.txt&#39;);
console.log(response.status, await response.text());</code></pre>
<pre id="getLlmsText-python" data-example="python"><code data-language="python">import urllib.request

request = urllib.request.Request(
    &#34;http://127.0.0.1:3000/llms.txt&#34;,
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())</code></pre>
</figure>
<details>
<summary>Try it</summary>
<form data-method="GET" data-path="/llms.txt" aria-label="Try getLlmsText">
<div class="field"><label for="try-getLlmsText-If-Match"><code>If-Match</code> <span class="place">header</span></label><input id="try-getLlmsText-If-Match" name="If-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>
<div class="field"><label for="try-getLlmsText-If-None-Match"><code>If-None-Match</code> <span class="place">header</span></label><input id="try-getLlmsText-If-None-Match" name="If-None-Match" data-in="header" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="&#34;k3f9x2mq-1041&#34;"></div>


<button type="submit">Send GET</button>
</form>
<p class="outcome" role="status"></p>
<div class="answer"></div>
</details>
</div>

<figure class="card">
<figcaption><span class="status s2">200</span> text/plain; charset=utf-8</figcaption>
<pre><code data-language="text"># rowfeed

- [Errors](http://127.0.0.1:3000/docs/errors.md)
</code></pre>
</figure>

</div>
</section>
<section class="operation" id="getGuide" aria-labelledby="getGuide-title">
<header>
<h3 id="getGuide-title"><a href="#getGuide">Get a guide</a></h3>
<p class="route"><span class="method get">GET</span> <code>/docs/<var>{guide}</var></code></p>
<p class="facts"><code>getGuide</code> &#183; no key needed</p>
</header>
<div class="reading">
<p>Returns a page about one topic, such as operating the server or following a feed. <a href="#getDocs"><code>/docs</code></a> lists all guides. The page does not load anything from other origins. If the name ends with <code>.md</code>, the server returns the guide as Markdown.</p>

<h4>Parameters</h4>
<dl class="terms"><div>
<dt><code>guide</code> <span class="kind">string</span> <span class="place">path</span> <span class="required">required</span></dt>
<dd>The name of the guide. If the guide does not exist, the server returns 404.</dd>
<dd class="limits">1 to 64 characters &#183; for example <code>feed</code></dd>
</div>
<div>
<dt><code>Accept-Encoding</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>The content codings that the client supports. HTTP libraries send this header automatically (<a href="https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3">RFC 9110</a>). The server uses the coding that the client prefers. If the client has no preference, the server prefers <code>br</code> to <code>gzip</code>, and both to no coding.</dd>
<dd class="limits">at most 1024 characters &#183; for example <code>gzip</code></dd>
</div>
<div>
<dt><code>If-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Versions from <a href="#header-ETag-ContractETag"><code>ETag</code></a>, separated by commas, or <code>*</code> for any version. The server executes the request only if the current version is one of them. Otherwise, it returns 412. Weak ETags (<code>W/&#34;...&#34;</code>) never match.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div>
<dt><code>If-None-Match</code> <span class="kind">string</span> <span class="place">header</span></dt>
<dd>Versions from <a href="#header-ETag-ContractETag"><code>ETag</code></a>, separated by commas, or <code>*</code> for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks <code>If-Match</code> first.</dd>
<dd class="limits">at most 4096 characters &#183; matches <code>^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
</dl>


<h4>Answers</h4>
<dl class="answers"><div>
<dt><span class="status s2">200</span></dt>
<dd>
<p>The guide.</p>

<p class="media"><code>text/html</code> <a href="#schema-HtmlPage">HtmlPage</a></p><p class="media"><code>text/markdown; charset=utf-8</code> <a href="#schema-GuideText">GuideText</a></p>
<p class="headers">Headers: <a href="#header-Content-Encoding-ContentEncoding">Content-Encoding</a>, <a href="#header-Content-Security-Policy-ContentSecurityPolicy">Content-Security-Policy</a></p>
</dd></div><div>
<dt><span class="status s3">304</span></dt>
<dd>
<p>The document still has one of the versions in <code>If-None-Match</code>.</p>



</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>A parameter is invalid.</p>
<p class="codes"><a href="#error-parameter_invalid"><code>parameter_invalid</code></a></p>


</dd></div><div>
<dt><span class="status s4">404</span></dt>
<dd>
<p>The guide does not exist.</p>
<p class="codes"><a href="#error-route_not_found"><code>route_not_found</code></a></p>


</dd></div><div>
<dt><span class="status s4">412</span></dt>
<dd>
<p>The version of the document is not in <code>If-Match</code>.</p>
<p class="codes"><a href="#error-version_mismatch"><code>version_mismatch</code></a></p>


</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>Clients without a key have too many unread responses, either from the same address or in total.</p>
<p class="codes"><a href="#error-overloaded"><code>overloaded</code></a></p>

<p class="headers">Headers: <a href="#header-Retry-After-RetryAfter">Retry-After</a></p>
</dd></div></dl>
<details class="headers"><summary>Headers of several answers</summary>
<ul><li><a href="#header-Request-Id-RequestId">Request-Id</a> each</li><li><a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a> each</li><li><a href="#header-Cache-Control-NoCache">Cache-Control</a> 200 304</li><li><a href="#header-ETag-DocumentETag">ETag</a> 200 304</li><li><a href="#header-Vary-VaryEncoding">Vary</a> 200 304</li><li><a href="#header-Cache-Control-NoStore">Cache-Control</a> 400 404 412 503</li></ul></details>
</div>
<div class="trying">
<div class="card request">
<figure class="examples">
<figcaption>Request</figcaption>
<pre id="getGuide-curl" data-example="curl"><code data-language="sh">curl -w &#39;\\n&#39; http://127.0.0.1:3000/docs/feed</code></pre>
<pre id="getGuide-javascript" data-example="javascript"><code data-language="js">const response = await fetch(&#39;http://127.0.0.1:3000/docs/feed&#39;);
console.log(response.status, await response.text());</code></pre>
<pre id="getGuide-python" data-example="python"><code data-language="python">import urllib.request

request = urllib.request.Request(
    &#34;http://127.0.0.1:3000/docs/feed&#34;,
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())</code></pre>
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
<pre><code data-language="text">&#60;!doctype html&#62;&#60;html lang=&#34;en&#34;&#62;&#60;head&#62;&#60;title&#62;Change feed (WebSocket)&#60;/title&#62;&#60;/head&#62;&#60;body&#62;...&#60;/body&#62;&#60;/html&#62;</code></pre>
</figure>
<figure class="card">
<figcaption><span class="status s2">200</span> text/markdown; charset=utf-8</figcaption>
<pre><code data-language="text"># Change feed (WebSocket)

The feed is a WebSocket connection that sends every change.
</code></pre>
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
<td><strong>The request can&#39;t be parsed.</strong> The request line, a header or the WebSocket handshake is malformed, or the request has two <code>Host</code> or two <code>Content-Type</code> headers.<details><summary>Example</summary><pre><code data-language="json">{
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
<td><strong>The API keys differ.</strong> The request contains API keys in more than one place, and they differ.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:credentials_conflict&#34;,
  &#34;title&#34;: &#34;The API keys differ&#34;,
  &#34;status&#34;: 400,
  &#34;detail&#34;: &#34;The request contains two different keys.&#34;,
  &#34;instance&#34;: &#34;/v1/collections&#34;,
  &#34;code&#34;: &#34;credentials_conflict&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-parameter_invalid">
<td><span class="status s4">400</span></td>
<th scope="row"><a href="#error-parameter_invalid"><code>parameter_invalid</code></a></th>
<td><strong>A parameter is invalid.</strong> A path, query or header parameter is missing, unknown, repeated or has an invalid value.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:parameter_invalid&#34;,
  &#34;title&#34;: &#34;A parameter is invalid&#34;,
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
<td><strong>The body is invalid.</strong> The body is JSON, but does not have the form that the operation requires.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:body_invalid&#34;,
  &#34;title&#34;: &#34;The body is invalid&#34;,
  &#34;status&#34;: 400,
  &#34;detail&#34;: &#34;/3/id must be omitted, because the server assigns ids.&#34;,
  &#34;instance&#34;: &#34;/v1/collections/notes/rows&#34;,
  &#34;code&#34;: &#34;body_invalid&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;,
  &#34;errors&#34;: [
    {
      &#34;pointer&#34;: &#34;/3/id&#34;,
      &#34;detail&#34;: &#34;must be omitted, because the server assigns ids&#34;
    }
  ]
}</code></pre></details></td></tr>
<tr id="error-page_too_large">
<td><span class="status s4">400</span></td>
<th scope="row"><a href="#error-page_too_large"><code>page_too_large</code></a></th>
<td><strong>The page is too large.</strong> The rows of this page are larger than 16 MiB in total. Request fewer rows with a smaller <code>limit</code>.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:page_too_large&#34;,
  &#34;title&#34;: &#34;The page is too large&#34;,
  &#34;status&#34;: 400,
  &#34;detail&#34;: &#34;The page is larger than 16 MiB. Request fewer rows.&#34;,
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
<td><strong>The list takes too long.</strong> The server stopped the query after 10 s, or after 5 s if the request has a <code>filter</code>, because no index serves it. In a large collection, sort by a field, or compare a field with a value in the filter.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:query_too_costly&#34;,
  &#34;title&#34;: &#34;The list takes too long&#34;,
  &#34;status&#34;: 400,
  &#34;detail&#34;: &#34;The server stopped the list after 5 s. No index can make it faster; compare a field with a value, or sort by a field.&#34;,
  &#34;instance&#34;: &#34;/v1/collections/notes/rows&#34;,
  &#34;code&#34;: &#34;query_too_costly&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;,
  &#34;errors&#34;: [
    {
      &#34;parameter&#34;: &#34;filter&#34;,
      &#34;detail&#34;: &#34;takes too long in a collection as large as this&#34;
    }
  ]
}</code></pre></details></td></tr>
<tr id="error-key_missing">
<td><span class="status s4">401</span></td>
<th scope="row"><a href="#error-key_missing"><code>key_missing</code></a></th>
<td><strong>An API key is required.</strong> The request does not contain an API key.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:key_missing&#34;,
  &#34;title&#34;: &#34;An API key is required&#34;,
  &#34;status&#34;: 401,
  &#34;detail&#34;: &#34;An API key is needed: send it as \\&#34;x-api-key: &#60;key&#62;\\&#34; or \\&#34;Authorization: Bearer &#60;key&#62;\\&#34;.&#34;,
  &#34;instance&#34;: &#34;/v1/collections&#34;,
  &#34;code&#34;: &#34;key_missing&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-key_invalid">
<td><span class="status s4">401</span></td>
<th scope="row"><a href="#error-key_invalid"><code>key_invalid</code></a></th>
<td><strong>The API key is invalid.</strong> The key is malformed, unknown, revoked or expired.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:key_invalid&#34;,
  &#34;title&#34;: &#34;The API key is invalid&#34;,
  &#34;status&#34;: 401,
  &#34;detail&#34;: &#34;The API key is not valid.&#34;,
  &#34;instance&#34;: &#34;/v1/collections&#34;,
  &#34;code&#34;: &#34;key_invalid&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-scope_insufficient">
<td><span class="status s4">403</span></td>
<th scope="row"><a href="#error-scope_insufficient"><code>scope_insufficient</code></a></th>
<td><strong>The API key does not allow this.</strong> The key does not have the scope for this operation, or it is limited to other collections.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:scope_insufficient&#34;,
  &#34;title&#34;: &#34;The API key does not allow this&#34;,
  &#34;status&#34;: 403,
  &#34;detail&#34;: &#34;This operation requires a key with the scope write.&#34;,
  &#34;instance&#34;: &#34;/v1/collections/notes/rows&#34;,
  &#34;code&#34;: &#34;scope_insufficient&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-grant_exceeded">
<td><span class="status s4">403</span></td>
<th scope="row"><a href="#error-grant_exceeded"><code>grant_exceeded</code></a></th>
<td><strong>The key does not have these permissions.</strong> The request would grant, update or revoke a permission that the requesting key does not have: a scope, a collection or a later expiry.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:grant_exceeded&#34;,
  &#34;title&#34;: &#34;The key does not have these permissions&#34;,
  &#34;status&#34;: 403,
  &#34;detail&#34;: &#34;Only a key with the scope write can grant or change this.&#34;,
  &#34;instance&#34;: &#34;/v1/keys&#34;,
  &#34;code&#34;: &#34;grant_exceeded&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-limit_reached">
<td><span class="status s4">403</span></td>
<th scope="row"><a href="#error-limit_reached"><code>limit_reached</code></a></th>
<td><strong>The storage limit of the plan is reached.</strong> The request would exceed a storage limit of the account&#39;s plan: collections, rows or bytes. The code is also used if all schemas of an account would exceed 1 MiB, or if a typed contract is too large. <code>detail</code> names the limit. The server did not store anything. Storage limits never prevent deletes, which free storage.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:limit_reached&#34;,
  &#34;title&#34;: &#34;The storage limit of the plan is reached&#34;,
  &#34;status&#34;: 403,
  &#34;detail&#34;: &#34;The plan starter allows 1,000 rows, and the account has 998; this adds 5.&#34;,
  &#34;instance&#34;: &#34;/v1/collections/notes/rows&#34;,
  &#34;code&#34;: &#34;limit_reached&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-origin_forbidden">
<td><span class="status s4">403</span></td>
<th scope="row"><a href="#error-origin_forbidden"><code>origin_forbidden</code></a></th>
<td><strong>The origin is not allowed.</strong> A web page of this origin cannot open the feed. <code>ROWFEED_CORS_ORIGIN</code> lists the allowed origins.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:origin_forbidden&#34;,
  &#34;title&#34;: &#34;The origin is not allowed&#34;,
  &#34;status&#34;: 403,
  &#34;detail&#34;: &#34;Web pages of this origin cannot open a feed. ROWFEED_CORS_ORIGIN lists the allowed origins.&#34;,
  &#34;instance&#34;: &#34;/ws&#34;,
  &#34;code&#34;: &#34;origin_forbidden&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-route_not_found">
<td><span class="status s4">404</span></td>
<th scope="row"><a href="#error-route_not_found"><code>route_not_found</code></a></th>
<td><strong>The route does not exist.</strong> The server does not have this path. Paths are exact and do not end with a slash.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:route_not_found&#34;,
  &#34;title&#34;: &#34;The route does not exist&#34;,
  &#34;status&#34;: 404,
  &#34;detail&#34;: &#34;There is no asset app-0123456789abcdefghijkl.js.&#34;,
  &#34;instance&#34;: &#34;/console/app-0123456789abcdefghijkl.js&#34;,
  &#34;code&#34;: &#34;route_not_found&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-collection_not_found">
<td><span class="status s4">404</span></td>
<th scope="row"><a href="#error-collection_not_found"><code>collection_not_found</code></a></th>
<td><strong>The collection does not exist.</strong> The account does not have a collection with this name.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:collection_not_found&#34;,
  &#34;title&#34;: &#34;The collection does not exist&#34;,
  &#34;status&#34;: 404,
  &#34;detail&#34;: &#34;There is no collection notes.&#34;,
  &#34;instance&#34;: &#34;/v1/collections/notes/rows/7&#34;,
  &#34;code&#34;: &#34;collection_not_found&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-row_not_found">
<td><span class="status s4">404</span></td>
<th scope="row"><a href="#error-row_not_found"><code>row_not_found</code></a></th>
<td><strong>The row does not exist.</strong> The collection does not have a row with this id, or the row was deleted.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:row_not_found&#34;,
  &#34;title&#34;: &#34;The row does not exist&#34;,
  &#34;status&#34;: 404,
  &#34;detail&#34;: &#34;There is no row 7 in notes.&#34;,
  &#34;instance&#34;: &#34;/v1/collections/notes/rows/7&#34;,
  &#34;code&#34;: &#34;row_not_found&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-schema_not_found">
<td><span class="status s4">404</span></td>
<th scope="row"><a href="#error-schema_not_found"><code>schema_not_found</code></a></th>
<td><strong>The collection has no schema.</strong> The collection does not have a schema, so its rows can have any supported values.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:schema_not_found&#34;,
  &#34;title&#34;: &#34;The collection has no schema&#34;,
  &#34;status&#34;: 404,
  &#34;detail&#34;: &#34;The collection notes has no schema.&#34;,
  &#34;instance&#34;: &#34;/v1/collections/notes/schema&#34;,
  &#34;code&#34;: &#34;schema_not_found&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-key_not_found">
<td><span class="status s4">404</span></td>
<th scope="row"><a href="#error-key_not_found"><code>key_not_found</code></a></th>
<td><strong>The key does not exist.</strong> The account does not have a key with this id.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:key_not_found&#34;,
  &#34;title&#34;: &#34;The key does not exist&#34;,
  &#34;status&#34;: 404,
  &#34;detail&#34;: &#34;There is no key key_4fZ8mQ2rTn6W.&#34;,
  &#34;instance&#34;: &#34;/v1/keys/key_4fZ8mQ2rTn6W&#34;,
  &#34;code&#34;: &#34;key_not_found&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-method_not_allowed">
<td><span class="status s4">405</span></td>
<th scope="row"><a href="#error-method_not_allowed"><code>method_not_allowed</code></a></th>
<td><strong>The route does not support this method.</strong> The path exists, but does not support this method. <a href="#header-Allow"><code>Allow</code></a> lists the supported methods.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:method_not_allowed&#34;,
  &#34;title&#34;: &#34;The route does not support this method&#34;,
  &#34;status&#34;: 405,
  &#34;detail&#34;: &#34;/v1/collections has GET, HEAD and POST, but not PUT.&#34;,
  &#34;instance&#34;: &#34;/v1/collections&#34;,
  &#34;code&#34;: &#34;method_not_allowed&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-request_timeout">
<td><span class="status s4">408</span></td>
<th scope="row"><a href="#error-request_timeout"><code>request_timeout</code></a></th>
<td><strong>The request took too long to arrive.</strong> The headers took more than 10 s to arrive, or the complete request more than 28 s.<details><summary>Example</summary><pre><code data-language="json">{
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
<td><strong>The collection already exists.</strong> The account already has a collection with this name.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:collection_exists&#34;,
  &#34;title&#34;: &#34;The collection already exists&#34;,
  &#34;status&#34;: 409,
  &#34;detail&#34;: &#34;The collection notes already exists.&#34;,
  &#34;instance&#34;: &#34;/v1/collections&#34;,
  &#34;code&#34;: &#34;collection_exists&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-key_ended">
<td><span class="status s4">409</span></td>
<th scope="row"><a href="#error-key_ended"><code>key_ended</code></a></th>
<td><strong>The key is revoked or expired.</strong> The key was revoked or has expired. It cannot be updated or rotated. Create a new key.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:key_ended&#34;,
  &#34;title&#34;: &#34;The key is revoked or expired&#34;,
  &#34;status&#34;: 409,
  &#34;detail&#34;: &#34;Key key_4fZ8mQ2rTn6W was revoked.&#34;,
  &#34;instance&#34;: &#34;/v1/keys/key_4fZ8mQ2rTn6W&#34;,
  &#34;code&#34;: &#34;key_ended&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-last_admin_key">
<td><span class="status s4">409</span></td>
<th scope="row"><a href="#error-last_admin_key"><code>last_admin_key</code></a></th>
<td><strong>The account needs an admin key.</strong> The key has the scope <code>admin</code> for all collections. No other key of the account has its scopes for all collections and lasts as long. It cannot be revoked, lose permissions or expire earlier. It can be rotated.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:last_admin_key&#34;,
  &#34;title&#34;: &#34;The account needs an admin key&#34;,
  &#34;status&#34;: 409,
  &#34;detail&#34;: &#34;Besides key_4fZ8mQ2rTn6W, the account has no key with the scope admin that has the same scopes for all collections and lasts as long. Create one first, or rotate this key.&#34;,
  &#34;instance&#34;: &#34;/v1/keys/key_4fZ8mQ2rTn6W&#34;,
  &#34;code&#34;: &#34;last_admin_key&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-too_many_keys">
<td><span class="status s4">409</span></td>
<th scope="row"><a href="#error-too_many_keys"><code>too_many_keys</code></a></th>
<td><strong>The account has too many keys.</strong> The account has 10,000 keys, including revoked and expired keys. The command <code>rowfeed keys create</code> can create more.<details><summary>Example</summary><pre><code data-language="json">{
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
<td><strong>The same request is in progress.</strong> Another request with this <code>Idempotency-Key</code> is in progress. Retry after one second.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:idempotency_in_progress&#34;,
  &#34;title&#34;: &#34;The same request is in progress&#34;,
  &#34;status&#34;: 409,
  &#34;detail&#34;: &#34;Another request with this Idempotency-Key is in progress.&#34;,
  &#34;instance&#34;: &#34;/v1/collections/notes/rows&#34;,
  &#34;code&#34;: &#34;idempotency_in_progress&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-schema_busy">
<td><span class="status s4">409</span></td>
<th scope="row"><a href="#error-schema_busy"><code>schema_busy</code></a></th>
<td><strong>The schema is being changed.</strong> Another request that sets or removes the schema of this collection is in progress.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:schema_busy&#34;,
  &#34;title&#34;: &#34;The schema is being changed&#34;,
  &#34;status&#34;: 409,
  &#34;detail&#34;: &#34;The schema of notes is being changed by another request.&#34;,
  &#34;instance&#34;: &#34;/v1/collections/notes/schema&#34;,
  &#34;code&#34;: &#34;schema_busy&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-rows_mismatch">
<td><span class="status s4">409</span></td>
<th scope="row"><a href="#error-rows_mismatch"><code>rows_mismatch</code></a></th>
<td><strong>Rows do not conform to the schema.</strong> The collection has rows that do not conform to the schema. <code>errors</code> names the first ten of them, and <code>checked</code> contains the number of rows that were checked. The server did not change anything.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:rows_mismatch&#34;,
  &#34;title&#34;: &#34;Rows do not conform to the schema&#34;,
  &#34;status&#34;: 409,
  &#34;detail&#34;: &#34;Rows of notes do not conform to the schema. The server did not change anything.&#34;,
  &#34;instance&#34;: &#34;/v1/collections/notes/schema&#34;,
  &#34;code&#34;: &#34;rows_mismatch&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;,
  &#34;errors&#34;: [
    {
      &#34;id&#34;: 7,
      &#34;pointer&#34;: &#34;/done&#34;,
      &#34;detail&#34;: &#34;must be true or false&#34;
    }
  ],
  &#34;checked&#34;: 8
}</code></pre></details></td></tr>
<tr id="error-too_many_rows">
<td><span class="status s4">409</span></td>
<th scope="row"><a href="#error-too_many_rows"><code>too_many_rows</code></a></th>
<td><strong>Too many rows match.</strong> More than <code>max_rows</code> rows match the <code>filter</code>, or the matching rows are larger than 4 MiB in total, before or after the change. The server did not change any row.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:too_many_rows&#34;,
  &#34;title&#34;: &#34;Too many rows match&#34;,
  &#34;status&#34;: 409,
  &#34;detail&#34;: &#34;The filter matches more rows than max_rows (50), or rows of more than 4 MiB in total. The server did not change any row.&#34;,
  &#34;instance&#34;: &#34;/v1/collections/notes/rows&#34;,
  &#34;code&#34;: &#34;too_many_rows&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-page_expired">
<td><span class="status s4">410</span></td>
<th scope="row"><a href="#error-page_expired"><code>page_expired</code></a></th>
<td><strong>The page token is no longer valid.</strong> The collection was deleted and created again since the server returned this value of <code>after</code>. Start again from the first page.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:page_expired&#34;,
  &#34;title&#34;: &#34;The page token is no longer valid&#34;,
  &#34;status&#34;: 410,
  &#34;detail&#34;: &#34;The collection was created again after the previous page. List it from the beginning.&#34;,
  &#34;instance&#34;: &#34;/v1/collections/notes/rows&#34;,
  &#34;code&#34;: &#34;page_expired&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-cursor_expired">
<td><span class="status s4">410</span></td>
<th scope="row"><a href="#error-cursor_expired"><code>cursor_expired</code></a></th>
<td><strong>The cursor is no longer valid.</strong> The changes after the cursor are not available. The cursor is older than the change log, is ahead of the collection, or belongs to an earlier collection of the same name. List the rows again, and continue from the cursor of the list.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:cursor_expired&#34;,
  &#34;title&#34;: &#34;The cursor is no longer valid&#34;,
  &#34;status&#34;: 410,
  &#34;detail&#34;: &#34;The changes after this cursor are not available. List the rows again, and continue from the cursor of the list.&#34;,
  &#34;instance&#34;: &#34;/v1/collections/notes/changes&#34;,
  &#34;code&#34;: &#34;cursor_expired&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-version_mismatch">
<td><span class="status s4">412</span></td>
<th scope="row"><a href="#error-version_mismatch"><code>version_mismatch</code></a></th>
<td><strong>The version does not match.</strong> The current version is not one of the versions in <code>If-Match</code>, or it is one of the versions in <code>If-None-Match</code>. Get the current version and try again.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:version_mismatch&#34;,
  &#34;title&#34;: &#34;The version does not match&#34;,
  &#34;status&#34;: 412,
  &#34;detail&#34;: &#34;The list has none of the versions in If-Match.&#34;,
  &#34;instance&#34;: &#34;/v1/collections/notes/rows&#34;,
  &#34;code&#34;: &#34;version_mismatch&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-body_too_large">
<td><span class="status s4">413</span></td>
<th scope="row"><a href="#error-body_too_large"><code>body_too_large</code></a></th>
<td><strong>The body is too large.</strong> The body is larger than 1 MiB.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:body_too_large&#34;,
  &#34;title&#34;: &#34;The body is too large&#34;,
  &#34;status&#34;: 413,
  &#34;detail&#34;: &#34;The body is larger than 1048576 bytes.&#34;,
  &#34;instance&#34;: &#34;/v1/collections/notes/rows&#34;,
  &#34;code&#34;: &#34;body_too_large&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-media_type_unsupported">
<td><span class="status s4">415</span></td>
<th scope="row"><a href="#error-media_type_unsupported"><code>media_type_unsupported</code></a></th>
<td><strong>The body&#39;s media type is not supported.</strong> <code>Content-Type</code> is missing or not supported by the operation, it has a charset other than UTF-8, or the body has a <a href="#header-Content-Encoding-ContentEncoding"><code>Content-Encoding</code></a>.<details><summary>Example</summary><pre><code data-language="json">{
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
<td><strong>A value can&#39;t be stored exactly.</strong> The body contains a value that the server cannot return unchanged, such as an integer that a double would change. Or a value exceeds a limit for rows. Other numbers are stored as the nearest double.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:value_unsupported&#34;,
  &#34;title&#34;: &#34;A value can&#39;t be stored exactly&#34;,
  &#34;status&#34;: 422,
  &#34;detail&#34;: &#34;The body contains values that the server cannot store unchanged.&#34;,
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
<tr id="error-schema_invalid">
<td><span class="status s4">422</span></td>
<th scope="row"><a href="#error-schema_invalid"><code>schema_invalid</code></a></th>
<td><strong>The schema is not supported.</strong> The body is not a JSON Schema, uses an unsupported keyword, or exceeds a limit for schemas. <code>errors</code> contains the places and the reasons.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:schema_invalid&#34;,
  &#34;title&#34;: &#34;The schema is not supported&#34;,
  &#34;status&#34;: 422,
  &#34;detail&#34;: &#34;The schema is not supported.&#34;,
  &#34;instance&#34;: &#34;/v1/collections/notes/schema&#34;,
  &#34;code&#34;: &#34;schema_invalid&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;,
  &#34;errors&#34;: [
    {
      &#34;pointer&#34;: &#34;/patternProperties&#34;,
      &#34;detail&#34;: &#34;is not a supported keyword&#34;
    }
  ]
}</code></pre></details></td></tr>
<tr id="error-row_invalid">
<td><span class="status s4">422</span></td>
<th scope="row"><a href="#error-row_invalid"><code>row_invalid</code></a></th>
<td><strong>The row does not conform to the schema.</strong> A row does not conform to the schema of its collection, either as sent or after the change. The server also returns this error if the validation would take more than 2 s. The server did not store anything.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:row_invalid&#34;,
  &#34;title&#34;: &#34;The row does not conform to the schema&#34;,
  &#34;status&#34;: 422,
  &#34;detail&#34;: &#34;Not every row would conform to the schema of notes.&#34;,
  &#34;instance&#34;: &#34;/v1/collections/notes/rows&#34;,
  &#34;code&#34;: &#34;row_invalid&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;,
  &#34;errors&#34;: [
    {
      &#34;pointer&#34;: &#34;/0/done&#34;,
      &#34;detail&#34;: &#34;must be true or false&#34;
    }
  ]
}</code></pre></details></td></tr>
<tr id="error-idempotency_key_reused">
<td><span class="status s4">422</span></td>
<th scope="row"><a href="#error-idempotency_key_reused"><code>idempotency_key_reused</code></a></th>
<td><strong>The idempotency key belongs to another request.</strong> The server executed another request with this <code>Idempotency-Key</code>: its method, path, query, media type, <code>If-Match</code>, <code>If-None-Match</code>, <code>Prefer</code> or body differs. A new request needs a new key.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:idempotency_key_reused&#34;,
  &#34;title&#34;: &#34;The idempotency key belongs to another request&#34;,
  &#34;status&#34;: 422,
  &#34;detail&#34;: &#34;This Idempotency-Key was already used for another request.&#34;,
  &#34;instance&#34;: &#34;/v1/collections/notes/rows&#34;,
  &#34;code&#34;: &#34;idempotency_key_reused&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-upgrade_required">
<td><span class="status s4">426</span></td>
<th scope="row"><a href="#error-upgrade_required"><code>upgrade_required</code></a></th>
<td><strong>This route requires a WebSocket connection.</strong> The request is not a WebSocket handshake.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:upgrade_required&#34;,
  &#34;title&#34;: &#34;This route requires a WebSocket connection&#34;,
  &#34;status&#34;: 426,
  &#34;detail&#34;: &#34;To open a feed, send a WebSocket handshake.&#34;,
  &#34;instance&#34;: &#34;/ws&#34;,
  &#34;code&#34;: &#34;upgrade_required&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-too_many_attempts">
<td><span class="status s4">429</span></td>
<th scope="row"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a></th>
<td><strong>Too many invalid keys.</strong> The server received more than 20 invalid keys from this address within a minute. Valid keys from this address are not affected.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:too_many_attempts&#34;,
  &#34;title&#34;: &#34;Too many invalid keys&#34;,
  &#34;status&#34;: 429,
  &#34;detail&#34;: &#34;This address sent too many invalid keys.&#34;,
  &#34;instance&#34;: &#34;/v1/collections&#34;,
  &#34;code&#34;: &#34;too_many_attempts&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-quota_exceeded">
<td><span class="status s4">429</span></td>
<th scope="row"><a href="#error-quota_exceeded"><code>quota_exceeded</code></a></th>
<td><strong>The quota is exhausted.</strong> The account has exhausted the quota of its plan for now. <code>detail</code> names the policy.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:quota_exceeded&#34;,
  &#34;title&#34;: &#34;The quota is exhausted&#34;,
  &#34;status&#34;: 429,
  &#34;detail&#34;: &#34;The plan starter allows 10000 requests per day (policy \\&#34;day\\&#34;). The next day starts at 2025-03-15T00:00:00.000Z.&#34;,
  &#34;instance&#34;: &#34;/v1/collections/notes/rows&#34;,
  &#34;code&#34;: &#34;quota_exceeded&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-too_many_sockets">
<td><span class="status s4">429</span></td>
<th scope="row"><a href="#error-too_many_sockets"><code>too_many_sockets</code></a></th>
<td><strong>Too many open feeds.</strong> The key or its account has as many open feeds on this instance as it can have. This maximum is lower while other accounts, or other keys of the account, have or request feeds.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:too_many_sockets&#34;,
  &#34;title&#34;: &#34;Too many open feeds&#34;,
  &#34;status&#34;: 429,
  &#34;detail&#34;: &#34;This key has 1000 open feeds, which is its maximum.&#34;,
  &#34;instance&#34;: &#34;/ws&#34;,
  &#34;code&#34;: &#34;too_many_sockets&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-headers_too_large">
<td><span class="status s4">431</span></td>
<th scope="row"><a href="#error-headers_too_large"><code>headers_too_large</code></a></th>
<td><strong>The headers are too large.</strong> The headers of the request are larger than 16 KiB.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:headers_too_large&#34;,
  &#34;title&#34;: &#34;The headers are too large&#34;,
  &#34;status&#34;: 431,
  &#34;detail&#34;: &#34;The headers are larger than 16384 bytes.&#34;,
  &#34;code&#34;: &#34;headers_too_large&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-internal_error">
<td><span class="status s5">500</span></td>
<th scope="row"><a href="#error-internal_error"><code>internal_error</code></a></th>
<td><strong>Internal server error.</strong> The server has a fault. It logs the fault with the <code>request_id</code>.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:internal_error&#34;,
  &#34;title&#34;: &#34;Internal server error&#34;,
  &#34;status&#34;: 500,
  &#34;detail&#34;: &#34;The server could not process this request.&#34;,
  &#34;instance&#34;: &#34;/v1/collections/notes/rows&#34;,
  &#34;code&#34;: &#34;internal_error&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-method_unknown">
<td><span class="status s5">501</span></td>
<th scope="row"><a href="#error-method_unknown"><code>method_unknown</code></a></th>
<td><strong>The method is not supported.</strong> The server does not support this method for any path. Methods are case-sensitive.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:method_unknown&#34;,
  &#34;title&#34;: &#34;The method is not supported&#34;,
  &#34;status&#34;: 501,
  &#34;detail&#34;: &#34;The server does not support this method. Methods are case-sensitive.&#34;,
  &#34;code&#34;: &#34;method_unknown&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-sockets_exhausted">
<td><span class="status s5">503</span></td>
<th scope="row"><a href="#error-sockets_exhausted"><code>sockets_exhausted</code></a></th>
<td><strong>The instance has too many open feeds.</strong> This instance has the maximum number of open feeds of all keys.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:sockets_exhausted&#34;,
  &#34;title&#34;: &#34;The instance has too many open feeds&#34;,
  &#34;status&#34;: 503,
  &#34;detail&#34;: &#34;This instance has the maximum number of open feeds.&#34;,
  &#34;instance&#34;: &#34;/ws&#34;,
  &#34;code&#34;: &#34;sockets_exhausted&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-index_building">
<td><span class="status s5">503</span></td>
<th scope="row"><a href="#error-index_building"><code>index_building</code></a></th>
<td><strong>An index is being created.</strong> The server is creating an index that the list needs. <code>index</code> contains how far it is, and <a href="#header-Retry-After-RetryAfter"><code>Retry-After</code></a> when to send the request again.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:index_building&#34;,
  &#34;title&#34;: &#34;An index is being created&#34;,
  &#34;status&#34;: 503,
  &#34;detail&#34;: &#34;The server is creating an index for this list, and 40 % are done. Retry in 12 s.&#34;,
  &#34;instance&#34;: &#34;/v1/collections/notes/rows&#34;,
  &#34;code&#34;: &#34;index_building&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;,
  &#34;index&#34;: {
    &#34;fields&#34;: [&#34;price&#34;],
    &#34;percent&#34;: 40,
    &#34;ready_in_s&#34;: 12
  }
}</code></pre></details></td></tr>
<tr id="error-database_unavailable">
<td><span class="status s5">503</span></td>
<th scope="row"><a href="#error-database_unavailable"><code>database_unavailable</code></a></th>
<td><strong>The database is not available.</strong> The database is unreachable, locked or failing. If <code>detail</code> reports it, the write may have been executed.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:database_unavailable&#34;,
  &#34;title&#34;: &#34;The database is not available&#34;,
  &#34;status&#34;: 503,
  &#34;detail&#34;: &#34;The database is not available at the moment.&#34;,
  &#34;instance&#34;: &#34;/v1/collections/notes/rows&#34;,
  &#34;code&#34;: &#34;database_unavailable&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-overloaded">
<td><span class="status s5">503</span></td>
<th scope="row"><a href="#error-overloaded"><code>overloaded</code></a></th>
<td><strong>The server is overloaded.</strong> Too much work is in progress, either in total or for one client. The server did not execute this request.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:overloaded&#34;,
  &#34;title&#34;: &#34;The server is overloaded&#34;,
  &#34;status&#34;: 503,
  &#34;detail&#34;: &#34;Too many requests are in progress.&#34;,
  &#34;instance&#34;: &#34;/v1/collections/notes/rows&#34;,
  &#34;code&#34;: &#34;overloaded&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-shutting_down">
<td><span class="status s5">503</span></td>
<th scope="row"><a href="#error-shutting_down"><code>shutting_down</code></a></th>
<td><strong>The server is shutting down.</strong> The instance is shutting down and rejects new requests. It did not execute this request.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:shutting_down&#34;,
  &#34;title&#34;: &#34;The server is shutting down&#34;,
  &#34;status&#34;: 503,
  &#34;detail&#34;: &#34;The server is shutting down.&#34;,
  &#34;instance&#34;: &#34;/v1/collections/notes/rows&#34;,
  &#34;code&#34;: &#34;shutting_down&#34;,
  &#34;request_id&#34;: &#34;b7c41e5a90d24f6f&#34;
}</code></pre></details></td></tr>
<tr id="error-storage_full">
<td><span class="status s5">507</span></td>
<th scope="row"><a href="#error-storage_full"><code>storage_full</code></a></th>
<td><strong>The disk is full.</strong> The database does not have enough space for the change. The server did not change anything, and reads still work.<details><summary>Example</summary><pre><code data-language="json">{
  &#34;type&#34;: &#34;urn:rowfeed:problem:storage_full&#34;,
  &#34;title&#34;: &#34;The disk is full&#34;,
  &#34;status&#34;: 507,
  &#34;detail&#34;: &#34;The storage is full. The server did not change anything.&#34;,
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
<p>The response to a preflight from an allowed origin, if cross-origin requests are enabled.</p>



</dd></div><div>
<dt><span class="status s4">400</span></dt>
<dd>
<p>The request is malformed or ambiguous (<a href="#error-request_malformed"><code>request_malformed</code></a>), or a request under <code>/v1</code> contains two different keys.</p>
<p class="codes"><a href="#error-request_malformed"><code>request_malformed</code></a> <a href="#error-credentials_conflict"><code>credentials_conflict</code></a></p>


</dd></div><div>
<dt><span class="status s4">401</span></dt>
<dd>
<p>The API key is missing or not valid.</p>
<p class="codes"><a href="#error-key_missing"><code>key_missing</code></a> <a href="#error-key_invalid"><code>key_invalid</code></a></p>

<p class="headers">Headers: <a href="#header-WWW-Authenticate-WwwAuthenticate">WWW-Authenticate</a></p>
</dd></div><div>
<dt><span class="status s4">404</span></dt>
<dd>
<p>The path does not exist. Under <code>/v1</code>, only requests with a valid key receive this response.</p>
<p class="codes"><a href="#error-route_not_found"><code>route_not_found</code></a></p>


</dd></div><div>
<dt><span class="status s4">405</span></dt>
<dd>
<p>The path exists, but does not support this method.</p>
<p class="codes"><a href="#error-method_not_allowed"><code>method_not_allowed</code></a></p>

<p class="headers">Headers: <a href="#header-Allow">Allow</a></p>
</dd></div><div>
<dt><span class="status s4">408</span></dt>
<dd>
<p>The request took too long to arrive. The server closes the connection.</p>
<p class="codes"><a href="#error-request_timeout"><code>request_timeout</code></a></p>


</dd></div><div>
<dt><span class="status s4">429</span></dt>
<dd>
<p>The quota is exhausted, or the server received too many invalid keys from this address.</p>
<p class="codes"><a href="#error-too_many_attempts"><code>too_many_attempts</code></a> <a href="#error-quota_exceeded"><code>quota_exceeded</code></a></p>


</dd></div><div>
<dt><span class="status s4">431</span></dt>
<dd>
<p>The headers are too large. The server closes the connection.</p>
<p class="codes"><a href="#error-headers_too_large"><code>headers_too_large</code></a></p>


</dd></div><div>
<dt><span class="status s5">500</span></dt>
<dd>
<p>The server has a fault.</p>
<p class="codes"><a href="#error-internal_error"><code>internal_error</code></a></p>


</dd></div><div>
<dt><span class="status s5">501</span></dt>
<dd>
<p>The server does not support this method for any path. It closes the connection.</p>
<p class="codes"><a href="#error-method_unknown"><code>method_unknown</code></a></p>


</dd></div><div>
<dt><span class="status s5">503</span></dt>
<dd>
<p>The server cannot execute the request at the moment.</p>
<p class="codes"><a href="#error-database_unavailable"><code>database_unavailable</code></a> <a href="#error-overloaded"><code>overloaded</code></a> <a href="#error-shutting_down"><code>shutting_down</code></a></p>


</dd></div></dl>
<details class="headers"><summary>Headers of several answers</summary>
<ul><li><a href="#header-Request-Id-RequestId">Request-Id</a> each</li><li><a href="#header-X-Content-Type-Options-NoSniff">X-Content-Type-Options</a> each</li><li><a href="#header-Cache-Control-NoStore">Cache-Control</a> 400 401 404 405 408 429 431 500 501 503</li><li><a href="#header-RateLimit">RateLimit</a> 404 405 429 500 503</li><li><a href="#header-RateLimit-Policy-RateLimitPolicy">RateLimit-Policy</a> 404 405 429 500 503</li><li><a href="#header-Retry-After-RetryAfter">Retry-After</a> 429 503</li></ul></details>
</section>
<section class="shared" id="headers" aria-labelledby="headers-title">
<h2 id="headers-title"><a href="#headers">Headers of answers</a></h2>
<p class="lead">What is marked with &#8220;always&#8221; is on every answer that lists it.</p>
<dl class="terms"><div id="header-Accept-AcceptedTypes">
<dt><code>Accept</code> <span class="kind">string</span></dt>
<dd>The media types that the operation accepts for its body. Absent if the body has a content coding.</dd>
<dd class="limits">for example <code>application/json</code></dd>
</div>
<div id="header-Accept-Encoding-AcceptedCodings">
<dt><code>Accept-Encoding</code> <span class="kind">string</span></dt>
<dd>The content codings that the server accepts for a body (<a href="https://www.rfc-editor.org/rfc/rfc9110#section-15.5.16">RFC 9110</a>). Present only if the body has another content coding.</dd>
<dd class="limits">for example <code>identity</code></dd>
</div>
<div id="header-Accept-Patch-AcceptedPatches">
<dt><code>Accept-Patch</code> <span class="kind">string</span></dt>
<dd>The media types that the operation accepts for its body (<a href="https://www.rfc-editor.org/rfc/rfc5789#section-3.1">RFC 5789</a>). Absent if the body has a content coding.</dd>
<dd class="limits">for example <code>application/json, application/merge-patch+json</code></dd>
</div>
<div id="header-Allow">
<dt><code>Allow</code> <span class="kind">string</span> <span class="required">always</span></dt>
<dd>The methods that the path supports, separated by commas.</dd>
<dd class="limits">for example <code>GET, HEAD, POST</code></dd>
</div>
<div id="header-Cache-Control-Immutable">
<dt><code>Cache-Control</code> <span class="kind"><code>public, max-age=31536000, immutable</code></span> <span class="required">always</span></dt>
<dd>Any cache can store the response permanently.</dd>
</div>
<div id="header-Cache-Control-NoCache">
<dt><code>Cache-Control</code> <span class="kind"><code>no-cache</code></span> <span class="required">always</span></dt>
<dd>Any cache can store the document. It must revalidate the document before each use.</dd>
</div>
<div id="header-Cache-Control-NoStore">
<dt><code>Cache-Control</code> <span class="kind"><code>no-store</code></span> <span class="required">always</span></dt>
<dd>Caches must not store the response.</dd>
</div>
<div id="header-Cache-Control-PrivateNoCache">
<dt><code>Cache-Control</code> <span class="kind"><code>private, no-cache</code></span> <span class="required">always</span></dt>
<dd>Only the client&#39;s own cache can store the response. It must revalidate the response before each use.</dd>
</div>
<div id="header-Collection-Cursor-CollectionCursor">
<dt><code>Collection-Cursor</code> <span class="kind"><a href="#schema-Cursor">Cursor</a></span> <span class="required">always</span></dt>
<dd>The cursor of the snapshot from which this response comes. For a write, it is the cursor right after the write. To follow the collection from here, pass it as <code>since</code> to <code>/ws</code>. To read a state that is not older, pass it as <a href="#header-Collection-Cursor-CollectionCursor"><code>Collection-Cursor</code></a>.</dd>
<dd class="limits">for example <code>k3f9x2mq-1042</code></dd>
</div>
<div id="header-Connection-ConnectionOfRefusedUpgrade">
<dt><code>Connection</code> <span class="kind"><code>Upgrade</code> or <code>Upgrade, close</code></span> <span class="required">always</span></dt>
<dd>Required by <a href="#header-Upgrade"><code>Upgrade</code></a>. Contains <code>close</code> if the server ends the connection.</dd>
<dd class="limits">for example <code>Upgrade</code></dd>
</div>
<div id="header-Connection-ConnectionUpgrade">
<dt><code>Connection</code> <span class="kind"><code>Upgrade</code></span> <span class="required">always</span></dt>
<dd>Required by <a href="#header-Upgrade"><code>Upgrade</code></a>.</dd>
</div>
<div id="header-Content-Encoding-ContentEncoding">
<dt><code>Content-Encoding</code> <span class="kind"><code>br</code> or <code>gzip</code></span></dt>
<dd>The content coding of the body. Absent if the body is not compressed.</dd>
<dd class="limits">for example <code>br</code></dd>
</div>
<div id="header-Content-Security-Policy-ContentSecurityPolicy">
<dt><code>Content-Security-Policy</code> <span class="kind">string</span> <span class="required">always</span></dt>
<dd>Blocks everything that the page does not need.</dd>
<dd class="limits">for example <code>default-src &#39;none&#39;; connect-src &#39;self&#39;; base-uri &#39;none&#39;; form-action &#39;none&#39;; frame-ancestors &#39;none&#39;</code></dd>
</div>
<div id="header-ETag-ContractETag">
<dt><code>ETag</code> <span class="kind">string</span> <span class="required">always</span></dt>
<dd>A weak ETag, which stays the same until a schema of a collection that the key can use is set or removed. Send it as <code>If-None-Match</code> to the same address to get 304 until then.</dd>
<dd class="limits">matches <code>^W/&#34;[0-9A-Za-z_-]+&#34;$</code> &#183; for example <code>W/&#34;5u3xw0hGqk2v&#34;</code></dd>
</div>
<div id="header-ETag-DocumentETag">
<dt><code>ETag</code> <span class="kind">string</span> <span class="required">always</span></dt>
<dd>The version of the document. It differs between content codings.</dd>
<dd class="limits">matches <code>^&#34;[A-Za-z0-9_-]+&#34;$</code> &#183; for example <code>&#34;5u3xw0hGqk2v&#34;</code></dd>
</div>
<div id="header-ETag-ListETag">
<dt><code>ETag</code> <span class="kind">string</span> <span class="required">always</span></dt>
<dd>A weak ETag, which stays the same until a row of the collection changes. For a list of collections, it stays the same until a collection that the key can use is created or deleted, or the collections of the key change. Send it as <code>If-None-Match</code> with the same request to get 304 until then.</dd>
<dd class="limits">matches <code>^W/&#34;[0-9A-Za-z_-]+&#34;$</code> &#183; for example <code>W/&#34;k3f9x2mq-1042&#34;</code></dd>
</div>
<div id="header-ETag-RowETag">
<dt><code>ETag</code> <span class="kind">string</span> <span class="required">always</span></dt>
<dd>The version of the row: the cursor of its last change, in double quotes.</dd>
<dd class="limits">matches <code>^&#34;[0-9a-z]{1,16}-[1-9][0-9]{0,15}&#34;$</code> &#183; for example <code>&#34;k3f9x2mq-1041&#34;</code></dd>
</div>
<div id="header-ETag-SchemaETag">
<dt><code>ETag</code> <span class="kind">string</span> <span class="required">always</span></dt>
<dd>The version of the schema. It is the same for the same bytes.</dd>
<dd class="limits">matches <code>^&#34;[0-9a-f]{32}&#34;$</code> &#183; for example <code>&#34;5f2b1d0c9e8a7b6c5d4e3f2a1b0c9d8e&#34;</code></dd>
</div>
<div id="header-Idempotent-Replayed-IdempotentReplayed">
<dt><code>Idempotent-Replayed</code> <span class="kind"><code>true</code></span></dt>
<dd>The server executed this request before, and returns the first response again. Present only with <code>Idempotency-Key</code>.</dd>
</div>
<div id="header-Link-NextKeyLink">
<dt><code>Link</code> <span class="kind">string</span></dt>
<dd>The next page, as a relative reference with <code>rel=&#34;next&#34;</code>. Present only if there are more keys, and then always.</dd>
<dd class="limits">for example <code>&#60;/v1/keys?limit=100&#38;after=key_4fZ8mQ2rTn6W&#62;; rel=&#34;next&#34;</code></dd>
</div>
<div id="header-Link-NextLink">
<dt><code>Link</code> <span class="kind">string</span></dt>
<dd>The next page, as a relative reference with <code>rel=&#34;next&#34;</code>. It uses <code>after</code>, or <code>offset</code> if the request has <code>offset</code>. Present only if there are more rows, and then always.</dd>
<dd class="limits">for example <code>&#60;/v1/collections/notes/rows?limit=2&#38;after=azNmOXgybXEgNyAGyq0hbF0xVnpd2xRt&#38;order_by=id&#38;order=desc&#62;; rel=&#34;next&#34;</code></dd>
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
<dd>The value of <code>after</code> for the next page. Present only if there are more rows, and then always. It remains valid after a restart and on all instances.</dd>
<dd class="limits">at most 2048 characters &#183; matches <code>^[A-Za-z0-9_-]+$</code> &#183; for example <code>azNmOXgybXEgNyAGyq0hbF0xVnpd2xRt</code></dd>
</div>
<div id="header-Next-After-NextKey">
<dt><code>Next-After</code> <span class="kind">string</span></dt>
<dd>The value of <code>after</code> for the next page. Present only if there are more keys, and then always.</dd>
<dd class="limits">at most 64 characters &#183; matches <code>^[A-Za-z0-9_-]+$</code> &#183; for example <code>key_4fZ8mQ2rTn6W</code></dd>
</div>
<div id="header-Preference-Applied-CountApplied">
<dt><code>Preference-Applied</code> <span class="kind"><code>count=exact</code></span></dt>
<dd>The preference that the server applied.</dd>
</div>
<div id="header-Preference-Applied-ReturnApplied">
<dt><code>Preference-Applied</code> <span class="kind"><code>return=minimal</code></span></dt>
<dd>The preference that the server applied.</dd>
</div>
<div id="header-RateLimit">
<dt><code>RateLimit</code> <span class="kind">string</span></dt>
<dd>For each policy, the remaining requests (<code>r</code>) and the seconds until they are restored (<code>t</code>), as in the IETF draft on RateLimit header fields. Present only on plans with a quota, after the server has validated the key.</dd>
<dd class="limits">for example <code>&#34;day&#34;;r=9871;t=41210</code></dd>
</div>
<div id="header-RateLimit-Policy-RateLimitPolicy">
<dt><code>RateLimit-Policy</code> <span class="kind">string</span></dt>
<dd>For each policy, the number of requests (<code>q</code>) and the period in seconds (<code>w</code>), as in the IETF draft on RateLimit header fields. Present only on plans with a quota, after the server has validated the key.</dd>
<dd class="limits">for example <code>&#34;day&#34;;q=10000;w=86400</code></dd>
</div>
<div id="header-Request-Id-RequestId">
<dt><code>Request-Id</code> <span class="kind">string</span> <span class="required">always</span></dt>
<dd>Identifies this request in the server&#39;s log. It is the <code>X-Request-Id</code> of the client if that was well-formed, and otherwise a new one.</dd>
<dd class="limits">matches <code>^[A-Za-z0-9._~+/=:-]{1,128}$</code> &#183; for example <code>b7c41e5a90d24f6f</code></dd>
</div>
<div id="header-Retry-After-RetryAfter">
<dt><code>Retry-After</code> <span class="kind">integer <small>int32</small></span> <span class="required">always</span></dt>
<dd>The number of seconds after which to retry.</dd>
<dd class="limits">at least 1 &#183; for example <code>5</code></dd>
</div>
<div id="header-Retry-After-RetryInProgress">
<dt><code>Retry-After</code> <span class="kind">integer <small>int32</small></span></dt>
<dd>The number of seconds after which to retry. Present only with <a href="#error-idempotency_in_progress"><code>idempotency_in_progress</code></a> and <a href="#error-schema_busy"><code>schema_busy</code></a>.</dd>
<dd class="limits">at least 1 &#183; for example <code>1</code></dd>
</div>
<div id="header-Schema-Since-SchemaSince">
<dt><code>Schema-Since</code> <span class="kind"><a href="#schema-Cursor">Cursor</a></span> <span class="required">always</span></dt>
<dd>Every change of the collection after this cursor conforms to the schema.</dd>
<dd class="limits">for example <code>k3f9x2mq-1042</code></dd>
</div>
<div id="header-Sec-WebSocket-Accept-WebSocketAccept">
<dt><code>Sec-WebSocket-Accept</code> <span class="kind">string</span> <span class="required">always</span></dt>
<dd>Proves that the server understood the handshake.</dd>
<dd class="limits">for example <code>s3pPLMBiTxaQ9kYGzzhZRbK+xOo=</code></dd>
</div>
<div id="header-Sec-WebSocket-Version-WebSocketVersion">
<dt><code>Sec-WebSocket-Version</code> <span class="kind"><code>13</code></span></dt>
<dd>The version of the WebSocket protocol to use. Present only if the handshake requested another version.</dd>
</div>
<div id="header-Total-Count-TotalCount">
<dt><code>Total-Count</code> <span class="kind">integer <small>int64</small></span></dt>
<dd>The number of rows in the collection, or the number of rows that match the <code>filter</code>, in the same snapshot. Present only with <code>Prefer: count=exact</code>.</dd>
<dd class="limits">at least 0 &#183; for example <code>8</code></dd>
</div>
<div id="header-Upgrade">
<dt><code>Upgrade</code> <span class="kind"><code>websocket</code></span> <span class="required">always</span></dt>
<dd>The protocol of this path.</dd>
</div>
<div id="header-Vary-VaryEncoding">
<dt><code>Vary</code> <span class="kind">string</span> <span class="required">always</span></dt>
<dd>The request headers on which the response depends.</dd>
<dd class="limits">matches <code>^(.*, *)?Accept-Encoding( *,.*)?$</code> &#183; for example <code>Accept-Encoding</code></dd>
</div>
<div id="header-WWW-Authenticate-WwwAuthenticate">
<dt><code>WWW-Authenticate</code> <span class="kind"><code>Bearer realm=&#34;rowfeed&#34;</code> or <code>Bearer realm=&#34;rowfeed&#34;, error=&#34;invalid_token&#34;</code></span> <span class="required">always</span></dt>
<dd>How to authenticate. If the request contains an invalid key, the header also has <code>error=&#34;invalid_token&#34;</code>.</dd>
<dd class="limits">for example <code>Bearer realm=&#34;rowfeed&#34;</code></dd>
</div>
<div id="header-X-Accel-Buffering-NoBuffering">
<dt><code>X-Accel-Buffering</code> <span class="kind"><code>no</code></span> <span class="required">always</span></dt>
<dd>Instructs proxies such as nginx to forward each event at once.</dd>
</div>
<div id="header-X-Content-Type-Options-NoSniff">
<dt><code>X-Content-Type-Options</code> <span class="kind"><code>nosniff</code></span> <span class="required">always</span></dt>
<dd>Instructs browsers to use the media type in <code>Content-Type</code>.</dd>
</div>
</dl>
<p>Besides, any answer may bear <code>Access-Control-Allow-Headers</code>, <code>Access-Control-Allow-Methods</code>, <code>Access-Control-Allow-Origin</code>, <code>Access-Control-Expose-Headers</code>, <code>Access-Control-Max-Age</code>, <code>Connection</code>, <code>Content-Length</code>, <code>Content-Type</code>, <code>Date</code>, <code>Keep-Alive</code>, <code>Transfer-Encoding</code>, <code>Vary</code>.</p>
</section>
<section class="shared" id="schemas" aria-labelledby="schemas-title">
<h2 id="schemas-title"><a href="#schemas">Schemas</a></h2>
<section class="model" id="schema-CollectionName">
<h3><a href="#schema-CollectionName">CollectionName</a> <span class="kind">string</span></h3>
<p>1 to 64 letters, digits, <code>_</code> and <code>-</code>, starting with a letter or <code>_</code>. Case-sensitive.</p>
<p class="limits">matches <code>^[A-Za-z_][A-Za-z0-9_-]{0,63}$</code></p>

</section>
<section class="model" id="schema-Collection">
<h3><a href="#schema-Collection">Collection</a> <span class="kind">object</span></h3>
<p>A collection in a list. It contains only the name, also in later versions.</p>
<p class="limits">no other members</p>
<dl class="terms"><div>
<dt><code>name</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="required">required</span></dt>
<dd>1 to 64 letters, digits, <code>_</code> and <code>-</code>, starting with a letter or <code>_</code>. Case-sensitive.</dd>
</div>
</dl>
</section>
<section class="model" id="schema-CollectionList">
<h3><a href="#schema-CollectionList">CollectionList</a> <span class="kind">array of <a href="#schema-Collection">Collection</a></span></h3>
<p>Collections, sorted by name in ascending order.</p>


</section>
<section class="model" id="schema-CollectionInput">
<h3><a href="#schema-CollectionInput">CollectionInput</a> <span class="kind">object</span></h3>
<p>A collection to create. The server rejects other members.</p>
<p class="limits">no other members</p>
<dl class="terms"><div>
<dt><code>name</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="required">required</span></dt>
<dd>1 to 64 letters, digits, <code>_</code> and <code>-</code>, starting with a letter or <code>_</code>. Case-sensitive.</dd>
</div>
</dl>
</section>
<section class="model" id="schema-CollectionDetails">
<h3><a href="#schema-CollectionDetails">CollectionDetails</a> <span class="kind">object</span></h3>
<p>A collection with its number of rows, its creation time and its indexes.</p>

<dl class="terms"><div>
<dt><code>name</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="required">required</span></dt>
<dd>1 to 64 letters, digits, <code>_</code> and <code>-</code>, starting with a letter or <code>_</code>. Case-sensitive.</dd>
</div>
<div>
<dt><code>rows</code> <span class="kind">integer <small>int64</small></span> <span class="required">required</span></dt>
<dd>The number of rows in the collection.</dd>
<dd class="limits">at least 0</dd>
</div>
<div>
<dt><code>created_at</code> <span class="kind">string <small>date-time</small></span> <span class="required">required</span></dt>
<dd>The creation time (RFC 3339, UTC).</dd>
</div>
<div>
<dt><code>indexes</code> <span class="kind">array of <a href="#schema-CollectionIndex">CollectionIndex</a></span> <span class="required">required</span></dt>
<dd>The indexes that the server has created for lists, or is creating.</dd>
</div>
</dl>
</section>
<section class="model" id="schema-CollectionIndex">
<h3><a href="#schema-CollectionIndex">CollectionIndex</a> <span class="kind">object</span></h3>
<p>An index that the server maintains.</p>

<dl class="terms"><div>
<dt><code>fields</code> <span class="kind">array of string</span> <span class="required">required</span></dt>
<dd>The fields of the index.</dd>
<dd class="limits">at least 1 item</dd>
</div>
<div>
<dt><code>percent</code> <span class="kind">integer <small>int32</small></span> <span class="required">required</span></dt>
<dd>The part of the work that is done. The index serves lists at 100.</dd>
<dd class="limits">0 to 100</dd>
</div>
</dl>
</section>
<section class="model" id="schema-CollectionSchema">
<h3><a href="#schema-CollectionSchema">CollectionSchema</a> <span class="kind">object</span></h3>
<p>A JSON Schema (draft 2020-12) of the rows of a collection, without their <code>id</code>.</p>
<p class="limits">any further members</p>

</section>
<section class="model" id="schema-CollectionSchemaInput">
<h3><a href="#schema-CollectionSchemaInput">CollectionSchemaInput</a> <span class="kind">any JSON value</span></h3>
<p>A JSON Schema (draft 2020-12) of the rows of a collection, without their <code>id</code>. It must be an object with <code>&#34;type&#34;: &#34;object&#34;</code>. The <a href="/docs/schemas">guide to schemas</a> describes the supported keywords. If the schema is not supported, the server returns 422 <a href="#error-schema_invalid"><code>schema_invalid</code></a>.</p>


</section>
<section class="model" id="schema-RowId">
<h3><a href="#schema-RowId">RowId</a> <span class="kind">integer <small>int64</small></span></h3>
<p>Identifies a row in its collection. The server assigns ids from 1 upwards, in the order of insertion, and never assigns an id again.</p>
<p class="limits">1 to 9007199254740991</p>

</section>
<section class="model" id="schema-RowFields">
<h3><a href="#schema-RowFields">RowFields</a> <span class="kind">object</span></h3>
<p>Fields with names that the client chooses, each with any JSON value. A row has at most 1,000 fields. Numbers are doubles: fractions keep 15 significant digits, and the server rejects integers that a double would change.</p>
<p class="limits">any further members</p>

</section>
<section class="model" id="schema-Row">
<h3><a href="#schema-Row">Row</a> <span class="kind">object with <a href="#schema-RowFields">RowFields</a></span></h3>
<p>A row: its <code>id</code> and the fields that the client sent.</p>
<p class="limits">any further members</p>
<dl class="terms"><div>
<dt><code>id</code> <span class="kind"><a href="#schema-RowId">RowId</a></span> <span class="required">required</span></dt>
<dd>Identifies a row in its collection. The server assigns ids from 1 upwards, in the order of insertion, and never assigns an id again.</dd>
</div>
</dl>
</section>
<section class="model" id="schema-RowList">
<h3><a href="#schema-RowList">RowList</a> <span class="kind">array of <a href="#schema-Row">Row</a></span></h3>
<p>Rows in the requested sort order.</p>
<p class="limits">at most 1000 items</p>

</section>
<section class="model" id="schema-RowInput">
<h3><a href="#schema-RowInput">RowInput</a> <span class="kind">object</span></h3>
<p>A row to insert. It can have any fields except <code>id</code>, which the server assigns.</p>
<p class="limits">any further members &#183; without <code>id</code></p>

</section>
<section class="model" id="schema-RowInputList">
<h3><a href="#schema-RowInputList">RowInputList</a> <span class="kind">array of <a href="#schema-RowInput">RowInput</a></span></h3>
<p>The rows to insert, all of them or none.</p>
<p class="limits">1 to 1000 items</p>

</section>
<section class="model" id="schema-InsertedRowList">
<h3><a href="#schema-InsertedRowList">InsertedRowList</a> <span class="kind">array of <a href="#schema-Row">Row</a></span></h3>
<p>The inserted rows in the order of the request. With <code>Prefer: return=minimal</code>, they have only their <code>id</code>.</p>
<p class="limits">1 to 1000 items</p>

</section>
<section class="model" id="schema-RowPatch">
<h3><a href="#schema-RowPatch">RowPatch</a> <span class="kind">object</span></h3>
<p>The fields to update. If the body contains <code>id</code>, it must be the <code>id</code> in the path.</p>
<p class="limits">any further members</p>

</section>
<section class="model" id="schema-RowMergePatch">
<h3><a href="#schema-RowMergePatch">RowMergePatch</a> <span class="kind">object</span></h3>
<p>A merge patch (RFC 7396): the fields to update, where <code>null</code> removes a field. If the body contains <code>id</code>, it must be the <code>id</code> in the path.</p>
<p class="limits">any further members</p>

</section>
<section class="model" id="schema-ExportedText">
<h3><a href="#schema-ExportedText">ExportedText</a> <span class="kind">string</span></h3>
<p>Rows as lines of text.</p>


</section>
<section class="model" id="schema-EventStream">
<h3><a href="#schema-EventStream">EventStream</a> <span class="kind">string</span></h3>
<p>Server-sent events. The data of each event is a frame of the feed.</p>


</section>
<section class="model" id="schema-RowReplacement">
<h3><a href="#schema-RowReplacement">RowReplacement</a> <span class="kind">object</span></h3>
<p>All fields of the row. If the body contains <code>id</code>, it must be the <code>id</code> in the path.</p>
<p class="limits">any further members</p>

</section>
<section class="model" id="schema-RowsPatch">
<h3><a href="#schema-RowsPatch">RowsPatch</a> <span class="kind">object</span></h3>
<p>The fields to update, without <code>id</code>. As <code>application/merge-patch+json</code> (RFC 7396), <code>null</code> removes a field.</p>
<p class="limits">any further members &#183; without <code>id</code></p>

</section>
<section class="model" id="schema-RowsUpdated">
<h3><a href="#schema-RowsUpdated">RowsUpdated</a> <span class="kind">object</span></h3>
<p>The number of rows that matched, and the number of rows that changed.</p>

<dl class="terms"><div>
<dt><code>matched</code> <span class="kind">integer <small>int32</small></span> <span class="required">required</span></dt>
<dd>The number of rows that matched the <code>filter</code>.</dd>
<dd class="limits">0 to 1000</dd>
</div>
<div>
<dt><code>changed</code> <span class="kind">integer <small>int32</small></span> <span class="required">required</span></dt>
<dd>The number of rows that changed.</dd>
<dd class="limits">0 to 1000</dd>
</div>
</dl>
</section>
<section class="model" id="schema-RowsDeleted">
<h3><a href="#schema-RowsDeleted">RowsDeleted</a> <span class="kind">object</span></h3>
<p>The number of deleted rows.</p>

<dl class="terms"><div>
<dt><code>deleted</code> <span class="kind">integer <small>int32</small></span> <span class="required">required</span></dt>
<dd>The number of rows that matched the <code>filter</code>.</dd>
<dd class="limits">0 to 1000</dd>
</div>
</dl>
</section>
<section class="model" id="schema-IdempotencyKey">
<h3><a href="#schema-IdempotencyKey">IdempotencyKey</a> <span class="kind">string</span></h3>
<p>Identifies a request. The client generates it at random.</p>
<p class="limits">1 to 257 characters &#183; matches <code>^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$</code></p>

</section>
<section class="model" id="schema-FieldNames">
<h3><a href="#schema-FieldNames">FieldNames</a> <span class="kind">array of string</span></h3>
<p>The names of fields. A name that contains a comma is a JSON string.</p>
<p class="limits">1 to 50 items &#183; each once</p>

</section>
<section class="model" id="schema-EventKind">
<h3><a href="#schema-EventKind">EventKind</a> <span class="kind"><code>insert</code> or <code>update</code> or <code>delete</code></span></h3>
<p>A kind of change.</p>


</section>
<section class="model" id="schema-ChangeEvent">
<h3><a href="#schema-ChangeEvent">ChangeEvent</a> <span class="kind"><code>insert</code> or <code>update</code> or <code>delete</code> or <code>enter</code> or <code>leave</code></span></h3>
<p><code>insert</code>, <code>update</code> and <code>delete</code> name the change. <code>enter</code> and <code>leave</code> are updates after which a row starts or stops matching the <code>filter</code>.</p>


</section>
<section class="model" id="schema-Change">
<h3><a href="#schema-Change">Change</a> <span class="kind">object</span></h3>
<p>A change of one row. It has the same members as the frame that the feed sends for the change.</p>

<dl class="terms"><div>
<dt><code>event</code> <span class="kind"><a href="#schema-ChangeEvent">ChangeEvent</a></span> <span class="required">required</span></dt>
<dd><code>insert</code>, <code>update</code> and <code>delete</code> name the change. <code>enter</code> and <code>leave</code> are updates after which a row starts or stops matching the <code>filter</code>.</dd>
</div>
<div>
<dt><code>collection</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="required">required</span></dt>
<dd>1 to 64 letters, digits, <code>_</code> and <code>-</code>, starting with a letter or <code>_</code>. Case-sensitive.</dd>
</div>
<div>
<dt><code>seq</code> <span class="kind">integer <small>int64</small></span> <span class="required">required</span></dt>
<dd>The sequence number of the change in its collection.</dd>
<dd class="limits">1 to 9007199254740991</dd>
</div>
<div>
<dt><code>cursor</code> <span class="kind"><a href="#schema-Cursor">Cursor</a></span> <span class="required">required</span></dt>
<dd>A position in the changes of a collection. It is opaque: compare cursors only for equality.</dd>
</div>
<div>
<dt><code>time</code> <span class="kind">string <small>date-time</small></span> <span class="required">required</span></dt>
<dd>When the change was committed (RFC 3339, UTC).</dd>
</div>
<div>
<dt><code>row</code> <span class="kind"><a href="#schema-Row">Row</a></span> <span class="required">required</span></dt>
<dd>A row: its <code>id</code> and the fields that the client sent.</dd>
</div>
<div>
<dt><code>changed</code> <span class="kind">array of string</span></dt>
<dd>The names of the fields that were added, removed or given another value, in no particular order. Present only if <code>event</code> is <code>update</code>.</dd>
<dd class="limits">at least 1 item &#183; each once</dd>
</div>
</dl>
</section>
<section class="model" id="schema-ChangeList">
<h3><a href="#schema-ChangeList">ChangeList</a> <span class="kind">object</span></h3>
<p>Changes of a collection, in the order of their commits. Pass <code>cursor</code> as <code>since</code> of the next request.</p>

<dl class="terms"><div>
<dt><code>changes</code> <span class="kind">array of <a href="#schema-Change">Change</a></span> <span class="required">required</span></dt>
<dd>The changes after <code>since</code> that the request includes.</dd>
<dd class="limits">at most 1000 items</dd>
</div>
<div>
<dt><code>cursor</code> <span class="kind"><a href="#schema-Cursor">Cursor</a></span> <span class="required">required</span></dt>
<dd>A position in the changes of a collection. It is opaque: compare cursors only for equality.</dd>
</div>
<div>
<dt><code>has_more</code> <span class="kind">boolean</span> <span class="required">required</span></dt>
<dd>Whether more changes were committed when the response was made, or the change log after <code>cursor</code> was not read to its end. Send the next request at once. It does not wait.</dd>
</div>
</dl>
</section>
<section class="model" id="schema-Cursor">
<h3><a href="#schema-Cursor">Cursor</a> <span class="kind">string</span></h3>
<p>A position in the changes of a collection. It is opaque: compare cursors only for equality.</p>
<p class="limits">matches <code>^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$</code></p>

</section>
<section class="model" id="schema-KeyId">
<h3><a href="#schema-KeyId">KeyId</a> <span class="kind">string</span></h3>
<p>The id of a key. It is not secret.</p>
<p class="limits">at most 16 characters &#183; matches <code>^key_[0-9A-Za-z]{12}$</code></p>

</section>
<section class="model" id="schema-KeyName">
<h3><a href="#schema-KeyName">KeyName</a> <span class="kind">string</span></h3>
<p>The display name of a key.</p>
<p class="limits">1 to 100 characters &#183; matches <code>^[^\\x00-\\x1f\\x7f-\\x9f]+$</code></p>

</section>
<section class="model" id="schema-KeyScopes">
<h3><a href="#schema-KeyScopes">KeyScopes</a> <span class="kind">array of <a href="#schema-KeyScope">KeyScope</a></span></h3>
<p><code>read</code> allows lists, rows, exports and feeds. <code>write</code> allows all changes of collections and rows. <code>admin</code> allows the management of keys.</p>
<p class="limits">1 to 3 items &#183; each once</p>

</section>
<section class="model" id="schema-KeyScope">
<h3><a href="#schema-KeyScope">KeyScope</a> <span class="kind"><code>read</code> or <code>write</code> or <code>admin</code></span></h3>
<p>One scope of a key.</p>


</section>
<section class="model" id="schema-KeyCollections">
<h3><a href="#schema-KeyCollections">KeyCollections</a> <span class="kind">array,null</span></h3>
<p>The only collections that the key can use, or null for all collections. The collections do not need to exist yet.</p>
<p class="limits">1 to 100 items &#183; each once</p>

</section>
<section class="model" id="schema-KeyExpiry">
<h3><a href="#schema-KeyExpiry">KeyExpiry</a> <span class="kind">string,null <small>date-time</small></span></h3>
<p>The time when the key expires (RFC 3339), or null if it never expires.</p>


</section>
<section class="model" id="schema-Key">
<h3><a href="#schema-Key">Key</a> <span class="kind">object</span></h3>
<p>A key of the account, without its secret.</p>

<dl class="terms"><div>
<dt><code>id</code> <span class="kind"><a href="#schema-KeyId">KeyId</a></span> <span class="required">required</span></dt>
<dd>The id of a key. It is not secret.</dd>
</div>
<div>
<dt><code>name</code> <span class="kind"><a href="#schema-KeyName">KeyName</a></span> <span class="required">required</span></dt>
<dd>The display name of a key.</dd>
</div>
<div>
<dt><code>account</code> <span class="kind">string</span> <span class="required">required</span></dt>
<dd>The name of the account.</dd>
<dd class="limits">at most 64 characters</dd>
</div>
<div>
<dt><code>prefix</code> <span class="kind">string</span> <span class="required">required</span></dt>
<dd>The first characters of the secret, to distinguish keys.</dd>
<dd class="limits">at most 8 characters</dd>
</div>
<div>
<dt><code>scopes</code> <span class="kind"><a href="#schema-KeyScopes">KeyScopes</a></span> <span class="required">required</span></dt>
<dd><code>read</code> allows lists, rows, exports and feeds. <code>write</code> allows all changes of collections and rows. <code>admin</code> allows the management of keys.</dd>
</div>
<div>
<dt><code>collections</code> <span class="kind"><a href="#schema-KeyCollections">KeyCollections</a></span> <span class="required">required</span></dt>
<dd>The only collections that the key can use, or null for all collections. The collections do not need to exist yet.</dd>
</div>
<div>
<dt><code>created_at</code> <span class="kind">string <small>date-time</small></span> <span class="required">required</span></dt>
<dd>The creation time (RFC 3339, UTC).</dd>
</div>
<div>
<dt><code>expires_at</code> <span class="kind"><a href="#schema-KeyExpiry">KeyExpiry</a></span> <span class="required">required</span></dt>
<dd>The time when the key expires (RFC 3339), or null if it never expires.</dd>
</div>
<div>
<dt><code>revoked_at</code> <span class="kind">string,null <small>date-time</small></span> <span class="required">required</span></dt>
<dd>The time when the key was revoked (RFC 3339, UTC), or null if it was not revoked.</dd>
</div>
<div>
<dt><code>last_used_at</code> <span class="kind">string,null <small>date-time</small></span> <span class="required">required</span></dt>
<dd>The time when the key was last used (RFC 3339, UTC), to the minute, or null if it was never used.</dd>
</div>
</dl>
</section>
<section class="model" id="schema-KeyList">
<h3><a href="#schema-KeyList">KeyList</a> <span class="kind">array of <a href="#schema-Key">Key</a></span></h3>
<p>Keys, oldest first.</p>


</section>
<section class="model" id="schema-CreatedKey">
<h3><a href="#schema-CreatedKey">CreatedKey</a> <span class="kind">object</span></h3>
<p>A key with its secret, which the server returns only once.</p>

<dl class="terms"><div>
<dt><code>id</code> <span class="kind"><a href="#schema-KeyId">KeyId</a></span> <span class="required">required</span></dt>
<dd>The id of a key. It is not secret.</dd>
</div>
<div>
<dt><code>key</code> <span class="kind">string</span> <span class="required">required</span></dt>
<dd>The secret of the key, which clients send with requests. The server cannot return it again.</dd>
<dd class="limits">matches <code>^rf_[0-9A-Za-z]{38}$</code></dd>
</div>
<div>
<dt><code>name</code> <span class="kind"><a href="#schema-KeyName">KeyName</a></span> <span class="required">required</span></dt>
<dd>The display name of a key.</dd>
</div>
<div>
<dt><code>account</code> <span class="kind">string</span> <span class="required">required</span></dt>
<dd>The name of the account.</dd>
<dd class="limits">at most 64 characters</dd>
</div>
<div>
<dt><code>prefix</code> <span class="kind">string</span> <span class="required">required</span></dt>
<dd>The first characters of the secret, to distinguish keys.</dd>
<dd class="limits">at most 8 characters</dd>
</div>
<div>
<dt><code>scopes</code> <span class="kind"><a href="#schema-KeyScopes">KeyScopes</a></span> <span class="required">required</span></dt>
<dd><code>read</code> allows lists, rows, exports and feeds. <code>write</code> allows all changes of collections and rows. <code>admin</code> allows the management of keys.</dd>
</div>
<div>
<dt><code>collections</code> <span class="kind"><a href="#schema-KeyCollections">KeyCollections</a></span> <span class="required">required</span></dt>
<dd>The only collections that the key can use, or null for all collections. The collections do not need to exist yet.</dd>
</div>
<div>
<dt><code>created_at</code> <span class="kind">string <small>date-time</small></span> <span class="required">required</span></dt>
<dd>The creation time (RFC 3339, UTC).</dd>
</div>
<div>
<dt><code>expires_at</code> <span class="kind"><a href="#schema-KeyExpiry">KeyExpiry</a></span> <span class="required">required</span></dt>
<dd>The time when the key expires (RFC 3339), or null if it never expires.</dd>
</div>
<div>
<dt><code>revoked_at</code> <span class="kind">string,null <small>date-time</small></span> <span class="required">required</span></dt>
<dd>The time when the key was revoked (RFC 3339, UTC), or null if it was not revoked.</dd>
</div>
<div>
<dt><code>last_used_at</code> <span class="kind">string,null <small>date-time</small></span> <span class="required">required</span></dt>
<dd>The time when the key was last used (RFC 3339, UTC), to the minute, or null if it was never used.</dd>
</div>
</dl>
</section>
<section class="model" id="schema-KeyInput">
<h3><a href="#schema-KeyInput">KeyInput</a> <span class="kind">object</span></h3>
<p>A key to create.</p>
<p class="limits">no other members</p>
<dl class="terms"><div>
<dt><code>name</code> <span class="kind"><a href="#schema-KeyName">KeyName</a></span> <span class="required">required</span></dt>
<dd>The display name of a key.</dd>
</div>
<div>
<dt><code>scopes</code> <span class="kind"><a href="#schema-KeyScopes">KeyScopes</a></span></dt>
<dd><code>read</code> allows lists, rows, exports and feeds. <code>write</code> allows all changes of collections and rows. <code>admin</code> allows the management of keys.</dd>
</div>
<div>
<dt><code>collections</code> <span class="kind"><a href="#schema-KeyCollections">KeyCollections</a></span></dt>
<dd>The only collections that the key can use, or null for all collections. The collections do not need to exist yet.</dd>
</div>
<div>
<dt><code>expires_at</code> <span class="kind"><a href="#schema-KeyExpiry">KeyExpiry</a></span></dt>
<dd>The time when the key expires (RFC 3339), or null if it never expires.</dd>
</div>
</dl>
</section>
<section class="model" id="schema-KeyPatch">
<h3><a href="#schema-KeyPatch">KeyPatch</a> <span class="kind">object</span></h3>
<p>The members of a key to update. Other members stay unchanged.</p>
<p class="limits">at least 1 member &#183; no other members</p>
<dl class="terms"><div>
<dt><code>name</code> <span class="kind"><a href="#schema-KeyName">KeyName</a></span></dt>
<dd>The display name of a key.</dd>
</div>
<div>
<dt><code>scopes</code> <span class="kind"><a href="#schema-KeyScopes">KeyScopes</a></span></dt>
<dd><code>read</code> allows lists, rows, exports and feeds. <code>write</code> allows all changes of collections and rows. <code>admin</code> allows the management of keys.</dd>
</div>
<div>
<dt><code>collections</code> <span class="kind"><a href="#schema-KeyCollections">KeyCollections</a></span></dt>
<dd>The only collections that the key can use, or null for all collections. The collections do not need to exist yet.</dd>
</div>
<div>
<dt><code>expires_at</code> <span class="kind"><a href="#schema-KeyExpiry">KeyExpiry</a></span></dt>
<dd>The time when the key expires (RFC 3339), or null if it never expires.</dd>
</div>
</dl>
</section>
<section class="model" id="schema-KeyRotation">
<h3><a href="#schema-KeyRotation">KeyRotation</a> <span class="kind">object</span></h3>
<p>How to rotate a key.</p>
<p class="limits">no other members</p>
<dl class="terms"><div>
<dt><code>grace</code> <span class="kind">string</span></dt>
<dd>How long the old key remains valid, such as <code>30d</code>, <code>12h</code>, <code>15m</code>, <code>2s</code> or <code>2w</code>. By default, it expires immediately.</dd>
<dd class="limits">matches <code>^([0-9]{1,6}[smhd]|[0-9]{1,5}w)$</code></dd>
</div>
</dl>
</section>
<section class="model" id="schema-Usage">
<h3><a href="#schema-Usage">Usage</a> <span class="kind">object</span></h3>
<p>The requests of an account in the current period, and the storage that it uses.</p>

<dl class="terms"><div>
<dt><code>account</code> <span class="kind">string</span> <span class="required">required</span></dt>
<dd>The name of the account.</dd>
<dd class="limits">at most 64 characters</dd>
</div>
<div>
<dt><code>plan</code> <span class="kind">string</span> <span class="required">required</span></dt>
<dd>The name of the plan, or <code>unlimited</code> if the account has no plan.</dd>
<dd class="limits">at most 64 characters</dd>
</div>
<div>
<dt><code>period</code> <span class="kind"><a href="#schema-UsagePeriod">UsagePeriod</a></span> <span class="required">required</span></dt>
<dd>The hour, day or month (UTC) of the plan&#39;s quota. If the plan does not limit requests, it is the month.</dd>
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
<dd>The rows of all collections of the account.</dd>
</div>
<div>
<dt><code>bytes</code> <span class="kind"><a href="#schema-UsageBytes">UsageBytes</a></span> <span class="required">required</span></dt>
<dd>The size of all rows of the account in bytes: their JSON in UTF-8, including ids.</dd>
</div>
<div>
<dt><code>keys</code> <span class="kind">array of <a href="#schema-KeyUsage">KeyUsage</a></span> <span class="required">required</span></dt>
<dd>The requests by key, for every key of the account that is valid or was used in the period.</dd>
</div>
</dl>
</section>
<section class="model" id="schema-UsagePeriod">
<h3><a href="#schema-UsagePeriod">UsagePeriod</a> <span class="kind">object</span></h3>
<p>The hour, day or month (UTC) of the plan&#39;s quota. If the plan does not limit requests, it is the month.</p>

<dl class="terms"><div>
<dt><code>start</code> <span class="kind">string <small>date-time</small></span> <span class="required">required</span></dt>
<dd>The start of the period (RFC 3339, UTC).</dd>
</div>
<div>
<dt><code>end</code> <span class="kind">string <small>date-time</small></span> <span class="required">required</span></dt>
<dd>The end of the period, which is the start of the next one (RFC 3339, UTC).</dd>
</div>
</dl>
</section>
<section class="model" id="schema-UsageRequests">
<h3><a href="#schema-UsageRequests">UsageRequests</a> <span class="kind">object</span></h3>
<p>The account&#39;s requests in the period.</p>

<dl class="terms"><div>
<dt><code>used</code> <span class="kind">integer <small>int64</small></span> <span class="required">required</span></dt>
<dd>The number of requests that were counted.</dd>
<dd class="limits">at least 0</dd>
</div>
<div>
<dt><code>limit</code> <span class="kind">integer <small>int64</small></span></dt>
<dd>The maximum that the plan allows. Absent if the plan does not limit it.</dd>
<dd class="limits">at least 1</dd>
</div>
</dl>
</section>
<section class="model" id="schema-UsageCollections">
<h3><a href="#schema-UsageCollections">UsageCollections</a> <span class="kind">object</span></h3>
<p>The account&#39;s collections.</p>

<dl class="terms"><div>
<dt><code>used</code> <span class="kind">integer <small>int64</small></span> <span class="required">required</span></dt>
<dd>The current number or amount.</dd>
<dd class="limits">at least 0</dd>
</div>
<div>
<dt><code>limit</code> <span class="kind">integer <small>int64</small></span></dt>
<dd>The maximum that the plan allows. Absent if the plan does not limit it.</dd>
<dd class="limits">at least 1</dd>
</div>
</dl>
</section>
<section class="model" id="schema-UsageRows">
<h3><a href="#schema-UsageRows">UsageRows</a> <span class="kind">object</span></h3>
<p>The rows of all collections of the account.</p>

<dl class="terms"><div>
<dt><code>used</code> <span class="kind">integer <small>int64</small></span> <span class="required">required</span></dt>
<dd>The current number or amount.</dd>
<dd class="limits">at least 0</dd>
</div>
<div>
<dt><code>limit</code> <span class="kind">integer <small>int64</small></span></dt>
<dd>The maximum that the plan allows. Absent if the plan does not limit it.</dd>
<dd class="limits">at least 1</dd>
</div>
</dl>
</section>
<section class="model" id="schema-UsageBytes">
<h3><a href="#schema-UsageBytes">UsageBytes</a> <span class="kind">object</span></h3>
<p>The size of all rows of the account in bytes: their JSON in UTF-8, including ids.</p>

<dl class="terms"><div>
<dt><code>used</code> <span class="kind">integer <small>int64</small></span> <span class="required">required</span></dt>
<dd>The current number or amount.</dd>
<dd class="limits">at least 0</dd>
</div>
<div>
<dt><code>limit</code> <span class="kind">integer <small>int64</small></span></dt>
<dd>The maximum that the plan allows. Absent if the plan does not limit it.</dd>
<dd class="limits">at least 1</dd>
</div>
</dl>
</section>
<section class="model" id="schema-KeyUsage">
<h3><a href="#schema-KeyUsage">KeyUsage</a> <span class="kind">object</span></h3>
<p>The requests of one key in the period.</p>

<dl class="terms"><div>
<dt><code>id</code> <span class="kind">string</span> <span class="required">required</span></dt>
<dd>The id of the key, as in <code>rowfeed keys list</code>. This is not the secret of the key.</dd>
<dd class="limits">at most 64 characters</dd>
</div>
<div>
<dt><code>name</code> <span class="kind">string</span> <span class="required">required</span></dt>
<dd>The name of the key.</dd>
<dd class="limits">at most 100 characters</dd>
</div>
<div>
<dt><code>requests</code> <span class="kind">integer <small>int64</small></span> <span class="required">required</span></dt>
<dd>The number of requests that were counted.</dd>
<dd class="limits">at least 0</dd>
</div>
</dl>
</section>
<section class="model" id="schema-UsageHistory">
<h3><a href="#schema-UsageHistory">UsageHistory</a> <span class="kind">array of <a href="#schema-UsageDay">UsageDay</a></span></h3>
<p>Days with their requests, oldest first.</p>


</section>
<section class="model" id="schema-UsageDay">
<h3><a href="#schema-UsageDay">UsageDay</a> <span class="kind">object</span></h3>
<p>The requests of an account on one day.</p>

<dl class="terms"><div>
<dt><code>date</code> <span class="kind">string <small>date</small></span> <span class="required">required</span></dt>
<dd>The day, in UTC.</dd>
</div>
<div>
<dt><code>requests</code> <span class="kind">integer <small>int64</small></span> <span class="required">required</span></dt>
<dd>The number of requests that were counted.</dd>
<dd class="limits">at least 0</dd>
</div>
<div>
<dt><code>keys</code> <span class="kind">array of <a href="#schema-KeyUsage">KeyUsage</a></span> <span class="required">required</span></dt>
<dd>The requests by key. Keys without requests are omitted.</dd>
</div>
</dl>
</section>
<section class="model" id="schema-Health">
<h3><a href="#schema-Health">Health</a> <span class="kind">object</span></h3>
<p>Whether the server works.</p>

<dl class="terms"><div>
<dt><code>ok</code> <span class="kind">boolean</span> <span class="required">required</span></dt>
<dd>True if the server works.</dd>
</div>
<div>
<dt><code>service</code> <span class="kind"><code>rowfeed</code></span> <span class="required">required</span></dt>
<dd>The name of the product.</dd>
</div>
</dl>
</section>
<section class="model" id="schema-ProblemCode">
<h3><a href="#schema-ProblemCode">ProblemCode</a> <span class="kind">string</span></h3>
<p>Identifies the kind of error for programs. <a href="#errors"><code>x-error-codes</code></a> describes the codes of this version. Later versions can add codes, so handle an unknown code by its status.</p>
<p class="limits">at most 64 characters &#183; matches <code>^[a-z][a-z0-9_]*$</code></p>

</section>
<section class="model" id="schema-ProblemDetails">
<h3><a href="#schema-ProblemDetails">ProblemDetails</a> <span class="kind">object</span></h3>
<p>The reason why a request failed (RFC 9457).</p>

<dl class="terms"><div>
<dt><code>type</code> <span class="kind">string <small>uri</small></span> <span class="required">required</span></dt>
<dd><code>urn:rowfeed:problem:</code> followed by the code.</dd>
<dd class="limits">matches <code>^urn:rowfeed:problem:[a-z0-9_]+$</code></dd>
</div>
<div>
<dt><code>title</code> <span class="kind">string</span> <span class="required">required</span></dt>
<dd>The meaning of the code. It is the same for every occurrence.</dd>
</div>
<div>
<dt><code>status</code> <span class="kind">integer <small>int32</small></span> <span class="required">required</span></dt>
<dd>The status of the response.</dd>
<dd class="limits">400 to 599</dd>
</div>
<div>
<dt><code>detail</code> <span class="kind">string</span> <span class="required">required</span></dt>
<dd>A description of the error in this request, for people to read.</dd>
</div>
<div>
<dt><code>instance</code> <span class="kind">string</span></dt>
<dd>The path of the request as the client sent it, without the query. Absent if the server could not read the path.</dd>
</div>
<div>
<dt><code>code</code> <span class="kind"><a href="#schema-ProblemCode">ProblemCode</a></span> <span class="required">required</span></dt>
<dd>Identifies the kind of error for programs. <a href="#errors"><code>x-error-codes</code></a> describes the codes of this version. Later versions can add codes, so handle an unknown code by its status.</dd>
</div>
<div>
<dt><code>request_id</code> <span class="kind">string</span> <span class="required">required</span></dt>
<dd>The same value as the header <a href="#header-Request-Id-RequestId"><code>Request-Id</code></a>.</dd>
<dd class="limits">at most 128 characters</dd>
</div>
<div>
<dt><code>errors</code> <span class="kind">array of <a href="#schema-ValidationItem">ValidationItem</a></span></dt>
<dd>The errors, one item per place.</dd>
<dd class="limits">at least 1 item</dd>
</div>
<div>
<dt><code>checked</code> <span class="kind">integer <small>int64</small></span></dt>
<dd>The number of rows that were checked, with <a href="#error-rows_mismatch"><code>rows_mismatch</code></a>.</dd>
<dd class="limits">at least 0</dd>
</div>
<div>
<dt><code>index</code> <span class="kind"><a href="#schema-IndexProgress">IndexProgress</a></span></dt>
<dd>How far an index is that a list waits for, with <a href="#error-index_building"><code>index_building</code></a>.</dd>
</div>
</dl>
</section>
<section class="model" id="schema-IndexProgress">
<h3><a href="#schema-IndexProgress">IndexProgress</a> <span class="kind">object</span></h3>
<p>How far an index is that a list waits for, with <a href="#error-index_building"><code>index_building</code></a>.</p>

<dl class="terms"><div>
<dt><code>fields</code> <span class="kind">array of string</span> <span class="required">required</span></dt>
<dd>The fields of the index.</dd>
<dd class="limits">at least 1 item</dd>
</div>
<div>
<dt><code>percent</code> <span class="kind">integer <small>int32</small></span> <span class="required">required</span></dt>
<dd>The part of the work that is done.</dd>
<dd class="limits">0 to 99</dd>
</div>
<div>
<dt><code>ready_in_s</code> <span class="kind">integer <small>int64</small></span> <span class="required">required</span></dt>
<dd>The estimated time until the index is complete, in seconds.</dd>
<dd class="limits">at least 1</dd>
</div>
</dl>
</section>
<section class="model" id="schema-ValidationItem">
<h3><a href="#schema-ValidationItem">ValidationItem</a> <span class="kind">object</span></h3>
<p>One error, with either <code>pointer</code> or <code>parameter</code>.</p>
<p class="limits">at least 2 members</p>
<dl class="terms"><div>
<dt><code>pointer</code> <span class="kind">string</span></dt>
<dd>The place in the body, as a JSON Pointer (RFC 6901). Empty for the complete body.</dd>
<dd class="limits">matches <code>^(/([^~]|~[01])*)?$</code></dd>
</div>
<div>
<dt><code>parameter</code> <span class="kind">string</span></dt>
<dd>The name of the path, query or header parameter.</dd>
</div>
<div>
<dt><code>id</code> <span class="kind">integer <small>int64</small></span></dt>
<dd>The id of the row with the error, if the row is not in the body. <code>pointer</code> then refers to this row.</dd>
<dd class="limits">at least 1</dd>
</div>
<div>
<dt><code>detail</code> <span class="kind">string</span> <span class="required">required</span></dt>
<dd>A description of the error.</dd>
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
<dd>The title and the version of a document.</dd>
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
<dd>The title and the version of a document.</dd>
</div>
</dl>
</section>
<section class="model" id="schema-DocumentInfo">
<h3><a href="#schema-DocumentInfo">DocumentInfo</a> <span class="kind">object</span></h3>
<p>The title and the version of a document.</p>
<p class="limits">any further members</p>
<dl class="terms"><div>
<dt><code>title</code> <span class="kind">string</span> <span class="required">required</span></dt>
<dd>The title of the document.</dd>
</div>
<div>
<dt><code>version</code> <span class="kind">string</span> <span class="required">required</span></dt>
<dd>The version of the contract.</dd>
</div>
</dl>
</section>
<section class="model" id="schema-HtmlPage">
<h3><a href="#schema-HtmlPage">HtmlPage</a> <span class="kind">string</span></h3>
<p>A page as HTML.</p>


</section>
<section class="model" id="schema-GuideText">
<h3><a href="#schema-GuideText">GuideText</a> <span class="kind">string</span></h3>
<p>A guide, or the list of the guides, as Markdown.</p>


</section>
<section class="model" id="schema-DocsSections">
<h3><a href="#schema-DocsSections">DocsSections</a> <span class="kind">array of <a href="#schema-DocsSection">DocsSection</a></span></h3>
<p>The sections of the documentation.</p>


</section>
<section class="model" id="schema-DocsSection">
<h3><a href="#schema-DocsSection">DocsSection</a> <span class="kind">object</span></h3>
<p>A section of the documentation.</p>
<p class="limits">no other members</p>
<dl class="terms"><div>
<dt><code>title</code> <span class="kind">string</span> <span class="required">required</span></dt>
<dd>The heading of the section, or the name of the item that it describes.</dd>
</div>
<div>
<dt><code>where</code> <span class="kind">string</span> <span class="required">required</span></dt>
<dd>The part of the documentation that contains the section.</dd>
</div>
<div>
<dt><code>address</code> <span class="kind">string</span> <span class="required">required</span></dt>
<dd>The address of the section, relative to the root of the server.</dd>
</div>
<div>
<dt><code>text</code> <span class="kind">string</span> <span class="required">required</span></dt>
<dd>The text of the section, without markup.</dd>
</div>
</dl>
</section>
<section class="model" id="schema-SourceText">
<h3><a href="#schema-SourceText">SourceText</a> <span class="kind">string</span></h3>
<p>A script or a style sheet.</p>


</section>
<section class="model" id="schema-InsertEvent">
<h3><a href="#schema-InsertEvent">InsertEvent</a> <span class="kind"><code>insert</code></span></h3>
<p>A row was inserted.</p>


</section>
<section class="model" id="schema-UpdateEvent">
<h3><a href="#schema-UpdateEvent">UpdateEvent</a> <span class="kind"><code>update</code></span></h3>
<p>A row was updated.</p>


</section>
<section class="model" id="schema-DeleteEvent">
<h3><a href="#schema-DeleteEvent">DeleteEvent</a> <span class="kind"><code>delete</code></span></h3>
<p>A row was deleted.</p>


</section>
<section class="model" id="schema-EnterEvent">
<h3><a href="#schema-EnterEvent">EnterEvent</a> <span class="kind"><code>enter</code></span></h3>
<p>A change made a row match the filter.</p>


</section>
<section class="model" id="schema-LeaveEvent">
<h3><a href="#schema-LeaveEvent">LeaveEvent</a> <span class="kind"><code>leave</code></span></h3>
<p>A change made a row stop matching the filter.</p>


</section>
<section class="model" id="schema-RowEvent">
<h3><a href="#schema-RowEvent">RowEvent</a> <span class="kind"><code>row</code></span></h3>
<p>The frame is not a change. It contains an initial row.</p>


</section>
<section class="model" id="schema-BookmarkEvent">
<h3><a href="#schema-BookmarkEvent">BookmarkEvent</a> <span class="kind"><code>bookmark</code></span></h3>
<p>The frame is not a change. It renews the cursor.</p>


</section>
<section class="model" id="schema-Seq">
<h3><a href="#schema-Seq">Seq</a> <span class="kind">integer <small>int64</small></span></h3>
<p>The sequence number of the change in its collection.</p>
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
<dd>A row was inserted.</dd>
</div>
<div>
<dt><code>collection</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="required">required</span></dt>
<dd>1 to 64 letters, digits, <code>_</code> and <code>-</code>, starting with a letter or <code>_</code>. Case-sensitive.</dd>
</div>
<div>
<dt><code>seq</code> <span class="kind"><a href="#schema-Seq">Seq</a></span> <span class="required">required</span></dt>
<dd>The sequence number of the change in its collection.</dd>
</div>
<div>
<dt><code>cursor</code> <span class="kind"><a href="#schema-Cursor">Cursor</a></span> <span class="required">required</span></dt>
<dd>A position in the changes of a collection. It is opaque: compare cursors only for equality.</dd>
</div>
<div>
<dt><code>time</code> <span class="kind"><a href="#schema-CommitTime">CommitTime</a></span> <span class="required">required</span></dt>
<dd>When the change was committed (RFC 3339, UTC).</dd>
</div>
<div>
<dt><code>row</code> <span class="kind"><a href="#schema-Row">Row</a></span> <span class="required">required</span></dt>
<dd>A row: its <code>id</code> and the fields that the client sent.</dd>
</div>
</dl>
</section>
<section class="model" id="schema-UpdateFrame">
<h3><a href="#schema-UpdateFrame">UpdateFrame</a> <span class="kind">object</span></h3>
<p>A row was updated.</p>

<dl class="terms"><div>
<dt><code>event</code> <span class="kind"><a href="#schema-UpdateEvent">UpdateEvent</a></span> <span class="required">required</span></dt>
<dd>A row was updated.</dd>
</div>
<div>
<dt><code>collection</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="required">required</span></dt>
<dd>1 to 64 letters, digits, <code>_</code> and <code>-</code>, starting with a letter or <code>_</code>. Case-sensitive.</dd>
</div>
<div>
<dt><code>seq</code> <span class="kind"><a href="#schema-Seq">Seq</a></span> <span class="required">required</span></dt>
<dd>The sequence number of the change in its collection.</dd>
</div>
<div>
<dt><code>cursor</code> <span class="kind"><a href="#schema-Cursor">Cursor</a></span> <span class="required">required</span></dt>
<dd>A position in the changes of a collection. It is opaque: compare cursors only for equality.</dd>
</div>
<div>
<dt><code>time</code> <span class="kind"><a href="#schema-CommitTime">CommitTime</a></span> <span class="required">required</span></dt>
<dd>When the change was committed (RFC 3339, UTC).</dd>
</div>
<div>
<dt><code>row</code> <span class="kind"><a href="#schema-Row">Row</a></span> <span class="required">required</span></dt>
<dd>A row: its <code>id</code> and the fields that the client sent.</dd>
</div>
<div>
<dt><code>changed</code> <span class="kind">array of string</span> <span class="required">required</span></dt>
<dd>The names of the fields that were added, removed or given another value, in no particular order.</dd>
<dd class="limits">at least 1 item &#183; each once</dd>
</div>
</dl>
</section>
<section class="model" id="schema-DeleteFrame">
<h3><a href="#schema-DeleteFrame">DeleteFrame</a> <span class="kind">object</span></h3>
<p>A row was deleted. <code>row</code> is its last state.</p>

<dl class="terms"><div>
<dt><code>event</code> <span class="kind"><a href="#schema-DeleteEvent">DeleteEvent</a></span> <span class="required">required</span></dt>
<dd>A row was deleted.</dd>
</div>
<div>
<dt><code>collection</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="required">required</span></dt>
<dd>1 to 64 letters, digits, <code>_</code> and <code>-</code>, starting with a letter or <code>_</code>. Case-sensitive.</dd>
</div>
<div>
<dt><code>seq</code> <span class="kind"><a href="#schema-Seq">Seq</a></span> <span class="required">required</span></dt>
<dd>The sequence number of the change in its collection.</dd>
</div>
<div>
<dt><code>cursor</code> <span class="kind"><a href="#schema-Cursor">Cursor</a></span> <span class="required">required</span></dt>
<dd>A position in the changes of a collection. It is opaque: compare cursors only for equality.</dd>
</div>
<div>
<dt><code>time</code> <span class="kind"><a href="#schema-CommitTime">CommitTime</a></span> <span class="required">required</span></dt>
<dd>When the change was committed (RFC 3339, UTC).</dd>
</div>
<div>
<dt><code>row</code> <span class="kind"><a href="#schema-Row">Row</a></span> <span class="required">required</span></dt>
<dd>A row: its <code>id</code> and the fields that the client sent.</dd>
</div>
</dl>
</section>
<section class="model" id="schema-EnterFrame">
<h3><a href="#schema-EnterFrame">EnterFrame</a> <span class="kind">object</span></h3>
<p>A row started to match the filter. <code>row</code> is its state after the change.</p>

<dl class="terms"><div>
<dt><code>event</code> <span class="kind"><a href="#schema-EnterEvent">EnterEvent</a></span> <span class="required">required</span></dt>
<dd>A change made a row match the filter.</dd>
</div>
<div>
<dt><code>collection</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="required">required</span></dt>
<dd>1 to 64 letters, digits, <code>_</code> and <code>-</code>, starting with a letter or <code>_</code>. Case-sensitive.</dd>
</div>
<div>
<dt><code>seq</code> <span class="kind"><a href="#schema-Seq">Seq</a></span> <span class="required">required</span></dt>
<dd>The sequence number of the change in its collection.</dd>
</div>
<div>
<dt><code>cursor</code> <span class="kind"><a href="#schema-Cursor">Cursor</a></span> <span class="required">required</span></dt>
<dd>A position in the changes of a collection. It is opaque: compare cursors only for equality.</dd>
</div>
<div>
<dt><code>time</code> <span class="kind"><a href="#schema-CommitTime">CommitTime</a></span> <span class="required">required</span></dt>
<dd>When the change was committed (RFC 3339, UTC).</dd>
</div>
<div>
<dt><code>row</code> <span class="kind"><a href="#schema-Row">Row</a></span> <span class="required">required</span></dt>
<dd>A row: its <code>id</code> and the fields that the client sent.</dd>
</div>
</dl>
</section>
<section class="model" id="schema-LeaveFrame">
<h3><a href="#schema-LeaveFrame">LeaveFrame</a> <span class="kind">object</span></h3>
<p>A row stopped matching the filter. <code>row</code> is the row as it was when it last matched.</p>

<dl class="terms"><div>
<dt><code>event</code> <span class="kind"><a href="#schema-LeaveEvent">LeaveEvent</a></span> <span class="required">required</span></dt>
<dd>A change made a row stop matching the filter.</dd>
</div>
<div>
<dt><code>collection</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="required">required</span></dt>
<dd>1 to 64 letters, digits, <code>_</code> and <code>-</code>, starting with a letter or <code>_</code>. Case-sensitive.</dd>
</div>
<div>
<dt><code>seq</code> <span class="kind"><a href="#schema-Seq">Seq</a></span> <span class="required">required</span></dt>
<dd>The sequence number of the change in its collection.</dd>
</div>
<div>
<dt><code>cursor</code> <span class="kind"><a href="#schema-Cursor">Cursor</a></span> <span class="required">required</span></dt>
<dd>A position in the changes of a collection. It is opaque: compare cursors only for equality.</dd>
</div>
<div>
<dt><code>time</code> <span class="kind"><a href="#schema-CommitTime">CommitTime</a></span> <span class="required">required</span></dt>
<dd>When the change was committed (RFC 3339, UTC).</dd>
</div>
<div>
<dt><code>row</code> <span class="kind"><a href="#schema-Row">Row</a></span> <span class="required">required</span></dt>
<dd>A row: its <code>id</code> and the fields that the client sent.</dd>
</div>
</dl>
</section>
<section class="model" id="schema-RowFrame">
<h3><a href="#schema-RowFrame">RowFrame</a> <span class="kind">object</span></h3>
<p>An initial row, in its state at this position of the feed.</p>

<dl class="terms"><div>
<dt><code>event</code> <span class="kind"><a href="#schema-RowEvent">RowEvent</a></span> <span class="required">required</span></dt>
<dd>The frame is not a change. It contains an initial row.</dd>
</div>
<div>
<dt><code>collection</code> <span class="kind"><a href="#schema-CollectionName">CollectionName</a></span> <span class="required">required</span></dt>
<dd>1 to 64 letters, digits, <code>_</code> and <code>-</code>, starting with a letter or <code>_</code>. Case-sensitive.</dd>
</div>
<div>
<dt><code>row</code> <span class="kind"><a href="#schema-Row">Row</a></span> <span class="required">required</span></dt>
<dd>A row: its <code>id</code> and the fields that the client sent.</dd>
</div>
</dl>
</section>
<section class="model" id="schema-BookmarkFrame">
<h3><a href="#schema-BookmarkFrame">BookmarkFrame</a> <span class="kind">object</span></h3>
<p>A new cursor to resume from, without a change.</p>

<dl class="terms"><div>
<dt><code>event</code> <span class="kind"><a href="#schema-BookmarkEvent">BookmarkEvent</a></span> <span class="required">required</span></dt>
<dd>The frame is not a change. It renews the cursor.</dd>
</div>
<div>
<dt><code>seq</code> <span class="kind">integer <small>int64</small></span> <span class="required">required</span></dt>
<dd>The sequence number of the last change that the feed has sent or skipped. It is 0 before the first change.</dd>
<dd class="limits">0 to 9007199254740991</dd>
</div>
<div>
<dt><code>cursor</code> <span class="kind"><a href="#schema-Cursor">Cursor</a></span> <span class="required">required</span></dt>
<dd>A position in the changes of a collection. It is opaque: compare cursors only for equality.</dd>
</div>
<div>
<dt><code>time</code> <span class="kind">string <small>date-time</small></span> <span class="required">required</span></dt>
<dd>When the bookmark was sent (RFC 3339, UTC).</dd>
</div>
<div>
<dt><code>synced</code> <span class="kind"><code>true</code></span></dt>
<dd>Present after the last initial row. From this bookmark on, the copy of the client is identical to the matching rows of the collection.</dd>
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

export const docsSearchJson = `[{"title":"List collections","where":"GET /v1/collections listCollections","address":"/docs#listCollections","text":"Returns all collections of the key's account, sorted by name in ascending order (by code point). If the key is limited to certain collections, the list contains only these collections, and its ETag depends on no other collection. If-Match If-None-Match"},{"title":"Create a collection","where":"POST /v1/collections createCollection","address":"/docs#createCollection","text":"Creates an empty collection. Its name is part of every path of the collection, and cannot be changed later. If a deleted collection had the same name, the new collection does not continue it. The ids of its rows start at 1, and cursors and ETags of the deleted collection are not valid for it. Idempotency-Key"},{"title":"Get a collection","where":"GET /v1/collections/{collection_name} getCollection","address":"/docs#getCollection","text":"Returns the number of rows in the collection, the time at which it was created, and its indexes. collection_name"},{"title":"Delete a collection","where":"DELETE /v1/collections/{collection_name} deleteCollection","address":"/docs#deleteCollection","text":"Deletes the collection with all its rows and its change log. The feed does not send delete frames for these rows. The server closes open feeds of the collection with 4404. If the collection does not exist, the server returns 404. collection_name Idempotency-Key"},{"title":"List rows","where":"GET /v1/collections/{collection_name}/rows listRows","address":"/docs#listRows","text":"Returns one page of the collection's rows, in the requested sort order. The page and Collection-Cursor come from one snapshot. If a page starts after the last row, it is an empty array. If there are more rows, the response has the header Next-After. To get the next page, repeat the request with this value as after. Each row is on exactly one page if its sorted fields do not change and it continues to match the filter. Other writes do not affect this. collection_name limit offset order_by order Prefer filter sort fields after If-Match If-None-Match Collection-Cursor"},{"title":"Insert rows","where":"POST /v1/collections/{collection_name}/rows insertRows","address":"/docs#insertRows","text":"Inserts 1 to 1,000 rows, all of them or none. The response contains the rows in the order of the request, each with its new id. Ids ascend in this order. The server never assigns an id twice, even if a row is deleted. A rejected insert does not use any ids. The feed sends one insert frame for each row. These frames are consecutive and in the same order. collection_name Prefer Idempotency-Key"},{"title":"Update matching rows","where":"PATCH /v1/collections/{collection_name}/rows updateRows","address":"/docs#updateRows","text":"Updates all rows that match the filter, or none of them. As for a single row, the media type determines how the fields are merged. The server selects the rows from one snapshot. The feed sends one update frame for each row that changed. These frames are consecutive and in order of id. If one row would exceed a limit for rows, the server does not update any row, and the problem names that row. If more than max_rows rows match, the server does not update any row. It does the same if the matching rows are larger than 4 MiB in total, before or after the update. To get the number of matching rows first, use dry_run. collection_name filter max_rows dry_run Idempotency-Key"},{"title":"Delete matching rows","where":"DELETE /v1/collections/{collection_name}/rows deleteRows","address":"/docs#deleteRows","text":"Deletes all rows that match the filter, or none of them. The server selects the rows from one snapshot. The feed sends one delete frame for each row, with its last state. These frames are consecutive and in order of id. If more than max_rows rows match, or if the matching rows are larger than 4 MiB in total, the server does not delete any row. To get the number of matching rows first, use dry_run. collection_name filter max_rows dry_run Idempotency-Key"},{"title":"Export rows","where":"GET /v1/collections/{collection_name}/export exportRows","address":"/docs#exportRows","text":"Returns all rows, or all rows that match the filter, in order of id. All rows come from one snapshot. Collection-Cursor identifies the snapshot, so that a feed can continue from it. The server streams the response as fast as the client reads it, regardless of its size. A complete response ends with the last chunk of the chunked encoding. If the client reads less than 16 KiB within 30 s, or if the server fails, the response ends without that chunk. ndjson: one row per line, as JSON. csv: RFC 4180. The first line contains the names: id and the fields, which are required. Strings are written unchanged, and other values as JSON. A missing field is an empty cell, and null is null. The string null and the empty string are enclosed in quotes. An instance runs at most two exports at the same time. An account can have only one of them while another account requests an export. A key can have only one of them while another key of its account requests one. If this limit is reached, the server returns 503. On SQLite, the server stops exports if the write-ahead log of the database grows by more than 1 GiB while they are in progress. Their responses are then incomplete. collection_name format filter fields"},{"title":"Get a row","where":"GET /v1/collections/{collection_name}/rows/{row_id} getRow","address":"/docs#getRow","text":"Returns one row. ETag contains the version of the row. collection_name row_id If-Match If-None-Match fields Collection-Cursor"},{"title":"Replace a row","where":"PUT /v1/collections/{collection_name}/rows/{row_id} replaceRow","address":"/docs#replaceRow","text":"Replaces the row with the body. Fields that the body does not contain are removed. If the row does not exist, the server returns 404, because PUT does not create rows. If the row does not change, the server does not store a new version: the feed does not send a frame, and the ETag stays the same. A row does not change if its JSON values stay equal, even if the order of fields differs. If the row changes, the feed sends an update frame. The body can contain id only if it is the id of the row. collection_name row_id If-Match If-None-Match Idempotency-Key"},{"title":"Update a row","where":"PATCH /v1/collections/{collection_name}/rows/{row_id} updateRow","address":"/docs#updateRow","text":"Updates the fields in the body and keeps the other fields. The media type determines how: application/json: each field in the body replaces the stored field, including nested values. null is stored as null. application/merge-patch+json: RFC 7396. Nested objects are merged, and null removes a field. The response contains the complete row. If the row does not change, the server does not store a new version: the feed does not send a frame, and the ETag stays the same. A row does not change if its JSON values stay equal, even if the order of fields differs. The body can contain id only if it is the id of the row. collection_name row_id If-Match If-None-Match Idempotency-Key"},{"title":"Delete a row","where":"DELETE /v1/collections/{collection_name}/rows/{row_id} deleteRow","address":"/docs#deleteRow","text":"Deletes the row. The feed sends a delete frame with the last state of the row. If the row does not exist any more, the server returns 404 row_not_found. The server never assigns its id again. collection_name row_id If-Match If-None-Match Idempotency-Key"},{"title":"Get the schema of a collection","where":"GET /v1/collections/{collection_name}/schema getSchema","address":"/docs#getSchema","text":"Returns the JSON Schema of the collection's rows with exactly the bytes that were set. All changes after the cursor in Schema-Since conform to it. collection_name If-Match If-None-Match"},{"title":"Set the schema of a collection","where":"PUT /v1/collections/{collection_name}/schema setSchema","address":"/docs#setSchema","text":"Sets the schema to which every row of the collection must conform. From then on, if a write would store a row that does not conform, the server returns 422 row_invalid. The current rows must already conform. Otherwise, the server returns 409 rows_mismatch. This check does not block writes. If it takes more than 60 s, the server returns 503 overloaded. If the body contains the same bytes as the current schema, nothing changes. The feed does not send a frame. The guide to schemas describes the supported keywords. collection_name dry_run If-Match Idempotency-Key"},{"title":"Remove the schema of a collection","where":"DELETE /v1/collections/{collection_name}/schema removeSchema","address":"/docs#removeSchema","text":"Removes the schema. The rows stay unchanged, and from then on they can have any supported values. The feed does not send a frame. If the collection does not have a schema any more, the server returns 404 schema_not_found. collection_name If-Match Idempotency-Key"},{"title":"List changes","where":"GET /v1/collections/{collection_name}/changes listChanges","address":"/docs#listChanges","text":"Returns the changes of a collection after a cursor, in the order of their commits. The changes are the same frames that the feed sends over a WebSocket connection, without row and bookmark frames. To follow a collection, pass the cursor of each response as since of the next request. The client then receives every frame exactly once and in order. The cursor also advances past changes that the request excludes. With wait, the response waits until a frame is due (long polling). A waiting request counts as an open feed and not as a request in progress. If the collection is deleted, or if the key loses its permission, the request ends within 2 s with the error. If the server shuts down, the request ends with what it has. A response contains at most 1 MiB of frames. If a filter excludes most changes, a response also ends after 10,000 changes, or after 0.5 s. has_more is then true. collection_name since limit wait events filter fields"},{"title":"Stream changes","where":"GET /v1/collections/{collection_name}/changes/stream streamChanges","address":"/docs#streamChanges","text":"Opens a feed as server-sent events, for EventSource in browsers and for curl -N. The frames are the same as over a WebSocket connection. /asyncapi.yaml describes them. Each frame is one event: event is the frame's event, id is its cursor, and data is the frame as one line of JSON. With initial, no event has an id before the bookmark with synced. A client that is disconnected before this bookmark starts again. Without since and initial, the stream starts with a bookmark. A browser that reconnects sends the id of its last event as Last-Event-ID, and the stream resumes from it. The stream begins with retry: 2000. After every 15 s of silence, the server sends a comment line. If the feed must end, the server sends an event end whose data is a problem: key_invalid, scope_insufficient, collection_not_found or cursor_expired. If the client reconnects, it receives this problem as an HTTP error. A client that does not read for 30 s is disconnected without this event, and can resume. If the server shuts down, the stream ends without this event, too. collection_name api_key since initial events filter fields Last-Event-ID"},{"title":"Open the feed of a collection","where":"GET /ws openFeed","address":"/docs#openFeed","text":"Opens a feed with a WebSocket handshake (RFC 6455). After the 101 response, the server sends one JSON text frame for each change of a row, in the order of seq. /asyncapi.yaml describes the frames. The server does not send a greeting first. The feed sends every change that is committed after the 101 response. {\\"event\\":\\"insert\\",\\"collection\\":\\"notes\\",\\"seq\\":1041,\\"cursor\\":\\"k3f9x2mq-1041\\", \\"time\\":\\"2025-03-14T09:26:53.589Z\\",\\"row\\":{\\"id\\":7,\\"title\\":\\"Milk\\",\\"body\\":\\"Two litres.\\",\\"done\\":false}} With since, the server first sends the changes after this cursor. It does not skip or repeat a change. With initial, the server first sends the current rows. With filter, the feed only includes matching rows. If an update makes a row match, the server sends enter. If an update makes a row stop matching, the server sends leave. Errors are HTTP responses before the upgrade. The server ignores the content of frames from the client, but limits their type, rate and size. The close codes describe these limits. api_key collection events since filter fields initial"},{"title":"List keys","where":"GET /v1/keys listKeys","address":"/docs#listKeys","text":"Returns the keys of the account, oldest first, including revoked and expired keys. If there are more keys, Next-After contains the value of after for the next page. The list contains only the first characters of each secret. A key that is limited to certain collections gets itself and the keys that are limited to some of its collections. limit after"},{"title":"Create a key","where":"POST /v1/keys createKey","address":"/docs#createKey","text":"Creates a key of the account and returns its secret once. The new key never has more permissions than the requesting key: no other scope, no other collection and no later expiry. The server stores a hash of the secret, but not the secret. There is one exception: if the request has an Idempotency-Key, the server also stores the secret, encrypted with the requesting key. Only a retry with the same API key can read it. Idempotency-Key"},{"title":"Get a key","where":"GET /v1/keys/{key_id} getKey","address":"/docs#getKey","text":"Returns the permissions of a key, whether it is revoked or expired, and when it was last used. The server does not store the secret of the key. If the requesting key is limited to certain collections, the server returns 404 for all keys that it cannot list. key_id"},{"title":"Update a key","where":"PATCH /v1/keys/{key_id} updateKey","address":"/docs#updateKey","text":"Updates the members in the body and keeps the others. The requesting key must have all permissions that the key has before and after the update, and must not expire earlier. If the requesting key is limited to certain collections, the server returns 403 grant_exceeded for all keys that it cannot list, even if they do not exist. A revoked or expired key cannot be updated. The update takes effect immediately on this instance, and within 2 s on other instances. The server closes feeds that the key can no longer read. key_id Idempotency-Key"},{"title":"Revoke a key","where":"DELETE /v1/keys/{key_id} deleteKey","address":"/docs#deleteKey","text":"Revokes a key permanently. This instance rejects the key immediately, and other instances reject it within 2 s. The server closes the feeds of the key and stops the responses in progress. Writes that have not started get 401. The list of keys still includes the key, with the time in revoked_at. If the key is already revoked, the request has no effect. If the requesting key is limited to certain collections, the server returns 403 grant_exceeded for all keys that it cannot list. If the key was set by ROWFEED_API_KEY, the next start with this variable makes it valid again. key_id Idempotency-Key"},{"title":"Rotate a key","where":"POST /v1/keys/{key_id}/rotate rotateKey","address":"/docs#rotateKey","text":"Creates a key with the same name, permissions and expiry, and returns its secret once. The old key expires after the grace period grace. Without grace, it expires immediately. The old key never expires later than it would without the rotation. If the requesting key is limited to certain collections, the server returns 403 grant_exceeded for all keys that it cannot list. key_id Idempotency-Key"},{"title":"Get the usage of the account","where":"GET /v1/usage getUsage","address":"/docs#getUsage","text":"Returns the requests of the account in the current period, in total and by key, and the storage that it uses. This request is included. Any valid key can send this request, regardless of its scopes. For a key that is limited to certain collections, the usage covers only these collections and its own requests. If the key has the scope admin, the usage also covers the requests of the keys that it can list. The limits always apply to the entire account."},{"title":"Get the daily usage of the account","where":"GET /v1/usage/history getUsageHistory","address":"/docs#getUsageHistory","text":"Returns the number of requests on each of the last days (UTC), oldest first. Today is the last entry. Days without requests are included. Any valid key can send this request, regardless of its scopes. For a key that is limited to certain collections, the response covers the same requests as its usage. days"},{"title":"Check health","where":"GET /health getHealth","address":"/docs#getHealth","text":"Reports whether the server runs and reaches its database. This operation does not require a key, and ignores query parameters."},{"title":"Check readiness","where":"GET /ready getReady","address":"/docs#getReady","text":"Reports to load balancers whether this instance accepts requests. The response is the same as for /health, except during shutdown. From the start of a shutdown, the server returns 503, while it still finishes the requests in progress. This operation does not require a key, and ignores query parameters."},{"title":"Get the OpenAPI document as JSON","where":"GET /openapi.json getOpenapiJson","address":"/docs#getOpenapiJson","text":"Returns this OpenAPI 3.1 document in one file. servers contains the address where clients reach the server. This is ROWFEED_PUBLIC_URL if it is set, and otherwise the address that the server listens on. Accept-Encoding If-Match If-None-Match"},{"title":"Get the OpenAPI document as YAML","where":"GET /openapi.yaml getOpenapiYaml","address":"/docs#getOpenapiYaml","text":"Returns this OpenAPI 3.1 document in one file. servers contains the address where clients reach the server. This is ROWFEED_PUBLIC_URL if it is set, and otherwise the address that the server listens on. Accept-Encoding If-Match If-None-Match"},{"title":"Get the OpenAPI document in version 3.0.3","where":"GET /openapi-3.0.json getOpenapi30Json","address":"/docs#getOpenapi30Json","text":"Returns the same contract for generators that do not support OpenAPI 3.1, or that are strict. This form omits /ws, and all media types of a request body except one. Its own description lists the omitted parts. Accept-Encoding If-Match If-None-Match"},{"title":"Get the AsyncAPI document as JSON","where":"GET /asyncapi.json getAsyncapiJson","address":"/docs#getAsyncapiJson","text":"Returns the AsyncAPI 3.0 document in one file. It describes the frames that /ws sends. Accept-Encoding If-Match If-None-Match"},{"title":"Get the AsyncAPI document as YAML","where":"GET /asyncapi.yaml getAsyncapiYaml","address":"/docs#getAsyncapiYaml","text":"Returns the AsyncAPI 3.0 document in one file. It describes the frames that /ws sends. Accept-Encoding If-Match If-None-Match"},{"title":"Get the typed OpenAPI contract as JSON","where":"GET /v1/contract/openapi.json getContractOpenapiJson","address":"/docs#getContractOpenapiJson","text":"Returns the OpenAPI 3.1 document of this server with typed paths. Each collection that has a schema and that the key can use has its own paths, which describe its rows. Any valid key can send this request, regardless of its scopes. If-Match If-None-Match"},{"title":"Get the typed OpenAPI contract as YAML","where":"GET /v1/contract/openapi.yaml getContractOpenapiYaml","address":"/docs#getContractOpenapiYaml","text":"Returns the document of getContractOpenapiJson as YAML. If-Match If-None-Match"},{"title":"Get the typed OpenAPI contract in version 3.0.3","where":"GET /v1/contract/openapi-3.0.json getContractOpenapi30Json","address":"/docs#getContractOpenapi30Json","text":"Returns the same contract for generators that do not support OpenAPI 3.1, or that are strict. If OpenAPI 3.0 cannot express a rule of a schema, this form describes the schema less strictly. If-Match If-None-Match"},{"title":"Get the typed AsyncAPI contract as JSON","where":"GET /v1/contract/asyncapi.json getContractAsyncapiJson","address":"/docs#getContractAsyncapiJson","text":"Returns the AsyncAPI 3.0 document of this server with typed channels. Each collection that has a schema and that the key can use has its own channel, whose frames describe its rows. Any valid key can send this request, regardless of its scopes. If-Match If-None-Match"},{"title":"Get the typed AsyncAPI contract as YAML","where":"GET /v1/contract/asyncapi.yaml getContractAsyncapiYaml","address":"/docs#getContractAsyncapiYaml","text":"Returns the document of getContractAsyncapiJson as YAML. If-Match If-None-Match"},{"title":"Redirect to the console","where":"GET / getRoot","address":"/docs#getRoot","text":"Redirects to the console, so that a browser that opens the root address shows a page."},{"title":"Open the console","where":"GET /console getConsole","address":"/docs#getConsole","text":"Returns a page to view live collections, edit rows, create and revoke keys, and view the usage. The page is a client of this API. It does not load anything from other origins, and it stores the key only in memory. Accept-Encoding If-Match If-None-Match"},{"title":"Get an asset of the console","where":"GET /console/{asset} getConsoleAsset","address":"/docs#getConsoleAsset","text":"Returns a script or a style sheet of the console. The name of an asset depends on its content. asset Accept-Encoding If-Match If-None-Match"},{"title":"Open the reference of both contracts","where":"GET /docs getDocs","address":"/docs#getDocs","text":"Returns one page with both contracts, to read them and to try them with a key. The page does not load anything from other origins. Accept-Encoding If-Match If-None-Match"},{"title":"Get the search index of the documentation","where":"GET /docs/search.json getDocsSearch","address":"/docs#getDocsSearch","text":"Returns every section of the contracts and the guides as plain text, with its address. The documentation pages search these sections in the browser. Other programs can use them too. Accept-Encoding If-Match If-None-Match"},{"title":"Get the list of the guides for language models","where":"GET /llms.txt getLlmsText","address":"/docs#getLlmsText","text":"Returns the titles, addresses and first sentences of all guides as Markdown, in the form of llmstxt.org. The addresses lead to the guides as Markdown. Accept-Encoding If-Match If-None-Match"},{"title":"Get a guide","where":"GET /docs/{guide} getGuide","address":"/docs#getGuide","text":"Returns a page about one topic, such as operating the server or following a feed. /docs lists all guides. The page does not load anything from other origins. If the name ends with .md, the server returns the guide as Markdown. guide Accept-Encoding If-Match If-None-Match"},{"title":"If-Match","where":"List collections · List rows · Get a row · Replace a row · Update a row · Delete a row · Get the schema of a collection · Set the schema of a collection · Remove the schema of a collection · Get the OpenAPI document as JSON · Get the OpenAPI document as YAML · Get the OpenAPI document in version 3.0.3 · Get the AsyncAPI document as JSON · Get the AsyncAPI document as YAML · Get the typed OpenAPI contract as JSON · Get the typed OpenAPI contract as YAML · Get the typed OpenAPI contract in version 3.0.3 · Get the typed AsyncAPI contract as JSON · Get the typed AsyncAPI contract as YAML · Open the console · Get an asset of the console · Open the reference of both contracts · Get the search index of the documentation · Get the list of the guides for language models · Get a guide","address":"/docs#listCollections","text":"Versions from ETag, separated by commas, or * for any version. The server executes the request only if the current version is one of them. Otherwise, it returns 412. Weak ETags (W/\\"...\\") never match."},{"title":"If-None-Match","where":"List collections · List rows · Get a row · Replace a row · Update a row · Delete a row · Get the schema of a collection · Get the OpenAPI document as JSON · Get the OpenAPI document as YAML · Get the OpenAPI document in version 3.0.3 · Get the AsyncAPI document as JSON · Get the AsyncAPI document as YAML · Get the typed OpenAPI contract as JSON · Get the typed OpenAPI contract as YAML · Get the typed OpenAPI contract in version 3.0.3 · Get the typed AsyncAPI contract as JSON · Get the typed AsyncAPI contract as YAML · Open the console · Get an asset of the console · Open the reference of both contracts · Get the search index of the documentation · Get the list of the guides for language models · Get a guide","address":"/docs#listCollections","text":"Versions from ETag, separated by commas, or * for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks If-Match first."},{"title":"Idempotency-Key","where":"Create a collection · Delete a collection · Insert rows · Update matching rows · Delete matching rows · Replace a row · Update a row · Delete a row · Set the schema of a collection · Remove the schema of a collection · Create a key · Update a key · Revoke a key · Rotate a key","address":"/docs#createCollection","text":"Makes a write safe to retry. Use a new random key for each new request. The server executes a request at most once, however often it receives it with this key. For 24 hours, the same request returns the first response, with the header Idempotent-Replayed. If another request uses the same key, the server returns 422. The server stores only 2xx responses. The key belongs to the account. It has 1 to 255 visible ASCII characters, except \\" and \\\\, and can be enclosed in double quotes."},{"title":"collection_name","where":"Get a collection · Delete a collection · List rows · Insert rows · Update matching rows · Delete matching rows · Export rows · Get a row · Replace a row · Update a row · Delete a row · Get the schema of a collection · Set the schema of a collection · Remove the schema of a collection · List changes · Stream changes","address":"/docs#getCollection","text":"The name of the collection. If the name does not match the pattern, the server returns 400. If the collection does not exist, it returns 404."},{"title":"limit","where":"List rows","address":"/docs#listRows","text":"The maximum number of rows, in canonical decimal digits. If the value is out of range, the server returns 400 and does not clamp it."},{"title":"offset","where":"List rows","address":"/docs#listRows","text":"The number of rows to skip before the first row, in canonical decimal digits. The default is 0."},{"title":"order_by","where":"List rows","address":"/docs#listRows","text":"The field to sort by. The default is id. A name has 1 to 128 characters (code points), and cannot contain ASCII control characters. Rows without the field come first, as if its value were null. Strings are sorted by their first 256 bytes of UTF-8, arrays and objects by the first 256 bytes of their JSON. Rows that are equal in this order are sorted by id."},{"title":"order","where":"List rows","address":"/docs#listRows","text":"The direction: ascending, which is the default, or its exact reverse."},{"title":"Prefer","where":"List rows","address":"/docs#listRows","text":"count=exact adds the header Total-Count: the number of rows in the collection, or the number of rows that match the filter. The server ignores other preferences (RFC 7240)."},{"title":"filter","where":"List rows · Export rows · List changes · Stream changes · Open the feed of a collection","address":"/docs#listRows","text":"Selects the rows that match. A filter consists of tests, in which @ is the row: Test Matches a row if @.price < 20, 20 > @.price the comparison of the field with the literal is true: ==, !=, <, <=, >, >= @.due the row has the field, even if the value is null @.tags[?@ == \\"home\\"] at least one element of the array, or member of the object, matches. In the brackets, @ is the element, and every filter is allowed length(@.title) > 80 the comparison of the length is true: the characters (code points) of a string, the elements of an array, or the members of an object starts_with(@.title, \\"Re: \\"), contains(@.title, \\"milk\\") the string starts with the text, or contains it Join tests with && and ||. && has the higher precedence. Group tests with parentheses and negate them with !. Before a comparison, ! requires parentheses: @.due && !(@.done == true || @.tags[?@ == \\"later\\"]). A path leads from @ to a value. It consists of .name, [\\"any name\\"], [0] for the first element, and [-1] for the last: @.address.lines[0], @[\\"first name\\"]. It can end with [?..]. Literals are numbers, strings in double or single quotes, true, false and null, written as in JSON. Spaces, tabs and line breaks are allowed between all of these, but not within the brackets of a name or index. The server does not compare values of different types. < and > are true only for two numbers or two strings (by code point). == is true only for two equal values of one type. != is true whenever == is not. A missing field is not null. In the following example, the table shows which of the four rows each filter matches: 1 {\\"n\\":5,\\"done\\":false,\\"tags\\":[\\"home\\"],\\"due\\":null} 2 {\\"n\\":\\"5\\",\\"done\\":true,\\"tags\\":[\\"home\\",\\"work\\"]} 3 {\\"n\\":7.5,\\"addr\\":{\\"city\\":\\"Oslo\\"},\\"due\\":\\"2030-01-31\\"} 4 {\\"n\\":null,\\"tags\\":\\"home\\",\\"addr\\":{\\"city\\":\\"Bergen\\"},\\"a b\\\\\\"c\\":[1]} Filter Matching rows @.n == 5 1 @.n == \\"5\\" 2 @.n > 4 1, 3 @.n != 5 2, 3, 4 @.due == null 1 !@.due 2, 4 @.due && @.due != null 3 @.addr.city == \\"Oslo\\" || @.done == true 2, 3 @.tags[?@ == \\"home\\"] 1, 2 starts_with(@.due, \\"2030-\\") 3 @[\\"a b\\\\\\"c\\"][0] <= 1 4 @.done < true none To put a value into a filter, write it as JSON. Then percent-encode the complete filter, as URL builders do. A text then cannot become a part of the filter: const filter = \`@.title == \${JSON.stringify(title)}\`; const query = new URLSearchParams({ filter }); A name in brackets is safe in the same way: \`@[\${JSON.stringify(field)}] < 5\`. A filter can have at most: 2,048 characters (code points, as in the other limits of this list) 32 tests: comparisons, existence tests and functions. length(..) > 1 is one test 8 ( and [? that are open at the same time 8 segments per path, including [?..] 128 characters per name, and 1,024 per string The request line and the headers together can contain at most 16 KiB. If a filter exceeds a limit or is malformed, the server returns 400 parameter_invalid with the position: unexpected '=' at character 5. The server also rejects numbers and strings that a row cannot contain. If a query takes more than 5 s, the server returns 400 query_too_costly. The language is a subset of the filters of RFC 9535 (JSONPath), with the same meaning. starts_with and contains are function extensions. The language does not support $, .., *, slices, other functions, and arrays or objects as literals. It does not compare two paths or two literals with each other."},{"title":"sort","where":"List rows","address":"/docs#listRows","text":"Sorts by up to four fields. Each sort contains the name of a field, a colon and the direction: sort=price:desc&sort=title:asc. Rows that are equal in all of these fields are sorted by id, in the direction of the last field. Names and the order of values are as for order_by. A name cannot occur twice. A name that contains a comma must be a JSON string: sort=\\"a,b\\":asc. Cannot be combined with order_by or order."},{"title":"fields","where":"List rows · Export rows · Get a row","address":"/docs#listRows","text":"Returns only these fields of the rows, and id. Each fields contains one name: fields=title&fields=done. If a row does not have one of the fields, the response omits it. The ETag of the row stays the same. Names are as for order_by, and a name cannot occur twice. A name that contains a comma must be a JSON string: fields=\\"a,b\\"."},{"title":"after","where":"List rows","address":"/docs#listRows","text":"The value of Next-After from the previous page. It is valid for the same collection, filter and sort order. limit and fields can differ. Cannot be combined with offset."},{"title":"Collection-Cursor","where":"List rows · Get a row","address":"/docs#listRows","text":"The last cursor of the collection that the client received, from Collection-Cursor of a response or from a frame. If the server has a read replica that has reached this cursor, it can respond from the replica. The response is then never older than the cursor, but may not be the latest state. The response is the latest state if the header is missing or the cursor belongs to another collection. It is also the latest state if the replica has not reached the cursor."},{"title":"Prefer","where":"Insert rows","address":"/docs#insertRows","text":"With return=minimal, the response contains only the ids of the new rows. The server ignores other preferences (RFC 7240)."},{"title":"filter","where":"Update matching rows · Delete matching rows","address":"/docs#updateRows","text":"Selects the rows to write. The language is the same as for filter in the list of rows, with at most 2,048 characters."},{"title":"max_rows","where":"Update matching rows · Delete matching rows","address":"/docs#updateRows","text":"The maximum number of rows that the client expects to match. If more rows match, the server returns 409 too_many_rows and does not change any row."},{"title":"dry_run","where":"Update matching rows · Delete matching rows · Set the schema of a collection","address":"/docs#updateRows","text":"The server runs all checks and returns the same response, but does not write anything. true is the only value."},{"title":"format","where":"Export rows","address":"/docs#exportRows","text":"The format of the rows."},{"title":"row_id","where":"Get a row · Replace a row · Update a row · Delete a row","address":"/docs#getRow","text":"The id of the row, in canonical decimal digits (7, not 07, +7 or 7.0)."},{"title":"since","where":"List changes","address":"/docs#listChanges","text":"A cursor from Collection-Cursor, from a frame, or from an earlier response. The response contains the changes after it. Without since, the response contains no changes, only the current cursor. It then does not wait."},{"title":"limit","where":"List changes","address":"/docs#listChanges","text":"The maximum number of frames in the response."},{"title":"wait","where":"List changes","address":"/docs#listChanges","text":"If no frame is due, the response waits until one is committed, at most for this number of seconds. A HEAD request does not wait."},{"title":"events","where":"List changes · Stream changes","address":"/docs#listChanges","text":"The kinds of change to return. Each events contains one kind: events=insert&events=delete. By default, the response includes all three. enter and leave are not accepted, because with a filter, update includes them."},{"title":"fields","where":"List changes · Stream changes · Open the feed of a collection","address":"/docs#listChanges","text":"The row of each frame contains only these fields and id, and changed names only these fields. The server does not send a frame for an update that changes none of them. A filter can use other fields: enter and leave depend only on the filter. Names are as for order_by, and a name cannot occur twice. Each fields contains one name: fields=title&fields=done. A name that contains a comma must be a JSON string: fields=\\"a,b\\"."},{"title":"api_key","where":"Stream changes · Open the feed of a collection","address":"/docs#streamChanges","text":"The API key, for clients that cannot set headers. The server does not log it."},{"title":"since","where":"Stream changes","address":"/docs#streamChanges","text":"A cursor from Collection-Cursor or from a frame. The server first sends all changes after the cursor and then continues with live changes. If it cannot continue from the cursor, it returns 410."},{"title":"initial","where":"Stream changes · Open the feed of a collection","address":"/docs#streamChanges","text":"Starts the feed with the current rows, or with the rows that match the filter, as row frames in order of id. Then the server sends a bookmark frame with synced, and then all later changes. Changes that are committed while the server sends the rows are sent between the row frames. For a row, insert, update or enter frame, the client stores the row. For a delete or leave frame, it removes the row. From the synced bookmark on, the client's copy contains exactly the matching rows after every frame. If the connection is lost before this bookmark, start again. Cannot be combined with since, or with events that omits a kind of change."},{"title":"Last-Event-ID","where":"Stream changes","address":"/docs#streamChanges","text":"The id of the last event that the client received. Browsers send it when they reconnect. It takes precedence over since and initial. An empty value counts as absent."},{"title":"collection","where":"Open the feed of a collection","address":"/docs#openFeed","text":"The collection to follow."},{"title":"events","where":"Open the feed of a collection","address":"/docs#openFeed","text":"The kinds of change to follow, separated by commas, each at most once. By default, the feed includes all three. bookmark is not accepted here: bookmarks are sent with since and initial. enter and leave are not accepted either, because with a filter, update includes them."},{"title":"since","where":"Open the feed of a collection","address":"/docs#openFeed","text":"A cursor from Collection-Cursor or from a frame. The server first sends all changes after the cursor and then continues with live changes. It also sends bookmark frames. If it cannot continue from the cursor, it closes the connection with 4410."},{"title":"limit","where":"List keys","address":"/docs#listKeys","text":"The maximum number of keys on the page. If the value is out of range, the server returns 400 and does not clamp it."},{"title":"after","where":"List keys","address":"/docs#listKeys","text":"The value of Next-After from the previous page."},{"title":"key_id","where":"Get a key · Update a key · Revoke a key · Rotate a key","address":"/docs#getKey","text":"The id of the key, as in the list of keys. This is not the secret of the key."},{"title":"days","where":"Get the daily usage of the account","address":"/docs#getUsageHistory","text":"The number of days, including today."},{"title":"Accept-Encoding","where":"Get the OpenAPI document as JSON · Get the OpenAPI document as YAML · Get the OpenAPI document in version 3.0.3 · Get the AsyncAPI document as JSON · Get the AsyncAPI document as YAML · Open the console · Get an asset of the console · Open the reference of both contracts · Get the search index of the documentation · Get the list of the guides for language models · Get a guide","address":"/docs#getOpenapiJson","text":"The content codings that the client supports. HTTP libraries send this header automatically (RFC 9110). The server uses the coding that the client prefers. If the client has no preference, the server prefers br to gzip, and both to no coding."},{"title":"asset","where":"Get an asset of the console","address":"/docs#getConsoleAsset","text":"The name of the asset, as the page refers to it. If the asset does not exist, the server returns 404."},{"title":"guide","where":"Get a guide","address":"/docs#getGuide","text":"The name of the guide. If the guide does not exist, the server returns 404."},{"title":"What rowfeed is, and what it is not","where":"What rowfeed is, and what it is not","address":"/docs/what-rowfeed-is","text":"rowfeed stores JSON rows in named collections. Clients read and write the rows over HTTP, and receive every change over a WebSocket feed. You run it yourself: one process with an SQLite file, or several processes on one PostgreSQL database."},{"title":"When rowfeed fits","where":"What rowfeed is, and what it is not","address":"/docs/what-rowfeed-is#when-rowfeed-fits","text":"Clients must not miss a change. A dashboard, a cache or a search index follows the feed. If its connection is lost, it resumes from the last change that it handled. Clients must not write twice. A device on a bad network retries a write with the same idempotency key. The server executes the write once. Other teams generate their clients. The server checks every request and response against its OpenAPI document. An SDK that is generated from this document therefore matches the server. The structure of the rows develops over time. A collection starts without a schema. Later, you can infer a JSON Schema from its rows, and the server validates every further write. Several customers share one deployment. Each account has its own collections, keys, quota and storage limits."},{"title":"What rowfeed doesn't do","where":"What rowfeed is, and what it is not","address":"/docs/what-rowfeed-is#what-rowfeed-doesnt-do","text":"It doesn't join collections. A list reads one collection. If you need SQL, use PostgreSQL directly or with PostgREST. It doesn't run your code. There are no triggers, functions or webhooks. A small program that follows the feed can do the same. It doesn't sign users in. API keys are for programs. A key can be limited to collections, but not to single rows. It doesn't store files. A row has at most 256 KiB. It doesn't merge offline edits. Two clients that edit the same row decide with If-Match which write wins. It doesn't encrypt connections. Put a TLS proxy in front of it."},{"title":"Where to go on","where":"What rowfeed is, and what it is not","address":"/docs/what-rowfeed-is#where-to-go-on","text":"Install rowfeed, and start with the quickstart for curl or TypeScript. A tutorial builds a shared to-do list. To see the data in a browser, open the web console. If you aren't sure whether rowfeed is right for you, read the comparison with other services."},{"title":"Install","where":"Install","address":"/docs/install","text":"You need Node.js 22.12 or later. Versions 20.19 and 24 are tested too. SQLite is included, so you don't need a database server."},{"title":"Run from a clone","where":"Install","address":"/docs/install#run-from-a-clone","text":"npm install npm start The server listens on http://127.0.0.1:3000 and stores its data in data/rowfeed.db. To use another port, run PORT=8080 npm start. Configuration lists all settings."},{"title":"Install as a package","where":"Install","address":"/docs/install#install-as-a-package","text":"Run npm pack in the clone. It builds a file that you can install in any other folder: npm install ./rowfeed-0.1.0.tgz npx rowfeed With npm 12 and later, approve the install script of the SQLite driver with npm install-scripts approve sqlite3, and then run npm rebuild sqlite3. The package also contains the JavaScript client."},{"title":"Keep the first key","where":"Install","address":"/docs/install#keep-the-first-key","text":"The first start prints an API key, which is not shown again. Store it, and set it in every terminal that you use: export KEY=rf_... If you have lost the key, create another one in the folder of the server with npx rowfeed keys create --name mine. In a clone, use npm run -s rowfeed -- instead of npx rowfeed."},{"title":"Check the installation","where":"Install","address":"/docs/install#check-the-installation","text":"curl -s -w '\\\\n' http://127.0.0.1:3000/ready {\\"ok\\":true,\\"service\\":\\"rowfeed\\"} Open http://127.0.0.1:3000/console in a browser, and enter the key. The page http://127.0.0.1:3000/docs contains all guides."},{"title":"Other ways to run it","where":"Install","address":"/docs/install#other-ways-to-run-it","text":"With Docker With systemd On Kubernetes On PostgreSQL, with one or more instances To uninstall rowfeed, stop the server and delete its folder. All data is in the database file and the files next to it."},{"title":"Quickstart with curl","where":"Quickstart with curl","address":"/docs/quickstart","text":"In five minutes, you create a collection, write rows, read them with a filter and follow their changes. You need curl, Node.js and a running server: run npm install && npm start in a clone. The examples build on each other."},{"title":"Set the key","where":"Quickstart with curl","address":"/docs/quickstart#set-the-key","text":"The first start of the server prints an API key. Set it in every terminal that you use: export KEY=rf_... If you have lost the key, create another one with npx rowfeed keys create --name mine in the folder of the server."},{"title":"Create a collection","where":"Quickstart with curl","address":"/docs/quickstart#create-a-collection","text":"curl -s -w '\\\\n' -H \\"x-api-key: $KEY\\" -H 'Content-Type: application/json' \\\\ -d '{\\"name\\":\\"books\\"}' http://127.0.0.1:3000/v1/collections {\\"name\\":\\"books\\"}"},{"title":"Insert rows","where":"Quickstart with curl","address":"/docs/quickstart#insert-rows","text":"A row is any JSON object. The server adds its id: curl -s -w '\\\\n' -H \\"x-api-key: $KEY\\" -H 'Content-Type: application/json' \\\\ -d '[{\\"title\\":\\"Emma\\",\\"year\\":1815},{\\"title\\":\\"Dracula\\",\\"year\\":1897},{\\"title\\":\\"Ulysses\\",\\"year\\":1922}]' \\\\ http://127.0.0.1:3000/v1/collections/books/rows [{\\"id\\":1,\\"title\\":\\"Emma\\",\\"year\\":1815},{\\"id\\":2,\\"title\\":\\"Dracula\\",\\"year\\":1897},{\\"id\\":3,\\"title\\":\\"Ulysses\\",\\"year\\":1922}]"},{"title":"Read some of them","where":"Quickstart with curl","address":"/docs/quickstart#read-some-of-them","text":"In a filter, @ is the row. This list contains the books of the 19th century, with the latest one first: curl -s -w '\\\\n' -G -H \\"x-api-key: $KEY\\" http://127.0.0.1:3000/v1/collections/books/rows \\\\ --data-urlencode 'filter=@.year > 1800 && @.year < 1901' -d sort=year:desc [{\\"id\\":2,\\"title\\":\\"Dracula\\",\\"year\\":1897},{\\"id\\":1,\\"title\\":\\"Emma\\",\\"year\\":1815}]"},{"title":"Follow changes","where":"Quickstart with curl","address":"/docs/quickstart#follow-changes","text":"Save this script. It prints the current rows, and then every change: // books.mjs import WebSocket from 'ws'; const socket = new WebSocket('ws://127.0.0.1:3000/ws?collection=books&initial=true', { headers: { 'x-api-key': process.env.KEY }, }); socket.on('message', (text) => { const { event, row } = JSON.parse(text); if (row) console.log(\`\${event}: \${row.title}, read: \${row.read ?? false}\`); }); Install the WebSocket library with npm install ws, and start the script: node books.mjs In another terminal, update a row and delete one: curl -s -w '\\\\n' -X PATCH -H \\"x-api-key: $KEY\\" -H 'Content-Type: application/json' \\\\ -d '{\\"read\\":true}' http://127.0.0.1:3000/v1/collections/books/rows/1 curl -s -X DELETE -H \\"x-api-key: $KEY\\" http://127.0.0.1:3000/v1/collections/books/rows/3 The script prints: row: Emma, read: false row: Dracula, read: false row: Ulysses, read: false update: Emma, read: true delete: Ulysses, read: false"},{"title":"What to do next","where":"Quickstart with curl","address":"/docs/quickstart#what-to-do-next","text":"Collections and rows shows all operations, filters and safe retries. Reconnect and resume shows how to continue after a lost connection. Import and export loads a spreadsheet. Create and rotate API keys shows how to create keys with fewer permissions."},{"title":"Quickstart with TypeScript","where":"Quickstart with TypeScript","address":"/docs/quickstart-typescript","text":"In five minutes, you generate a typed client from your server, write and read rows with it, and follow their changes. You need a running server and Node.js."},{"title":"Create a project","where":"Quickstart with TypeScript","address":"/docs/quickstart-typescript#create-a-project","text":"The first start of the server prints an API key. Set it in every terminal that you use: export KEY=rf_... In an empty folder, install the tools, and generate the types from the OpenAPI document of the server: npm init -y && npm pkg set type=module npm install openapi-fetch ws npm install --save-dev openapi-typescript typescript@5 tsx @types/node @types/ws npx openapi-typescript http://127.0.0.1:3000/openapi.json --output rowfeed.d.ts"},{"title":"Write and read rows","where":"Quickstart with TypeScript","address":"/docs/quickstart-typescript#write-and-read-rows","text":"openapi-fetch is a small client for fetch. It checks paths, parameters and bodies against the types: // books.ts import { randomUUID } from 'node:crypto'; import createClient from 'openapi-fetch'; import type { paths } from './rowfeed.js'; const rowfeed = createClient<paths>({ baseUrl: 'http://127.0.0.1:3000', headers: { 'x-api-key': process.env.KEY }, }); const path = { collection_name: 'books' }; await rowfeed.POST('/v1/collections', { body: { name: 'books' } }); const inserted = await rowfeed.POST('/v1/collections/{collection_name}/rows', { params: { path, header: { 'Idempotency-Key': randomUUID() } }, body: [ { title: 'Emma', year: 1815 }, { title: 'Dracula', year: 1897 }, { title: 'Ulysses', year: 1922 }, ], }); if (inserted.error) throw new Error(\`\${inserted.error.code}: \${inserted.error.detail}\`); const { data, error } = await rowfeed.GET('/v1/collections/{collection_name}/rows', { params: { path, query: { filter: '@.year < 1901', sort: ['year:desc'] } }, }); if (error) throw new Error(\`\${error.code}: \${error.detail}\`); for (const book of data) console.log(book.id, book.title, book.year); Check the types, and run the script: npx tsc --strict --noEmit --module nodenext --target es2022 books.ts npx tsx books.ts 2 Dracula 1897 1 Emma 1815 With the idempotency key, you can send the same insert again if its response is lost."},{"title":"Handle errors","where":"Quickstart with TypeScript","address":"/docs/quickstart-typescript#handle-errors","text":"A response contains either data or error. error.code is a name that your program can compare: // missing.ts import createClient from 'openapi-fetch'; import type { paths } from './rowfeed.js'; const rowfeed = createClient<paths>({ baseUrl: 'http://127.0.0.1:3000', headers: { 'x-api-key': process.env.KEY }, }); const { data, error } = await rowfeed.GET('/v1/collections/{collection_name}/rows/{row_id}', { params: { path: { collection_name: 'books', row_id: 9 } }, }); if (error) console.log(error.status, error.code); else console.log(data.title); npx tsc --strict --noEmit --module nodenext --target es2022 missing.ts npx tsx missing.ts 404 row_not_found"},{"title":"Follow changes","where":"Quickstart with TypeScript","address":"/docs/quickstart-typescript#follow-changes","text":"This script prints the current rows, and then every change: // follow.ts import WebSocket from 'ws'; import type { components } from './rowfeed.js'; interface Frame { readonly event: 'insert' | 'update' | 'delete' | 'row' | 'bookmark'; readonly row?: components['schemas']['Row']; } const socket = new WebSocket('ws://127.0.0.1:3000/ws?collection=books&initial=true', { headers: { 'x-api-key': process.env.KEY }, }); socket.on('message', (text) => { const { event, row }: Frame = JSON.parse(text.toString()); if (row) console.log(\`\${event}: \${row.title}, read: \${row.read ?? false}\`); }); npx tsc --strict --noEmit --module nodenext --target es2022 follow.ts node --import tsx follow.ts In another terminal, update a row: curl -s -w '\\\\n' -X PATCH -H \\"x-api-key: $KEY\\" -H 'Content-Type: application/json' \\\\ -d '{\\"read\\":true}' http://127.0.0.1:3000/v1/collections/books/rows/1 The script prints: row: Emma, read: false row: Dracula, read: false row: Ulysses, read: false update: Emma, read: true"},{"title":"What to do next","where":"Quickstart with TypeScript","address":"/docs/quickstart-typescript#what-to-do-next","text":"From a spreadsheet to a typed API also generates types for the fields of your rows. JavaScript client describes a module that keeps a copy of a collection, and reconnects. Generate SDKs shows other generators."},{"title":"A shared to-do list in the browser","where":"A shared to-do list in the browser","address":"/docs/todo-list","text":"In this tutorial, you build a page with a to-do list that several people edit at the same time. Each page shows the changes of the others at once, and keeps its list while the network is unavailable. The page is one HTML file. You need a running server."},{"title":"Create the collection","where":"A shared to-do list in the browser","address":"/docs/todo-list#create-the-collection","text":"Set the key that the first start of the server printed. Then create the collection and its schema. The server then rejects tasks without a title: export KEY=rf_... curl -s -w '\\\\n' -H \\"x-api-key: $KEY\\" -H 'Content-Type: application/json' \\\\ -d '{\\"name\\":\\"todos\\"}' http://127.0.0.1:3000/v1/collections curl -s -w '\\\\n' -X PUT -H \\"x-api-key: $KEY\\" -H 'Content-Type: application/json' \\\\ -d '{\\"type\\":\\"object\\",\\"required\\":[\\"title\\",\\"done\\"],\\"properties\\":{\\"title\\":{\\"type\\":\\"string\\",\\"minLength\\":1},\\"done\\":{\\"type\\":\\"boolean\\"}}}' \\\\ http://127.0.0.1:3000/v1/collections/todos/schema {\\"name\\":\\"todos\\"} {\\"type\\":\\"object\\",\\"required\\":[\\"title\\",\\"done\\"],\\"properties\\":{\\"title\\":{\\"type\\":\\"string\\",\\"minLength\\":1},\\"done\\":{\\"type\\":\\"boolean\\"}}}"},{"title":"Create a key for the page","where":"A shared to-do list in the browser","address":"/docs/todo-list#create-a-key-for-the-page","text":"Everyone who can open the page can read its key. Create a key that can only read and write this collection: npx rowfeed keys create --name todo-page --scopes read,write --collections todos rf_..."},{"title":"Write the page","where":"A shared to-do list in the browser","address":"/docs/todo-list#write-the-page","text":"Create an empty folder, and install the package there, as Install describes. It contains the JavaScript client. Save this page as index.html, and insert the key: <!doctype html> <html lang=\\"en\\"> <meta charset=\\"utf-8\\"> <title>To do</title> <script type=\\"importmap\\"> { \\"imports\\": { \\"rowfeed/client\\": \\"./node_modules/rowfeed/dist/src/client/index.js\\" } } </script> <h1>To do</h1> <form id=\\"form\\"><input id=\\"text\\" aria-label=\\"New task\\" required> <button>Add</button></form> <ul id=\\"list\\"></ul> <p id=\\"state\\" role=\\"status\\">connecting</p> <script type=\\"module\\"> import { indexedDbStorage, mirror } from 'rowfeed/client'; const url = 'http://127.0.0.1:3000'; const key = 'rf_...'; const todos = mirror({ url, key, collection: 'todos', storage: indexedDbStorage('to-do') }); todos.on('change', () => list.replaceChildren(...[...todos.rows.values()].map(itemOf))); todos.on('synced', (isSynced) => (state.textContent = isSynced ? 'live' : 'connecting')); todos.on('error', (error) => (state.textContent = error.message)); function itemOf({ id, title, done }) { const item = document.createElement('li'); const label = document.createElement('label'); const box = Object.assign(document.createElement('input'), { type: 'checkbox', checked: done }); const remove = Object.assign(document.createElement('button'), { textContent: 'Delete' }); box.addEventListener('change', () => send('PATCH', \`/\${id}\`, { done: box.checked })); remove.addEventListener('click', () => send('DELETE', \`/\${id}\`)); label.append(box, \` \${title}\`); item.append(label, ' ', remove); return item; } form.addEventListener('submit', async (event) => { event.preventDefault(); if (await send('POST', '', [{ title: text.value, done: false }])) form.reset(); }); /** Sends a write. The list changes when the feed sends the change. */ async function send(method, path, body) { const headers = { 'x-api-key': key, 'Content-Type': 'application/json' }; try { const address = \`\${url}/v1/collections/todos/rows\${path}\`; const response = await fetch(address, { method, headers, body: JSON.stringify(body) }); if (!response.ok) state.textContent = (await response.json()).detail; return response.ok; } catch { state.textContent = 'The server is not reachable. Try again later.'; return false; } } </script> The page never changes its list itself. It sends a write, and the feed sends the change to all pages, this one included. All pages therefore show the same list."},{"title":"Open it","where":"A shared to-do list in the browser","address":"/docs/todo-list#open-it","text":"Serve the folder, and start rowfeed with the origin of the page: python3 -m http.server 8080 --bind 127.0.0.1 & ROWFEED_CORS_ORIGIN=http://127.0.0.1:8080 npx rowfeed Open http://127.0.0.1:8080 in two windows. Add a task in one of them, and complete it in the other."},{"title":"What to try","where":"A shared to-do list in the browser","address":"/docs/todo-list#what-to-try","text":"Stop the server. The list stays, and the line below it shows the error. Start the server again: the page becomes live again, and shows what has changed. Reload the page. It shows the stored list before the server responds. Change a row with curl, or in the console. Both windows show the change. Show only open tasks. Add filter: '@.done != true' to the options of mirror. A completed task disappears at once."},{"title":"Before you publish the page","where":"A shared to-do list in the browser","address":"/docs/todo-list#before-you-publish-the-page","text":"Serve the page and rowfeed over https, with a proxy in front of both. Everyone can use the key of the page. If people sign in, let your own server create short-lived keys, and pass a function as key. Assign a plan to the account, so that nobody can fill your disk. If two people edit the same text, the later write wins. To prevent this, send If-Match."},{"title":"From a spreadsheet to a typed API","where":"From a spreadsheet to a typed API","address":"/docs/spreadsheet","text":"In this tutorial, you turn a spreadsheet into an API with typed rows, and generate a TypeScript client for it. At the end, the compiler and the server both reject a row with a wrong price. You need a running server and Node.js."},{"title":"Prepare a folder","where":"From a spreadsheet to a typed API","address":"/docs/spreadsheet#prepare-a-folder","text":"Create the spreadsheet as a CSV file, and install the tools: cat > stock.csv <<'END' item,price,in_stock,since Pencil,0.5,true,2030-01-31 Ruler,2,false, Eraser,1.2,true,2030-02-01 END npm init -y && npm pkg set type=module npm install openapi-fetch && npm install --save-dev openapi-typescript typescript@5 tsx @types/node The commands of rowfeed read the address and the key of the server from two variables. Set them to your server and to the key that its first start printed: export KEY=rf_... export ROWFEED_URL=http://127.0.0.1:3000 ROWFEED_KEY=$KEY"},{"title":"Import the file","where":"From a spreadsheet to a typed API","address":"/docs/spreadsheet#import-the-file","text":"npx rowfeed import stock stock.csv --create 3 rows stored in stock, 214 per second. The import infers the type of each column, and prints the types. Empty cells become missing fields. If a type is wrong, set it with --types, as in --types price:number. Import and export describes all options."},{"title":"Look at the rows","where":"From a spreadsheet to a typed API","address":"/docs/spreadsheet#look-at-the-rows","text":"The rows are an API now. Cheap items, with the cheapest one first: curl -s -w '\\\\n' -G -H \\"x-api-key: $KEY\\" http://127.0.0.1:3000/v1/collections/stock/rows \\\\ --data-urlencode 'filter=@.price < 2' -d sort=price:asc [{\\"id\\":1,\\"item\\":\\"Pencil\\",\\"price\\":0.5,\\"in_stock\\":true,\\"since\\":\\"2030-01-31\\"},{\\"id\\":3,\\"item\\":\\"Eraser\\",\\"price\\":1.2,\\"in_stock\\":true,\\"since\\":\\"2030-02-01\\"}]"},{"title":"Set a schema","where":"From a spreadsheet to a typed API","address":"/docs/spreadsheet#set-a-schema","text":"So far, a row can have any fields. Infer a schema to which all current rows conform: npx rowfeed schema infer stock > stock.json node -p 'JSON.stringify(require(\\"./stock.json\\").properties.price)' {\\"type\\":\\"number\\"} Read stock.json, and correct it if it is too loose or too strict. Then set it: npx rowfeed schema set stock stock.json From now on, the server rejects rows that don't conform: curl -s -H \\"x-api-key: $KEY\\" -H 'Content-Type: application/json' -d '[{\\"item\\":\\"Tape\\",\\"price\\":\\"4\\",\\"in_stock\\":true}]' \\\\ http://127.0.0.1:3000/v1/collections/stock/rows | node -p 'JSON.parse(require(\\"fs\\").readFileSync(0)).errors[0]' { pointer: '/0/price', detail: 'must be a number' }"},{"title":"Generate a typed client","where":"From a spreadsheet to a typed API","address":"/docs/spreadsheet#generate-a-typed-client","text":"The typed contract is an OpenAPI document that describes your rows. Generate types from it: curl -s -H \\"x-api-key: $KEY\\" http://127.0.0.1:3000/v1/contract/openapi.json > contract.json npx openapi-typescript contract.json --output contract.d.ts The paths now contain the name of the collection, and price is a number: // client.ts import createClient from 'openapi-fetch'; import type { paths } from './contract.js'; const rowfeed = createClient<paths>({ baseUrl: 'http://127.0.0.1:3000', headers: { 'x-api-key': process.env.KEY }, }); const stock = '/v1/collections/stock/rows'; await rowfeed.POST(stock, { body: [{ item: 'Glue', price: 3, in_stock: true }] }); // @ts-expect-error: the price is a number const rejected = await rowfeed.POST(stock, { body: [{ item: 'Tape', price: '4', in_stock: true }] }); console.log(rejected.error?.code); const { data, error } = await rowfeed.GET(stock, { params: { query: { order_by: 'price' } } }); if (error) throw new Error(\`\${error.code}: \${error.detail}\`); for (const { id, item, price, since } of data) console.log(id, item.toUpperCase(), price.toFixed(2), since?.slice(0, 4)); npx tsc --strict --noEmit --module nodenext --target es2022 client.ts npx tsx client.ts row_invalid 1 PENCIL 0.50 2030 3 ERASER 1.20 2030 2 RULER 2.00 undefined 4 GLUE 3.00 undefined The compiler accepts the line with the string only because of @ts-expect-error. since can be missing, so the compiler requires ?.."},{"title":"What to do next","where":"From a spreadsheet to a typed API","address":"/docs/spreadsheet#what-to-do-next","text":"Validate rows with JSON Schema describes the supported keywords, and how to change a schema. Typed SDK for your rows lists the generators that were tested, in other languages too. A shared to-do list shows rows in a browser."},{"title":"Keep a copy in sync","where":"Keep a copy in sync","address":"/docs/keep-in-sync","text":"In this tutorial, you copy a collection to a file with Node.js, and to an SQLite database with Python. Both copies follow every change, and continue without a loss after a restart. You need a running server."},{"title":"How it works","where":"Keep a copy in sync","address":"/docs/keep-in-sync#how-it-works","text":"A program that keeps a copy does three things: It opens a feed with initial=true, and stores the rows until the server sends \\"synced\\":true. It applies every further change, and stores the cursor of the change together with the rows. After a restart, it opens the feed with the stored cursor as since. The server sends the changes that the copy doesn't contain. The rows and the cursor must be stored at the same moment. If a crash came between them, a change would be lost."},{"title":"Create the collection","where":"Keep a copy in sync","address":"/docs/keep-in-sync#create-the-collection","text":"Set the key that the first start of the server printed. Set it in every terminal that you use: export KEY=rf_... Create the collection with two rows: curl -s -w '\\\\n' -H \\"x-api-key: $KEY\\" -H 'Content-Type: application/json' \\\\ -d '{\\"name\\":\\"products\\"}' http://127.0.0.1:3000/v1/collections curl -s -w '\\\\n' -H \\"x-api-key: $KEY\\" -H 'Content-Type: application/json' \\\\ -d '[{\\"name\\":\\"Lamp\\",\\"price\\":30},{\\"name\\":\\"Chair\\",\\"price\\":45}]' http://127.0.0.1:3000/v1/collections/products/rows {\\"name\\":\\"products\\"} [{\\"id\\":1,\\"name\\":\\"Lamp\\",\\"price\\":30},{\\"id\\":2,\\"name\\":\\"Chair\\",\\"price\\":45}]"},{"title":"Copy to a file (Node.js)","where":"Keep a copy in sync","address":"/docs/keep-in-sync#copy-to-a-file-nodejs","text":"Install the WebSocket library with npm install ws, and save this script: // copy.mjs import { readFile, rename, writeFile } from 'node:fs/promises'; import { setTimeout } from 'node:timers/promises'; import WebSocket from 'ws'; const file = 'products.json'; const headers = { 'x-api-key': process.env.KEY }; let copy = await readFile(file, 'utf8').then(JSON.parse, () => ({ rows: {} })); console.log(\`stored: \${Object.keys(copy.rows).length} rows\`); /** Follows the feed until the connection ends. Resolves to the close code. */ function follow() { const start = copy.cursor ? { since: copy.cursor } : { initial: 'true' }; if (!copy.cursor) copy = { rows: {} }; const query = new URLSearchParams({ collection: 'products', ...start }); const socket = new WebSocket(\`ws://127.0.0.1:3000/ws?\${query}\`, { headers }); // Handles one frame after the other. let done = Promise.resolve(); socket.on('message', (text) => (done = done.then(() => handle(JSON.parse(text))))); socket.on('error', (error) => console.error(error.message)); return new Promise((resolve) => socket.on('close', (code) => done.then(() => resolve(code)))); } async function handle({ event, row, cursor, synced }) { if (event === 'delete') delete copy.rows[row.id]; else if (row) copy.rows[row.id] = row; // Without a cursor, the copy is incomplete until the feed is synced. if (copy.cursor || synced) { copy.cursor = cursor; // Replaces the file at once, so that it always contains rows and the cursor that belongs to them. await writeFile(\`\${file}.new\`, JSON.stringify(copy)); await rename(\`\${file}.new\`, file); } if (row) console.log(\`\${event} \${row.id}: \${row.name}\`); } for (;;) { const code = await follow(); if (code === 4410) copy = { rows: {} }; else if (code > 4400 && code < 4405) throw new Error(\`The feed closed with \${code}.\`); await setTimeout(1000); } node copy.mjs The script prints the rows that it has copied: stored: 0 rows row 1: Lamp row 2: Chair In another terminal, update a row: curl -s -w '\\\\n' -X PATCH -H \\"x-api-key: $KEY\\" -H 'Content-Type: application/json' \\\\ -d '{\\"price\\":25}' http://127.0.0.1:3000/v1/collections/products/rows/1 The script prints the change too, and products.json contains the new price: stored: 0 rows row 1: Lamp row 2: Chair update 1: Lamp The script writes the complete file for each change. For a large collection, save less often: an older file is consistent too, and the server sends the later changes again."},{"title":"Continue after a restart","where":"Keep a copy in sync","address":"/docs/keep-in-sync#continue-after-a-restart","text":"Stop the script with Ctrl+C. Then change some rows while it is stopped: curl -s -X DELETE -H \\"x-api-key: $KEY\\" http://127.0.0.1:3000/v1/collections/products/rows/2 curl -s -w '\\\\n' -H \\"x-api-key: $KEY\\" -H 'Content-Type: application/json' \\\\ -d '[{\\"name\\":\\"Rug\\",\\"price\\":60}]' http://127.0.0.1:3000/v1/collections/products/rows Start the script again: node copy.mjs It doesn't load all rows again. It only receives what it has missed: stored: 2 rows delete 2: Chair insert 3: Rug"},{"title":"Copy to a database (Python)","where":"Keep a copy in sync","address":"/docs/keep-in-sync#copy-to-a-database-python","text":"Python's sqlite3 stores the rows and the cursor in one transaction. Install the library websockets: python3 -m venv .venv .venv/bin/pip install --quiet websockets Save this script: # copy_products.py import json import os import sqlite3 import time from urllib.parse import urlencode from websockets.exceptions import WebSocketException from websockets.sync.client import connect database = sqlite3.connect(\\"products.db\\") database.executescript(\\"\\"\\" CREATE TABLE IF NOT EXISTS products (id INTEGER PRIMARY KEY, row TEXT NOT NULL); CREATE TABLE IF NOT EXISTS position (cursor TEXT NOT NULL); \\"\\"\\") def follow(): \\"\\"\\"Follows the feed until the connection ends. Returns the close code.\\"\\"\\" stored = database.execute(\\"SELECT cursor FROM position\\").fetchone() start = {\\"since\\": stored[0]} if stored else {\\"initial\\": \\"true\\"} if not stored: database.execute(\\"DELETE FROM products\\") is_complete = stored is not None url = \\"ws://127.0.0.1:3000/ws?\\" + urlencode({\\"collection\\": \\"products\\", **start}) with connect(url, additional_headers={\\"x-api-key\\": os.environ[\\"KEY\\"]}) as socket: try: for text in socket: frame = json.loads(text) apply(frame) is_complete = is_complete or frame.get(\\"synced\\", False) if is_complete: store(frame[\\"cursor\\"]) except WebSocketException: pass return socket.close_code def apply(frame): row = frame.get(\\"row\\") if frame[\\"event\\"] == \\"delete\\": database.execute(\\"DELETE FROM products WHERE id = ?\\", [row[\\"id\\"]]) elif row: database.execute(\\"INSERT OR REPLACE INTO products VALUES (?, ?)\\", [row[\\"id\\"], json.dumps(row)]) if row: print(frame[\\"event\\"], row[\\"id\\"], row[\\"name\\"], flush=True) def store(cursor): \\"\\"\\"Commits the changes since the last commit, together with the cursor.\\"\\"\\" database.execute(\\"DELETE FROM position\\") database.execute(\\"INSERT INTO position VALUES (?)\\", [cursor]) database.commit() while True: try: code = follow() except (OSError, WebSocketException) as error: print(error, flush=True) code = None database.rollback() if code == 4410: database.execute(\\"DELETE FROM position\\") database.commit() elif code in (4401, 4403, 4404): raise SystemExit(f\\"The feed closed with {code}.\\") time.sleep(1) .venv/bin/python copy_products.py The script prints the rows that it has copied: row 1 Lamp row 3 Rug In another terminal, update a row: curl -s -w '\\\\n' -X PATCH -H \\"x-api-key: $KEY\\" -H 'Content-Type: application/json' \\\\ -d '{\\"price\\":55}' http://127.0.0.1:3000/v1/collections/products/rows/3 The script prints the change too: row 1 Lamp row 3 Rug update 3 Rug Other programs can read products.db at the same time. They always see the rows of one moment, even while the first copy is loaded."},{"title":"When the copy must start again","where":"Keep a copy in sync","address":"/docs/keep-in-sync#when-the-copy-must-start-again","text":"The feed closes with 4410 if the change log no longer contains the changes after the cursor. By default, this happens if the script was stopped for more than 24 hours, and more than 100,000 changes came in the meantime. It also happens if the collection was deleted and created again, or if the server was restored from a backup. Both scripts then load all rows again."},{"title":"What to do next","where":"Keep a copy in sync","address":"/docs/keep-in-sync#what-to-do-next","text":"Reconnect and resume explains the close codes and the retention. JavaScript client does the same in memory or in a browser, without your own code. Scheduled exports are enough if the copy may be some minutes old."},{"title":"Collections and rows","where":"Collections and rows","address":"/docs/rows","text":"A collection is a named set of rows. A row is a JSON object with an id. The examples start with a new server on http://127.0.0.1:3000, and they build on each other. The variable KEY contains an API key. The page /docs on the server describes every parameter and every response, and has forms to try them."},{"title":"Collections","where":"Collections and rows","address":"/docs/rows#collections","text":"Create a collection: curl -s -w '\\\\n' -H \\"x-api-key: $KEY\\" -H 'Content-Type: application/json' \\\\ -d '{\\"name\\":\\"notes\\"}' http://127.0.0.1:3000/v1/collections {\\"name\\":\\"notes\\"} List all collections: curl -s -w '\\\\n' -H \\"x-api-key: $KEY\\" http://127.0.0.1:3000/v1/collections [{\\"name\\":\\"notes\\"}] Get one collection, with the number of its rows: curl -s -w '\\\\n' -H \\"x-api-key: $KEY\\" http://127.0.0.1:3000/v1/collections/notes {\\"name\\":\\"notes\\",\\"rows\\":0,\\"created_at\\":\\"2026-11-21T10:21:36.741Z\\",\\"indexes\\":[]} Delete the collection with all its rows: curl -s -X DELETE -H \\"x-api-key: $KEY\\" http://127.0.0.1:3000/v1/collections/notes"},{"title":"Rows","where":"Collections and rows","address":"/docs/rows#rows","text":"Insert up to 1,000 rows with one request. The server inserts all of them or none, and assigns the id of each row: curl -s -w '\\\\n' -H \\"x-api-key: $KEY\\" -H 'Content-Type: application/json' \\\\ -d '{\\"name\\":\\"tasks\\"}' http://127.0.0.1:3000/v1/collections curl -s -w '\\\\n' -H \\"x-api-key: $KEY\\" -H 'Content-Type: application/json' \\\\ -d '[{\\"text\\":\\"Buy milk\\"},{\\"text\\":\\"Call Ada\\",\\"due\\":\\"2030-01-31\\"}]' \\\\ http://127.0.0.1:3000/v1/collections/tasks/rows {\\"name\\":\\"tasks\\"} [{\\"id\\":1,\\"text\\":\\"Buy milk\\"},{\\"id\\":2,\\"text\\":\\"Call Ada\\",\\"due\\":\\"2030-01-31\\"}] Get one row: curl -s -w '\\\\n' -H \\"x-api-key: $KEY\\" http://127.0.0.1:3000/v1/collections/tasks/rows/1 {\\"id\\":1,\\"text\\":\\"Buy milk\\"} Update some fields of a row: curl -s -w '\\\\n' -X PATCH -H \\"x-api-key: $KEY\\" -H 'Content-Type: application/json' \\\\ -d '{\\"done\\":true}' http://127.0.0.1:3000/v1/collections/tasks/rows/1 {\\"id\\":1,\\"text\\":\\"Buy milk\\",\\"done\\":true} Delete a row: curl -s -X DELETE -H \\"x-api-key: $KEY\\" http://127.0.0.1:3000/v1/collections/tasks/rows/2 A PATCH with application/json sets the fields in its body and keeps all others. To update fields inside an object or to remove a field, use application/merge-patch+json (RFC 7396). There, null removes a field: curl -s -w '\\\\n' -X PATCH -H \\"x-api-key: $KEY\\" -H 'Content-Type: application/merge-patch+json' \\\\ -d '{\\"done\\":null,\\"place\\":{\\"shop\\":\\"corner\\"}}' http://127.0.0.1:3000/v1/collections/tasks/rows/1 {\\"id\\":1,\\"text\\":\\"Buy milk\\",\\"place\\":{\\"shop\\":\\"corner\\"}} PUT replaces the row with the request body. Fields that the body doesn't contain are removed. If the row doesn't exist, the server returns 404, because PUT doesn't create rows. curl -s -w '\\\\n' -X PUT -H \\"x-api-key: $KEY\\" -H 'Content-Type: application/json' \\\\ -d '{\\"text\\":\\"Buy milk\\",\\"shop\\":\\"market\\"}' http://127.0.0.1:3000/v1/collections/tasks/rows/1 {\\"id\\":1,\\"text\\":\\"Buy milk\\",\\"shop\\":\\"market\\"} If a PUT or PATCH doesn't change the row, the server doesn't store a new version. The feed doesn't send a frame, and the row keeps its version. Filter, sort and paginate shows how to read many rows, and Write safely how to retry a write."},{"title":"Supported values and limits","where":"Collections and rows","address":"/docs/rows#supported-values-and-limits","text":"Strings, booleans, null and integers up to 9007199254740991 (2^53 - 1) in either direction are stored exactly. Other numbers are doubles (IEEE 754 binary64), as in JavaScript: A number that is written with a fraction or an exponent is stored as the nearest double. Up to 15 significant digits are always kept. For example, 0.12345678901234567891 is returned as 0.12345678901234568. A larger integer without a fraction or exponent must be the shortest form of a double, such as 100000000000000000000. The server rejects 9007199254740993, because it would return 9007199254740992. If all digits of a number matter, send it as a string. The server returns 422 value_unsupported, with a pointer to each value, for: integers that would be returned with other digits numbers that overflow, such as 1e400, or underflow to zero \\\\u0000 and lone surrogates in strings and field names the field name __proto__ at any depth (all other names are allowed, including constructor and prototype) rows that exceed one of the limits for rows in this table Limit Value Depth of a row 64 levels; the row is level 1 Number of fields in a row, without id 1,000 Size of a row as JSON 256 KiB Size of a request body 1 MiB (413 body_too_large) The server returns JSON values that are equal to the stored values. It doesn't keep the order of fields, the spelling of numbers (1.0 and 1 are equal) or -0. If an object contains a field twice, the last value is stored. Bodies are JSON in UTF-8. The server ignores a byte order mark before the body. To allow only certain fields and values in a collection, set a schema."},{"title":"Filter, sort and paginate","where":"Filter, sort and paginate","address":"/docs/lists","text":"GET /v1/collections/{name}/rows returns a list of rows. This guide shows how to select rows and fields, how to read the list page by page, and how to export it. The examples start with a new server, and the variable KEY contains an API key."},{"title":"Filter, sort and select fields","where":"Filter, sort and paginate","address":"/docs/lists#filter-sort-and-select-fields","text":"This list contains the goods in the hall that cost less than 40. It is sorted by price and name, and shows only these two fields: curl -s -w '\\\\n' -H \\"x-api-key: $KEY\\" -H 'Content-Type: application/json' \\\\ -d '{\\"name\\":\\"goods\\"}' http://127.0.0.1:3000/v1/collections curl -s -w '\\\\n' -H \\"x-api-key: $KEY\\" -H 'Content-Type: application/json' \\\\ -d '[{\\"item\\":\\"Lamp\\",\\"price\\":30,\\"room\\":\\"hall\\"},{\\"item\\":\\"Chair\\",\\"price\\":45},{\\"item\\":\\"Rug\\",\\"price\\":30,\\"room\\":\\"hall\\"}]' \\\\ http://127.0.0.1:3000/v1/collections/goods/rows curl -s -w '\\\\n' -G -H \\"x-api-key: $KEY\\" http://127.0.0.1:3000/v1/collections/goods/rows \\\\ --data-urlencode 'filter=@.price < 40 && @.room == \\"hall\\"' \\\\ -d sort=price:desc -d sort=item:desc -d fields=item -d fields=price {\\"name\\":\\"goods\\"} [{\\"id\\":1,\\"item\\":\\"Lamp\\",\\"price\\":30,\\"room\\":\\"hall\\"},{\\"id\\":2,\\"item\\":\\"Chair\\",\\"price\\":45},{\\"id\\":3,\\"item\\":\\"Rug\\",\\"price\\":30,\\"room\\":\\"hall\\"}] [{\\"id\\":3,\\"item\\":\\"Rug\\",\\"price\\":30},{\\"id\\":1,\\"item\\":\\"Lamp\\",\\"price\\":30}] Parameter Meaning filter The list only contains rows that match, such as @.place.shop == \\"corner\\" && !@.due. See the filter language. sort One to four fields, each with a direction, as in sort=price:desc&sort=item:asc. By default, lists are sorted by id. order_by, order Another form for one field: order_by=price&order=desc is the same as sort=price:desc. fields Up to 50 fields to return, in addition to id. Repeat the parameter for each field: fields=item&fields=price. You can also use it for a single row, whose ETag stays the same. limit The number of rows per page, from 1 to 1,000. The default is 100. after, offset The start of the page: a page token, or the number of rows to skip. If the name of a field contains a comma, write it as a JSON string, as in sort=\\"a,b\\":asc or fields=\\"a,b\\". If a value is out of range or occurs twice, the server returns an error. It never changes a value silently. Values of different types are sorted in this order: missing fields and null false true numbers strings, by code point arrays, by their JSON text objects, by their JSON text The sort order uses only the first 256 bytes of a string or JSON text in UTF-8. A filter compares complete strings. Rows with equal values are sorted by id, in the direction of the last field. If you reverse all directions, you therefore get exactly the reverse list. In large collections, lists have limits. The server creates the indexes that they need automatically."},{"title":"Pagination","where":"Filter, sort and paginate","address":"/docs/lists#pagination","text":"If there are more rows, the response has the headers Next-After and Link. To get the next page, repeat the request with the value of Next-After as after. You can also request the URL in Link. The last page has neither header. after=$(curl -s -D - -o page.json -H \\"x-api-key: $KEY\\" \\\\ 'http://127.0.0.1:3000/v1/collections/goods/rows?sort=price:asc&limit=2' | tr -d '\\\\r' | sed -n 's/^Next-After: //p') cat page.json; echo curl -s -w '\\\\n' -H \\"x-api-key: $KEY\\" -H 'Prefer: count=exact' \\\\ \\"http://127.0.0.1:3000/v1/collections/goods/rows?sort=price:asc&limit=2&after=$after\\" [{\\"id\\":1,\\"item\\":\\"Lamp\\",\\"price\\":30,\\"room\\":\\"hall\\"},{\\"id\\":3,\\"item\\":\\"Rug\\",\\"price\\":30,\\"room\\":\\"hall\\"}] [{\\"id\\":2,\\"item\\":\\"Chair\\",\\"price\\":45}] Next-After contains a page token, which is the position of the last row of the page. A page deep in the list is therefore as fast as the first page. Rows can change while you read the pages. A row is on exactly one page if its sorted fields don't change and it continues to match the filter. A page token is valid for one collection, filter and sort order. It works with any limit and fields, on every instance, and after a restart. If you modify the token or use it for another list, the server returns 400. If the collection was deleted and created again, the server returns 410 page_expired. Then start again from the first page. To get the total count of matching rows, send Prefer: count=exact. The response then has the header Total-Count, on every page. If you send offset, the URL in Link uses offset too. To keep a copy of all rows current, list and follow."},{"title":"Export rows (NDJSON, CSV)","where":"Filter, sort and paginate","address":"/docs/lists#export-rows-ndjson-csv","text":"An export contains any number of rows, sorted by id. The format ndjson has one JSON object per line: curl -sf -H \\"x-api-key: $KEY\\" -o goods.ndjson \\\\ 'http://127.0.0.1:3000/v1/collections/goods/export?format=ndjson' cat goods.ndjson {\\"id\\":1,\\"item\\":\\"Lamp\\",\\"price\\":30,\\"room\\":\\"hall\\"} {\\"id\\":2,\\"item\\":\\"Chair\\",\\"price\\":45} {\\"id\\":3,\\"item\\":\\"Rug\\",\\"price\\":30,\\"room\\":\\"hall\\"} The format csv requires fields, which are the columns after id. Both formats support filter: curl -sf -G -H \\"x-api-key: $KEY\\" http://127.0.0.1:3000/v1/collections/goods/export \\\\ -d format=csv -d fields=item -d fields=room --data-urlencode 'filter=@.price > 30 || @.item == \\"Rug\\"' id,item,room 2,Chair, 3,Rug,hall The CSV format follows RFC 4180, without a byte order mark. Its cells contain: Value Cell Missing field empty null null Empty string, or the string null \\"\\", or \\"null\\" Any other string The string, in quotes only if RFC 4180 requires them. The string 30 looks like the number 30. Number, boolean, array or object JSON All rows come from one snapshot. Collection-Cursor identifies the snapshot, so that you can follow the feed from there. The response has no Content-Length. A complete response ends with the last chunk of the chunked encoding. If the response is incomplete, curl fails with exit code 18 or 56. Any other client that reads to the end fails too. An instance runs up to two exports at the same time. An account can only run one of them while another account requests an export. If an export can't start, the server returns 503 overloaded with Retry-After. For the other limits, see Exports."},{"title":"Polling and caching (ETag)","where":"Filter, sort and paginate","address":"/docs/lists#polling-and-caching-etag","text":"A list response has an ETag, which stays the same until the collection changes. Send it as If-None-Match when you poll. If the collection hasn't changed, the server returns 304 without a body. Such a response costs the server very little. tag=$(curl -s -D - -o page.json -H \\"x-api-key: $KEY\\" \\\\ http://127.0.0.1:3000/v1/collections/goods/rows | tr -d '\\\\r' | sed -n 's/^ETag: //p') curl -s -o page.json -w '%{http_code}\\\\n' -H \\"x-api-key: $KEY\\" -H \\"If-None-Match: $tag\\" \\\\ http://127.0.0.1:3000/v1/collections/goods/rows 304 The list of collections has an ETag too. It changes when a collection is created or deleted, or when the key can use other collections. All instances return the same ETag. If you would poll often, follow the feed instead."},{"title":"Write safely","where":"Write safely","address":"/docs/safe-writes","text":"Networks fail, and several clients write at the same time. This guide shows how to retry a write, how not to overwrite another client's change, and how to write many rows at once. The examples start with a new server, and the variable KEY contains an API key."},{"title":"Create the rows of the examples","where":"Write safely","address":"/docs/safe-writes#create-the-rows-of-the-examples","text":"curl -s -w '\\\\n' -H \\"x-api-key: $KEY\\" -H 'Content-Type: application/json' \\\\ -d '{\\"name\\":\\"goods\\"}' http://127.0.0.1:3000/v1/collections curl -s -w '\\\\n' -H \\"x-api-key: $KEY\\" -H 'Content-Type: application/json' \\\\ -d '[{\\"item\\":\\"Lamp\\",\\"price\\":30},{\\"item\\":\\"Chair\\",\\"price\\":45},{\\"item\\":\\"Rug\\",\\"price\\":30}]' \\\\ http://127.0.0.1:3000/v1/collections/goods/rows {\\"name\\":\\"goods\\"} [{\\"id\\":1,\\"item\\":\\"Lamp\\",\\"price\\":30},{\\"id\\":2,\\"item\\":\\"Chair\\",\\"price\\":45},{\\"id\\":3,\\"item\\":\\"Rug\\",\\"price\\":30}]"},{"title":"Idempotent requests","where":"Write safely","address":"/docs/safe-writes#idempotent-requests","text":"If a connection is lost before the response arrives, you don't know whether the server executed the write. Send every write with an Idempotency-Key, and retry the same request until you get a response. The server then executes the write only once. All operations that write accept this header. Use a new random key for each new request, such as a UUID: curl -s -w '\\\\n' -H \\"x-api-key: $KEY\\" -H 'Content-Type: application/json' \\\\ -H 'Idempotency-Key: 7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d' \\\\ -d '[{\\"item\\":\\"Shelf\\"}]' http://127.0.0.1:3000/v1/collections/goods/rows [{\\"id\\":4,\\"item\\":\\"Shelf\\"}] The same request returns the same response again, with the header Idempotent-Replayed: true. The server doesn't insert a second row: curl -s -w '\\\\nIdempotent-Replayed: %header{idempotent-replayed}\\\\n' -H \\"x-api-key: $KEY\\" -H 'Content-Type: application/json' \\\\ -H 'Idempotency-Key: 7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d' \\\\ -d '[{\\"item\\":\\"Shelf\\"}]' http://127.0.0.1:3000/v1/collections/goods/rows [{\\"id\\":4,\\"item\\":\\"Shelf\\"}] Idempotent-Replayed: true If you use the key for another request, the server returns 422: curl -s -w '\\\\n' -H \\"x-api-key: $KEY\\" -H 'Content-Type: application/json' \\\\ -H 'Idempotency-Key: 7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d' \\\\ -d '[{\\"item\\":\\"Two shelves\\"}]' http://127.0.0.1:3000/v1/collections/goods/rows {\\"type\\":\\"urn:rowfeed:problem:idempotency_key_reused\\",\\"title\\":\\"The idempotency key belongs to another request\\",\\"status\\":422,\\"detail\\":\\"This Idempotency-Key was already used for another request.\\",\\"instance\\":\\"/v1/collections/goods/rows\\",\\"code\\":\\"idempotency_key_reused\\",\\"request_id\\":\\"g2K8S2-C-b\\"} Retry if you get no response, or 502, 503, 504 or 409 idempotency_in_progress. Wait a little longer before each retry. 409 idempotency_in_progress means that the first request is still in progress. The server commits the idempotency key in the same transaction as the write, and syncs it to disk before it responds. A retry therefore works on any instance and after a crash. It also works after a 503 if the write may have been executed. A request is the same if it has the same method, path, query, media type and body, byte for byte. The headers If-Match, If-None-Match and Prefer must be equal too. Store the request as you sent it, and don't serialize its JSON again. The replayed response describes what the first request did. The data may have changed or been deleted since then. The server stores only successful responses, for 24 hours. A rejected request had no effect, so you can correct it and send it with the same key. An idempotency key has 1 to 255 visible ASCII characters, except \\" and \\\\. It can be in double quotes. It belongs to the account, so all API keys of the account share it. The API key of a retry needs the permissions for the request. A retry counts toward the quota like any other request."},{"title":"Prevent lost updates (If-Match)","where":"Write safely","address":"/docs/safe-writes#prevent-lost-updates-if-match","text":"The ETag of a row is its version. Send it as If-Match with PUT, PATCH or DELETE, so that you don't overwrite another client's change. If the row has another version, the server returns 412 and doesn't change the row: curl -s -w '\\\\n' -X DELETE -H \\"x-api-key: $KEY\\" -H 'If-Match: \\"v5937mcx2e-1\\"' \\\\ http://127.0.0.1:3000/v1/collections/goods/rows/1 {\\"type\\":\\"urn:rowfeed:problem:version_mismatch\\",\\"title\\":\\"The version does not match\\",\\"status\\":412,\\"detail\\":\\"Row 1 has none of the versions in If-Match.\\",\\"instance\\":\\"/v1/collections/goods/rows/1\\",\\"code\\":\\"version_mismatch\\",\\"request_id\\":\\"g2K8S2-C-a\\"} To find out whether a row has changed, send its ETag as If-None-Match with GET. The server returns 304 if the row is unchanged. Rows support both headers with every method, as RFC 9110 specifies. Lists and the published contracts support them with GET. These rules apply: With GET, If-Match returns 412 if it doesn't contain the current version. The ETag of a list is weak, so only * matches there. With PUT, PATCH and DELETE, If-None-Match returns 412 if it contains the current version or is *. If a request has both headers, the server checks If-Match first. The server checks the request first, then the version (412), then the changed row, for example its size. Every error is a problem like the one above. Errors lists the codes."},{"title":"Bulk update and delete","where":"Write safely","address":"/docs/safe-writes#bulk-update-and-delete","text":"PATCH and DELETE on the rows of a collection write all rows that match a filter, or none of them. max_rows is the maximum number of matching rows, from 1 to 1,000. With dry_run=true, the server returns the same response but doesn't write: curl -s -w '\\\\n' -X DELETE -H \\"x-api-key: $KEY\\" \\\\ 'http://127.0.0.1:3000/v1/collections/goods/rows?filter=@.price%3C40&max_rows=10&dry_run=true' curl -s -w '\\\\n' -X PATCH -H \\"x-api-key: $KEY\\" -H 'Content-Type: application/json' -d '{\\"price\\":25,\\"room\\":\\"hall\\"}' \\\\ 'http://127.0.0.1:3000/v1/collections/goods/rows?filter=@.price%3C40&max_rows=10' {\\"deleted\\":2} {\\"matched\\":2,\\"changed\\":2} matched is the number of rows that match, and changed is the number of rows that are different afterwards. All matching rows come from one snapshot. The feed sends one frame per changed row. These frames are consecutive and in order of id. If more than max_rows rows match, the server doesn't write any row: curl -s -w '\\\\n' -X DELETE -H \\"x-api-key: $KEY\\" \\\\ 'http://127.0.0.1:3000/v1/collections/goods/rows?filter=@.price%3E0&max_rows=2' {\\"type\\":\\"urn:rowfeed:problem:too_many_rows\\",\\"title\\":\\"Too many rows match\\",\\"status\\":409,\\"detail\\":\\"The filter matches more rows than max_rows (2), or rows of more than 4 MiB in total. The server did not change any row.\\",\\"instance\\":\\"/v1/collections/goods/rows\\",\\"code\\":\\"too_many_rows\\",\\"request_id\\":\\"g2K8S2-C-d\\"} Bulk writes have these limits: If the matching rows are larger than 4 MiB in total, before or after the change, the server returns the same error. If one row would exceed a limit, the server returns 422 and writes no row. detail names the row. If-Match and If-None-Match are for single rows. The server returns 400 if a bulk request has one of them. To write more than 1,000 rows, send several requests. Their filters select parts, such as @.id > 1000 && @.id <= 2000. If a large bulk write delays other accounts, the next bulk write of its account waits for up to 2 s."},{"title":"Import and export (CSV, NDJSON)","where":"Import and export (CSV, NDJSON)","address":"/docs/import-export","text":"rowfeed import stores the rows of a file in a collection. rowfeed export writes the rows of a collection to a file. Files are CSV, NDJSON (one JSON object per line) or a JSON array. Both commands use a server over HTTP. Set its address in --url or ROWFEED_URL, and a key in --key or ROWFEED_KEY. An export requires the scope read. An import also requires write. Each example builds on the one before it. See also the exported formats and the cost of an export."},{"title":"Import a spreadsheet","where":"Import and export (CSV, NDJSON)","address":"/docs/import-export#import-a-spreadsheet","text":"Save the sheet as CSV in UTF-8: Excel: choose \\"CSV UTF-8\\". LibreOffice: choose \\"Text CSV\\" and the character set \\"Unicode (UTF-8)\\", or run soffice --headless --convert-to 'csv:Text - txt - csv (StarCalc):44,34,76' stock.xlsx. A spreadsheet saves cells as it displays them. Therefore, format numbers like 1234.5 and dates like 2030-01-31 before you save. The first line must contain the field names, without duplicates. cat > stock.csv <<'END' item,price,in stock,since,remark Pencil,0.5,TRUE,2030-01-31,\\"soft, 2B\\" \\"Ruler 12\\"\\"\\",2,FALSE,, Eraser,\\"1,20\\",TRUE,2030-02-01,white END npx rowfeed import stock stock.csv --create --types 'price:number,in stock:boolean' \\\\ --url http://127.0.0.1:3000 --key $KEY 2>&1 || echo \\"exit code $?\\" Types of columns, inferred from the complete file (to change them, use --types): column type item string since string remark string line 4: /price is not a JSON number (--decimal , reads decimal commas) rowfeed: Some lines are invalid. No rows are stored. Fix these lines and run the import again within 24 hours: it stores no row twice. To store only the other lines, use --skip-bad. exit code 1 The import reports each bad line with its number and the field. It then stops, and stores none of the 1,000 lines that it would have sent together. Fix the line and run the import again: sed 's/\\"1,20\\"/1.20/' stock.csv > fixed.csv npx rowfeed import stock fixed.csv --types 'price:number,in stock:boolean' \\\\ --url http://127.0.0.1:3000 --key $KEY curl -s -w '\\\\n' -H \\"x-api-key: $KEY\\" http://127.0.0.1:3000/v1/collections/stock/rows 3 rows stored in stock, 214 per second. [{\\"id\\":1,\\"item\\":\\"Pencil\\",\\"price\\":0.5,\\"in stock\\":true,\\"since\\":\\"2030-01-31\\",\\"remark\\":\\"soft, 2B\\"},{\\"id\\":2,\\"item\\":\\"Ruler 12\\\\\\"\\",\\"price\\":2,\\"in stock\\":false},{\\"id\\":3,\\"item\\":\\"Eraser\\",\\"price\\":1.2,\\"in stock\\":true,\\"since\\":\\"2030-02-01\\",\\"remark\\":\\"white\\"}] To store all other lines now, run the import with --skip-bad bad.csv. It writes the bad lines to that file, below the field names. Fix that file and import it, too. The import ignores a byte order mark, empty lines, and empty columns without a name."},{"title":"Supported files","where":"Import and export (CSV, NDJSON)","address":"/docs/import-export#supported-files","text":"Kind What the import reads Option Format CSV (.csv, .txt), TSV (.tsv, .tab), otherwise NDJSON, a JSON array of rows or pretty-printed JSON objects --format ndjson or csv Separator of cells comma, semicolon, tab or vertical bar: from a first line such as sep=;, otherwise the character that occurs most often in the line of names --separator ';', --separator tab Line endings LF, CRLF or CR; a CSV file with several of them is reported Encoding UTF-8; UTF-16 with a byte order mark --encoding latin1 or windows-1252 Compression gzip, found by the first bytes; zstd with Node.js 22.15 or later No line of names a remark if the first name is a number --names id,name names the columns Duplicate names, cells without a name rejected --rename-headers stores a, a_2 and column_3 Lines with fewer or more cells than names rejected --relax-columns omits fields or adds column_3 Quotes inside cells rejected --relax-quotes keeps them as text Decimal commas strings --decimal , Other spellings of null, such as R's NA strings --null NA Escapes with a backslash, as PostgreSQL (COPY) and MySQL (--tab) write them text; a remark in TSV --backslash-escapes An error names the line, the column if known, and the option that helps. --skip-bad always writes UTF-8, and writes rows of a JSON array as NDJSON."},{"title":"CSV type conversion","where":"Import and export (CSV, NDJSON)","address":"/docs/import-export#csv-type-conversion","text":"rowfeed import reads a CSV file twice. First, it infers the type of each column that --types does not name, and prints the types. It stores input from a pipe in a temporary file until then, unless you pass --types all:TYPE. A column has one of these types: number if all cells with a value are numbers boolean if all cells with a value are true or false, in upper or lower case json if all cells with a value are JSON, and at least one of them is an array, an object or a JSON string, or if the column contains both numbers and booleans string in all other cases. A cell in quotes is not a number or a boolean. A number is a string if a double would change how it is written, such as 007, +1 and 9007199254740993. Dates are strings. Empty cells and nulls do not affect the type. To set the types of columns, use --types price:number,tags:json. The name all means all other columns: with --types all:string, the import infers no types. The table shows how the import converts a cell in a column of each type. \\"bad\\" means that it rejects the line. Cell string, inferred string in --types number boolean json empty missing missing missing missing missing \\"\\" \\"\\" \\"\\" bad bad bad null null \\"null\\" null null null \\\\N null \\"\\\\\\\\N\\" null null null \\"null\\" \\"null\\" \\"null\\" bad bad null 12 \\"12\\" \\"12\\" 12 bad 12 007 \\"007\\" \\"007\\" bad bad bad \\"1,5\\" \\"1,5\\" \\"1,5\\" bad bad bad 1E3 \\"1E3\\" \\"1E3\\" 1000 bad 1000 TRUE \\"TRUE\\" \\"TRUE\\" bad true bad \\"[1,\\"\\"a\\"\\"]\\" \\"[1,\\\\\\"a\\\\\\"]\\" \\"[1,\\\\\\"a\\\\\\"]\\" bad bad [1,\\"a\\"] =A1 \\"=A1\\" \\"=A1\\" bad bad bad"},{"title":"Export formats","where":"Import and export (CSV, NDJSON)","address":"/docs/import-export#export-formats","text":"rowfeed export writes NDJSON, CSV or a JSON array. The name of the file (.ndjson, .csv, .json) or --format selects the format. The export compresses the file with gzip if the name ends with .gz or if you pass --gzip. For Excel, use --bom and --separator ';'. If you import an exported file without options, the rows are equal to the exported rows, and their values have the same types. Only the ids differ, because the server assigns them. In CSV: The file has a column for each field, or for id and each field in --fields. A string is in quotes if it would otherwise be a number, a boolean, a null or an empty cell. If a column has values of several types, such as numbers and strings, each cell is JSON. The string A1 is then \\"\\"\\"A1\\"\\"\\". A field with an empty name cannot be a column. rowfeed export stores the rows in a temporary file before it writes CSV, because it must first know all columns. The CSV from GET .../export is written row by row. That CSV does not quote a string such as 12, so an import can read it as a number."},{"title":"Scheduled exports","where":"Import and export (CSV, NDJSON)","address":"/docs/import-export#scheduled-exports","text":"To show rows elsewhere, such as on a dashboard, export them to a file regularly. The export renames the file when it is complete, so readers always find a complete file, either the previous one or the new one. npx rowfeed export stock --filter '@.price >= 1' --fields item,price --out shown.ndjson --json \\\\ --url http://127.0.0.1:3000 --key $KEY > shown.json cat shown.ndjson shown.json {\\"id\\":2,\\"item\\":\\"Ruler 12\\\\\\"\\",\\"price\\":2} {\\"id\\":3,\\"item\\":\\"Eraser\\",\\"price\\":1.2} {\\"collection\\":\\"stock\\",\\"rows\\":2,\\"bytes\\":76,\\"cursor\\":\\"v5937mcx2e-3\\"} To run the export every 15 minutes, put it after */15 * * * * in a crontab, with a key that has only the scope read. If you need newer data, follow the feed from the cursor. watch.mjs prints every change since the export: // watch.mjs import { readFileSync } from 'node:fs'; import WebSocket from 'ws'; const { collection, cursor } = JSON.parse(readFileSync('shown.json', 'utf8')); const query = new URLSearchParams({ collection, since: cursor, filter: '@.price >= 1' }); const socket = new WebSocket(\`ws://127.0.0.1:3000/ws?\${query}\`, { headers: { 'x-api-key': process.env.KEY } }); socket.on('message', (text) => { const { event, row } = JSON.parse(text); if (event !== 'bookmark') console.log(event, row.item, row.price); }); curl -s -w '\\\\n' -X PATCH -H \\"x-api-key: $KEY\\" -H 'Content-Type: application/json' \\\\ -d '{\\"price\\":1.5}' http://127.0.0.1:3000/v1/collections/stock/rows/1 node watch.mjs enter Pencil 1.5 Change feed describes the events and how long a cursor is valid."},{"title":"Migrate between servers","where":"Import and export (CSV, NDJSON)","address":"/docs/import-export#migrate-between-servers","text":"First, copy the rows. The other server assigns new ids, so --keep-id stores the old id in a field: npx rowfeed export notes --out notes.ndjson --json --url $FROM --key $FROM_KEY > notes.json npx rowfeed import notes notes.ndjson --create --keep-id old_id --url $TO --key $TO_KEY 3 rows stored in notes, 231 per second. Then apply all changes since the export, while clients still write to the first server: // follow.mjs import { readFileSync } from 'node:fs'; import WebSocket from 'ws'; const { FROM, FROM_KEY, TO, TO_KEY } = process.env; const { collection, cursor } = JSON.parse(readFileSync('notes.json', 'utf8')); async function send(method, path, body) { const headers = { 'x-api-key': TO_KEY, 'Content-Type': 'application/json' }; const url = \`\${TO}/v1/collections/\${collection}/rows\${path}\`; const response = await fetch(url, { method, headers, body: JSON.stringify(body) }); if (!response.ok) throw new Error(await response.text()); return response; } async function apply({ event, row }) { if (event === 'bookmark') return; const { id, ...fields } = row; const found = await send('GET', \`?\${new URLSearchParams({ filter: \`@.old_id == \${id}\` })}\`); const [copy] = await found.json(); if (event === 'delete') { if (copy) await send('DELETE', \`/\${copy.id}\`); } else if (copy) await send('PUT', \`/\${copy.id}\`, { old_id: id, ...fields }); else await send('POST', '', [{ old_id: id, ...fields }]); console.log(event, id); } const feed = \`\${FROM.replace('http', 'ws')}/ws?\${new URLSearchParams({ collection, since: cursor })}\`; const socket = new WebSocket(feed, { headers: { 'x-api-key': FROM_KEY } }); let done = Promise.resolve(); socket.on('message', (text) => (done = done.then(() => apply(JSON.parse(text))))); node follow.mjs insert 4 update 1 delete 2 follow.mjs can apply a change twice without a different result. If it stops, start it again, and it repeats all changes since the export. When it prints no more changes, let the clients write to the other server, and stop follow.mjs. If no client writes during the migration, you can copy the rows without a file. With pipefail, the command fails if the export is incomplete: set -o pipefail npx rowfeed export notes --url $FROM --key $FROM_KEY | npx rowfeed import moved - --create --url $TO --key $TO_KEY 3 rows stored in moved, 198 per second. To move a complete database with its keys, ids and cursors, use rowfeed copy."},{"title":"Resume a failed import","where":"Import and export (CSV, NDJSON)","address":"/docs/import-export#resume-a-failed-import","text":"An import sends batches of up to 1,000 lines. The Idempotency-Key of each batch is computed from its position in the file and from its content: the texts of the cells, or the rows in NDJSON. The import failed or was stopped. Run it again within 24 hours, with the same file, the same options and a key of the same account. It skips all batches that are already stored, and reports them. After 24 hours, it would store all rows again. You fixed a line. The import stores the batch of this line once. You added or removed a line. All later lines move, so their batches are different, and the import stores them again. If a file has grown, import only the new lines. The types of columns changed, by a correction or by other --types. The import stops and stores nothing twice. Run it again with the types that the first run printed. You used --skip-bad. Fix the file of bad lines and import only that file, with the --types that the first run printed. You deleted imported rows. The import does not store them again, because their batches are stored. To store all rows again, use --again. A collection that was deleted and created again also receives all rows. You export a second time. The new file contains the rows as they are at that time, so an import treats it as a different file."},{"title":"Limits","where":"Import and export (CSV, NDJSON)","address":"/docs/import-export#limits","text":"An import sends one request at a time, so that the ids follow the order of the file. Each request contains up to 1,000 rows and about 786,000 bytes. The requests count toward the quota of the plan: 1,000,000 rows are at least 1,000 requests. An export is one request. If the server is overloaded, both commands wait as long as Retry-After requests, for up to 5 minutes. A server runs at most two exports at the same time. An export to a pipe fails if its reader reads nothing for 30 s. An export to a file then creates no file. A row can have up to 256 KiB of JSON. CSV files can have up to 16,384 columns. --fields does not support names with commas. An import uses less than 200 MiB of memory, regardless of the size of the file. An export to CSV and an import of CSV from a pipe also need space for the content in the folder for temporary files (TMPDIR)."},{"title":"Follow changes","where":"Follow changes","address":"/docs/follow","text":"A feed sends every insert, update and delete in one collection, in the order of the commits. This guide shows how to subscribe to it from Node.js and from a browser. For the frames and their rules, see Change feed. The scripts need npm install ws. The examples start with a new server, and the variable KEY contains an API key."},{"title":"Subscribe to changes","where":"Follow changes","address":"/docs/follow#subscribe-to-changes","text":"Create a collection: curl -s -w '\\\\n' -H \\"x-api-key: $KEY\\" -H 'Content-Type: application/json' \\\\ -d '{\\"name\\":\\"notes\\"}' http://127.0.0.1:3000/v1/collections This script prints every frame of the feed: // watch.mjs import WebSocket from 'ws'; const socket = new WebSocket('ws://127.0.0.1:3000/ws?collection=notes&events=insert,update,delete', { headers: { 'x-api-key': process.env.KEY }, }); socket.on('open', () => console.log('open')); socket.on('message', (text) => console.log(text.toString())); socket.on('close', (code) => console.log(\`closed with \${code}\`)); node watch.mjs Then, in another terminal, insert, update and delete a row: curl -s -w '\\\\n' -H \\"x-api-key: $KEY\\" -H 'Content-Type: application/json' \\\\ -d '[{\\"text\\":\\"Water the plants\\"}]' http://127.0.0.1:3000/v1/collections/notes/rows curl -s -w '\\\\n' -X PATCH -H \\"x-api-key: $KEY\\" -H 'Content-Type: application/json' \\\\ -d '{\\"done\\":true}' http://127.0.0.1:3000/v1/collections/notes/rows/1 curl -s -X DELETE -H \\"x-api-key: $KEY\\" http://127.0.0.1:3000/v1/collections/notes/rows/1 The script prints: open {\\"event\\":\\"insert\\",\\"collection\\":\\"notes\\",\\"seq\\":1,\\"cursor\\":\\"v5937mcx2e-1\\",\\"time\\":\\"2026-11-21T10:25:01.123Z\\",\\"row\\":{\\"id\\":1,\\"text\\":\\"Water the plants\\"}} {\\"event\\":\\"update\\",\\"collection\\":\\"notes\\",\\"seq\\":2,\\"cursor\\":\\"v5937mcx2e-2\\",\\"time\\":\\"2026-11-21T10:25:01.234Z\\",\\"row\\":{\\"id\\":1,\\"text\\":\\"Water the plants\\",\\"done\\":true},\\"changed\\":[\\"done\\"]} {\\"event\\":\\"delete\\",\\"collection\\":\\"notes\\",\\"seq\\":3,\\"cursor\\":\\"v5937mcx2e-3\\",\\"time\\":\\"2026-11-21T10:25:01.456Z\\",\\"row\\":{\\"id\\":1,\\"text\\":\\"Water the plants\\",\\"done\\":true}} To receive only some kinds of changes, list fewer in events. If the connection is lost, this script stops. Reconnect and resume shows a script that continues without a loss. The JavaScript client does all of this for you."},{"title":"Follow matching rows","where":"Follow changes","address":"/docs/follow#follow-matching-rows","text":"With initial=true, the feed first sends the current rows, so you don't need to list them. With a filter, it only includes matching rows. Insert an open task and a completed one: curl -s -w '\\\\n' -H \\"x-api-key: $KEY\\" -H 'Content-Type: application/json' \\\\ -d '[{\\"text\\":\\"Call home\\"},{\\"text\\":\\"Post the letter\\",\\"done\\":true}]' \\\\ http://127.0.0.1:3000/v1/collections/notes/rows This script keeps a copy of the open tasks: // open.mjs import WebSocket from 'ws'; const query = new URLSearchParams({ collection: 'notes', filter: '@.done != true', initial: 'true' }); const socket = new WebSocket(\`ws://127.0.0.1:3000/ws?\${query}\`, { headers: { 'x-api-key': process.env.KEY }, }); const rows = new Map(); socket.on('message', (text) => { const { event, row, synced } = JSON.parse(text); if (event === 'delete' || event === 'leave') rows.delete(row.id); else if (event !== 'bookmark') rows.set(row.id, row); if (event !== 'bookmark') console.log(\`\${event} \${row.id}: \${rows.size} rows\`); if (synced) console.log(\`synced: \${rows.size} rows\`); }); node open.mjs In another terminal, complete one task and reopen another: curl -s -w '\\\\n' -X PATCH -H \\"x-api-key: $KEY\\" -H 'Content-Type: application/json' \\\\ -d '{\\"done\\":true}' http://127.0.0.1:3000/v1/collections/notes/rows/2 curl -s -w '\\\\n' -X PATCH -H \\"x-api-key: $KEY\\" -H 'Content-Type: application/json' \\\\ -d '{\\"done\\":false}' http://127.0.0.1:3000/v1/collections/notes/rows/3 The script prints: row 2: 1 rows synced: 1 rows leave 2: 0 rows enter 3: 1 rows leave means that a row stopped matching, and enter that a row started to match."},{"title":"Poll for changes","where":"Follow changes","address":"/docs/follow#poll-for-changes","text":"A cron job or a shell script doesn't need a WebSocket. It asks for the changes after a cursor with plain HTTP. The first request has no cursor and returns the current one: curl -s -w '\\\\n' -H \\"x-api-key: $KEY\\" http://127.0.0.1:3000/v1/collections/notes/changes Save this script, which needs jq. It prints each change and stores the cursor after it: cat > changes.sh <<'END' since=$(cat cursor 2>/dev/null) response=$(curl -s --fail-with-body -H \\"x-api-key: $KEY\\" \\\\ \\"http://127.0.0.1:3000/v1/collections/notes/changes?wait=\${1:-0}\${since:+&since=$since}\\") || exit 1 echo \\"$response\\" | jq -r '.changes[] | \\"\\\\(.event) \\\\(.row.id)\\"' echo \\"$response\\" | jq -r .cursor > cursor END sh changes.sh curl -s -X DELETE -H \\"x-api-key: $KEY\\" http://127.0.0.1:3000/v1/collections/notes/rows/3 sh changes.sh delete 3 To receive changes as they happen, pass sh changes.sh 30 in a loop: the server then holds the response until there is a change, at most for 30 s. If has_more is true, ask again at once. Changes over HTTP describes all parameters."},{"title":"Use a feed in a browser (CORS)","where":"Follow changes","address":"/docs/follow#use-a-feed-in-a-browser-cors","text":"The JavaScript client follows a feed, reconnects and keeps a copy for you. You can also use a WebSocket directly, as this section shows. Browsers can't set headers on a WebSocket connection, so the page sends the key in the URL. Everyone who can open the page can read the key. Create a key that can only read this collection (keys create --scopes read --collections notes). Then allow the origin of the page in ROWFEED_CORS_ORIGIN. Save this page as page.html in an empty folder, and insert your key: <!doctype html> <meta charset=\\"utf-8\\"> <title>Notes</title> <p id=\\"state\\" role=\\"status\\">connecting</p> <ol id=\\"changes\\"></ol> <script type=\\"module\\"> const key = 'rf_...'; const query = new URLSearchParams({ api_key: key, collection: 'notes' }); const socket = new WebSocket(\`ws://127.0.0.1:3000/ws?\${query}\`); socket.addEventListener('open', () => (state.textContent = 'open')); socket.addEventListener('message', ({ data }) => { const { event, row } = JSON.parse(data); const textContent = \`\${event} \${row.id}: \${row.text}\`; changes.append(Object.assign(document.createElement('li'), { textContent })); }); // Always followed by close. Browsers tell no page why a handshake was refused; their developer tools have its status. socket.addEventListener('error', () => console.error('The feed failed.')); socket.addEventListener('close', ({ code, reason }) => { state.textContent = \`closed with \${code} \${reason}\`; }); </script> Serve the folder, and start rowfeed with the origin of the page: python3 -m http.server 8080 --bind 127.0.0.1 & ROWFEED_CORS_ORIGIN=http://127.0.0.1:8080 npx rowfeed Then open http://127.0.0.1:8080/page.html. If the feed closes with 1006 before it opens, the server rejected the handshake or can't be reached. Check the key, the name of the collection and the origin. You can also request /v1/collections/notes with curl and the same key. For other codes, see Reconnect and resume."},{"title":"Call a webhook","where":"Follow changes","address":"/docs/follow#call-a-webhook","text":"rowfeed doesn't send webhooks. Instead, run a script that follows the feed and calls your URL for each change: Send one request after the other, so that the changes arrive in order. Send the cursor of the frame as an idempotency key, so that the receiver can ignore a change that arrives twice. Store the cursor after your URL has accepted the change. After a restart, resume from it."},{"title":"Reconnect and resume","where":"Reconnect and resume","address":"/docs/resume","text":"A client that follows a feed must not miss a change, even if its connection is lost. This guide shows a complete client for Node.js. It needs npm install ws. The examples start with a new server, and the variable KEY contains an API key. In JavaScript, you can use the module rowfeed/client instead."},{"title":"List and follow","where":"Reconnect and resume","address":"/docs/resume#list-and-follow","text":"A list contains every change up to its cursor, and a feed from this cursor contains every change after it Create the collection: curl -s -w '\\\\n' -H \\"x-api-key: $KEY\\" -H 'Content-Type: application/json' \\\\ -d '{\\"name\\":\\"notes\\"}' http://127.0.0.1:3000/v1/collections To keep a copy of a collection current, first list all rows, page by page. Then follow the feed from the Collection-Cursor of the first page, which belongs to the same snapshot as the rows of that page. With since, the feed first sends the changes after the cursor and then continues with live changes. It also sends bookmarks, which are frames that only renew the cursor. A client that resumes from a recent cursor has few changes to catch up on. // follow.mjs import WebSocket from 'ws'; const service = 'http://127.0.0.1:3000'; const headers = { 'x-api-key': process.env.KEY }; const rows = new Map(); let cursor; async function list() { rows.clear(); cursor = undefined; let after; do { const query = new URLSearchParams({ limit: 1000, ...(after && { after }) }); const page = await fetch(\`\${service}/v1/collections/notes/rows?\${query}\`, { headers }); // The collection was deleted and created again. if (page.status === 410) return list(); if (!page.ok) throw new Error(await page.text()); for (const row of await page.json()) rows.set(row.id, row); // The cursor of the first page. The feed sends what changes while the other pages are listed. cursor ??= page.headers.get('collection-cursor'); after = page.headers.get('next-after'); } while (after); console.log(\`listed: \${rows.size} rows\`); } /** Follows from the cursor until the connection ends. Resolves to the close code. */ function follow() { const query = new URLSearchParams({ collection: 'notes', since: cursor }); const socket = new WebSocket(\`\${service.replace('http', 'ws')}/ws?\${query}\`, { headers }); socket.on('message', (text) => { const { event, row, ...frame } = JSON.parse(text); if (event === 'insert' || event === 'update') rows.set(row.id, row); if (event === 'delete') rows.delete(row.id); cursor = frame.cursor; if (event !== 'bookmark') console.log(\`\${event} \${row.id}: \${rows.size} rows\`); }); socket.on('error', (error) => console.error(error.message)); return new Promise((resolve) => socket.on('close', resolve)); } await list(); for (;;) { const code = await follow(); // 4410: the change log no longer contains the cursor. if (code === 4410) await list(); // 4401, 4403, 4404: a retry cannot succeed. else if (code > 4400 && code < 4405) break; await new Promise((resolve) => setTimeout(resolve, 1000)); } node follow.mjs In another terminal, change some rows: curl -s -w '\\\\n' -H \\"x-api-key: $KEY\\" -H 'Content-Type: application/json' \\\\ -d '[{\\"text\\":\\"Post the letter\\"}]' http://127.0.0.1:3000/v1/collections/notes/rows curl -s -w '\\\\n' -X PATCH -H \\"x-api-key: $KEY\\" -H 'Content-Type: application/json' \\\\ -d '{\\"done\\":true}' http://127.0.0.1:3000/v1/collections/notes/rows/1 The script prints: listed: 0 rows insert 1: 1 rows update 1: 1 rows If the connection is lost, the script resumes from the last frame that it handled. It therefore doesn't miss a change and doesn't receive a change twice."},{"title":"Store the cursor","where":"Reconnect and resume","address":"/docs/resume#store-the-cursor","text":"The script above lists all rows when it starts. If your client stores its copy, store the cursor with it, in the same transaction. After a restart, connect with this cursor as since. Keep a copy in sync shows this with a file and with a database. Store the cursor of a frame after you have handled the frame. If you store it earlier, a crash can lose a change. Store the cursors of bookmarks too. A bookmark renews the cursor while the filter excludes all changes, so that it doesn't expire. With initial=true, the bookmark with \\"synced\\":true has the first cursor that you can store. Never compare or change cursors. They are opaque strings."},{"title":"Handle close codes","where":"Reconnect and resume","address":"/docs/resume#handle-close-codes","text":"Connect again with since after 1001, 1006, 1011 and 4408, or if the connection is lost without a code. List again after 4410, because the change log no longer contains the changes after the cursor. Stop after 4401, 4403 and 4404, because the client can't use the key or the collection any more. The table of close codes contains all of them. Wait before you connect again, and double the time after each failure, up to 30 s. Choose a random part of this time, so that not all clients connect at the same moment."},{"title":"Keep changes for longer","where":"Reconnect and resume","address":"/docs/resume#keep-changes-for-longer","text":"By default, a client can resume for 24 hours, or within the last 100,000 changes of the collection. If your clients can be offline for longer, increase ROWFEED_RETENTION_HOURS: ROWFEED_RETENTION_HOURS=168 npx rowfeed The database then stores the changes of a week. Each change needs about 100 bytes more than its row."},{"title":"Authenticate","where":"Authenticate","address":"/docs/authenticate","text":"Every request to the API needs an API key. This guide shows how to send the key, and what a key allows. To create keys, see API keys. The variable KEY contains the key that the server printed at its first start."},{"title":"Send the key","where":"Authenticate","address":"/docs/authenticate#send-the-key","text":"Send the key in the header x-api-key: curl -s -w '\\\\n' -H \\"x-api-key: $KEY\\" http://127.0.0.1:3000/v1/collections [] You can also send it as a bearer token: curl -s -w '\\\\n' -H \\"Authorization: Bearer $KEY\\" http://127.0.0.1:3000/v1/collections [] Only the handshake of /ws also accepts the query parameter api_key, because browsers can't set headers on a WebSocket. Proxies often log URLs, so use a header wherever you can. The contracts, /docs, /console, /health and /ready don't require a key."},{"title":"Authentication errors","where":"Authenticate","address":"/docs/authenticate#authentication-errors","text":"Without a key, the server returns 401: curl -s -w '\\\\n' http://127.0.0.1:3000/v1/collections {\\"type\\":\\"urn:rowfeed:problem:key_missing\\",\\"title\\":\\"An API key is required\\",\\"status\\":401,\\"detail\\":\\"An API key is needed: send it as \\\\\\"x-api-key: <key>\\\\\\" or \\\\\\"Authorization: Bearer <key>\\\\\\".\\",\\"instance\\":\\"/v1/collections\\",\\"code\\":\\"key_missing\\",\\"request_id\\":\\"g2K8S2-C-a\\"} Error Cause 401 key_missing The request doesn't contain a key. 401 key_invalid The key is malformed, unknown, revoked or expired. The response is the same in all four cases. 400 credentials_conflict The request contains two different keys. Sending the same key twice is allowed. 429 too_many_attempts The key is invalid, and this address sent more than 20 invalid keys within a minute. For IPv6, all addresses of a /64 count together. Valid keys are never affected. 403 scope_insufficient The key doesn't allow this request. For 403 scope_insufficient, the server checks only the key, the method and the path. The response therefore doesn't reveal whether a collection or row exists."},{"title":"Scopes and permissions","where":"Authenticate","address":"/docs/authenticate#scopes-and-permissions","text":"The scopes allow these requests: Scope Allows read GET requests for collections, rows, exports and schemas, and feeds write All changes of collections and rows admin All requests for keys, and removing a schema. Setting a schema also requires read. Every valid key can read its usage and its typed contract. A key that is limited to certain collections can list and use only these collections. It can't create or delete collections. It doesn't reveal other collections and keys: Its usage covers only its collections and its own requests. Its typed contract and every ETag depend only on its collections. A 403 limit_reached doesn't contain how much the account has stored. With the scope admin, such a key also sees the keys that are limited to some of its collections. All keys of an account share a quota, so RateLimit contains what remains for all of them."},{"title":"Users of your application","where":"Authenticate","address":"/docs/authenticate#users-of-your-application","text":"API keys are for programs. rowfeed doesn't have user accounts, passwords or single sign-on. If people sign in to your application, choose one of these: Your server sends the requests. It checks the rights of the person, and uses a key that never leaves the server. The browser has a short-lived key. Your server creates a key that expires soon and is limited to certain collections. The person can do everything that this key allows. A key can't be limited to single rows. Give each person or team a separate collection, if they must not see each other's rows."},{"title":"Create and rotate API keys","where":"Create and rotate API keys","address":"/docs/keys","text":"You manage API keys on the command line, which opens the database in DATABASE_URL, whether a server is running or not. You can also manage them over HTTP. A running server applies changes within 1 second. To learn how to send a key and what its scopes allow, see Authenticate. The examples start with a new server, and the variable KEY contains the key that the server printed at its first start."},{"title":"Create and use API keys","where":"Create and rotate API keys","address":"/docs/keys#create-and-use-api-keys","text":"Create a key, and list all keys. The secret of the new key is printed only once, because the database contains only its hash: npx rowfeed keys create --name dashboard --scopes read --collections notes --expires 30d npx rowfeed keys list rf_... ID NAME ACCOUNT BEGINS SCOPES COLLECTIONS EXPIRES (UTC) LAST USED STATUS key_jC9vqLxeIFbO first default rf_NRiWr read, write, admin all never 2026-11-21 10:22 valid key_393NvC4w2gKU dashboard default rf_aURZk read notes 2026-12-21 10:23 never valid A key has scopes, can be limited to certain collections, and can expire. Without --scopes, a key has the scopes read and write, and the first key of an account also has admin. Without the other options, it can use all collections and never expires."},{"title":"Rotate a key","where":"Create and rotate API keys","address":"/docs/keys#rotate-a-key","text":"Rotate a key if it may have leaked, or at regular times. keys rotate creates a new key with the same permissions: npx rowfeed keys rotate dashboard --grace 24h rf_... The old key expires after the grace period, and the command prints this time. Distribute the new key before then, so that every client always has a valid key. If a key has leaked, use --grace 0s, or revoke it."},{"title":"Revoke a key","where":"Create and rotate API keys","address":"/docs/keys#revoke-a-key","text":"To make a key invalid now, use its id. You can use its name if no other valid key has it: npx rowfeed keys create --name guest --scopes read npx rowfeed keys revoke guest rf_... Revoked key key_4fZ8mQ2rTn6W (guest) of account default. If a key is revoked or expires, the server ends its feeds and its requests in progress within 2 seconds. Uploads, writes and lists that wait get 401, and an export breaks off. A write whose commit has begun gets its outcome. You can't make a revoked key valid again."},{"title":"Manage keys over HTTP","where":"Create and rotate API keys","address":"/docs/keys#manage-keys-over-http","text":"The first key of an account and the key in ROWFEED_API_KEY have the scope admin. Such a key can create and revoke keys without the command line: curl -s -w '\\\\n' -X POST http://127.0.0.1:3000/v1/keys -H \\"x-api-key: $KEY\\" -H 'content-type: application/json' \\\\ -d '{\\"name\\":\\"phone\\",\\"scopes\\":[\\"read\\"],\\"collections\\":[\\"notes\\"],\\"expires_at\\":\\"2090-01-31T00:00:00Z\\"}' {\\"id\\":\\"key_4fZ8mQ2rTn6W\\",\\"key\\":\\"rf_...\\",\\"name\\":\\"phone\\",\\"account\\":\\"default\\",\\"prefix\\":\\"rf_4nYq8\\",\\"scopes\\":[\\"read\\"],\\"collections\\":[\\"notes\\"],\\"created_at\\":\\"2026-11-23T10:23:11.207Z\\",\\"expires_at\\":\\"2090-01-31T00:00:00.000Z\\",\\"revoked_at\\":null,\\"last_used_at\\":null} Request Effect POST /v1/keys Creates a key. GET /v1/keys Lists the keys of the account, 100 per page. limit can be up to 1,000, and Link and Next-After lead to the next page. GET /v1/keys/{key_id} Returns one key. PATCH /v1/keys/{key_id} Updates a key. DELETE /v1/keys/{key_id} Revokes a key. POST /v1/keys/{key_id}/rotate Rotates a key. To let the old key work for a while, send {\\"grace\\":\\"24h\\"}. A change takes effect immediately on the instance that receives it, and within 2 seconds on other instances. These rules apply: No key can grant more than it has. A key can't grant a scope, a collection or a later expiry that it doesn't have itself. It also can't update, rotate or revoke a key with more permissions. The server returns 403 grant_exceeded. The last admin key can't be lost. An admin key for all collections is the last one if no other key of the account has its scopes for all collections and lasts as long. It can't be revoked, lose permissions or expire earlier (409 last_admin_key). It can be rotated. The command line can still revoke it, because it can also create another one. A revoked or expired key can't be updated (409 key_ended). Create a new key. A limited admin key manages only some keys. For keys that it doesn't list, the server returns 404 to GET and 403 grant_exceeded to changes, whether they exist or not. The secret of a new key is shown once. If the request had an Idempotency-Key, a retry with the same API key returns the secret again, for 24 hours. The server stores the secret encrypted with that API key, which it doesn't have. If a key rotates itself, use a grace period. Otherwise, the old key is invalid immediately, and you can't retry after a lost response. If an admin key leaks, run npx rowfeed keys revoke ID on the server's machine. Then look for keys that it created, with npx rowfeed keys list. Over HTTP, an account can have at most 10,000 keys, including revoked and expired keys. The command line can create more."},{"title":"Accounts (multi-tenancy)","where":"Create and rotate API keys","address":"/docs/keys#accounts-multi-tenancy","text":"An account has its own collections, keys and usage, separate from all other accounts. Two accounts can each have a collection notes. keys create --account NAME creates the account if it doesn't exist. To limit what an account can use, assign a plan to it."},{"title":"Set plans and quotas","where":"Set plans and quotas","address":"/docs/plans","text":"A plan limits the number of requests of an account, the amount that it stores, or both. If you omit a limit, the plan doesn't limit it. An account without a plan is unlimited. The examples start with a new server, and the variable KEY contains the key that the server printed at its first start."},{"title":"Rate limits and quotas","where":"Set plans and quotas","address":"/docs/plans#rate-limits-and-quotas","text":"Create a plan, assign it to an account, and show the usage: npx rowfeed plans set small --requests 10000 --period day --burst 20 --max-rows 100000 --max-bytes 50000000 npx rowfeed plans assign default small npx rowfeed usage Plan small: 10,000 requests per day, 20 at once, 100,000 rows, 50,000,000 bytes. Account default now has the plan small. default: plan small, 2026-11-21 UTC 0 of 10,000 requests ░░░░░░░░░░░░░░░░░░░░ 0 % 0 collections, 0 of 100,000 rows, 0 of 50,000,000 bytes KEY ID REQUESTS TODAY 14 DAYS first key_jC9vqLxeIFbO 0 0 ·············· A request to /v1 counts toward the quota if its key is valid, regardless of the status of the response. The handshake of a feed counts too. The following don't count: responses with status 401, 426 or 429 quota_exceeded, and other requests that the server rejects before it checks the key frames requests to /health and /ready --period is an hour, a day or a month of the calendar, in UTC. --burst is the number of requests that are allowed at once. The same number becomes available again per second. If the quota is exhausted, the server returns 429 quota_exceeded with Retry-After. If the plan has --requests, all responses under /v1 to a valid key have the headers RateLimit-Policy and RateLimit. All errors of a feed handshake have them too."},{"title":"Read the usage","where":"Set plans and quotas","address":"/docs/plans#read-the-usage","text":"Clients can read the usage from the server: curl -s -w '\\\\n' -H \\"x-api-key: $KEY\\" http://127.0.0.1:3000/v1/usage {\\"account\\":\\"default\\",\\"plan\\":\\"small\\",\\"period\\":{\\"start\\":\\"2026-11-21T00:00:00.000Z\\",\\"end\\":\\"2026-11-22T00:00:00.000Z\\"},\\"requests\\":{\\"used\\":1,\\"limit\\":10000},\\"collections\\":{\\"used\\":0},\\"rows\\":{\\"used\\":0,\\"limit\\":100000},\\"bytes\\":{\\"used\\":0,\\"limit\\":50000000},\\"keys\\":[{\\"id\\":\\"key_jC9vqLxeIFbO\\",\\"name\\":\\"first\\",\\"requests\\":1}]} GET /v1/usage/history?days=14 returns the usage of the last days, with the total and the requests per key for each day. days is 1 to 90. The days are in UTC, oldest first."},{"title":"Storage limits","where":"Set plans and quotas","address":"/docs/plans#storage-limits","text":"Option What it limits --max-collections The number of collections of the account --max-rows The number of rows in all collections --max-bytes The size of the JSON of all rows, as the server returns it, in UTF-8 and with the id. The change log and the indexes don't count. If a request would exceed a limit, the server returns 403 limit_reached. It doesn't store anything, and the feed doesn't send a frame. detail names the limit: The plan small allows 100,000 rows, and the account has 99,998; this adds 5. The server checks the limits for requests that create a collection, insert rows, or make JSON longer with PUT or PATCH. A PATCH with a filter is checked for all matching rows together. A request with dry_run returns the same error. All other requests work, even if the account exceeds a limit after a change of its plan: DELETE, which frees storage immediately a write that doesn't make the JSON longer a retry of a request that was executed before, with its Idempotency-Key"},{"title":"Accuracy of limits and usage","where":"Set plans and quotas","address":"/docs/plans#accuracy-of-limits-and-usage","text":"Quota: A single instance enforces a quota exactly. Several instances on one database can exceed it by the requests of 1.25 s and the time of a query. Each instance has a separate burst limit. Storage: A single instance enforces storage limits exactly, even for concurrent writes. Several instances enforce the number of collections exactly. They can exceed the limit for rows and bytes by the writes that other instances accept within 1.25 s and the time of a query. If an account has more than 10,000 collections, this time increases in proportion. Crashes: If the process or the machine crashes, the counts of reads within the last 250 ms can be lost. On PostgreSQL, counts of writes can be lost too, because they are committed separately. On SQLite, they are committed with the write. A request is never counted twice."},{"title":"Validate rows with JSON Schema","where":"Validate rows with JSON Schema","address":"/docs/schemas","text":"By default, the rows of a collection can have any fields. If you set a JSON Schema for the collection, every row must conform to it. The server then validates every write. The examples start with a new server. The variable KEY contains the key that the server printed at its first start."},{"title":"Quick start","where":"Validate rows with JSON Schema","address":"/docs/schemas#quick-start","text":"Create a collection: curl -s -w '\\\\n' -X POST http://127.0.0.1:3000/v1/collections -H \\"x-api-key: $KEY\\" -H 'content-type: application/json' -d '{\\"name\\":\\"tasks\\"}' {\\"name\\":\\"tasks\\"} Set its schema: curl -s -w '\\\\n' -X PUT http://127.0.0.1:3000/v1/collections/tasks/schema -H \\"x-api-key: $KEY\\" -H 'content-type: application/json' \\\\ -d '{\\"type\\":\\"object\\",\\"required\\":[\\"title\\"],\\"properties\\":{\\"title\\":{\\"type\\":\\"string\\",\\"minLength\\":1},\\"done\\":{\\"type\\":\\"boolean\\"}}}' {\\"type\\":\\"object\\",\\"required\\":[\\"title\\"],\\"properties\\":{\\"title\\":{\\"type\\":\\"string\\",\\"minLength\\":1},\\"done\\":{\\"type\\":\\"boolean\\"}}} If a row doesn't conform to the schema, the server rejects the request: curl -s -w '\\\\n' -X POST http://127.0.0.1:3000/v1/collections/tasks/rows -H \\"x-api-key: $KEY\\" -H 'content-type: application/json' \\\\ -d '[{\\"title\\":\\"Milk\\",\\"done\\":false},{\\"title\\":\\"\\",\\"done\\":\\"no\\"}]' {\\"type\\":\\"urn:rowfeed:problem:row_invalid\\",\\"title\\":\\"The row does not conform to the schema\\",\\"status\\":422,\\"detail\\":\\"Not every row would conform to the schema of tasks.\\",\\"instance\\":\\"/v1/collections/tasks/rows\\",\\"code\\":\\"row_invalid\\",\\"request_id\\":\\"b7c41e5a90d24f6f\\",\\"errors\\":[{\\"pointer\\":\\"/1/done\\",\\"detail\\":\\"must be true or false\\"},{\\"pointer\\":\\"/1/title\\",\\"detail\\":\\"must have at least 1 character\\"}]} It accepts valid rows: curl -s -w '\\\\n' -X POST http://127.0.0.1:3000/v1/collections/tasks/rows -H \\"x-api-key: $KEY\\" -H 'content-type: application/json' \\\\ -d '[{\\"title\\":\\"Milk\\",\\"done\\":false}]' [{\\"id\\":1,\\"title\\":\\"Milk\\",\\"done\\":false}]"},{"title":"Set, get and remove a schema","where":"Validate rows with JSON Schema","address":"/docs/schemas#set-get-and-remove-a-schema","text":"Send these requests to /v1/collections/{collection_name}/schema: Method Scopes Effect PUT admin, read Sets the schema. It describes a row without its id. GET read Returns the schema byte for byte, with an ETag and the header Schema-Since. All changes after the cursor in Schema-Since conform to the schema. DELETE admin Removes the schema. To avoid overwriting another client's schema, send the ETag of the schema that you know as If-Match. All rows in the collection must already conform to the schema. Otherwise, the server returns 409 rows_mismatch and names the first ten rows that don't conform. The check doesn't block writes. If it takes more than 60 s, the server returns 503 overloaded. To check the rows without setting the schema, add ?dry_run=true. You can also use the command line: npx rowfeed schema infer tasks --url http://127.0.0.1:3000 --key \\"$KEY\\" > tasks.json npx rowfeed schema set tasks tasks.json --url http://127.0.0.1:3000 --key \\"$KEY\\" --dry-run npx rowfeed schema set tasks tasks.json --url http://127.0.0.1:3000 --key \\"$KEY\\" npx rowfeed schema get tasks --url http://127.0.0.1:3000 --key \\"$KEY\\" schema infer prints a schema to which all current rows conform. It never uses pattern or additionalProperties: false. Review the schema before you set it. A schema belongs to its collection. If you delete the collection and create it again, it has no schema. Backups and copies of the database include schemas. An export only contains rows. Setting or removing a schema doesn't change rows. The feed doesn't send a frame, and the collection's cursor stays the same. If you run several instances, all of them enforce the schema from the commit that sets it. Update every instance before you set the first schema, because versions without this feature ignore schemas."},{"title":"Typed contract","where":"Validate rows with JSON Schema","address":"/docs/schemas#typed-contract","text":"A typed contract is an OpenAPI or AsyncAPI document that describes the rows of your account. It covers the collections that have a schema. Any key of the account can get it: curl -s -H \\"x-api-key: $KEY\\" http://127.0.0.1:3000/v1/contract/openapi.json | node -e ' const { paths, components } = JSON.parse(require(\\"fs\\").readFileSync(0)); console.log(paths[\\"/v1/collections/tasks/rows\\"].get.operationId); console.log(JSON.stringify(components.schemas.TasksRowPatch.properties));' listTasksRows {\\"title\\":{\\"type\\":\\"string\\"},\\"done\\":{\\"type\\":\\"boolean\\"}} The documents contain everything that the server's own documents contain. In addition, they have typed paths for each collection that has a schema and that the key can use. You can generate a typed SDK from them with five commands. They use these names for the rows of tasks: Name Description TasksRow A row in a response, with its id. TasksRowInput A row to insert. TasksRowReplacement The body of a PUT, with or without id. TasksRowPatch, TasksRowMergePatch The fields to update in one row. No field is required. In a merge patch, null removes a field that isn't required. TasksRowsPatch, TasksRowsMergePatch The fields to update in all matching rows. TasksInsertFrame, TasksUpdateFrame, .. The frames of the feed after the cursor in Schema-Since. The documents have these limits: The schema of a patch doesn't describe every rule, because the server validates the row that results from the patch. The typed paths don't support fields and return=minimal, because both omit fields. Use the untyped paths for them. OpenAPI 3.0 doesn't support every keyword. The document in this version then describes less. If more than 1,000 collections of a key have a schema, the server returns 403 limit_reached. It does the same if a document would be larger than 16 MiB. The documents have an ETag. A conditional request with If-None-Match costs as little as a list of collections."},{"title":"Validation errors","where":"Validate rows with JSON Schema","address":"/docs/schemas#validation-errors","text":"If a write would store a row that doesn't conform to the schema, the server returns 422 row_invalid. It doesn't store any part of the write. The server checks the schema last. A write with several faults gets the error of another check first, for example 404 for a missing row or 412 for another version. For an insert, each pointer starts with the index of the row, as in /1/done. For PATCH and PUT, the pointers refer to the resulting row. For a bulk PATCH, the error names the first row that wouldn't conform, by id. The response contains at most ten errors. If a field is missing or not allowed, the pointer names this field. For anyOf, oneOf and not, the response contains one error, and its pointer names the value. A PATCH with application/json can't remove a field, because null is a value there. To remove a field, use application/merge-patch+json or PUT. default doesn't fill in missing fields. The server validates costly rows in a separate thread, so that other requests don't wait. The accounts take turns in this thread. If the validation of a request takes more than 2 s there, the server rejects the request."},{"title":"Supported JSON Schema keywords","where":"Validate rows with JSON Schema","address":"/docs/schemas#supported-json-schema-keywords","text":"The server supports these keywords of JSON Schema 2020-12, and all keywords that start with x-: Kind Keywords Any value type, enum, const Objects properties, required, additionalProperties, minProperties, maxProperties Arrays items, prefixItems, minItems, maxItems, uniqueItems Strings minLength, maxLength, pattern, format Numbers minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf Combinations anyOf, oneOf, allOf, not References $defs, $ref Annotations title, description, default, examples, deprecated, $comment, $schema If a schema contains any other keyword, the server returns 422 schema_invalid with pointers to the errors. The server therefore never ignores a rule. These rules apply: The root has \\"type\\": \\"object\\". It doesn't mention id, because the server assigns it. $ref is #/$defs/ followed by a name in the root's $defs. References can't be circular. format is one of date-time, date, time, email, uuid, uri, ipv4, ipv6, and the server validates it. A date-time or time must have an offset. A uri must be absolute. pattern must run in linear time. Lookarounds, backreferences and named groups aren't supported. Some published patterns for e-mail addresses use them. \\\\d, \\\\w, \\\\s and . have the same meaning as in JavaScript with the flag u. A pattern isn't anchored: it can match any part of a string. Numbers are compared by value. For example, 1.0 is an integer, and 19.99 is a multiple of 0.01. Lengths are counted in Unicode code points. Limit Value Size of a schema 64 KiB Size of a schema after its references are expanded 256 KiB Depth of nested schemas 16 Number of schemas in a schema, including nested ones 500 Length of a pattern 256 characters Size of all schemas of an account 1 MiB (403 limit_reached)"},{"title":"Generate SDKs","where":"Generate SDKs","address":"/docs/sdks","text":"You generate clients from the documents that the server publishes. There is no SDK to install. This guide shows two complete clients in TypeScript. For other languages, see SDK generators."},{"title":"Choose an OpenAPI document","where":"Generate SDKs","address":"/docs/sdks#choose-an-openapi-document","text":"Document Use /openapi.json (or .yaml) The complete HTTP API in OpenAPI 3.1. Start with this document. /openapi-3.0.json For generators that don't support OpenAPI 3.1. It doesn't contain /ws or merge patches, so PATCH has one media type. /asyncapi.json (or .yaml) The frames of the feed in AsyncAPI 3.0. The handshake of the feed is in /openapi.json. You don't need a key to read these documents. They contain the address of the server, so that a generated client calls the right server by default. This address is ROWFEED_PUBLIC_URL, or the address that the server listens on if this variable isn't set. Apart from the address, the documents are the same as the files in the repository. If your collections have schemas, you can also generate a typed SDK for your rows."},{"title":"Postman, Bruno and Insomnia","where":"Generate SDKs","address":"/docs/sdks#postman-bruno-and-insomnia","text":"Import http://127.0.0.1:3000/openapi.json. For Insomnia, import /openapi-3.0.json instead, because Insomnia only supports parts of OpenAPI 3.1. The tool takes the base URL from the document. Enter your key where the tool expects the bearer token. Insomnia sends the key in two headers. Set both bearerToken and xApiKey to the same key, because the server rejects two different keys. The requests contain the examples of the contract. In Postman, set Parameter generation to Example in the import settings to get them. Create the collection notes first, and then insert rows. In Insomnia, fill in collection_name, row_id and key_id yourself. In Postman and Bruno, switch off these parameters and headers: Optional parameters that you don't need. The import enables all of them, but some can't be combined, such as after with offset, or sort with order_by. The server then returns 400 parameter_invalid. Also switch off If-Match and If-None-Match for single rows. In Postman, you can do this for all parameters with Enable optional parameters in the import settings. Idempotency-Key. All writes have the same value after the import. If two different requests use the same value, the server returns 422 idempotency_key_reused. You can also enter your own value for each request."},{"title":"openapi-typescript and openapi-fetch","where":"Generate SDKs","address":"/docs/sdks#openapi-typescript-and-openapi-fetch","text":"openapi-typescript generates the types, and openapi-fetch is a small client for fetch that checks calls against them. npm init -y && npm pkg set type=module npm install openapi-fetch npm install --save-dev openapi-typescript typescript@5 tsx @types/node npx openapi-typescript http://127.0.0.1:3000/openapi.json --output rowfeed.d.ts // client.ts import createClient from 'openapi-fetch'; import type { paths } from './rowfeed.js'; const rowfeed = createClient<paths>({ baseUrl: 'http://127.0.0.1:3000', headers: { 'x-api-key': process.env.KEY }, }); const path = { collection_name: 'todos' }; await rowfeed.POST('/v1/collections', { body: { name: 'todos' } }); await rowfeed.POST('/v1/collections/{collection_name}/rows', { params: { path }, body: [{ text: 'Buy milk' }] }); const { data, error, response } = await rowfeed.GET('/v1/collections/{collection_name}/rows', { params: { path, query: { order_by: 'text', limit: 10 } }, }); if (error) throw new Error(\`\${error.code}: \${error.detail}\`); for (const row of data) console.log(row.id, row.text, response.status); npx tsc --strict --noEmit --module nodenext --target es2022 client.ts npx tsx client.ts 1 Buy milk 200"},{"title":"@hey-api/openapi-ts","where":"Generate SDKs","address":"/docs/sdks#hey-apiopenapi-ts","text":"This generator creates one function per operation. npm init -y && npm pkg set type=module npm install --save-dev @hey-api/openapi-ts typescript@5 tsx @types/node npx openapi-ts --input http://127.0.0.1:3000/openapi.json --output rowfeed // client.ts import { client } from './rowfeed/client.gen'; import { createCollection, insertRows, listRows } from './rowfeed'; client.setConfig({ baseUrl: 'http://127.0.0.1:3000', auth: process.env.KEY }); const path = { collection_name: 'errands' }; await createCollection({ body: { name: 'errands' } }); await insertRows({ path, body: [{ text: 'Buy milk' }] }); const { data, error, response } = await listRows({ path, query: { order_by: 'text', limit: 10 } }); if (error) throw new Error(\`\${error.code}: \${error.detail}\`); for (const row of data) console.log(row.id, row.text, response.status); npx tsc --strict --noEmit --module esnext --moduleResolution bundler --target es2022 client.ts npx tsx client.ts 1 Buy milk 200"},{"title":"Typed SDK for your rows","where":"Generate SDKs","address":"/docs/sdks#typed-sdk-for-your-rows","text":"The documents above don't describe the fields of your rows. If a collection has a schema, the typed contract of your account describes them. It contains everything in the documents above, and typed paths for each collection that has a schema and that the key can use. Any key can get it at these paths: /v1/contract/openapi.json or .yaml /v1/contract/openapi-3.0.json /v1/contract/asyncapi.json or .yaml Five commands turn a CSV file into types for TypeScript, where ROWFEED_URL and ROWFEED_KEY are set. The tutorial From a spreadsheet to a typed API explains each of them: npx rowfeed import stock stock.csv --create npx rowfeed schema infer stock > stock.json npx rowfeed schema set stock stock.json curl -s -H \\"x-api-key: $ROWFEED_KEY\\" $ROWFEED_URL/v1/contract/openapi.json > contract.json npx openapi-typescript contract.json --output contract.d.ts Review the inferred schema before you run schema set. The collection keeps the names of its types, here StockRow, StockRowInput and so on. info[\\"x-contract\\"] changes when one of the schemas changes. A build can use it to check whether its SDK is still current. The documents contain ROWFEED_PUBLIC_URL as the address of the server. If this variable isn't set, they contain the address that you requested them from. The following generators were tested with a typed contract: openapi-typescript, hey-api, openapi-python-client and oapi-codegen. Their clients compile under the strictest settings, and insert, update and list rows. To repeat the test, run npm run sdk-check -- --typed-contract in a clone. ogen fails on a schema with exclusiveMinimum, because it expects the form of OpenAPI 3.0 in a document of version 3.1."},{"title":"Postman, MCP and other tools","where":"Generate SDKs","address":"/docs/sdks#postman-mcp-and-other-tools","text":"These tools also work from the documents: Tool Document Use Postman, Bruno, Insomnia openapi.json, openapi-3.0.json Send requests by hand. See Postman, Bruno and Insomnia. FastMCP 4.2 openapi.json Creates an MCP server, so that models can call the operations. Call FastMCP.from_openapi(document, client=..) with the key as a header of the client. Pass a row as body. Limit the permissions of the key, because every operation becomes a tool, including deleteKey. Prism 5.14 openapi.json Runs as a proxy in front of the server, and validates requests and responses. It does not support WebSocket connections, and it treats YAML as text. Schemathesis 4.32 openapi.json Generates requests from the document, and validates the responses. Send the key in both headers, x-api-key and Authorization. Otherwise, it generates a key for the other header, and the server returns 400. Exclude the check positive_data_acceptance, because it treats documented errors as failures, such as 412 for a generated If-Match. Exclude ignored_auth, because the server returns 429 after many wrong keys. Exclude the operation openFeed, because the tool does not treat status 426 as a rejection."},{"title":"Test against rowfeed in CI","where":"Test against rowfeed in CI","address":"/docs/test-in-ci","text":"Your tests should use a real server, because it starts in less than a second. This guide shows tests for Node.js that start a server with an empty database. They can run in parallel and on any CI service. Install the package in your project, as Install describes."},{"title":"Start a server for the tests","where":"Test against rowfeed in CI","address":"/docs/test-in-ci#start-a-server-for-the-tests","text":"Save this module. With PORT=0, the operating system chooses a free port. ROWFEED_API_KEY sets the key, so that the server doesn't print one: // rowfeed.mjs import { spawn } from 'node:child_process'; import { once } from 'node:events'; import { mkdtemp, rm } from 'node:fs/promises'; import { tmpdir } from 'node:os'; import { join } from 'node:path'; import { createInterface } from 'node:readline'; /** Starts a server with an empty database, on a free port. */ export async function startRowfeed() { const directory = await mkdtemp(join(tmpdir(), 'rowfeed-')); const key = 'a-key-only-for-tests'; const settings = { PORT: '0', DATABASE_URL: \`sqlite:\${directory}/test.db\`, ROWFEED_API_KEY: key }; const server = spawn('node_modules/.bin/rowfeed', { env: { ...process.env, ...settings }, stdio: ['ignore', 'pipe', 'inherit'], }); const lines = createInterface(server.stdout); const url = await new Promise((resolve, reject) => { lines.on('line', (line) => line.includes('rowfeed is listening') && resolve(JSON.parse(line).url)); lines.on('close', () => reject(new Error('The server did not start.'))); }); return { url, key, async stop() { server.kill(); await once(server, 'exit'); await rm(directory, { recursive: true }); }, }; }"},{"title":"Write a test","where":"Test against rowfeed in CI","address":"/docs/test-in-ci#write-a-test","text":"Each test creates a separate collection, so that tests don't see the rows of other tests: // orders.test.mjs import assert from 'node:assert/strict'; import { randomUUID } from 'node:crypto'; import { after, before, test } from 'node:test'; import { startRowfeed } from './rowfeed.mjs'; let rowfeed; before(async () => { rowfeed = await startRowfeed(); }); after(() => rowfeed.stop()); /** Creates a collection that no other test uses. Returns a function that sends requests for its rows. */ async function collection() { const name = \`test-\${randomUUID()}\`; const headers = { 'x-api-key': rowfeed.key, 'Content-Type': 'application/json' }; const send = (method, path, body) => fetch(\`\${rowfeed.url}/v1/collections\${path}\`, { method, headers, body: JSON.stringify(body) }); assert.equal((await send('POST', '', { name })).status, 201); return (method, path, body) => send(method, \`/\${name}/rows\${path}\`, body); } test('an order gets an id', async () => { const orders = await collection(); const response = await orders('POST', '', [{ item: 'Lamp', count: 2 }]); assert.deepEqual(await response.json(), [{ id: 1, item: 'Lamp', count: 2 }]); }); test('a missing order is reported', async () => { const orders = await collection(); assert.equal((await orders('GET', '/1')).status, 404); }); Run the tests: node --test --test-reporter=tap orders.test.mjs | grep '^# pass' # pass 2"},{"title":"Test code that follows a feed","where":"Test against rowfeed in CI","address":"/docs/test-in-ci#test-code-that-follows-a-feed","text":"Don't wait for a fixed time. A feed sends a change within milliseconds after the response to the write. Wait for the frame. Know when you are up to date. Every list has the header Collection-Cursor. When the client has handled the frame with this cursor, it has handled every change that the list contains. Test a lost connection. Stop the server and start it again with the same DATABASE_URL and PORT. The client must resume without a loss."},{"title":"Test on PostgreSQL","where":"Test against rowfeed in CI","address":"/docs/test-in-ci#test-on-postgresql","text":"If you use PostgreSQL in production, set DATABASE_URL to a database of the test run, for example in a service container. The responses are the same as on SQLite, so one run per day is often enough."},{"title":"Check a deployment","where":"Test against rowfeed in CI","address":"/docs/test-in-ci#check-a-deployment","text":"After a deployment, check that the server conforms to its contract. The command creates its own collections and deletes them afterwards: npx rowfeed conform --url https://data.example.com --key \\"$KEY\\" It exits with 0 if the deployment conforms. Test a deployment describes the options. To validate the requests of a client, run Prism as a proxy between the client and the server."},{"title":"Web console","where":"Web console","address":"/docs/console","text":"The console shows and edits collections, rows, schemas, keys and usage in a browser. The server serves it at /console. With the default settings, open http://127.0.0.1:3000/console. The path / redirects to it. To sign in, enter an API key. The console stores the key only in the memory of the page, not in the browser's storage or in a URL. When you close or reload the page, the console discards the key. A password manager can fill it in again. The console can only do what the key allows. If the key doesn't allow an action, the console shows the error of the server. The view Keys needs a key with the scope admin. The console uses the same API as every other client. It doesn't load anything from other servers, so it works without a connection to the internet."},{"title":"Browse live rows","where":"Web console","address":"/docs/console#browse-live-rows","text":"A collection in the console: its rows, the filter, and that it is live The console shows the current rows of a collection, and each change as it happens. The rows that you read keep their place: A changed row is updated in its place. A row that was deleted, or that stops matching the filter, is struck through. An inserted row is added at the end if the list is sorted by ascending id. For all other new rows, a button shows their number. Press it to see them in the list. You can scroll through a million rows, because the console loads and stores only the rows near the visible part. If the connection is lost, the console shows this and resumes automatically. You can also: Filter the rows with a filter. The console shows errors in the filter while you type. Build a filter adds a condition from a field, a test and a value. Sort by a field: select its name. Select it again to reverse the direction. Delete several rows: select them with the boxes before their ids. To select a range, hold Shift. Ask for this from a program: copy the commands for curl and the code for rowfeed/client."},{"title":"Edit rows","where":"Web console","address":"/docs/console#edit-rows","text":"The editor shows both versions of a row To open a row as JSON, click it or press Enter. The console saves the row exactly as you typed it, with If-Match. It therefore doesn't overwrite another client's change. If the row was changed while you edited it, the console shows both versions. You can take their version, keep your version, or continue editing. Below the text, the editor offers the fields of the schema or of the other rows. An empty collection offers a first row, which has the fields of the schema if there is one. Without a schema, it also offers sample rows. If the account has no collections, one button creates a collection with sample rows. Key What it does ? Show the list of keys. / Go to the filter. ↑ ↓ Page Up Page Down Home End Move through the rows. Enter Open the row. Space, Shift + Space Select the row, or all rows from the last selected row. Delete Delete the selected rows, after a question. Escape Close the editor. If you changed the text, you must confirm this."},{"title":"Schemas","where":"Web console","address":"/docs/console#schemas","text":"The schema of a collection Schema shows the JSON Schema of a collection. You can check whether all rows conform to a schema, and set or remove it. Infer from the rows writes a schema to which all rows conform, which you can edit. The console shows errors in the schema while you type. If a collection has a schema, the row editor shows errors in the row while you type. It also offers the fields that are missing, with an initial value."},{"title":"Manage keys, usage and feeds","where":"Web console","address":"/docs/console#manage-keys-usage-and-feeds","text":"The keys of an account Requests by day Keys creates, updates, rotates and revokes API keys. It shows the secret of a new key once. Usage shows the plan, and the number of requests per day and key. Feed shows the frames of a collection as they arrive."},{"title":"Import and export","where":"Web console","address":"/docs/console#import-and-export","text":"Import and export reads and writes files. It uses the same code as the commands rowfeed import and rowfeed export. It therefore accepts the same CSV, TSV, JSON and NDJSON files. They can be compressed with gzip. To import rows: Choose a file, or drop it on the rows of a collection. The console reads the complete file, and shows the first 20 rows and the inferred type of each column. Correct the types above the columns if necessary. Options contains the separator, the encoding and other options. Press Import. The server assigns new ids. If a row is invalid, the console names its line and column, and the option that helps. All rows before its batch are stored. To continue, correct the options and import the same file again. The console does not store any row twice. It also sends a batch again if the response is lost. Undo the import deletes the rows that the import has stored. Rows that were changed in the meantime stay. The console sends one request for each row, and these requests count toward the quota. You can undo only the last import into a collection, and only before you close or reload the page. An export contains all rows, or the rows that match a filter, as NDJSON, JSON or CSV. CSV has a column for each field. If Excel shows wrong characters, select For Excel and the separator that your Excel expects. The browser collects an export in memory before it saves the file. The commands can do more. They resume after an interruption, write invalid lines to a separate file, and write files of any size."},{"title":"Deployment","where":"Deployment","address":"/docs/deploy","text":"How to run rowfeed on a server."},{"title":"Run with Docker","where":"Deployment","address":"/docs/deploy#run-with-docker","text":"In a clone, build an image with docker build -f scripts/container/Containerfile -t rowfeed .. It contains Node.js, the server and its dependencies. Then run it with docker run -p 127.0.0.1:3000:3000 -v rowfeed:/data rowfeed. The server runs as user 1000 and stores its data in the volume /data. Docker checks its health. SIGTERM shuts it down. To use other base images, set the build arguments BASE and BUILD_BASE. npm run container-check builds the image and runs it. It needs root, buildah and debootstrap."},{"title":"Run with systemd","where":"Deployment","address":"/docs/deploy#run-with-systemd","text":"scripts/systemd/rowfeed.service is a unit for a package that is installed in /opt/rowfeed. The unit: runs the server as a separate user, which can only write to /var/lib/rowfeed restarts the server if it fails reads the settings from /etc/rowfeed.env"},{"title":"Run on Kubernetes","where":"Deployment","address":"/docs/deploy#run-on-kubernetes","text":"Push the image from Run with Docker to your registry, and use it in a Deployment: Use /health as the liveness probe and /ready as the readiness probe, both on port 3000. Let the liveness probe fail for one minute before it restarts the server. With SQLite, use one replica, the strategy Recreate, and a persistent volume for /data. Two servers can't open the same file. With PostgreSQL, set DATABASE_URL from a Secret. You can use any number of replicas and rolling updates. Keep terminationGracePeriodSeconds at 30 or more, because a shutdown takes up to 10 s. Take the first API key from a Secret too, and set it as ROWFEED_API_KEY. Otherwise, the first start prints a key to the log. Set the idle timeout of your ingress to more than 30 s. The server sends a ping on every feed each 30 s."},{"title":"Graceful shutdown","where":"Deployment","address":"/docs/deploy#graceful-shutdown","text":"On SIGTERM, the server shuts down within 10 s: It finishes the requests that are in progress and writes everything to disk. It rejects new requests with 503 shutting_down. It closes feeds with code 1001. Clients resume on another instance or after the restart. It disconnects a client that doesn't send or read for 3 s. Background work, such as deleting the rows of deleted collections and creating indexes, continues after the next start. A second SIGTERM terminates the server immediately. Even then, acknowledged writes aren't lost."},{"title":"Serve under a path","where":"Deployment","address":"/docs/deploy#serve-under-a-path","text":"If a proxy serves rowfeed at https://example.org/rows, set ROWFEED_PUBLIC_URL=https://example.org/rows. The console, the documentation, the served contracts, Location and Link then contain the path. Clients use https://example.org/rows as the address of the server: in SDKs, in rowfeed/client, and as --url. The feed is at wss://example.org/rows/ws. The proxy can remove the path from requests or pass it on, because the server accepts both. Requests that don't come through the proxy work with and without the path. These files remove it. Each proxy also passes the connections of feeds on: # nginx.conf events {} http { map $http_upgrade $connection_option { default upgrade; '' ''; } server { listen 8080; location /rows/ { # With the slash at its end, proxy_pass removes /rows. Without the slash, it keeps /rows. proxy_pass http://127.0.0.1:3000/; proxy_http_version 1.1; proxy_set_header Host $http_host; proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection $connection_option; # The server rejects bodies over 1 MiB itself, with a problem. client_max_body_size 2m; # Exports and long lists are sent as they are read. proxy_buffering off; } } } # Caddyfile http://:8080 { redir /rows /rows/ handle_path /rows/* { reverse_proxy 127.0.0.1:3000 } } # haproxy.cfg defaults mode http timeout connect 2s timeout client 35s timeout server 35s timeout tunnel 70s frontend public bind :8080 http-request redirect location /rows/ if { path /rows } http-request replace-path /rows(/.*) \\\\1 if { path_beg /rows/ } default_backend rowfeed backend rowfeed option forwardfor server a 127.0.0.1:3000 To serve rowfeed at the root of a host instead, set ROWFEED_PUBLIC_URL=https://data.example.com. In nginx, replace location /rows/ with location /. In Caddy, use data.example.com { reverse_proxy 127.0.0.1:3000 }, which also gets a TLS certificate. In HAProxy, leave out both lines with http-request. In all cases, set ROWFEED_TRUST_PROXY to the address of the proxy, so that the server counts each client by its own address."},{"title":"Compression","where":"Deployment","address":"/docs/deploy#compression","text":"The server compresses the contracts, /docs and the guides with br or gzip, or doesn't compress them, as the client prefers in Accept-Encoding. Each encoding has its own ETag. The build compresses these texts. If the contracts contain another URL than with npm start, the server compresses them for the first request. Uncompressed gzip br /openapi.json 319 KB 36 KB 30 KB /docs 570 KB 69 KB 46 KB A guide, such as /docs/sdks 48 KB 17 KB 15 KB All 4.6 MB 1.4 MB 1.2 MB The server keeps all forms in memory. They need about 29 MB, and 50 ms of the start. The server doesn't compress responses under /v1, for two reasons: Compression can reveal secrets (the BREACH attack). A list can contain a secret next to rows from an attacker. If the attacker also sees the lengths of encrypted responses to another user, the attacker can guess the secret bit by bit. Compression would run in the main thread. For a list of 100 rows (18 KB), gzip takes 0.2 ms. The rest of the request takes 0.14 ms. If the attack isn't possible in your deployment, you can compress responses in a proxy: # haproxy.cfg defaults mode http timeout connect 2s timeout client 35s timeout server 35s timeout tunnel 70s frontend public bind :8080 default_backend rowfeed backend rowfeed # HAProxy makes the ETag of a compressed response weak, and If-Match never matches a weak ETag. A row is small. http-request del-header Accept-Encoding if { path_reg ^/v1/collections/[^/]+/rows/. } compression algo gzip compression type application/json server a 127.0.0.1:3000 A list of 100 rows then has 4 KB instead of 18 KB. HAProxy only compresses responses with status 200 to 203. It doesn't change compressed responses, feeds or problems."},{"title":"Software bill of materials (SBOM)","where":"Deployment","address":"/docs/deploy#software-bill-of-materials-sbom","text":"Run this command in the folder of the installed package: npm sbom --package-lock-only --sbom-format cyclonedx --sbom-type application > rowfeed.cdx.json It writes the dependencies in the CycloneDX format, with their versions, checksums and licences. In a clone, add --omit dev to exclude the packages that only the tools need."},{"title":"Connect to PostgreSQL","where":"Deploy on PostgreSQL","address":"/docs/postgres#connect-to-postgresql","text":"Create an empty database in UTF-8, and start the server with its URL: DATABASE_URL=postgres://user:password@host:5432/rowfeed npx rowfeed. You don't need any other setting. The API, the order of rows and the feed are the same as on SQLite. The start creates the tables and the functions (PL/pgSQL). The user must therefore own the database. If several instances start together, one of them creates the tables and the others wait. The tests run on PostgreSQL 18. Other databases that use the PostgreSQL protocol aren't tested or supported."},{"title":"Use a database user without DDL permissions","where":"Deploy on PostgreSQL","address":"/docs/postgres#use-a-database-user-without-ddl-permissions","text":"The user of the server can also be a user that can only read and write tables. Set this up as follows: As the owner, run rowfeed migrate before you start each new version. Grant the user SELECT, INSERT, UPDATE and DELETE on all tables. Include future tables with ALTER DEFAULT PRIVILEGES. If a table, function or permission is missing, the server doesn't start and prints the reason in one line. Each version has its own functions, with a hash in their names. Two versions can therefore run side by side. If no instance has used a function for a day, the next start or migration by its owner drops it."},{"title":"Connections and timeouts","where":"Deploy on PostgreSQL","address":"/docs/postgres#connections-and-timeouts","text":"Limit Value Connections per instance 22, opened when they are needed Time until an idle connection is closed 1 minute Time that a statement waits for a lock 5 s, or 9 s if other statements already wait for it Time for a statement 10 s If a time limit is exceeded, the server returns 503 with Retry-After. detail specifies whether the write had no effect or may have happened. rowfeed doesn't change synchronous_commit. If the PostgreSQL server supports LZ4, it compresses texts of more than 2 KB with LZ4."},{"title":"Run several instances (high availability)","where":"Deploy on PostgreSQL","address":"/docs/postgres#run-several-instances-high-availability","text":"Any number of instances can share a database, behind any load balancer. You don't need a message broker. The instances announce their changes to each other with NOTIFY. A feed receives a change within about 20 ms, on every instance."},{"title":"Read replicas","where":"Deploy on PostgreSQL","address":"/docs/postgres#read-replicas","text":"A read replica relieves the primary of lists and reads of single rows. Set DATABASE_REPLICA_URL=postgres://... to the same database on a standby that follows the primary by streaming replication. An instance reads from the standby if the client sends the last cursor that it received. The client sends it in the header Collection-Cursor. The cursor comes from a response or from a frame of the feed. The instance compares the cursor with the snapshot of the read: If the standby has reached the cursor, the instance responds from the standby. Otherwise, the instance reads from the primary, within the same request. A client therefore sees its own writes, and never an older state than before, even if the standby is far behind. The instance always uses the primary for: reads without the header reads with a cursor of another collection or of a deleted collection with the same name reads with a cursor that is ahead of the last change exports and the feed keys, quotas and names of collections everything that a write depends on On SQLite and on Citus, the server doesn't start if DATABASE_REPLICA_URL is set. Clients can send Collection-Cursor to every server. If the value isn't a cursor, the server returns 400 parameter_invalid. A read from the standby costs the instance as much CPU as a read from the primary. We measured it with 16 clients that read single rows and lists of 20 rows, and found no difference. The primary does no work for such a read."},{"title":"Outages of the standby","where":"Deploy on PostgreSQL","address":"/docs/postgres#outages-of-the-standby","text":"If the standby is unavailable, requests still succeed: An instance checks the standby every 250 ms. If it doesn't respond for 400 ms, the instance reads from the primary until it is available again. This includes reads that are in progress. The instance logs the outage once and the recovery once. /ready doesn't change. If the standby cancels a read because the read blocks replication, the instance reads from the primary. If the standby replays a change that locks a table, such as a migration, it is unavailable until the lock is released. A read that waits for the lock continues on the primary within 0.7 s. The metric rowfeed_replica_reads_total counts how many reads came from the standby."},{"title":"Requirements of the standby","where":"Deploy on PostgreSQL","address":"/docs/postgres#requirements-of-the-standby","text":"An instance opens up to 8 connections to the standby. If it stops waiting for a lock, the connection stays open until the lock is released. On every new connection, the instance checks three things: The standby belongs to the same database. If it belongs to another one at the start, the server doesn't start. Later, reads stay on the primary. The check uses pg_control_system(), so both database users must be allowed to call this function. The standby hasn't been promoted. Otherwise, reads stay on the primary. The standby has the functions of this version. Otherwise, reads stay on the primary. Note these limits: After a failover, the former primary can continue to run on its own. rowfeed can't detect a standby that still follows it. Make the standby follow the new primary, or shut it down. If another instance deletes a collection, an instance may still read it from the standby for up to 1 s. You can use a pooler in front of the standby. Configure only standbys of this database in it, because a pooler can move a connection to another server. The instance detects this within 0.7 s. After an outage, PgBouncer tries to connect only every 15 s (server_login_retry)."},{"title":"PgBouncer","where":"Deploy on PostgreSQL","address":"/docs/postgres#pgbouncer","text":"You can use a connection pooler in transaction mode, because rowfeed keeps no state in a session. The tests run PgBouncer. NOTIFY doesn't work through a pooler, so a feed receives changes from other instances within about 250 ms."},{"title":"Load balancing with HAProxy","where":"Deploy on PostgreSQL","address":"/docs/postgres#load-balancing-with-haproxy","text":"This setup runs two instances on one machine, with PostgreSQL and HAProxy. If you stop an instance, or if it fails, the other one continues to serve requests. A test runs these files without changes, with HAProxy 2.6 of Debian 12 (apt-get install haproxy). # rowfeed.env DATABASE_URL=postgres://rowfeed:password@127.0.0.1:5432/rowfeed ROWFEED_API_KEY=rf_... ROWFEED_TRUST_PROXY=127.0.0.1 # haproxy.cfg global # Each connection needs two open files. See ulimit -n. maxconn 5000 log stdout format raw local0 info defaults mode http log global # Logs the path without its query, because the query of /ws can contain a key. log-format \\"%ci %HM %HPO %ST %b/%s %Tr/%Ta ms %B bytes %ts\\" timeout connect 2s timeout client 35s timeout server 35s timeout http-request 10s timeout http-keep-alive 60s # For open feeds. rowfeed sends a ping every 30 s. If its machine fails, the pings stop. timeout tunnel 70s timeout check 2s # Retries a request without a response on another instance. option redispatch 1 retry-on conn-failure empty-response frontend public # With TLS: bind :443 ssl crt /etc/haproxy/rowfeed.pem bind :8080 option forwardfor default_backend rowfeed backend rowfeed # Selects the instance with fewer connections, because feeds stay open for a long time. balance leastconn # A request may have reached an instance. Retries only reads and writes with an idempotency key, which are safe. http-request disable-l7-retry unless METH_GET or { req.hdr(idempotency-key) -m found } option httpchk GET /ready default-server check inter 500ms fall 2 rise 1 server a 127.0.0.1:3001 server b 127.0.0.1:3002 # start.sh PORT set -a && . ./rowfeed.env && set +a PORT=$1 nohup node_modules/.bin/rowfeed >>\\"rowfeed-$1.log\\" 2>&1 & echo $! >\\"rowfeed-$1.pid\\" sh start.sh 3001 sh start.sh 3002 nohup haproxy -f haproxy.cfg >>haproxy.log 2>&1 & echo $! >haproxy.pid HAProxy now listens on port 8080. To install a new version or new settings without an interruption, save this script and run sh restart.sh: # restart.sh # Restarts one instance after the other. The next one stops when the first is ready and HAProxy knows it. for port in 3001 3002; do kill -TERM \\"$(cat \\"rowfeed-$port.pid\\")\\" while curl -s \\"http://127.0.0.1:$port/ready\\" >/dev/null; do sleep 0.2; done sh start.sh \\"$port\\" until curl -fs \\"http://127.0.0.1:$port/ready\\" >/dev/null; do sleep 0.2; done sleep 2 done If an instance stops, clients notice the following: Its feeds close with 1001. Clients resume on the other instance from their last cursor. A write can receive 503 shutting_down. The write had no effect, and the client can retry it immediately. If an instance is killed, clients notice the following: Its feeds close with 1006. HAProxy sends reads that were in progress to the other instance. It does the same for writes with an Idempotency-Key. Clients don't notice the failure if these requests are at most 16 KiB (tune.bufsize). Other writes receive 502, and may have happened. If the instances run on several machines, set HOST on each instance to its own address. Set ROWFEED_TRUST_PROXY on all instances to the address of HAProxy. rowfeed then knows the address of a client that tries to guess keys. HAProxy doesn't need a limit for bodies, because rowfeed returns 413 if a body is larger than 1 MiB."},{"title":"Scale out with Citus","where":"Scale out with Citus","address":"/docs/citus","text":"If one PostgreSQL server can't store or write enough, you can run rowfeed on Citus, an extension that distributes a PostgreSQL database over several servers. Each collection is completely on one worker, with its change log and its indexes. The ids of the collections determine their workers. Citus adds capacity and isolation. It doesn't make a few nodes faster: a request costs several times as much as on one PostgreSQL server. The API, the order of rows and the feed are the same. You can run any number of instances. This guide was tested with Citus 13.2 on PostgreSQL 15, with one coordinator and two workers."},{"title":"Set up Citus","where":"Scale out with Citus","address":"/docs/citus#set-up-citus","text":"Configure PostgreSQL on every node: Setting Value shared_preload_libraries 'citus' wal_level logical, so that you can move shards during writes max_worker_processes A higher value than the default. Each database needs one worker process. max_connections Enough for the connections of all instances. For each connection of an instance, the coordinator opens up to one connection to each worker. max_prepared_transactions Enough for the connections of all instances. It must not be 0. citus.node_conninfo The same TLS setting on all nodes: all of them use TLS, or none of them does. Then set up the database: On every node, create the database in UTF-8 and run CREATE EXTENSION citus, as the same user. The user must own the database on all nodes. On the coordinator, call citus_set_coordinator_host with its own address. Then call citus_add_node for each worker. Set DATABASE_URL of every instance to the coordinator. Stop all instances if the database already contains rows. Running instances would continue to use the functions for a single PostgreSQL server. Run rowfeed migrate, or start an instance. It finds the extension and its workers, and distributes the tables. rowfeed migrate prints that it did so. If there are no workers yet, the database works as on one PostgreSQL server. The first start or rowfeed migrate after the first citus_add_node then distributes it. The number of shards is the value of citus.shard_count at that moment, which is 32 by default. More shards make requests more expensive. If there are fewer shards than workers, some workers have no collections. You can use PgBouncer in front of the coordinator, in transaction mode. An instance can also connect to a worker, and then serves all collections too. First migrate the coordinator to the version of the instance. NOTIFY doesn't leave a node, so this instance and the others learn about each other's commits by polling."},{"title":"Where the data is","where":"Scale out with Citus","address":"/docs/citus#where-the-data-is","text":"Place Data Distributed over the workers by collection_id heads, rows, changes and the data of indexes On the coordinator accounts, keys, usage, names of collections, schemas and idempotency keys Frequent requests are one call, which the coordinator passes to the worker of the collection. These are reads of rows, lists, commits and the change log of a feed. A test fails if one of them calls a second worker. Once per second, the server also queries several workers. It looks for change logs to trim, and for new changes in the collections that clients follow."},{"title":"Performance","where":"Scale out with Citus","address":"/docs/citus#performance","text":"These figures are from one run with 32 clients and 64 collections of 500 rows. All nodes, rowfeed and its clients ran on one machine with 2 cores. The requests per second therefore show the cost of a request. They don't show the speed with a separate machine for each node. Request One PostgreSQL server Citus, one worker Citus, two workers read one row 25,878 per second 0.10 of that rate 0.10 list 20 rows 10,337 per second 0.15 0.14 insert a row 3,495 per second 0.41 0.40 insert a row with an idempotency key 1,366 per second 0.50 0.50 insert 100 rows 1,529 per second 0.44 0.52 The hop from the coordinator to a worker causes most of this difference. With two workers, the median time of a read was 12.0 ms instead of 1.1 ms. The median time of an insert was 24.0 ms instead of 9.2 ms. Both cores were busy. In a second run, the ratios with two workers were 0.09, 0.14, 0.32, 0.51 and 0.47. This table shows the CPU time per request in the first run, in microseconds: Request One PostgreSQL server Coordinator Workers rowfeed without Citus rowfeed on Citus read one row 9 153 279 33 130 list 20 rows 54 209 643 78 248 insert a row 201 309 618 216 316 insert a row with an idempotency key 986 1,124 790 279 544 insert 100 rows 527 510 1,285 460 457 The following estimate is computed from these figures. It wasn't measured: Nodes CPU time per second Requests per second Ten workers with 8 cores each 80 s 129,000 inserts A coordinator with 8 cores 8 s 26,000 inserts (309 µs each), 38,000 lists, 7,100 inserts with a key, or 15,700 inserts of 100 rows One PostgreSQL server with 8 cores 8 s 40,000 inserts The coordinator is therefore the next limit. Two workers of its size keep it busy with inserts, and three keep it busy with lists. Ten workers give you these advantages: ten times the disk space, memory and vacuum capacity collections that don't slow down collections on other workers room for requests that cost the workers more than the coordinator After the coordinator's own work, its tables are the next limit. They contain the usage, with one row per key, hour and instance, and the names of the collections."},{"title":"Failure modes","where":"Scale out with Citus","address":"/docs/citus#failure-modes","text":"Event What happens A worker fails The server returns 503 for the collections of this worker. Other collections aren't affected. If a commit was in progress, the write returns 503, and detail states that it may have happened. A client that sent an Idempotency-Key can retry it. When the worker is available again, you don't need to do anything. The coordinator fails All requests return 503 until it is available again. Make it as available as a single PostgreSQL server, for example with a standby. A worker fails between the two phases of a commit The data of this write on the worker stays locked until Citus finishes it (citus.recover_2pc_interval, 1 minute by default). Writes of this collection return 503 until then. You add a worker Call citus_add_node, then rebalance_table_shards(shard_transfer_mode := 'force_logical'). Writes can continue. While a shard moves, its writes wait or return 503. You don't lose data. You install a later version A migration changes the tables of all nodes in one transaction. Some writes change a worker and the coordinator, in a commit with two phases. These writes create or delete a collection, set a schema, or use an idempotency key."},{"title":"Back up and restore","where":"Scale out with Citus","address":"/docs/citus#back-up-and-restore","text":"pg_dump through the coordinator contains all rows, but not their distribution. To restore it: Create a new database on Citus, with the extension and its workers, as above. Restore the dump, and run rowfeed migrate. The responses and cursors are then the same, byte for byte. You can't restore the dump to a single PostgreSQL server, because its table of index keys has other columns. For base backups, all nodes need a common restore point (citus_create_restore_point). rowfeed copy moves a database to Citus. If you copy a database from Citus, stop all instances first. The command reads one worker after the other, so the copy isn't one snapshot of all workers."},{"title":"Untested setups","where":"Scale out with Citus","address":"/docs/citus#untested-setups","text":"These tests ran on Citus and passed, two files at a time on 2 cores: the suite of .mocharc.postgres.json; it skips only the tests for SQLite the tests of several instances, functions, migrate, replicas and faults copy between Citus and SQLite, and between Citus and one PostgreSQL server, in both directions Two problems occurred in earlier runs: One instance was killed while it created an index of 40,000 rows, and another instance continued. In one of five runs, the index took longer than the 15 s that the test waits. Seven processes per core were ready to run. rebalance_table_shards failed once during writes, because PostgreSQL aborted it to resolve a deadlock. The cause isn't known, and the later runs didn't fail. After such a failure, a subscription, a replication slot and a role remain. Drop them, because Citus can't move this shard again while they exist. PostgreSQL 16 and 17, standbys, a restore from base backups, and workers on separate machines weren't tested."},{"title":"Back up and restore","where":"Back up and restore","address":"/docs/backup","text":"How to back up a database, restore it, check it and move it."},{"title":"SQLite database file","where":"Back up and restore","address":"/docs/backup#sqlite-database-file","text":"Only one server can use the file at a time, by any path or symbolic link. The server rejects a file with several hard links, because each of them would have a separate log. For the same reason, mount the folder of the file into a container, and not only the file. Only their owner can read the files that rowfeed creates, including backups (mode 0600, new folders 0700). An existing database keeps its mode, and the files next to it get the same mode."},{"title":"Create and restore a backup","where":"Back up and restore","address":"/docs/backup#create-and-restore-a-backup","text":"rowfeed backup copies an SQLite database while the server is running, and checks the copy: npx rowfeed backup monday.db Copied data/rowfeed.db to monday.db: 126,976 bytes in 0.0 s. The copy is verified. The backup is one snapshot of the database. The command works in small steps with pauses, so that it doesn't delay writes. It shows a progress bar on a terminal. Otherwise, it prints the progress every 5 s. The file is called monday.db.<host>-<pid>.partial until the backup is complete. If a signal stops the command, it removes this file. If the command is killed, the next backup to the same file removes it. rowfeed restore replaces the database with a backup. Stop the server and all other commands that use the database first. If the database already exists, add --replace. The existing database is then lost. If a restore fails or is killed, the database doesn't change. This example restores the backup to a second database, so that you can examine it: DATABASE_URL=sqlite:look.db npx rowfeed restore monday.db DATABASE_URL=sqlite:look.db npx rowfeed keys list Restored look.db: 0 collections, 0 rows. ID NAME ACCOUNT BEGINS SCOPES COLLECTIONS EXPIRES (UTC) LAST USED STATUS key_jC9vqLxeIFbO first default rf_NRiWr read, write, admin all never never valid After a restore, earlier cursors aren't valid any more, because the restored database starts a new change history. If a client uses such a cursor, the server closes the feed with 4410, and the client must list the rows again. On PostgreSQL, use pg_dump or a physical backup."},{"title":"Check a database","where":"Back up and restore","address":"/docs/backup#check-a-database","text":"rowfeed check verifies the database in DATABASE_URL, another database (--database URL), or an SQLite file such as a backup: npx rowfeed check monday.db CHECK VERIFIED RESULT write-ahead log 0 frames ok pages 38 pages ok tables 18 tables, 17 indexes ok accounts 1 account, 0 plans, 0 usage counts ok keys 1 key ok ids 6 counters ok heads 0 collections ok rows 0 rows ok change log 0 entries ok indexes 0 indexes, 0 index keys ok schemas 0 schemas ok The check compares data that is stored twice, and on SQLite the definitions of tables with those that rowfeed creates. SQLite has no checksums for pages. The check therefore finds a changed byte in a row only while the change log contains the last change of the row. It reads one snapshot. Servers can write during the check, but on SQLite the write-ahead log grows until it finishes. If something is wrong, the command prints each fault and exits with 1. rowfeed check --repair recomputes the counts of rows, bytes and deleted ids, and the next ids. It also drops wrong indexes, which the server creates again. It never changes rows, the change log or keys. If they are damaged, restore a backup. Stop all servers before a repair. --json prints the result for programs."},{"title":"Damaged files","where":"Back up and restore","address":"/docs/backup#damaged-files","text":"At every start, and in every other command, rowfeed reads the write-ahead log of SQLite (the -wal file) before SQLite does. SQLite would treat the damage as the end of the log, and drop the commits after it. If the log is damaged, rowfeed changes nothing and exits with 1: rowfeed: The write-ahead log data/rowfeed.db-wal is damaged at byte 57712: at least 6 commits after it are lost. Restore a backup with \`rowfeed restore\`, or continue without these commits with \`rowfeed serve --accept-damage\`. Copy the folder of the database, so that you don't lose other data. If you have a recent backup, run rowfeed restore --replace FILE. Otherwise, run rowfeed serve --accept-damage once. The server keeps a copy of the log (-wal-damaged-<time>) and continues without the commits after the damage. Clients that follow a feed must list the rows again, as after a restore. After a crash, a log can end in the middle of its last, unacknowledged commit. Such a log isn't damaged. The check reads 64 MiB in about 0.1 s."},{"title":"Move between SQLite and PostgreSQL","where":"Back up and restore","address":"/docs/backup#move-between-sqlite-and-postgresql","text":"Stop the server, because the copy doesn't include later writes. Run rowfeed copy --from sqlite:data/rowfeed.db --to postgres://.... The target must be an empty database. Start the server with the new DATABASE_URL. The command copies accounts, keys, plans, usage, collections, schemas, rows and the change log. It also copies between two databases of the same kind. With --json, it prints the number of rows and the checksum of each table. The copy is one snapshot of the source. The command reads everything back and compares checksums before it commits. All of this is one transaction: if the copy fails or is killed, the target is still empty. Keys remain valid, ids continue, and feeds resume from their cursors. The ETag of each row changes, so a request with an earlier one in If-Match returns 412. If you write to the old database after the copy, its newer cursors aren't valid in the new one. The server then closes the feed with 4410."},{"title":"Monitoring","where":"Monitoring","address":"/docs/monitor","text":"How to see whether a server works and what it does."},{"title":"Health checks","where":"Monitoring","address":"/docs/monitor#health-checks","text":"To find out whether an instance accepts requests, call GET /ready: curl -s -w '\\\\n' http://127.0.0.1:3000/ready {\\"ok\\":true,\\"service\\":\\"rowfeed\\"} Endpoint Use GET /ready Stop sending requests to the instance if it returns 503. It returns 503 as soon as the instance starts to shut down. GET /health Restart the instance if it returns 503 for 1 minute. It reports whether the instance can do its work. The endpoints don't require a key."},{"title":"Logging","where":"Monitoring","address":"/docs/monitor#logging","text":"The server writes JSON lines to standard output. It logs the start, the shutdown, and every error of the server itself. The line of an error contains the request_id, which the client received as Request-Id. If an error affects every request, the server logs it once per second, and unlogged is the number of other occurrences. With LOG_LEVEL=debug, the server also logs: every request, with its operation, status, milliseconds, key id and client address every feed that it opens, rejects or closes, with close_code, seconds and frames The log never contains a key."},{"title":"Metrics","where":"Monitoring","address":"/docs/monitor#metrics","text":"Set ROWFEED_METRICS_PORT=9464. The server then provides /metrics for Prometheus on this port, on the address in HOST. The port doesn't require a key, so don't make it public. Start with these four alarms: The rate of responses with status 5xx is above 0 for 5 minutes. The 99th percentile of the commit duration is above 0.1 s. The memory is above the value that you planned. Background tasks fail for 5 minutes. Metrics lists all metrics, with an alarm and a solution for each."},{"title":"Upgrade","where":"Upgrade","address":"/docs/upgrade","text":"A new version of rowfeed needs no steps by hand: every start migrates the database. This guide shows the safe order."},{"title":"Upgrade one server","where":"Upgrade","address":"/docs/upgrade#upgrade-one-server","text":"First read the changelog. Then back up the database, which also works while the server is running: npx rowfeed backup before-upgrade.db Install the new version, and restart the server. Its start migrates the database. When /ready returns 200, the server accepts requests: npx rowfeed --version curl -s -w '\\\\n' http://127.0.0.1:3000/ready Clients reconnect, and resume from their last cursor. On PostgreSQL, use the backup of your PostgreSQL server instead of rowfeed backup."},{"title":"Upgrade without an interruption","where":"Upgrade","address":"/docs/upgrade#upgrade-without-an-interruption","text":"With several instances on PostgreSQL, replace them one by one. The first new instance migrates the database, and the old instances continue to run. A version only adds to the database schema of the previous version, and a later version drops the unused parts. The timeouts of the PostgreSQL server don't apply to migrations."},{"title":"Migrate the database","where":"Upgrade","address":"/docs/upgrade#migrate-the-database","text":"Every start, rowfeed migrate and all other commands that open the database do this: The database What happens is empty, or the file is missing The tables are created. On SQLite, only serve, migrate, restore and copy do this. Other commands fail. has an older schema It is migrated completely or not at all. If several programs start at the same time, one of them migrates it and the others wait. has the schema of this version The database doesn't change. has a newer schema The program prints an error in one line and doesn't change the database. Running instances continue. belongs to another program The program prints an error in one line and doesn't change the database."},{"title":"Go back to the previous version","where":"Upgrade","address":"/docs/upgrade#go-back-to-the-previous-version","text":"An old version doesn't open a database that a newer version has migrated. Stop the server, install the old version, and restore the backup with npx rowfeed restore before-upgrade.db --replace. Changes since the backup are lost, and clients list their rows again."},{"title":"Keep clients working","where":"Upgrade","address":"/docs/upgrade#keep-clients-working","text":"A new version doesn't break clients. Versioning explains what it can add, and how rowfeed announces that something will be removed. After the upgrade, rowfeed conform checks the deployment."},{"title":"HTTP reference","where":"HTTP reference","address":"/docs/http","text":"These rules apply to every operation, in addition to the contract."},{"title":"Requests","where":"HTTP reference","address":"/docs/http#requests","text":"The server processes HTTP/1.2 to HTTP/1.9 as HTTP/1.1 (RFC 9110, 2.5). It returns 400 request_malformed for HTTP/0.9, HTTP/2 and HTTP/3. A proxy in front of the server can support HTTP/2 and HTTP/3. The response to HEAD has the status and headers of the response to GET, without the body. It ignores Accept, and the bodies of GET and DELETE. It rejects unknown or repeated query parameters with 400 parameter_invalid. Only /health and /ready ignore them, because some probes add parameters. Paths are exact. The server returns 404 if a path has a trailing slash. Names of collections are case-sensitive. The server returns 400 parameter_invalid if a path parameter or the query contains a percent sign without two hexadecimal digits, or bytes that aren't UTF-8. Elsewhere in a path, they lead to 404, because the server doesn't have such a route. If-Match and If-None-Match have an effect if the response has an ETag. The server ignores If-Modified-Since, If-Unmodified-Since, If-Range and Range, because no response has Last-Modified or Accept-Ranges. RFC 9110 requires this. Every response has a Request-Id. It is the X-Request-Id of the client if that has at most 128 characters of A-Z a-z 0-9 . _ ~ + / = : -. Otherwise, the server creates one. When you read a row or a list, send Collection-Cursor with the latest cursor that you received for the collection. The response then never shows an earlier state. With this header, a read replica can serve the read. Idempotency-Key makes a write safe to retry. Reads ignore it. The server ignores unknown preferences in Prefer, because RFC 7240 requires this. Accept-Encoding only has an effect on documents and pages. Their responses therefore have Vary. Compression explains why the server doesn't compress other responses. If a client pipelines requests on a connection, the server executes them one after the other. It executes requests of different connections at the same time. After CONNECT, the server closes the connection and ignores further input."},{"title":"Timeouts and request limits","where":"HTTP reference","address":"/docs/http#timeouts-and-request-limits","text":"The server disconnects a client that makes no progress. Headers must arrive within 10 s and a request within 28 s. The client must read at least 16 KiB of a response within 30 s. The server limits the memory that the requests of a key can use: 16 MiB for bodies, and 64 MiB for responses that the client hasn't read. Further requests get 503 overloaded and have no effect. For the limits of values, see Collections and rows. For the limits of feeds, see Change feed."},{"title":"Headers","where":"HTTP reference","address":"/docs/http#headers","text":"The first table contains all headers that the server reads, and other headers that clients may expect it to read. If the value of a header is a list, the server ignores its empty members. It treats several fields with the same name as one list (RFC 9110, 5.3 and 5.6.1). Each test is a file or folder in test/. Of requests Specification What the server does Test Accept RFC 9110, 12.5.1 Ignored. An operation has one media type, or a parameter selects the media type. http/requests/hostile Accept-Encoding RFC 9110, 12.5.3 Selects br, gzip or no coding for documents and pages. Ignored elsewhere. operations/documents/compression Access-Control-Request-Headers Fetch, 3.3 Ignored. A preflight allows all headers that the server reads. http/responses/cross-origin Access-Control-Request-Method Fetch, 3.3 Makes OPTIONS a preflight. http/responses/cross-origin Authorization RFC 9110, 11.6.2; RFC 6750, 2.1 Bearer and the key. The server ignores other schemes. access/authentication baggage W3C Baggage Ignored, but allowed in cross-origin requests. http/responses/cross-origin Collection-Cursor rowfeed The response never shows an earlier state. engines/postgres/replica Connection RFC 9110, 7.6.1; RFC 9112, 9.6 With close, the server closes the connection after the response. Upgrade confirms the header Upgrade. The server ignores other options. http/closing Content-Encoding RFC 9110, 8.4 The server returns 415 if the body has a coding, with Accept-Encoding: identity. Ignored if the operation has no body. http/requests/unsupported-types Content-Length RFC 9110, 8.6; RFC 9112, 6.3 The length of the body. The server returns 400 if the header occurs twice or together with Transfer-Encoding. http/protocol Content-Type RFC 9110, 8.3 The server returns 415 for an unsupported media type or charset, and 400 for two fields. http/requests/unsupported-types Expect RFC 9110, 10.1.1 With 100-continue, the server sends 100 (Continue) unless the headers already lead to an error. It ignores other expectations. http/interim Forwarded RFC 7239, 4 Ignored, because proxies also send X-Forwarded-For. http/header-table Host RFC 9110, 7.2; RFC 9112, 3.2 Required exactly once in HTTP/1.1. If the target has the absolute form, the host of the target takes precedence. http/requests/targets Idempotency-Key draft-ietf-httpapi-idempotency-key-header Makes a write safe to retry. store/writes/idempotency If-Match RFC 9110, 13.1.1 The server returns 412 if the header does not contain the current version. A weak ETag never matches. operations/conditions If-Modified-Since RFC 9110, 13.1.3 Ignored, because no response has Last-Modified. operations/conditions If-None-Match RFC 9110, 13.1.2 The server returns 304 or 412 if the header contains the current version. operations/conditions If-Range RFC 9110, 13.1.5 Ignored, like Range. operations/conditions If-Unmodified-Since RFC 9110, 13.1.4 Ignored, because no response has Last-Modified. operations/conditions Origin RFC 6454, 7; Fetch, 3.2 Decides whether a page can read responses and open feeds. http/responses/origins Prefer RFC 7240, 2 count=exact and return=minimal. The server ignores other preferences. If a preference occurs twice, the first one counts. http/requests/list-headers Range RFC 9110, 14.2 Ignored, because no response has Accept-Ranges. operations/conditions Sec-WebSocket-Extensions RFC 6455, 11.3.2 Ignored, because feeds do not support extensions. http/requests/list-headers Sec-WebSocket-Key RFC 6455, 11.3.1 The server returns 400 if the value is malformed. feed/handshake Sec-WebSocket-Protocol RFC 6455, 11.3.4 Ignored, because feeds do not support subprotocols. The server returns 400 if the list is malformed. http/requests/list-headers Sec-WebSocket-Version RFC 6455, 11.3.5 The server returns 426 if the version is not 13. feed/handshake TE RFC 9110, 10.1.4 Ignored, because responses do not have trailers. http/header-table traceparent W3C Trace Context, 3.2 Ignored, but allowed in cross-origin requests. http/responses/cross-origin tracestate W3C Trace Context, 3.3 Ignored, but allowed in cross-origin requests. http/responses/cross-origin Trailer RFC 9110, 6.6.2 Ignored, like the trailers of a body. http/header-table Transfer-Encoding RFC 9112, 6.1 chunked in HTTP/1.1. For any other coding, the server returns 400 and closes the connection. http/closing Upgrade RFC 9110, 7.8 websocket on /ws in HTTP/1.1. Ignored elsewhere. http/requests/targets X-API-Key rowfeed The key. An empty value does not count as a key. access/authentication X-Forwarded-For de facto The address of the client, if trusted proxies wrote it. http/requests/list-headers X-Forwarded-Host de facto Ignored. ROWFEED_PUBLIC_URL sets the address of the server. http/header-table X-Forwarded-Proto de facto Ignored, like X-Forwarded-Host. http/header-table X-HTTP-Method-Override de facto Ignored. http/header-table X-Request-Id de facto The server uses it as Request-Id if it has a valid form. http/requests/hostile All headers that the server sends: Of responses Specification What the server does Test Accept RFC 9110, 12.5.1 and 15.5.16 The supported media types of the body, with 415. http/requests/unsupported-types Accept-Encoding RFC 9110, 12.5.3 identity, with 415 for a body with a coding. http/requests/unsupported-types Accept-Patch RFC 5789, 3.1 The supported media types of the body, with 415 to PATCH, instead of Accept. http/requests/unsupported-types Access-Control-Allow-Headers Fetch, 3.3 The allowed request headers, in responses to preflights. http/responses/cross-origin Access-Control-Allow-Methods Fetch, 3.3 The allowed methods, in responses to preflights. http/responses/cross-origin Access-Control-Allow-Origin Fetch, 3.3 The origin of the page, if it is allowed. http/responses/origins Access-Control-Expose-Headers Fetch, 3.3 The headers that scripts can read. http/responses/cross-origin Access-Control-Max-Age Fetch, 3.3 The time for which a browser can reuse a preflight: 10 minutes. http/responses/cross-origin Allow RFC 9110, 10.2.1 The supported methods, with 405. http/requests/methods Cache-Control RFC 9111, 5.2.2 The contract specifies the value for each response. contract/contract Collection-Cursor rowfeed The cursor of the snapshot from which the response comes. operations/rows/list Connection RFC 9110, 7.6.1; RFC 9112, 9.6 close if the server closes the connection. Upgrade with 101 and 426. http/closing Content-Encoding RFC 9110, 8.4 br or gzip, for documents and pages. operations/documents/compression Content-Length RFC 9110, 8.6 The length of the body, in all final responses except exports, 204 and 304. http/closing Content-Security-Policy CSP Level 3, 3.1 The sources from which a page can load content. docs/page Content-Type RFC 9110, 8.3 The contract specifies the value for each response. contract/contract Date RFC 9110, 6.6.1 The time of the response, in all responses except 100 and 101. http/closing ETag RFC 9110, 8.8.3 The version. It is strong for rows and documents, and weak for lists. operations/conditions Idempotent-Replayed rowfeed true in a replayed response. store/writes/idempotency Keep-Alive RFC 2068, 19.7.1.1 The time for which an idle connection stays open. http/header-table Link RFC 8288, 3 The next page of a list, with rel=\\"next\\". operations/rows/list Location RFC 9110, 10.2.2 The path of the new collection (201) or of the console (302). http/base-path Next-After rowfeed The page token of the next page. operations/rows/list Preference-Applied RFC 7240, 3 The preferences that the server applied. http/requests/list-headers RateLimit draft-ietf-httpapi-ratelimit-headers The remaining quota. access/rate-limit-headers RateLimit-Policy draft-ietf-httpapi-ratelimit-headers The quota. access/rate-limit-headers Request-Id rowfeed The id of the request, which the log also contains. http/requests/hostile Retry-After RFC 9110, 10.2.3 The time to wait in seconds, with 429 and 503. fairness/refusals Schema-Since rowfeed The cursor from which on all changes conform to the schema. store/schemas Sec-WebSocket-Accept RFC 6455, 11.3.3 The confirmation of a handshake, with 101. feed/handshake Sec-WebSocket-Version RFC 6455, 4.4 The supported version, with 426 for another version. feed/handshake Total-Count rowfeed The total count of matching rows, with Prefer: count=exact. operations/rows/list Transfer-Encoding RFC 9112, 6.1 chunked in exports, but not to clients of HTTP/1.0. http/header-table Upgrade RFC 9110, 7.8 and 15.5.22 websocket, with 101 and 426. http/requests/methods Vary RFC 9110, 12.5.5 Accept-Encoding for documents and pages. Origin if the allowed origins are a list. http/responses/cross-origin WWW-Authenticate RFC 9110, 11.6.1; RFC 6750, 3 The authentication scheme, with 401. access/authentication X-Content-Type-Options Fetch, 3.6 nosniff. contract/contract"},{"title":"CORS","where":"HTTP reference","address":"/docs/http#cors","text":"Cross-origin requests are off by default. To allow them, set ROWFEED_CORS_ORIGIN. The server then responds to preflights (OPTIONS with Access-Control-Request-Method) with 204, without a key. Scripts can read the headers Accept, Accept-Encoding, Accept-Patch, Collection-Cursor, ETag, Idempotent-Replayed, Link, Location, Next-After, Preference-Applied, RateLimit, RateLimit-Policy, Request-Id, Retry-After, Schema-Since, Total-Count and WWW-Authenticate. The server doesn't use cookies, so you don't need the credentials mode. If the handshake of a feed has an Origin, the server checks it. It accepts the allowed origins, the origin of ROWFEED_PUBLIC_URL, and the origin in Host. For all other origins, it returns 403 origin_forbidden. The server compares origins by scheme, host and port (RFC 6454)."},{"title":"Change feed (WebSocket)","where":"Change feed (WebSocket)","address":"/docs/feed","text":"The feed is a WebSocket connection that sends every insert, update and delete in one collection, in the order of the commits. This page describes its protocol. For complete scripts, see Follow changes and Reconnect and resume. The feed contract describes every frame with its fields."},{"title":"Open a feed","where":"Change feed (WebSocket)","address":"/docs/feed#open-a-feed","text":"Connect to ws://127.0.0.1:3000/ws with these parameters in the query, and send the key as in any request: Parameter Meaning collection The collection to follow. Required. since A cursor. The feed first sends the changes after it, and then continues with live changes. Without it, the feed starts with the next change. initial With true, the feed starts with the current rows. You can't combine it with since. filter The feed only includes matching rows. fields The fields of the rows in the frames, each in a parameter of its own: fields=text&fields=done. events The kinds of changes to send: insert, update or delete, separated by commas. By default, the feed sends all three. api_key The key, if the client can't set headers. If the server can't open the feed, it responds to the handshake with an error."},{"title":"Frames","where":"Change feed (WebSocket)","address":"/docs/feed#frames","text":"Each frame is a JSON object in a text message: {\\"event\\":\\"update\\",\\"collection\\":\\"notes\\",\\"seq\\":2,\\"cursor\\":\\"v5937mcx2e-2\\",\\"time\\":\\"2026-11-21T10:25:01.234Z\\",\\"row\\":{\\"id\\":1,\\"text\\":\\"Water the plants\\",\\"done\\":true},\\"changed\\":[\\"done\\"]} Event Meaning insert, update, delete A change. row is the row after it, or before a delete. changed contains the names of the changed fields. enter, leave An update after which a row starts or stops matching the filter. For leave, row is the last state that matched. row One of the initial rows. It has no cursor. bookmark It only renews the cursor. With \\"synced\\":true, all initial rows were sent. seq is the sequence number of the change. The sequence numbers of a collection have no gaps. cursor is the position in the feed after the change. Treat it as an opaque string. time is the time of the commit. With since or initial, the feed also sends bookmarks, at least every 30 s. A client that resumes from a recent cursor has few changes to catch up on."},{"title":"Changes over HTTP","where":"Change feed (WebSocket)","address":"/docs/feed#changes-over-http","text":"Clients that can't keep a WebSocket open, such as scripts and serverless functions, get the same frames over plain HTTP: GET /v1/collections/{name}/changes returns the changes after a cursor. For an example, see Poll for changes. {\\"changes\\":[{\\"event\\":\\"insert\\",\\"collection\\":\\"notes\\",\\"seq\\":1,\\"cursor\\":\\"v5937mcx2e-1\\",\\"time\\":\\"2026-11-21T10:25:01.123Z\\",\\"row\\":{\\"id\\":1,\\"text\\":\\"Water the plants\\"}}],\\"cursor\\":\\"v5937mcx2e-1\\",\\"has_more\\":false} Parameter Meaning since A cursor. The response contains the changes after it. Without it, the response contains only the current cursor. limit The maximum number of frames, from 1 to 1,000. The default is 100. A response contains at most 1 MiB of frames. wait If no frame is due, the response waits up to this number of seconds for the next one, from 0 to 60. The default is 0. events As above, but each kind in a parameter of its own: events=insert&events=delete. filter, fields As above. Member Meaning changes The frames, without row and bookmark frames. cursor The value of since for the next request. It also advances past changes that the request excludes. has_more If true, send the next request at once. More frames were committed, or the change log was not read to its end. If you pass each cursor to the next request, you receive every frame exactly once and in order, also across restarts and from several instances. If the change log can't continue from a cursor, the server returns 410 cursor_expired. List the rows again, and continue from the cursor of the list. If a filter excludes most changes, a response ends after about 10,000 changes or 0.5 s. Its has_more is then true, even if changes is empty. A request that waits counts as an open feed and not as a request in progress. It counts as one request of the plan. It ends early in these cases: Case Response The server shuts down 200 with what there is The key is revoked or expires 401 key_invalid The key loses the scope read or the collection 403 scope_insufficient The collection is deleted 404 collection_not_found"},{"title":"Follow a paginated list","where":"Change feed (WebSocket)","address":"/docs/feed#follow-a-paginated-list","text":"A page contains up to 1,000 rows. after continues after the last row of the page, in any sort order. A row that doesn't change while you read the pages is on exactly one page. If a row changes in the meantime, it can be on two pages or on none. The feed then sends the change. The pages come from different snapshots, so the copy is inconsistent at first. It becomes consistent when you have applied all frames up to the Collection-Cursor of the last page, in order: If the first and the last page have the same cursor, the copy is consistent immediately. Otherwise, it is consistent after the frame whose cursor equals the cursor of the last page. After that, the copy is identical to the collection after every frame. Don't use offset to page through a list that you want to follow. If a row is deleted between two requests, all later rows move up, and you can miss one of them. If you list with a filter, follow the feed with the same filter."},{"title":"Filtered feeds and initial rows","where":"Change feed (WebSocket)","address":"/docs/feed#filtered-feeds-and-initial-rows","text":"With initial=true, the feed starts with the current rows, so you don't need to list them first. The server sends one row frame per row, in order of id. After the last row, it sends a bookmark with \\"synced\\":true. With a filter, the feed only includes matching rows. If a change makes a row match, the server sends enter. If a row stops matching, the server sends leave with the last state that matched. If a row changes while the server sends the initial rows, the feed sends the change between them, in order. The copy is identical to the matching rows at the synced bookmark and after every later frame. row frames have no cursor. If the connection is lost before the synced bookmark, start again with initial=true and an empty copy. After the bookmark, resume with since and the same filter. You can't combine initial with since. You also can't combine it with events that omits a kind of change, because the copy would become outdated. With a filter, update in events includes enter and leave. The server finds the initial rows in the same way as the rows of a list. In a large collection without an index for the filter, this can take more than 5 s: If the first rows take too long, the server rejects the handshake with 503 index_building or 400 query_too_costly. If later rows take too long, the server closes the feed with 1011."},{"title":"Selected fields","where":"Change feed (WebSocket)","address":"/docs/feed#selected-fields","text":"With fields, the rows in the frames contain only these fields and id, and changed names only these fields. The feed doesn't send an update that changes none of them, so a client that shows two columns of a wide table receives little. With fields=text and filter=@.done == false, a feed sends these frames: Change Frame text of an open task changes update with \\"changed\\":[\\"text\\"] Another field of an open task changes, for example due None done changes from false to true leave, because the filter decides about enter and leave"},{"title":"Reconnect and resume","where":"Change feed (WebSocket)","address":"/docs/feed#reconnect-and-resume","text":"The server closes a feed with a close code. The code determines what the client must do: Close code What to do 1001, 1006, 1011, 4408 Connect again with the last cursor as since. If a feed with initial hasn't sent synced yet, start again with initial. 4410 List the rows again and follow from the new cursor, or start again with initial. 4401, 4403, 4404 Stop. The key was revoked or expired, it can't read the collection any more, or the collection was deleted. 1002, 1003, 1007, 1008, 1009 Fix the client, because it violated the protocol or a limit. Your WebSocket library reports 1006 if the connection was closed without a close code. By default, a feed can resume from a cursor for 24 hours, or while the cursor is within the last 100,000 changes of the collection. The longer period applies. To change the retention, see Configuration. Reconnect and resume shows a client that does this."},{"title":"Limits and backpressure","where":"Change feed (WebSocket)","address":"/docs/feed#limits-and-backpressure","text":"The server reads the change log only as fast as the client reads frames. A slow client therefore doesn't delay other clients. The server reads initial rows in the same way. Limit Value If it is exceeded Time without progress while data is waiting for the client 30 s The server closes the feed with 4408. Pings in a row without a reply, one every 30 s 2 The server disconnects the client. Frames from the client 100 per second The server closes the feed with 1008. Size of a frame from the client 4 KiB The server closes the feed with 1009. A client can have more than 1 MiB of data waiting, as long as it continues to read. The server ignores the content of text frames from the client. It closes the feed with 1003 if the client sends a binary frame."},{"title":"Filter language","where":"Filter language","address":"/docs/filter","text":"A filter selects rows of a list, an export, a bulk write or a feed. It is a subset of the filters of JSONPath (RFC 9535), with the same meaning and two more functions."},{"title":"Tests","where":"Filter language","address":"/docs/filter#tests","text":"A filter consists of tests. @ is the row: Test Matches a row if @.price < 20 The comparison of the field with the value is true. There are ==, !=, <, <=, > and >=. @.due The row has the field, even if it is null. @.tags[?@ == \\"home\\"] At least one element of the array, or one member of the object, matches the filter in the brackets. length(@.title) > 80 The comparison of the length is true: the characters of a string, or the number of elements or members. starts_with(@.title, \\"Re: \\") The string starts with the text. contains(@.title, \\"milk\\") The string contains the text. Join tests with && and ||. && has the higher precedence. Group tests with parentheses, and negate them with !. A negated comparison needs parentheses: !(@.done == true)."},{"title":"Paths and values","where":"Filter language","address":"/docs/filter#paths-and-values","text":"A path leads from @ to a value: .name, [\\"any name\\"], [0] for the first element, and [-1] for the last one. For example, @.address.lines[0] is the first line of an address. Values are numbers, strings in double or single quotes, true, false and null. Write them as in JSON."},{"title":"How values are compared","where":"Filter language","address":"/docs/filter#how-values-are-compared","text":"The server never compares values of different types. < and > are true only for two numbers or two strings. A missing field isn't null. These four rows show the difference: curl -s -w '\\\\n' -H \\"x-api-key: $KEY\\" -H 'Content-Type: application/json' \\\\ -d '{\\"name\\":\\"examples\\"}' http://127.0.0.1:3000/v1/collections curl -s -o /dev/null -H \\"x-api-key: $KEY\\" -H 'Content-Type: application/json' \\\\ -d '[{\\"n\\":5,\\"tags\\":[\\"home\\"],\\"due\\":null},{\\"n\\":\\"5\\",\\"tags\\":[\\"home\\",\\"work\\"]},{\\"n\\":7.5,\\"due\\":\\"2030-01-31\\"},{\\"tags\\":\\"home\\"}]' \\\\ http://127.0.0.1:3000/v1/collections/examples/rows for filter in '@.n == 5' '@.n > 4' '@.n != 5' '!@.due' '@.due == null' '@.tags[?@ == \\"home\\"]' 'starts_with(@.due, \\"2030\\")'; do curl -s -G -H \\"x-api-key: $KEY\\" http://127.0.0.1:3000/v1/collections/examples/rows -d fields=id \\\\ --data-urlencode \\"filter=$filter\\" echo \\" $filter\\" done {\\"name\\":\\"examples\\"} [{\\"id\\":1}] @.n == 5 [{\\"id\\":1},{\\"id\\":3}] @.n > 4 [{\\"id\\":2},{\\"id\\":3},{\\"id\\":4}] @.n != 5 [{\\"id\\":2},{\\"id\\":4}] !@.due [{\\"id\\":1}] @.due == null [{\\"id\\":1},{\\"id\\":2}] @.tags[?@ == \\"home\\"] [{\\"id\\":3}] starts_with(@.due, \\"2030\\")"},{"title":"Insert a value safely","where":"Filter language","address":"/docs/filter#insert-a-value-safely","text":"Write the value as JSON, and percent-encode the complete filter. A value of a user then can't become a part of the filter: // safe.mjs const title = 'a\\" || @.id > \\"'; const filter = \`@.title == \${JSON.stringify(title)}\`; console.log(String(new URLSearchParams({ filter }))); node safe.mjs filter=%40.title+%3D%3D+%22a%5C%22+%7C%7C+%40.id+%3E+%5C%22%22 A field name of a user goes into brackets in the same way: \`@[\${JSON.stringify(name)}] < 5\`."},{"title":"Limits","where":"Filter language","address":"/docs/filter#limits","text":"Limit Value Characters of a filter 2,048 Tests 32 Parentheses and [? that are open at the same time 8 Segments of a path 8 Characters of a name 128 Characters of a string 1,024 If a filter is malformed or exceeds a limit, the server returns 400 parameter_invalid, with the position: unexpected '=' at character 5. If you meant equality, write ==. In large collections, a filter without an index has a time limit. The server creates indexes by itself."},{"title":"JavaScript client: live mirror","where":"JavaScript client: live mirror","address":"/docs/client","text":"rowfeed/client keeps a copy of a collection in a Map and reports every change to it. With a filter, the copy only includes matching rows. The client opens one WebSocket connection, receives the current rows and then every change. If the connection is lost, the client reconnects and resumes from the last cursor. The module has no dependencies. It runs in browsers and in Node.js 20 or later, and the package rowfeed contains it with its types."},{"title":"Quick start in a browser","where":"JavaScript client: live mirror","address":"/docs/client#quick-start-in-a-browser","text":"You need a collection notes and a key that can only read it. In an empty folder, install the package with npm install. To build the package file, run npm pack in a clone. Save this page as index.html, and insert your key: <!doctype html> <meta charset=\\"utf-8\\"> <title>To do</title> <script type=\\"importmap\\"> { \\"imports\\": { \\"rowfeed/client\\": \\"./node_modules/rowfeed/dist/src/client/index.js\\" } } </script> <p id=\\"state\\" role=\\"status\\">connecting</p> <ul id=\\"list\\"></ul> <script type=\\"module\\"> import { indexedDbStorage, mirror } from 'rowfeed/client'; const notes = mirror({ url: 'http://127.0.0.1:3000', collection: 'notes', filter: '@.done != true', key: 'rf_...', storage: indexedDbStorage('to-do'), }); notes.on('change', () => { const items = [...notes.rows.values()].map(({ text }) => Object.assign(document.createElement('li'), { textContent: text }), ); list.replaceChildren(...items); }); notes.on('synced', (isSynced) => (state.textContent = isSynced ? 'live' : 'connecting')); notes.on('error', (error) => (state.textContent = error.message)); </script> Serve the folder, allow its origin, and open http://127.0.0.1:8080: python3 -m http.server 8080 --bind 127.0.0.1 & ROWFEED_CORS_ORIGIN=http://127.0.0.1:8080 npx rowfeed The page shows every insert, update and delete at once. If you reload the page, it shows the stored list before the server responds. If you stop the server, the list stays, and the line above it shows the error. When the server is available again, the page becomes live again."},{"title":"Quick start in Node.js","where":"JavaScript client: live mirror","address":"/docs/client#quick-start-in-nodejs","text":"Node.js has a built-in WebSocket from version 22 on. For Node.js 20, run npm install ws and pass its class: // mirror.mjs import { mirror } from 'rowfeed/client'; import WebSocket from 'ws'; const notes = mirror({ url: 'http://127.0.0.1:3000', collection: 'notes', key: process.env.KEY, WebSocket, }); notes.on('error', (error) => console.error(error.message)); await notes.ready; console.log(\`synced: \${notes.rows.size} rows\`); notes.on('change', (changes) => { for (const { kind, id, row } of changes) console.log(\`\${kind} \${id}: \${row?.text}\`); }); Create the collection: curl -s -w '\\\\n' -H \\"x-api-key: $KEY\\" -H 'Content-Type: application/json' \\\\ -d '{\\"name\\":\\"notes\\"}' http://127.0.0.1:3000/v1/collections node mirror.mjs In another terminal, insert, update and delete a row: curl -s -w '\\\\n' -H \\"x-api-key: $KEY\\" -H 'Content-Type: application/json' \\\\ -d '[{\\"text\\":\\"Water the plants\\"}]' http://127.0.0.1:3000/v1/collections/notes/rows curl -s -w '\\\\n' -X PATCH -H \\"x-api-key: $KEY\\" -H 'Content-Type: application/json' \\\\ -d '{\\"text\\":\\"Water the roses\\"}' http://127.0.0.1:3000/v1/collections/notes/rows/1 curl -s -X DELETE -H \\"x-api-key: $KEY\\" http://127.0.0.1:3000/v1/collections/notes/rows/1 The script prints: synced: 0 rows insert 1: Water the plants update 1: Water the roses delete 1: undefined"},{"title":"API reference","where":"JavaScript client: live mirror","address":"/docs/client#api-reference","text":"mirror<Note>({ .. }) starts a mirror. Note is the type of your rows. The function accepts these options: Option Meaning url The address of the server. collection The collection to mirror. key An API key, or a function that returns a key or a promise of a key. filter Selects the rows. Without it, the mirror includes all rows. Use JSON.stringify to insert a value. WebSocket A class that replaces the WebSocket of the platform. storage Stores the copy for the next start: indexedDbStorage(name), or your own MirrorStorage. signal An AbortSignal that closes the mirror. The mirror has these members: Member Meaning rows The rows by id. It is always the same Map, and you must not modify it. It is empty until the copy is complete or loaded from the storage. synced Whether the copy is complete and receives changes as they are committed. ready A promise that resolves when the mirror is synced for the first time. It rejects if the mirror stops before that. on('change', f) Calls f when rows has changed, with a list of { kind, id, row, before }. Changes that arrived together are in one call. on('synced', f) Calls f when synced has changed. on('error', f) Calls f when a connection was lost or rejected, or when the storage failed. If isFinal is true, the mirror has stopped. close() Stops the mirror. The rows stay in memory. The returned promise resolves when all changes are stored. on returns a function that removes the listener. kind is insert, update or delete. With a filter, it can also be enter for a row that started to match, or leave for a row that stopped matching. Changes that remove a row from the copy have no row. Changes that add a row have no before."},{"title":"Reconnection and error handling","where":"JavaScript client: live mirror","address":"/docs/client#reconnection-and-error-handling","text":"Start. rows stays empty until all initial rows have arrived. Then it contains all of them at once. Lost connection. The mirror reconnects and resumes from the last cursor. It waits a random time of up to 0.5 s before the first attempt. The maximum doubles with each attempt, up to 30 s. The random time prevents a thousand clients from reconnecting at the same moment. In a browser, the mirror reconnects immediately when the network is available again. Silent connection. If no frame arrives for 45 s, the mirror treats the connection as lost. The server sends a bookmark every 30 s. Expired cursor. If the feed closes with 4410, the mirror loads a new copy and keeps the old one until the new copy is complete. Then it replaces the old copy and reports the differences as changes. The list on the screen is never empty in between. Final error. The mirror stops if a retry can't succeed. The error then has isFinal set to true. All other errors lead to a retry. An error is final in these cases:The server rejects the key. The key can't read the collection. The collection doesn't exist. The filter is invalid. The platform can't open the connection, for example an unencrypted one from an https page. Short-lived keys. If key is a function, the mirror calls it before every connection. If the server rejects the key, the mirror calls the function again before the error is final. Your own server can therefore create a short-lived key for the person who is signed in."},{"title":"Offline storage (IndexedDB)","where":"JavaScript client: live mirror","address":"/docs/client#offline-storage-indexeddb","text":"indexedDbStorage(name) stores the rows and the cursor in the browser's database of that name. Each save is one transaction. If a tab is closed during a save, the database still contains a consistent copy. The next mirror shows this copy and brings it up to date. The database can contain several copies. Each combination of server, collection and filter has a separate copy. Use a separate database name for each person who signs in. To delete the database when that person signs out, call indexedDB.deleteDatabase(name). The mirror also deletes its copy if the key loses the permission to read the collection, or if the collection was deleted. If several tabs have the same copy open, all of them are live, and one of them stores the copy. If the storage fails, for example because the browser's storage quota is exceeded, the mirror reports the error and continues in memory. The mirror is read-only. To write rows, use the HTTP API. The client doesn't queue writes while the network is unavailable."},{"title":"Bundlers and import maps","where":"JavaScript client: live mirror","address":"/docs/client#bundlers-and-import-maps","text":"Import the module from the package, either with an import map as above or with a bundler as rowfeed/client. The files use relative imports and need no build step. The server doesn't publish these files, because it only serves the paths that its contracts declare. A page that was loaded over https needs a server with https."},{"title":"Command line (CLI)","where":"Command line (CLI)","address":"/docs/cli","text":"The command rowfeed starts the server and manages keys, plans, schemas and databases. npx rowfeed COMMAND --help describes the options of a command. For example, this command lists the keys: npx rowfeed keys list In a clone, use npm run -s rowfeed -- instead of npx rowfeed."},{"title":"CLI commands","where":"Command line (CLI)","address":"/docs/cli#cli-commands","text":"Command What it does rowfeed serve [--port N] [--host H] [--accept-damage] Start the server. rowfeed without a command and npm start do the same. For --accept-damage, see Damaged files. rowfeed keys create --name N [--account A] [--scopes read,write] [--collections a,b] [--expires 30d] Create a key and print it once. If the account doesn't exist, the command creates it. rowfeed keys list [--account A] [--valid] List keys, without their secrets. --valid omits revoked and expired keys. rowfeed keys update KEY [--name N] [--scopes S] [--collections a,b] [--expires 30d] Update the permissions, expiry or name of a key. rowfeed keys rotate KEY [--grace 24h] Create a key with the same permissions. The old key expires after the grace period, which is 24 hours by default. rowfeed keys revoke KEY Revoke a key. Its open feeds close within 2 seconds. rowfeed accounts list List all accounts with their plans and the number of valid keys. rowfeed plans set PLAN [--requests N --period hour|day|month [--burst N]] [--max-collections N] [--max-rows N] [--max-bytes N] Create a plan, or replace all limits of a plan. If you omit a limit, the plan doesn't limit it. rowfeed plans list List all plans and the accounts that have them. rowfeed plans remove PLAN Remove a plan. It can't be assigned to an account. rowfeed plans assign ACCOUNT PLAN Assign a plan to an account. unlimited removes the account's plan. rowfeed usage [--account A] Show the usage of accounts and keys. rowfeed import COLLECTION FILE [--url U] [--key K] [--format ndjson|csv] [--types n:number,done:boolean] [--separator ';' or --delimiter ';'] [--decimal ,] [--encoding latin1] [--names id,name] [--null NA] [--backslash-escapes] [--rename-headers] [--relax-columns] [--relax-quotes] [--create] [--keep-id FIELD] [--skip-bad FILE] [--again] Import the rows of a file into a collection. If you run the command again, it resumes and doesn't store a row twice. See Import and export. rowfeed export COLLECTION [--url U] [--key K] [--format ndjson|csv|json] [--gzip] [--bom] [--separator ';'] [--filter F] [--fields a,b] [--out FILE] Write the rows of a collection to a file or to standard output. rowfeed schema infer COLLECTION [--url U] [--key K] Print a JSON Schema to which all rows of a collection conform. rowfeed schema get COLLECTION [--url U] [--key K] Print the schema of a collection. rowfeed schema set COLLECTION FILE [--url U] [--key K] [--dry-run] Set the schema of a collection, if all its rows conform to it. See Validate rows with JSON Schema. rowfeed schema remove COLLECTION [--url U] [--key K] Remove the schema of a collection. rowfeed conform [--url U] [--key K] [--wait 60s] [--operation ID] Check whether a deployment conforms to the contract. The checks use their own collections. --operation selects operations. rowfeed check [FILE] [--database URL] [--repair] Verify a database or a backup. --repair recomputes derived data. See Check a database. rowfeed backup FILE Copy the SQLite database to a new file. A server can use the database at the same time. rowfeed restore FILE [--replace] Replace the database with a backup. Clients that follow a feed must list the rows again. rowfeed copy --from URL --to URL Copy all data of a database to an empty database, on SQLite or PostgreSQL. rowfeed migrate Migrate the database to this version. Every start of a server also does this. KEY in keys update, keys rotate and keys revoke is the id of a key. You can also use its name if no other valid key has this name. All commands except serve and schema have the option --json. schema infer and schema get always print JSON. Results go to standard output. Notes, progress and errors go to standard error, and each error starts with rowfeed: ."},{"title":"Server and key","where":"Command line (CLI)","address":"/docs/cli#server-and-key","text":"import, export, schema and conform send requests to a server: Option Variable Default --url ROWFEED_URL http://127.0.0.1:3000 --key ROWFEED_KEY the value of ROWFEED_API_KEY, if this variable is set An option takes precedence over its variable."},{"title":"Database","where":"Command line (CLI)","address":"/docs/cli#database","text":"All other commands open the database in DATABASE_URL, whether a server is running or not. restore and check --repair fail while a server uses the database. If an SQLite file doesn't exist, serve, migrate, restore and copy create it. The other commands fail."},{"title":"Exit codes","where":"Command line (CLI)","address":"/docs/cli#exit-codes","text":"Exit code Meaning 0 The command succeeded. serve returns it if SIGTERM or SIGINT stopped the server. 1 The command failed and printed the reason. For example, a setting is invalid, the database can't be used or the port is in use. It also fails if a server rejects its request or a signal interrupts it. serve also returns it if the database fails or if a second signal arrives. conform returns it if the deployment doesn't conform to the contract. 2 The command line is invalid, and the command had no effect. conform also returns it if it can't decide. If a signal terminates a command before it can print a message, the shell sets the exit code, such as 130 after Ctrl-C."},{"title":"Configuration","where":"Configuration","address":"/docs/configuration","text":"All settings of the server are environment variables. For example, PORT=8080 npx rowfeed starts the server on port 8080. The commands read the same variables."},{"title":"Environment variables","where":"Configuration","address":"/docs/configuration#environment-variables","text":"An empty variable counts as not set. If a value is invalid, the server doesn't start. It prints one line per invalid setting, with the value and the allowed values. It doesn't print values that can contain a password or a key. If a variable starts with ROWFEED_ but isn't in this table, the server ignores it. It logs a warning, with the name of a similar setting if there is one. Variable Default Meaning PORT 3000 The TCP port to listen on. HOST 127.0.0.1 The host name or address to listen on, without a port. Use 0.0.0.0 to listen on all IPv4 addresses. DATABASE_URL sqlite:data/rowfeed.db sqlite: and a path, or postgres://.... DATABASE_REPLICA_URL none postgres://... of a standby of that database. The server also reads rows from it. Only with PostgreSQL. ROWFEED_API_KEY none An API key of 20 to 255 visible ASCII characters. At the start, the server registers it for the account default. It then doesn't create and print a key. If the value changes, the next start revokes the previous key. ROWFEED_TRUST_PROXY none Addresses or CIDR ranges of trusted proxies, separated by commas. The server reads the client's address from their X-Forwarded-For. The server rejects 0.0.0.0/0 and ::/0, because they would trust every client. ROWFEED_RETENTION_HOURS 24 How long a feed can resume. The server stores the changes of a collection for this number of hours ... ROWFEED_RETENTION_CHANGES 100000 ... and at least this number of the last changes, even if they are older. ROWFEED_MAX_SOCKETS 10000 The maximum number of open feeds on this instance. ROWFEED_MAX_SOCKETS_PER_KEY 1000 The maximum number of open feeds per key on this instance. ROWFEED_METRICS_PORT none The port of /metrics, which doesn't require a key. It must differ from PORT. ROWFEED_PUBLIC_URL none The URL at which clients reach the server, such as https://data.example.com or, under a path, https://example.org/rows. The path cannot start like a path of the server itself, such as /v1 or /docs. Set it behind a proxy and in a container. The contracts contain this URL, and pages from its origin can open feeds. Without it, /openapi.json and the other contracts contain the address that the server listens on. For 0.0.0.0 and ::, they contain the loopback address. A typed contract contains the address that the client requested. ROWFEED_CORS_ORIGIN none The origins of web pages that can use the server, separated by commas, such as https://app.example.com. https://*.example.com allows all subdomains of example.com, and * allows all origins. LOG_LEVEL info fatal, error, warn, info, debug, trace or silent. The server logs JSON lines to standard output, and readable lines if the output is a terminal. The log never contains a key."},{"title":"Error format and error codes","where":"Errors","address":"/docs/errors#error-format-and-error-codes","text":"The body of every error is a problem, in the format application/problem+json (RFC 9457): { \\"type\\": \\"urn:rowfeed:problem:body_invalid\\", \\"title\\": \\"The body is invalid\\", \\"status\\": 400, \\"detail\\": \\"/3/id must be omitted, because the server assigns ids.\\", \\"instance\\": \\"/v1/collections/notes/rows\\", \\"code\\": \\"body_invalid\\", \\"request_id\\": \\"b7c41e5a90d24f6f\\", \\"errors\\": [{ \\"pointer\\": \\"/3/id\\", \\"detail\\": \\"must be omitted, because the server assigns ids\\" }] } code is for programs. It is one of the codes in the table. Later versions may have more codes. If your program doesn't know a code, use the status. detail is for people. Its text may change at any time. errors names the invalid parts of the request. Each part has a pointer or a parameter. A pointer is a JSON Pointer into the body. A parameter is the name of a path, query or header parameter. request_id is the value of the header Request-Id. Include it when you ask for help. Code Status Meaning request_malformed 400 The request line, a header or the WebSocket handshake is malformed, or the request has two Host or two Content-Type headers. credentials_conflict 400 The request contains API keys in more than one place, and they differ. parameter_invalid 400 A path, query or header parameter is missing, unknown, repeated or has an invalid value. body_malformed 400 The body is empty, is not well-formed JSON, or is not valid UTF-8. body_invalid 400 The body is JSON, but does not have the form that the operation requires. page_too_large 400 The rows of this page are larger than 16 MiB in total. Request fewer rows with a smaller limit. query_too_costly 400 The server stopped the query after 10 s, or after 5 s if the request has a filter, because no index serves it. In a large collection, sort by a field, or compare a field with a value in the filter. key_missing 401 The request does not contain an API key. key_invalid 401 The key is malformed, unknown, revoked or expired. scope_insufficient 403 The key does not have the scope for this operation, or it is limited to other collections. grant_exceeded 403 The request would grant, update or revoke a permission that the requesting key does not have: a scope, a collection or a later expiry. limit_reached 403 The request would exceed a storage limit of the account's plan: collections, rows or bytes. The code is also used if all schemas of an account would exceed 1 MiB, or if a typed contract is too large. detail names the limit. The server did not store anything. Storage limits never prevent deletes, which free storage. origin_forbidden 403 A web page of this origin cannot open the feed. ROWFEED_CORS_ORIGIN lists the allowed origins. route_not_found 404 The server does not have this path. Paths are exact and do not end with a slash. collection_not_found 404 The account does not have a collection with this name. row_not_found 404 The collection does not have a row with this id, or the row was deleted. schema_not_found 404 The collection does not have a schema, so its rows can have any supported values. key_not_found 404 The account does not have a key with this id. method_not_allowed 405 The path exists, but does not support this method. Allow lists the supported methods. request_timeout 408 The headers took more than 10 s to arrive, or the complete request more than 28 s. collection_exists 409 The account already has a collection with this name. key_ended 409 The key was revoked or has expired. It cannot be updated or rotated. Create a new key. last_admin_key 409 The key has the scope admin for all collections. No other key of the account has its scopes for all collections and lasts as long. It cannot be revoked, lose permissions or expire earlier. It can be rotated. too_many_keys 409 The account has 10,000 keys, including revoked and expired keys. The command rowfeed keys create can create more. idempotency_in_progress 409 Another request with this Idempotency-Key is in progress. Retry after one second. schema_busy 409 Another request that sets or removes the schema of this collection is in progress. rows_mismatch 409 The collection has rows that do not conform to the schema. errors names the first ten of them, and checked contains the number of rows that were checked. The server did not change anything. too_many_rows 409 More than max_rows rows match the filter, or the matching rows are larger than 4 MiB in total, before or after the change. The server did not change any row. cursor_expired 410 The changes after the cursor are not available. The cursor is older than the change log, is ahead of the collection, or belongs to an earlier collection of the same name. List the rows again, and continue from the cursor of the list. page_expired 410 The collection was deleted and created again since the server returned this value of after. Start again from the first page. version_mismatch 412 The current version is not one of the versions in If-Match, or it is one of the versions in If-None-Match. Get the current version and try again. body_too_large 413 The body is larger than 1 MiB. media_type_unsupported 415 Content-Type is missing or not supported by the operation, it has a charset other than UTF-8, or the body has a Content-Encoding. value_unsupported 422 The body contains a value that the server cannot return unchanged, such as an integer that a double would change. Or a value exceeds a limit for rows. Other numbers are stored as the nearest double. schema_invalid 422 The body is not a JSON Schema, uses an unsupported keyword, or exceeds a limit for schemas. errors contains the places and the reasons. row_invalid 422 A row does not conform to the schema of its collection, either as sent or after the change. The server also returns this error if the validation would take more than 2 s. The server did not store anything. idempotency_key_reused 422 The server executed another request with this Idempotency-Key: its method, path, query, media type, If-Match, If-None-Match, Prefer or body differs. A new request needs a new key. upgrade_required 426 The request is not a WebSocket handshake. too_many_attempts 429 The server received more than 20 invalid keys from this address within a minute. Valid keys from this address are not affected. quota_exceeded 429 The account has exhausted the quota of its plan for now. detail names the policy. too_many_sockets 429 The key or its account has as many open feeds on this instance as it can have. This maximum is lower while other accounts, or other keys of the account, have or request feeds. headers_too_large 431 The headers of the request are larger than 16 KiB. internal_error 500 The server has a fault. It logs the fault with the request_id. method_unknown 501 The server does not support this method for any path. Methods are case-sensitive. sockets_exhausted 503 This instance has the maximum number of open feeds of all keys. index_building 503 The server is creating an index that the list needs. index contains how far it is, and Retry-After when to send the request again. database_unavailable 503 The database is unreachable, locked or failing. If detail reports it, the write may have been executed. overloaded 503 Too much work is in progress, either in total or for one client. The server did not execute this request. shutting_down 503 The instance is shutting down and rejects new requests. It did not execute this request. storage_full 507 The database does not have enough space for the change. The server did not change anything, and reads still work. Responses with 429, 503, idempotency_in_progress or schema_busy have the header Retry-After, in seconds. database_unavailable doesn't always mean that a write failed. The server also returns it if the connection to the database was lost during the commit. You can retry safely if the write has an Idempotency-Key."},{"title":"Which error comes first","where":"Errors","address":"/docs/errors#which-error-comes-first","text":"If a request has several errors, the server returns the first one in this order: the API key (400 credentials_conflict, 401, 429 too_many_attempts) the quota (429 quota_exceeded) the route (404 route_not_found, 405) the permissions of the key (403) the Idempotency-Key (400, 409, 422 idempotency_key_reused) the media type and size of the body (415, 413) the parameters and the body (400, 422) the collection or row that the request names (404) the version (412) the row after the change (422) For example, an unknown path under /v1 returns 401 if the request has no key. With a valid key, it returns 404. If the client waits for 100 (Continue), the server checks the parameters before it reads the body. For /ws, the server first returns 426 if the request is not a WebSocket handshake. Then the same order applies."},{"title":"Errors outside an operation","where":"Errors","address":"/docs/errors#errors-outside-an-operation","text":"A request that doesn't reach an operation also gets a problem as response. The contract describes these responses under x-answers-outside-operations. It also lists the errors there that concern the key, the quota and the server. Status Code When 400 request_malformed The request line, the headers or the framing of the body are malformed or ambiguous. For example, the request has two Host or two Content-Type headers, even if they are equal. 404 route_not_found The path doesn't exist. Under /v1, the server checks the key first. 405 method_not_allowed The path doesn't support this method. Allow lists the supported methods. 408 request_timeout The headers took more than 10 s to arrive, or the complete request more than 28 s. 431 headers_too_large The headers are larger than 16 KiB. 501 method_unknown The server doesn't support this method for any path. For example, this applies to INDEX and get."},{"title":"Close codes","where":"Errors","address":"/docs/errors#close-codes","text":"When the server closes a feed, the close code contains the reason. For what the client must do, see Reconnect and resume. Close code Meaning 1001 The server is shutting down. Connect again and resume from the last cursor. 1002 The client broke the WebSocket protocol. 1003 The client sent a binary frame. Feeds support only text frames. 1007 The client sent text that is not UTF-8. 1008 The client sent more than 100 frames within a second. 1009 The client sent a frame of more than 4 KiB. 1011 The server could not read the change log. Connect again and resume from the last cursor. With initial, the server also sends this code if it could not read further rows, or if finding them took more than 5 s. Then start again. 4401 The key was revoked or has expired. This happened at most 2 s before. 4403 The key can no longer read this collection. It lost the scope read or the collection. 4404 The collection was deleted. 4408 The client did not read for 30 seconds. Data was waiting, and the server could not send a byte of it in this time. A client that does not read at all can see 1006 instead. 4410 The feed cannot resume from this cursor, so list the rows again. The cursor is older than the change log, is ahead of the collection, or belongs to an earlier collection of the same name. Follow from the cursor of the list."},{"title":"Limits and performance","where":"Limits and performance","address":"/docs/limits","text":"What a client can use, and what lists and exports cost."},{"title":"Per-client limits","where":"Limits and performance","address":"/docs/limits#per-client-limits","text":"The server executes the requests on a connection one after the other. It disconnects a client that reads less than 16 KiB of a response within 30 s. It also disconnects a client that needs more than 28 s for a request. Each instance limits the work in progress of its clients. This table contains the maximums. Limited Per address Per key Per account In total Response if exceeded requests in progress 10,000 503 overloaded, Retry-After: 1 keys that wait to be found in the database 1,000 5,000 503 overloaded, Retry-After: 1 bodies of requests in progress, as far as they have arrived 16 MiB 64 MiB 503 overloaded, Retry-After: 1 responses that clients have yet to read 16 MiB 64 MiB 256 MiB 503 overloaded, Retry-After: 1 open feeds, also requests that wait for changes 1,000 10,000 429 too_many_sockets, Retry-After: 5; 503 sockets_exhausted, Retry-After: 5 exports in progress 2 503 overloaded, Retry-After: 5 slow lists that wait or are read 4 503 overloaded, Retry-After: 1 reads of rows that wait 2,500 10,000 503 overloaded, Retry-After: 1 lists that wait 2,500 10,000 503 overloaded, Retry-After: 1 idempotency keys that wait to be found in the database 2,500 10,000 503 overloaded, Retry-After: 1 writes that wait for their commit 2,500 10,000 503 overloaded, Retry-After: 1 new data of these writes, in characters 16,777,216 67,108,864 503 overloaded, Retry-After: 1 bulk updates and deletes in progress, dry runs too 250 1,000 503 overloaded, Retry-After: 1 changes of schemas in progress, dry runs too 250 1,000 503 overloaded, Retry-After: 1 changes of keys that wait 2,500 10,000 503 overloaded, Retry-After: 1 changes of collections and schemas that wait for their commit 2,500 10,000 503 overloaded, Retry-After: 1 reads of keys, usage and schemas that wait 250 1,000 503 overloaded, Retry-After: 1 writes that wait for the thread that validates slow rows 100 400 503 overloaded, Retry-After: 1 typed contracts that wait to be built 25 100 503 overloaded, Retry-After: 1 The server shares each resource between the accounts: While no other account uses a resource, an account can have almost all of it. It leaves 1/64 of the total for others. If the table contains a number for an account, this number is the maximum. While other accounts use the resource or request it, an account can take up to half of the total. A key can take up to half of its account's part in the same way, while other keys of the account use the resource or request it. An account that already has more than half keeps it, but can't take more until it has less. An account also counts as using a resource after a rejection, for twice the time in Retry-After. Up to 1 MiB of bodies and 1 MiB of responses are always available to each account. All requests without a key count as requests of one key. The server also counts them by address, which is an IPv4 address or the /64 of an IPv6 address. Behind trusted proxies, it uses the address of the client. /health and /ready are exempt. To change the maximums for feeds, set ROWFEED_MAX_SOCKETS and ROWFEED_MAX_SOCKETS_PER_KEY."},{"title":"Slow lists","where":"Limits and performance","address":"/docs/limits#slow-lists","text":"Accounts take turns for all reads. A page of a list is cheap in these cases: The server finds its rows in the order of ids or of an index. This applies to the first page, and to any page with after, at any depth. The collection is small. The server reads a list as a slow list in these cases: It must sort 2,000 rows or 4 MiB. Its offset skips more than 10,000 rows of an index. It has a filter, and few rows match or all matching rows are counted (Prefer: count=exact). The server must therefore examine 2,000 rows, or more bytes than a limit. The limit is 4 MiB, or 64 KiB if the filter examines elements of arrays. It is divided by the number of tests in the filter. Slow lists have these limits: Limit Value If it is exceeded Slow lists in progress 1 on SQLite, 2 on PostgreSQL, and 1 per account The list waits. Slow lists of a key that wait or are in progress 4 503 overloaded Waiting time 30 s 503 overloaded Duration with the wait, while an index for the list is created 1.8 s 503 index_building Duration of other lists 10 s, or 5 s with a filter 400 query_too_costly Writes during the list, on SQLite 128 MiB 503 overloaded If the client disconnects, the server stops reading the list. Because of the last limit, the write-ahead log on SQLite stays below about 256 MiB, unless an export is in progress. After the list, the log shrinks to at most 64 MiB. Two kinds of cheap lists have separate queues: Lists that can examine more than 300 rows. The server reads one of them at a time on SQLite, and two on PostgreSQL. Pages of more than 1 MiB. The server reads them when there is room for them."},{"title":"Indexes","where":"Limits and performance","address":"/docs/limits#indexes","text":"Without an index, the server sorts a complete collection for a sorted list. With a million rows, this takes up to several seconds. A list with a filter examines the complete collection. If the collection has at least 2,000 rows, the server creates creates indexes for such lists automatically, while writes continue. Index on Created for the sort fields sorted lists. The index serves the directions of the list and the reverse of all of them. one field filters that compare the field with ==, <, <=, >, >= or starts_with, as the only condition or joined by &&. A field with == is indexed first. a field with ==, and a second field of the filter or the sort fields lists with == that still examine more than 300 rows the fields with ==, id, and a field that is compared with < or a similar operator (only on SQLite) lists by id. The index keys show which rows match. After that, if few rows remain to be examined, such a list takes about as long as a list by id. Each write to the collection takes a little longer (on PostgreSQL, up to 1 ms per commit). Limit Value Indexes per collection 4 Indexes per account 1,000 Indexes in total 4,000 Time without use until an index is dropped 1 hour If a limit is reached, the server drops an index before it creates the next one. In a collection, it selects the least recently used index, but none that was used in the last 10 s. Otherwise, it selects the least recently used index of the account that has the most. The server creates indexes for up to 4 accounts at the same time."},{"title":"Exports","where":"Limits and performance","address":"/docs/limits#exports","text":"An export reads one snapshot of the database on a separate connection. It reads about 64 KiB at a time, as fast as the client receives them. Its memory therefore doesn't depend on the size of the collection. These figures are for a million rows of 180 bytes, on 2 cores: Database NDJSON CSV Memory SQLite 2 s 3.5 s 26 MB, or 35 MB for two exports PostgreSQL, on the same machine 4.5 s 50 MB An instance runs at most two exports at the same time. If a client reads less than 16 KiB within 30 s, the server disconnects it. SQLite: During an export, SQLite can't run a checkpoint. The write-ahead log therefore grows with every write. If it has grown by 1 GiB since the first of the current exports started, the server stops the exports. Keep that much disk space free. After the last export, the log shrinks to at most 64 MiB. PostgreSQL: An export is a read-only transaction (REPEATABLE READ). It doesn't block writes. Until it ends, VACUUM keeps everything that was updated or deleted since its start. If the instance disappears, the PostgreSQL server ends the transaction within 30 minutes."},{"title":"Metrics","where":"Metrics","address":"/docs/metrics","text":"The server provides these metrics for Prometheus. To switch them on, see Monitoring."},{"title":"All metrics","where":"Metrics","address":"/docs/metrics#all-metrics","text":"The words in parentheses are labels. Metric Alarm when Meaning and what to do rowfeed_request_duration_seconds (operation, status) rate of status=~\\"5..\\" above 0 for 5 min Search the log for request failed. code contains the reason. For 503 overloaded, see rowfeed_write_queue_length. For 507, see Troubleshooting. p99 above 0.1 s The machine is busy, or a list sorts a large collection by a new field. The server creates an index automatically. rowfeed_commit_duration_seconds (outcome) p99 above 0.1 s The disk syncs slowly, and every write waits for it. For outcome=\\"failed\\", the log contains the reason. rowfeed_commit_writes mean near 500 Commits are full, because writes arrive faster than the disk can store them. rowfeed_write_queue_length above 1,000 for 1 min Writes arrive faster than the disk can store them. At 10,000 writes or 64 MiB, the server returns 503 overloaded with Retry-After. For a single account, it does so at a quarter of these values. rowfeed_requests_in_flight above 1,000 for 1 min Requests arrive faster than the server can process them. The limit is 10,000. rowfeed_feed_lag_seconds p99 above 1 s Clients receive changes late, because of a lack of CPU or because of slow commits. The time of the commit is included. rowfeed_feeds_open near ROWFEED_MAX_SOCKETS At the limit, new feeds receive 503 sockets_exhausted. Increase the limit, or start another instance on PostgreSQL. rowfeed_background_failures_total (task) rate above 0 for 5 min A background task fails, and the server retries it. See Background tasks. rowfeed_replica_reads_total (outcome, PostgreSQL) served no longer increases Reads for which the standby was a candidate. The primary served all reads except served. The standby was behind the cursor, it was away, or the read failed. rowfeed_indexes_under_way above 0 for 30 min Indexes are being created, or wait for it. The log has a line at the start, every 10 % and the end of each. rowfeed_index_duration_seconds The time in which an index was created. rowfeed_wal_bytes (SQLite) above 1 GB for 10 min A read that doesn't finish prevents a checkpoint. It can be a hanging backup, a tool that has the file open, or an export. nodejs_eventloop_lag_p99_seconds above 0.1 s The process doesn't get enough CPU. process_resident_memory_bytes above the memory that you planned The server itself needs 90 MB. 10,000 idle feeds add about 70 MB, and 2,000 kept-alive connections about 15 MB. The tests enforce limits of 100 MB and 40 MB."},{"title":"Background tasks","where":"Metrics","address":"/docs/metrics#background-tasks","text":"The log contains the reason of a failure once, and another line when the task works again. Task Effect while it fails purge, trim, expire_keys The database grows. index Lists that are sorted by a field stay slow. read_log Feeds don't send changes. read_registry The instance doesn't notice changes of keys and plans. read_usage With several instances, accounts can exceed their quotas. read_totals With several instances, accounts can exceed their storage limits. replica The primary serves reads with a cursor. flush_usage, fold_usage, note_use, tell See the log."},{"title":"SDK generators","where":"SDK generators","address":"/docs/generators","text":"These generators create clients from the documents of rowfeed. Run the commands in a folder that contains the document. To write your first client, see Generate SDKs."},{"title":"SDK generators by language","where":"SDK generators","address":"/docs/generators#sdk-generators-by-language","text":"Language Generator Document Command Correct calls Notes TypeScript openapi-typescript 7.13.0 openapi.json npx openapi-typescript@7.13.0 openapi.json --output rowfeed.d.ts 9 and 9 of 9 Generates only types. Use openapi-fetch 0.17.0 as the client. TypeScript hey-api 0.95.0 openapi.json npx @hey-api/openapi-ts@0.95.0 --input openapi.json --output rowfeed 9 and 9 of 9 Later versions need Node.js 22. TypeScript orval 7.13.2 openapi-3.0.json npx orval@7.13.2 --config orval.config.cjs 9 and 9 of 9 Content of the file: module.exports = { rowfeed: { input: 'openapi-3.0.json', output: { target: 'rowfeed.ts', client: 'fetch', baseUrl: 'http://127.0.0.1:3000' } } }. From openapi.json, where PATCH accepts two media types, it generates an updateRow without a media type, and the server returns 415. Later versions need Node.js 22. TypeScript swagger-typescript-api 13.13.0 openapi.json npx swagger-typescript-api@13.13.0 generate --path openapi.json --output rowfeed --extract-request-params 9 and 9 of 9 It throws the response, with the problem as error. For a DELETE, this requires baseApiParams: { format: 'json' }. TypeScript oazapfts 7.5.0 openapi.json npx oazapfts@7.5.0 openapi.json rowfeed.ts 9 and 9 of 9 The client needs @oazapfts/runtime. TypeScript openapi-generator-typescript 7.25.0 openapi.json java -jar openapi-generator-cli-7.25.0.jar generate -i openapi.json -g typescript-fetch -o rowfeed 9 and 9 of 9 The problem is ProblemDetailsFromJSON(await error.response.json()). Headers are in raw of the result of listRowsRaw. fields is a Set. Go oapi-codegen 2.8.2 openapi.json go run github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2 -generate types,client -package rowfeed -o rowfeed/rowfeed.go openapi.json 9 and 9 of 9 A response has one field per status, such as JSON200 and ApplicationproblemJSON404, and one for the headers of that status, such as Headers200. Go ogen 1.24.0 openapi.json go run -mod=mod github.com/ogen-go/ogen/cmd/ogen --package rowfeed --target rowfeed --clean openapi.json 9 and 9 of 9 First run go mod edit -require github.com/ogen-go/ogen@v1.24.0. A row's fields are encoded JSON (jx.Raw), which you decode. A problem of any status has GetResponse() ProblemDetails. The order of a row's fields differs between requests, so retry a request with an Idempotency-Key in its http.Client, with the same bytes. It rejects responses in which a proxy has changed a declared header such as Cache-Control. Go openapi-generator-go 7.25.0 openapi.json java -jar openapi-generator-cli-7.25.0.jar generate -i openapi.json -g go -o rowfeed --package-name rowfeed --global-property apiTests=false --additional-properties withGoMod=false,disallowAdditionalPropertiesIfNotPresent=false 9 and 9 of 9 Without disallowAdditionalPropertiesIfNotPresent=false, the client rejects members that a later version adds. Rust progenitor 0.15.1 openapi-3.0.json cargo progenitor -i openapi-3.0.json -o rowfeed-client -n rowfeed-client -v 0.1.0 --interface builder 9 and 9 of 9 Install the crate cargo-progenitor. Pass the client a reqwest::Client with the key as a default header. A row's fields are in extra. A problem is returned as bytes, which you parse into types::ProblemDetails. Without the builders, optional parameters of later versions become additional arguments. Rust openapi-generator-rust 7.25.0 openapi-3.0.json java -jar openapi-generator-cli-7.25.0.jar generate -i openapi-3.0.json -g rust -o rowfeed-client --package-name rowfeed_client --schema-mappings Row=Row && echo 'pub type Row = std::collections::HashMap<String, serde_json::Value>;' >> rowfeed-client/src/models/mod.rs 9 and 9 of 9 Its structs only have declared fields. Without the mapping and a type Row that you define, rows only contain id. To distinguish errors, use status, because the variant is always the first one. The order of a row's fields differs between requests, so retry a request with an Idempotency-Key in its reqwest::Client, with the same bytes. It does not return headers, so you can only get pages with offset. Optional parameters of later versions become additional arguments. Rust modelina-rust 5.10.1 asyncapi.json node -e \\"const { RustFileGenerator, defaultRustRenderCompleteModelOptions } = require('@asyncapi/modelina'); const presets = [{ struct: { fieldMacro: ({ field, content }) => (field.propertyName === 'additional_properties' ? '#[serde(flatten)]' : content) }, union: { structMacro: () => '#[derive(Debug, Deserialize)] #[serde(untagged)]' } }]; new RustFileGenerator({ presets }).generateToPackage(require('./asyncapi.json'), 'rowfeed-feed', defaultRustRenderCompleteModelOptions)\\" 7 and 7 of 7 The npm package is @asyncapi/modelina. Without the presets, the code does not compile, and rows only contain id. Python openapi-python-client 0.29.1 openapi.json openapi-python-client generate --path openapi.json --output-path client 9 and 9 of 9 sync_detailed returns headers. The type of the body determines how update_row handles null: a RowPatch stores it, and a RowMergePatch removes the field. The client omits the operations that return YAML, with a warning. Python datamodel-code-generator 0.89.0 openapi.json datamodel-codegen --input openapi.json --output client/rowfeed.py --output-model-type pydantic_v2.BaseModel --use-annotated 9 and 9 of 9 Generates only models. The test uses them with httpx. Without --use-annotated, limits are calls in types, which mypy rejects. Python openapi-generator-python 7.25.0 openapi.json java -jar openapi-generator-cli-7.25.0.jar generate -i openapi.json -g python -o client --package-name rowfeed_client 9 and 9 of 9 A row's fields are in its additional_properties. To send fields, pass a dict. The problem is ApiException.data. list_rows_with_http_info returns headers, with their names in the case in which the server sent them. Python modelina-python 5.10.1 asyncapi.json modelina generate python asyncapi.json --pyDantic --packageName rowfeed --output client/rowfeed 7 and 7 of 7 The npm package is @asyncapi/modelina-cli. Validate a frame as the union of the seven models. A row's fields are in its additional_properties. Without --pyDantic, they are lost. Python redocly-python 2.77.0 openapi.json npx @redocly/cli@2.77.0 generate-client openapi.json --generator python --output rowfeed/client.ts 9 and 9 of 9 It writes rowfeed/client.py, which needs httpx. A row is Any, and the problem is decode(ProblemDetails, error.body). list_rows_with_headers returns headers. Java openapi-generator-java 7.25.0 openapi.json java -jar openapi-generator-cli-7.25.0.jar generate -i openapi.json -g java --library native -o client --additional-properties useJackson3=true,useSingleRequestParameter=true 9 and 9 of 9 A row's fields are in getAdditionalProperties(). To send fields, pass a Map. fields is a Set. listRowsWithHttpInfo returns headers. Without useJackson3, the client does not send fields that are null. Without useSingleRequestParameter, an optional parameter of a later version changes the arguments. Java redocly-java 2.77.0 openapi.json npx @redocly/cli@2.77.0 generate-client openapi.json --generator java --output rowfeed/client.ts 9 and 9 of 9 It writes rowfeed/Client.java, which has no dependencies. A row has the type Object and is a Map of its fields. listRowsWithHeaders returns headers. Kotlin openapi-generator-kotlin 7.25.0 openapi.json java -jar openapi-generator-cli-7.25.0.jar generate -i openapi.json -g kotlin -o client --additional-properties serializationLibrary=jackson,useJackson3=true --type-mappings 'AnyType=kotlin.Any?' 9 and 9 of 9 A row is a map of its fields, with id as a separate property. listRowsWithHttpInfo returns headers and requires every parameter. fields is a Set. With Moshi, which is the default, rows only contain id, and the client does not send null. Without the mapping, the types of request bodies do not allow null. npx and go run download the generators. Install the Python generators by name from PyPI. If a generator has another name or source, the notes say so. OpenAPI Generator is a single JAR file: mvn -q dependency:copy -Dartifact=org.openapitools:openapi-generator-cli:7.25.0 -DoutputDirectory=."},{"title":"How the generators were tested","where":"SDK generators","address":"/docs/generators#how-the-generators-were-tested","text":"Each generator in the table created a client from the documents of a running server. The client was compiled with the strictest settings of its language. Then it made nine calls: create a collection insert, read, list, update and delete rows list the rows that match a filter, sorted by two fields, with two fields each, page by page with Next-After send a wrong key, and read the error code request a missing row, and read the error code The rows have fields of every type, such as nested objects, null, 9007199254740991 and Unicode text. The test compares complete rows. The filter contains &&, both kinds of quotes, a plus sign, a percent sign and an emoji. One of the field names contains a comma and an ampersand. A client of the feed reads one frame of each of the seven kinds. \\"9 and 9 of 9\\" is the number of correct calls with this version and with a simulated later version. The later version adds a member to every open object, a header to every response, and an unknown error code for the missing row. To repeat the test, run npm run sdk-check in a clone. It uses a temporary folder and a separate server, and tests every generator whose toolchain is installed. To test only some generators, run npm run sdk-check -- ogen progenitor. To update the table, add --write. Languages of OpenAPI Generator that aren't in the table aren't tested."},{"title":"Consistency and ordering","where":"Consistency and ordering","address":"/docs/consistency","text":"This page explains which promises rowfeed makes about the order of changes, and what clients can build on them."},{"title":"Every collection has one order","where":"Consistency and ordering","address":"/docs/consistency#every-collection-has-one-order","text":"All changes to a collection are in one sequence. Each change has a sequence number, seq, and the numbers have no gaps. A feed sends the changes in this order. If a client has handled the change 41, the next frame of a feed without a filter is the change 42. Two collections have independent sequences. A write changes one collection only, so no write is split between two sequences."},{"title":"A write is complete before its response","where":"Consistency and ordering","address":"/docs/consistency#a-write-is-complete-before-its-response","text":"The server responds to a write after the database has synced it to disk. A write of several rows is atomic: the server inserts, updates or deletes all of them or none. Their changes are consecutive in the sequence. A client that receives no response can't know whether the write was executed. It sends the same request again with the same idempotency key. The server then executes the write once, and the second response is the response to the first request."},{"title":"A read is a snapshot","where":"Consistency and ordering","address":"/docs/consistency#a-read-is-a-snapshot","text":"The rows of one response come from one snapshot, which contains every write that was acknowledged before the request arrived. The header Collection-Cursor identifies this snapshot. A feed that starts with this cursor sends every change that the snapshot doesn't contain, and no other. The pages of a long list come from several snapshots. Follow a paginated list shows how the feed makes them one."},{"title":"Clients don't go back in time","where":"Consistency and ordering","address":"/docs/consistency#clients-dont-go-back-in-time","text":"With several instances, a client can talk to a different one in each request. All instances use the same database, so the client still sees its own writes. A read replica can be behind. An instance therefore reads from it only if the client sends the last cursor that it has seen, and only if the replica has reached this cursor."},{"title":"What happens to two writes at the same time","where":"Consistency and ordering","address":"/docs/consistency#what-happens-to-two-writes-at-the-same-time","text":"The server orders them. Without a condition, the later write wins. With If-Match, the later write is rejected with 412 if the row has changed since the client read it. The client then reads the row again and decides."},{"title":"What happens in a crash","where":"Consistency and ordering","address":"/docs/consistency#what-happens-in-a-crash","text":"After a crash, the database contains every acknowledged write. It can also contain a write whose response was lost. Feeds resume from any cursor within the retention, also on another instance. A cursor contains the history of its collection. If the collection was deleted and created again, or if the database was restored from a backup, old cursors are rejected with 4410, and the client lists the rows again."},{"title":"Durability","where":"Durability","address":"/docs/durability","text":"This page explains what survives a crash, and how rowfeed notices damage."},{"title":"Acknowledged writes survive","where":"Durability","address":"/docs/durability#acknowledged-writes-survive","text":"On SQLite, the server commits to a write-ahead log with synchronous=FULL. It responds to a write after the disk has confirmed the log. A crash of the process, of the machine or of the power supply therefore doesn't lose an acknowledged write. To be fast, the server commits the writes of many clients together. All of them wait for the same confirmation of the disk, and none of them gets a response before it. On PostgreSQL, durability is the one of your PostgreSQL server. rowfeed doesn't change synchronous_commit."},{"title":"Damage is reported","where":"Durability","address":"/docs/durability#damage-is-reported","text":"If a byte of the write-ahead log changes, SQLite alone takes the damage for the end of the log, and acknowledged rows disappear. rowfeed therefore verifies the log before SQLite reads it, at every start. If the log is damaged, the server doesn't start. It prints where the damage is and how many commits are lost. You have these options: rowfeed check verifies the complete database: pages, change log, counts, keys and indexes. --repair recomputes derived data. rowfeed restore replaces the database with a backup. rowfeed serve --accept-damage continues without the lost commits, and keeps a copy of the log. Clients then list their rows again."},{"title":"Backups are verified","where":"Durability","address":"/docs/durability#backups-are-verified","text":"rowfeed backup copies a snapshot while the server runs, and checks the copy before it gets its name. A restored database has a new history. The server rejects cursors from before the restore, so that no client continues a feed with missing changes."},{"title":"How indexes create themselves","where":"How indexes create themselves","address":"/docs/indexes","text":"You never create an index in rowfeed. This page explains when the server does it, and what you can expect."},{"title":"A list that is slow asks for an index","where":"How indexes create themselves","address":"/docs/indexes#a-list-that-is-slow-asks-for-an-index","text":"A list with a sort order or a filter reads all rows if there is no index. In a small collection, this takes less than a millisecond. In a collection of at least 2,000 rows, the list also requests an index that makes it fast. The request comes from real lists only. A field that nobody sorts or filters by never has an index, and costs nothing when rows are written."},{"title":"What the planner chooses","where":"How indexes create themselves","address":"/docs/indexes#what-the-planner-chooses","text":"Take the filter @.city == \\"Oslo\\" && @.age > 30, with the list sorted by id: An index on city: all its keys for Oslo have the same value, so they are in the order of id. The server reads the rows in this order and tests the age of each. An index on age: its keys above 30 aren't in the order of id. If there are few, the server sorts their rows. Otherwise, it reads the rows of the collection in order and tests them. An index on city and age: the server requests it if the first two still examine many rows. The server tries the cheapest access first, with a maximum number of rows. If the maximum is reached, it tries the next one. A wrong estimate therefore costs little."},{"title":"How the server creates an index","where":"How indexes create themselves","address":"/docs/indexes#how-the-server-creates-an-index","text":"An index is sorted by its keys, but the rows are stored by id. If the server added the keys row by row, it would write most pages of the index many times. The server therefore works in three phases, and writes continue during all of them: It reads all rows once, in order of id, and writes their keys to a temporary file. If several indexes of the collection are requested at the same time, one reading serves all of them. It sorts the keys in this file. It copies the sorted keys into the index, in steps of a few milliseconds between the commits. From the beginning, every write also maintains the keys of the rows that it changes. If the server stops, the next start continues with the sorted file, or reads the rows again. The temporary file is next to an SQLite database. With PostgreSQL, it is in the folder for temporary files of one instance (TMPDIR). It needs about 60 bytes per row, and more for long texts."},{"title":"An index that nobody uses disappears","where":"How indexes create themselves","address":"/docs/indexes#an-index-that-nobody-uses-disappears","text":"Each collection has at most four indexes. The server drops an index that no list has used for an hour. If the list comes back, the server creates the index again. If a list needs a fifth index, it replaces the least recently used one. An index that a list has used in the last 10 seconds stays."},{"title":"While an index is missing","where":"How indexes create themselves","address":"/docs/indexes#while-an-index-is-missing","text":"A list without an index is a slow list: it takes turns with other slow lists and has a time limit. While the server creates an index for the list, this limit is 1.8 seconds. If it is exceeded, the server returns 503 index_building. Retry-After and index in the problem tell when to send the request again. The server creates this index before others of the account. If no index can serve the list, the server returns 400 query_too_costly after 5 or 10 seconds."},{"title":"Security model","where":"Security model","address":"/docs/security-model","text":"This page explains what rowfeed protects, against whom, and what remains your task."},{"title":"Who can do what","where":"Security model","address":"/docs/security-model#who-can-do-what","text":"Every request to the API needs a key. A key belongs to one account and has scopes. It can be limited to collections, and it can expire. An account never sees the data of another one. A limited key doesn't learn about other collections: counts, tags, usage and error messages depend only on what the key can read. If you revoke a key, its feeds, exports and waiting requests end within two seconds, on every instance."},{"title":"Secrets","where":"Security model","address":"/docs/security-model#secrets","text":"The database contains only the SHA-256 hash of a key. A key has 190 random bits, so the hash can't be reversed. No part of a key appears in the log, wherever a client puts it. Page tokens are authenticated with a secret of the database. Clients can't create or change them. New files have the mode 0600, so that only their owner can read them."},{"title":"One client can't stop the others","where":"Security model","address":"/docs/security-model#one-client-cant-stop-the-others","text":"The server limits the work in progress of each connection, address, key and account, and serves accounts in turn. After an address has sent 20 wrong keys within a minute, the server rejects further ones without asking the database."},{"title":"Browsers","where":"Security model","address":"/docs/security-model#browsers","text":"The server allows no other origin by default and doesn't use cookies, so a page on another site can't act with the rights of a visitor. The console and these pages load nothing from other servers, which a Content-Security-Policy enforces."},{"title":"Your part","where":"Security model","address":"/docs/security-model#your-part","text":"TLS. rowfeed doesn't encrypt connections. Put a proxy in front of it, and set ROWFEED_TRUST_PROXY, so that the limits count the real client. The machine. Whoever can read the database file can read all rows. Encrypt the disk if you need this. Metrics. /metrics needs no key. It is on a separate port, ROWFEED_METRICS_PORT. Don't publish this port. Keys in browsers. Every visitor can read a key in a page. Give such a key only the permissions that every visitor may have."},{"title":"Versioning","where":"Versioning","address":"/docs/versioning","text":"This page explains what later versions of rowfeed can change, and what your clients must tolerate."},{"title":"What a later version can add","where":"Versioning","address":"/docs/versioning#what-a-later-version-can-add","text":"New versions of rowfeed add to /v1 and remove nothing. They can add: operations optional parameters and headers of requests headers of responses members of responses, problems and frames error codes and close codes Clients get new kinds of frames only if they request them. An existing request never gets a status that its operation doesn't declare today. A collection in the list of collections always has the form {\\"name\\"}."},{"title":"What your client must do","where":"Versioning","address":"/docs/versioning#what-your-client-must-do","text":"The contract allows all of these additions, so generated clients continue to work. Your own code must do three things: If it doesn't know a code, it must use the status. It must ignore members and headers that it doesn't know. It must ignore frames that it doesn't know. All clients in the table of generators were also tested with a simulated later version. Only the client from OpenAPI Generator for Go rejects unknown members, unless you generate it with an option. If you generate a client again from a later document, you may have to change the code that calls it. In some languages, the client passes parameters by position. A new optional parameter is then an additional argument. An operation that had no parameters can also get an additional argument."},{"title":"Deprecation","where":"Versioning","address":"/docs/versioning#deprecation","text":"The response headers Deprecation and Sunset announce that something will be removed. It is removed six months later at the earliest. /v2 is then served in addition to /v1. /ws, /health and the documents have no version in their path, and the same rules apply to them."},{"title":"Version numbers","where":"Versioning","address":"/docs/versioning#version-numbers","text":"info.version in the contract follows semantic versioning: a change that breaks clients has a new major version. The changelog lists the changes of each version. The database has a version too. Upgrade explains how a start migrates it."},{"title":"Benchmarks","where":"Benchmarks","address":"/docs/benchmarks","text":"All figures come from one shared virtual machine with 2 cores and Node.js 20. On this machine, a minimal node:http server returned 28,000 to 68,000 responses per second. Compare only figures in the same row, and run the benchmarks on your own machine."},{"title":"SQLite results","where":"Benchmarks","address":"/docs/benchmarks#sqlite-results","text":"This table compares the requests per second of five servers. Each figure is a ratio to a minimal node:http server that responds with \\"hello\\". The servers ran in turns, with 32 connections, 100,000 rows of about 180 bytes, random ids and SQLite. List figures are the median of five rounds. The other figures are the median of three rounds in an earlier run. rowfeed checks the key, counts the request, validates it and syncs every commit to disk. PocketBase checks a user's token and doesn't sync. The other servers ran without keys. rowfeed Platformatic DB 2.61 PostgREST 12 PocketBase 0.36.8 Times as fast as the best of them read one row 0.526 0.140 0.063 0.057 3.8 list 20, distinct queries 0.262 0.098 0.054 0.045 2.7 list 20, one hot query 0.615 0.114 0.055 0.041 5.4 list 100, distinct queries 0.201 0.052 0.044 0.019 3.8 list 100, one hot query 0.610 0.058 0.049 0.019 11 20 rows, sorted by an indexed field 0.142 0.082 0.039 0.039 1.7 20 rows of a tag above a score 0.098 0.080 0.041 0.034 1.2 patch one 0.226 0.091 0.055 0.036 2.5 patch one, with an index on another field 0.245 0.029 8.3 delete one 0.279 0.104 0.058 0.043 2.7 insert one 0.313 0.079 0.051 0.041 4.0 insert one, with three indexes 0.267 0.039 6.8 insert a batch of 100 0.037 0.021 0.001 1.8 The picture shows multiples of the fastest other server in each row: Dots on a logarithmic scale: in each row, the fastest other server is at 1, and rowfeed is between 1.2 and 11 A hot query is a query that is repeated while the rows don't change. rowfeed caches 1 MiB of such pages."},{"title":"Comparison with PocketBase","where":"Benchmarks","address":"/docs/benchmarks#comparison-with-pocketbase","text":"This table shows the cost of a request in the same runs, in comparison with PocketBase. CPU is the time of the complete process per request. Memory is the memory of the process at the end of each row, in the order of the run. 46 MB of rowfeed's memory are the mapped files of Node.js. The machine is noisy. The second column therefore contains results of other runs, with this version or the version before. In the version before, lists of 100 rows with distinct queries were 11 and 12 times as fast as PocketBase. Times as fast as PocketBase In other runs CPU in µs, rowfeed CPU in µs, PocketBase Memory in MB, rowfeed Memory in MB, PocketBase read one row 9.2 8.4, 9.0 43 539 173 88 list 20, distinct queries 5.8 8.1 to 8.4 103 750 139 53 list 20, one hot query 15 11 to 17 37 782 139 100 list 100, distinct queries 11 9.5, 17 139 1,834 146 115 list 100, one hot query 32 31 to 36 33 1,799 143 107 20 rows, sorted by an indexed field 3.6 3.8 to 4.1 194 803 193 248 20 rows of a tag above a score 2.9 2.7 to 4.0 270 904 190 296 patch one 6.3 5.4, 5.9 100 794 234 132 patch one, with an index on another field 8.3 6.5, 6.6 99 946 236 170 delete one 6.5 8.3 82 693 241 172 insert one 7.6 6.3, 7.0 72 709 240 176 insert one, with three indexes 6.8 6.6, 7.5 104 906 241 177 insert a batch of 100 65 56, 90 739 46,274 309 183"},{"title":"Profile of a request","where":"Benchmarks","address":"/docs/benchmarks#profile-of-a-request","text":"Updates. If 32 clients update rows, the server commits 16 updates at a time. Each commit needs two calls to SQLite's thread: The first call reads the rows. It takes 0.5 ms, because the main thread processes other requests in the meantime. The second call is one statement that writes the rows and the change log. It takes 0.9 ms, including the sync. An update takes 60 µs in the main thread and 36 µs in SQLite's thread. Both cores are therefore busy. Two alternatives were measured: The server reads rows ahead, during the previous commit. It then needs only one call, but was 0.84 times as fast. Groups were smaller (12 updates), and there were more calls. The server sends responses only after it has sent the next group to SQLite. This didn't change the speed of single rows. Batches of 100 rows were 1.1 times as fast. This table shows how much a write adds to the write-ahead log and to the pages, and the number of commits: 32 clients KB per write Commits per second Writes per commit KB per write in the first version patch 8.5 840 15.7 10 patch, with an index on another field 8.6 790 15.8 18 patch of an indexed field 19.5 530 16.0 insert 3.7 1,110 15.8 Lists. A list with a distinct query takes 53 µs in the main thread for 20 rows, and 60 µs for 100 rows. SQLite joins the rows of a page as bytes, outside the JavaScript heap. In a comparison, the pages were strings instead: Bytes Strings main thread, 20 rows 53 µs 56 µs main thread, 100 rows 60 µs 72 µs maximum memory in 70 s of lists of 100 rows 216 MB 229 MB With bytes, the server returned more lists per second: 1.08 times as many for 20 rows, and 1.28 times as many for 100 rows (seven rounds in turns). Strings cost more, because they are decoded, survive a garbage collection and are encoded again. With a garbage collector in one thread, lists were 0.88 to 0.95 times as fast. Up to 16 lists per call of SQLite instead of 8 made no difference. A list of the rows with a tag above a score takes 67 µs in SQLite. It walks about 100 index keys in 28 µs, including 10 µs for the limit on the number of examined keys. Most of the rest is for looking up the 20 scattered rows."},{"title":"Filtering, sorting and pagination","where":"Benchmarks","address":"/docs/benchmarks#filtering-sorting-and-pagination","text":"This table shows requests per second for lists of 20 rows. The other servers have indexes that were created for each of these lists. rowfeed creates its indexes automatically. The servers ran in turns in one run. 100,000 rows Times as fast as Platformatic DB 2.61, PostgREST 12, PocketBase 0.36.8 1,000,000 rows Times as fast as Platformatic DB, PostgREST sorted by a field 8,283 1.6, 3.3, 3.4 6,636 1.4, 3.2 filter: one field == 9,652 2.5, 5.7, 4.0 8,897 2.4, 7.0 filter: one field ==, another > 4,456 1.1, 2.4, 2.1 1,949 0.5, 0.9 filter: one field >, sorted by id 3,265 0.8, 1.5, 1.4 2,434 0.6, 0.9 filter: one field >, sorted by that field 6,541 1.5, 2.7, 3.1 4,114 1.1, 2.0 after, sorted by id 11,309 2.0, 4.1, 4.8 7,389 1.5, 3.4 after, sorted by a field 6,642 1.6, 3.1, 3.2 4,417 1.4, 2.7 filter: part of a text, in all rows (duration of a request) 38 ms 9, 14, 26 ms 463 ms 120, 133 ms The last row contains the durations of all servers, not ratios. If there is no index yet, lists are slower at first. The lists were requested continuously: 100,000 rows 1,000,000 rows first list sorted by a field 133 ms 1.7 s first list with a filter 67 ms 0.8 s time until the index serves the sorted list 2 s 58 s time until the index serves the filtered list 2 s 15 s"},{"title":"Idempotent and bulk writes","where":"Benchmarks","address":"/docs/benchmarks#idempotent-and-bulk-writes","text":"An insert with an Idempotency-Key is 0.8 times as fast as one without a key (0.79 to 0.88 in several runs). It takes 133 µs of CPU instead of 107 µs. The keys are random, so each of them is on a separate page that the commit must write. On PostgreSQL, it is 0.93 to 0.99 times as fast. A PATCH of 1,000 rows by a filter takes 20 ms. One client can update 47,000 to 50,000 rows per second in this way. 32 clients that update one row per request reach a sixth to a seventh of that."},{"title":"PostgreSQL results","where":"Benchmarks","address":"/docs/benchmarks#postgresql-results","text":"This table compares rowfeed with PostgREST on the same PostgreSQL server, both with durable writes. PostgREST can use typed columns or jsonb. The table uses the faster of the two. npm run bench measures typed columns. Times as fast as PostgREST read one row 4.9 list 20, distinct queries 5.6 list 20, one hot query 9.3 list 100, distinct queries 2.4 to 2.8 list 100, one hot query 8.6 20 rows, sorted by an indexed field 3.8 20 rows at 90 % of the collection 43 patch one 3.6 delete one 3.8 insert one 4.2 insert a batch of 100 1.9 to 2.3 Lists of 100 rows with distinct queries and batches were measured later, with 100,000 rows on PostgreSQL 15 of Debian. Its LZ4 compression reduces the cost of a batch on the PostgreSQL server by a quarter. On a PostgreSQL server without LZ4, batches were 1.6 times as fast as with PostgREST. The speed of batches is limited, because the groups of a collection are committed one after the other. 100 rows and their entry in the change log take 350 µs on the PostgreSQL server. They add 34 KB to its write-ahead log, which takes 250 µs to sync. In a comparison, groups were sent during the previous commit. They were smaller, and stored 0.77 times as many rows. A list of 100 rows takes 70 µs on the PostgreSQL server and 140 µs in rowfeed. A third of the latter is for writing 19 KB to sockets. 64 clients insert rows into one collection, through a varying number of instances (runs in turns): Instances Inserts per second Before the PostgreSQL server queued the inserts of several instances 1 20,000 2 14,800 to 16,700 15,500 4 11,400 to 14,300 9,900 to 11,200 The clients run on the same two cores. Four instances and PostgreSQL use 1.6 cores."},{"title":"Feed results","where":"Benchmarks","address":"/docs/benchmarks#feed-results","text":"500 subscribers of one collection receive 900,000 frames per second. Half of the frames arrive within 9 ms of the write. With a filter, subscribers receive as many frames. This is true if all subscribers have the same filter, and also if each of them has one of 50 filters. During many writes, the server matches 1,200,000 changes per second against 50 filters. A feed sends 10,000 initial rows of about 100 bytes in 22 ms. 100 feeds at the same time need 0.3 s, or 0.8 s while one client writes. In the meantime, another subscriber receives 99 % of the writes within 33 ms. Otherwise, it receives them within 9 ms. This table compares the feed with PocketBase, in turns. Only rowfeed syncs a write to disk before it sends the frame. rowfeed PocketBase median time from a write to its frame, one subscriber 0.69 ms 0.85 ms frames per second, 500 subscribers and 8 writers 1,220,000 12,700"},{"title":"Run the benchmarks","where":"Benchmarks","address":"/docs/benchmarks#run-the-benchmarks","text":"In a clone, run one of these commands. The benchmarks need Linux and wrk. Command What it measures npm run bench rowfeed npm run bench -- --peers --plot src/docs/pictures/benchmarks.svg rowfeed and the other servers. Also draws the picture. npm run bench -- --peers --only platformatic,postgrest,pocketbase --rows 1000000 list20 order filter after Four kinds of requests with a million rows, on rowfeed and these servers in turns npm run bench -- --against ../other/dist/src/bin.js this build and another build, in turns for each kind of request npm run bench -- --engine postgres rowfeed on PostgreSQL. To use your own PostgreSQL server, set TEST_DATABASE_URL. npm run bench -- --growth up to a million rows and 1,000 collections npm run bench:feed the feed npm run bench:feed -- peers the feeds of rowfeed and PocketBase, in turns"},{"title":"Comparison with other services","where":"Comparison with other services","address":"/docs/comparison","text":"Many self-hosted services store data and serve it over HTTP. This page helps you to choose one. It lists the advantages of the others, and then the advantages of rowfeed. It follows their documentation as of November 2026. If you find an error, report it."},{"title":"In short","where":"Comparison with other services","address":"/docs/comparison#in-short","text":"You need Choose Users who sign in, files and an admin page, in one program PocketBase or TrailBase The same as a platform with functions, messaging and many SDKs Appwrite or Supabase SQL, joins and your own PostgreSQL tables as an API PostgREST A content studio for editors, on your SQL database Directus Parts of an existing PostgreSQL database, copied to clients Electric Offline edits that are merged later, or servers that replicate each other CouchDB Settings and small records that clients poll Kinto Clients that must not miss a change, safe retries, and a contract for generated clients rowfeed"},{"title":"How clients learn about changes","where":"Comparison with other services","address":"/docs/comparison#how-clients-learn-about-changes","text":"Service Transport After a lost connection rowfeed WebSocket The client sends its cursor, and receives every change after it. CouchDB HTTP: polling, long polling or a stream The client sends the last sequence. It receives the latest change of each document. Electric HTTP: long polling or Server-Sent Events The client sends its offset, and receives the rest of the log. Kinto HTTP: polling with a timestamp The client polls again. It receives the latest state of each record. PocketBase Server-Sent Events The client subscribes again, and reads the records again. TrailBase Server-Sent Events Sequence numbers let the client notice a loss. Supabase Realtime WebSocket The client subscribes again, and reads the rows again. Delivery is not guaranteed. Directus WebSocket The client subscribes again, and reads the items again. Appwrite WebSocket The client subscribes again, and reads the rows again. PostgREST none With CouchDB, Electric, Kinto and rowfeed, a client can therefore catch up without reading everything again. CouchDB and Kinto keep the latest change of each document. rowfeed keeps every change, but only for the retention, which is 24 hours by default."},{"title":"What the others have, and rowfeed doesn't","where":"Comparison with other services","address":"/docs/comparison#what-the-others-have-and-rowfeed-doesnt","text":"Sign-in for users. PocketBase, TrailBase, Appwrite, Supabase and Directus have accounts with passwords and OAuth2. rowfeed only has API keys. Rules for single rows. PocketBase and TrailBase have access rules, Directus has policies, and PostgREST and Supabase use row-level security. A key of rowfeed can only be limited to whole collections. Joins and SQL. PostgREST, Supabase and Directus read several tables with one request. A list of rowfeed reads one collection. Your existing tables. PostgREST, Supabase, Directus and Electric work with tables that you designed. rowfeed creates its own. Files. PocketBase, TrailBase, Appwrite, Supabase and Directus store files, and CouchDB stores attachments. Your own code in the server. PocketBase, TrailBase, Appwrite, Supabase and Directus have hooks, functions or extensions. PostgREST calls SQL functions. Offline writes. CouchDB, with PouchDB in the browser, merges edits of several replicas and keeps conflicts. The JavaScript client of rowfeed is read-only while the network is unavailable. Webhooks, GraphQL and a hosted service. Several of the others have them. rowfeed doesn't. Age. CouchDB, PostgREST, Directus and Kinto have been used for many years. rowfeed is new."},{"title":"What rowfeed has, and most of the others don't","where":"Comparison with other services","address":"/docs/comparison#what-rowfeed-has-and-most-of-the-others-dont","text":"One gapless order per collection. The feed sends every single change, with a sequence number, and not only the latest state. Writes that are safe to retry. Every write accepts an Idempotency-Key, which the server stores in the same transaction as the write. A contract that is enforced. The OpenAPI and AsyncAPI documents are the source of the server, and rowfeed conform checks any deployment against them. For rows with a schema, the server also publishes a typed contract. Several customers on one server. Accounts have plans with quotas and storage limits, and take turns, so that one of them can't slow down the others. Automatic indexes. The server creates and drops them as the lists require. SQLite and PostgreSQL with the same behaviour. rowfeed copy moves a database from one to the other, and the cursors stay valid."},{"title":"Speed","where":"Comparison with other services","address":"/docs/comparison#speed","text":"Benchmarks compares rowfeed with PocketBase, PostgREST and others on one machine, and describes how to repeat the measurements. Run them with your own data before you decide."},{"title":"Troubleshooting","where":"Troubleshooting","address":"/docs/troubleshooting","text":"What to do when something fails, and how to test a deployment."},{"title":"Errors and symptoms","where":"Troubleshooting","address":"/docs/troubleshooting#errors-and-symptoms","text":"Problem What happens Solution The disk is full. Writes return 507 storage_full. Reads and feeds continue. Keys can still be revoked: while the server runs, a file next to the SQLite file (-reserve) reserves 256 KiB for this. PostgreSQL revokes a key as long as its server has space for its log. Free disk space. You don't need to restart the server. The SQLite database is locked by a transaction of another program. Writes wait for 5 s and then return 503 with Retry-After. Close the transaction in the other program. The disk fails: an I/O error, a failed sync or damage. Requests and /health return 503. The process exits with code 1, because only a new start can find out what is on the disk. Let your process manager restart the server. If the start then prints is damaged, restore a backup. The SQLite file, or a file next to it, was removed or replaced while the server was running. Within 1 s, the server behaves as if the disk had failed. It writes all acknowledged writes to the original file, even if the file was moved. If the original file is missing but its log (-wal) exists, the server doesn't start. Put the file back, or move the log away. The server doesn't start. It prints the reason to standard error, in one line. It doesn't change the file. Correct the cause. At every start, the server checks the SQLite file for at most 1 s. If the file has at most 32 MiB, the server also verifies the data that it stores twice, as rowfeed check does."},{"title":"Test a deployment","where":"Troubleshooting","address":"/docs/troubleshooting#test-a-deployment","text":"rowfeed conform checks whether a deployment conforms to the contract. It reports the result of each operation, and finally a verdict: npx rowfeed conform --url http://127.0.0.1:3000 --key $KEY | tail -n 1 http://127.0.0.1:3000 conforms to the contract: 105 checks passed. The command creates its own collections and deletes them afterwards. It checks: the status, media type, headers and body of every operation filters, sort order and pagination cursors and versions that the feed is complete, in order and resumable Exit code Meaning 0 The deployment conforms to the contract. 1 The deployment doesn't conform to the contract. 2 The command couldn't decide this, because the deployment didn't respond, the key lacks permissions or the quota is exhausted. All other checks passed. The code is also 2 if the command line is invalid. Option Effect --url URL, --key KEY The server and the key. You can also set variables. --operation insertRows Only checks this operation, and the operation that creates the collection. You can repeat the option. --wait 60s The total time that the command waits if the server returns 429 or 503. --json Prints JSON. The command reserves the last requests of the quota, so that it can delete its collections. It also deletes them if you interrupt it. If it can't delete a collection, the verdict names it. The Arazzo document src/conform/rowfeed.arazzo.yaml describes the main requests. Run it with npx redocly respect src/conform/rowfeed.arazzo.yaml --server rowfeed=$URL --input key=$KEY."},{"title":"Stress tests","where":"Troubleshooting","address":"/docs/troubleshooting#stress-tests","text":"In a clone, run npm run torture -- --rounds 20 [--engine postgres]. It kills a server under load repeatedly and counts every error. All counts must be 0. Some clients retry each write with an Idempotency-Key until they receive a response. In the meantime, servers are killed, connections are closed and PostgreSQL restarts. It also measures the memory of 10,000 idle feeds. npm run torture -- --rounds 10 --only neighbours attacks a server as malicious clients could. They don't read responses, don't finish bodies, sort large collections and send too many writes. The command shows how this affects another account. To attack another version, add --program dist/src/bin.js."},{"title":"Do I need PostgreSQL?","where":"Frequently asked questions","address":"/docs/faq#do-i-need-postgresql","text":"No. With SQLite, one process serves all clients, and a backup is one file. Use PostgreSQL if you need several instances, for example to update the server without an outage. rowfeed copy moves a database from one to the other."},{"title":"How large can a collection become?","where":"Frequently asked questions","address":"/docs/faq#how-large-can-a-collection-become","text":"A collection can contain any number of rows, and each row at most 256 KiB. Lists that no index can serve have a time limit. The server creates indexes by itself."},{"title":"Can a browser use rowfeed directly?","where":"Frequently asked questions","address":"/docs/faq#can-a-browser-use-rowfeed-directly","text":"Yes, if you allow its origin. Everyone who can open the page can read its key, so create a key that only allows what every visitor can do."},{"title":"Are there webhooks?","where":"Frequently asked questions","address":"/docs/faq#are-there-webhooks","text":"No. Run a small program that follows the feed and calls your URL for each change. It resumes after a failure, so your URL receives every change."},{"title":"How does a client learn that it has missed a change?","where":"Frequently asked questions","address":"/docs/faq#how-does-a-client-learn-that-it-has-missed-a-change","text":"It can't miss one. A feed either continues exactly after the cursor that the client sends, or closes with 4410. In that case, the client lists the rows again."},{"title":"Is there an upsert, a PUT that creates a row?","where":"Frequently asked questions","address":"/docs/faq#is-there-an-upsert-a-put-that-creates-a-row","text":"No. The server assigns each id, so that ids are never used twice. To make an insert safe to retry, send an idempotency key."},{"title":"Can I use my own ids?","where":"Frequently asked questions","address":"/docs/faq#can-i-use-my-own-ids","text":"Store them in a field of their own and filter by it, for example filter=@.sku == \\"A-17\\". The server creates an index for this field when the collection is large enough."},{"title":"How do I store a date or a timestamp?","where":"Frequently asked questions","address":"/docs/faq#how-do-i-store-a-date-or-a-timestamp","text":"As a string in UTC, in one format, such as 2030-01-31T09:26:53Z. Such strings are sorted by time, and a filter can compare them: @.due < \\"2031\\". To reject other formats, set a schema with \\"format\\": \\"date-time\\". The server doesn't add the time of a change to the row, but the frames of the feed contain it in time."},{"title":"How do I change the structure of all rows?","where":"Frequently asked questions","address":"/docs/faq#how-do-i-change-the-structure-of-all-rows","text":"Use a bulk update, or export the rows, change the file and import it. To keep invalid rows out from then on, set a schema."},{"title":"How do I delete everything?","where":"Frequently asked questions","address":"/docs/faq#how-do-i-delete-everything","text":"Delete the collections, or stop the server and delete the database file with its -wal and -shm files."},{"title":"Glossary","where":"Glossary","address":"/docs/glossary","text":"Term Meaning Account A separate set of collections, keys and usage. API key The secret that a client sends with every request. It has scopes, and can be limited to collections. Bookmark A frame that only renews the cursor, or reports that the initial rows are complete. Burst limit The number of requests that an account can send at once. Change One inserted, updated or deleted row, with its sequence number. Change log The stored changes from which feeds resume. Collection A named set of rows. Contract The documents openapi.yaml and asyncapi.yaml, which describe every request, response and frame. Cursor A position in the feed of a collection. Clients treat it as an opaque string. Feed The stream of all changes to a collection, over a WebSocket. Field A name and value in a row. Frame One WebSocket message from the server. Grace period The time in which the old key still works after it was rotated. Idempotency key A string that a client chooses for a write, so that it can retry the write safely. Index Data that the server stores so that it finds the rows of a list without reading all of them. Initial rows The current rows, which a feed sends first if the client requests initial=true. Instance One of several servers that use the same database. Mirror A copy of a collection that rowfeed/client keeps current. Page token The value of after, with which a list continues after the previous page. Plan A named set of limits for accounts. Problem The body of an error response, as RFC 9457 defines it. Quota The number of requests that an account can send in a period. Read replica A PostgreSQL standby from which an instance also reads. Retention The time for which changes are stored, so that feeds can resume. Row One JSON object with an id. Schema The JSON Schema to which the rows of a collection conform. Scope What a key allows: read, write or admin. Sequence number The number of a change in its collection, seq. Snapshot All data at one point of the change log. Synced A mirror or feed is synced when the client's copy is complete. Typed contract The contract of an account, with the schemas of its collections. Version What identifies the state of a row or list. The server sends it as ETag."},{"title":"Changelog","where":"Changelog","address":"/docs/changelog","text":"This file lists the changes that matter to operators and clients of rowfeed, in the form of Keep a Changelog. Versions follow Semantic Versioning. Versioning and deprecation defines which changes are breaking."},{"title":"[Unreleased]","where":"Changelog","address":"/docs/changelog#unreleased","text":"This section describes version 0.1.0."},{"title":"Added","where":"Changelog","address":"/docs/changelog#added","text":"HTTP APICollections and rows: clients create, list and delete collections, and insert, read, update, replace and delete rows. The server enforces its contracts, openapi.yaml and asyncapi.yaml, for every request, response and frame. Every error is a problem (RFC 9457) with a code, and later versions can add codes. The server implements HTTP/1.1 as RFC 9110 and RFC 9112 specify, and also serves clients of HTTP/1.0. Two tables list the headers that the server reads and sends, with their specifications. Web pages of allowed origins, including wildcards such as https://*.example.com, can use the API. The server accepts only values that it can store: integers exactly, and other numbers as the nearest double. Lists and filtersfilter selects rows with a subset of JSONPath: typed comparisons, existence, array elements and texts. sort sorts by up to four fields, each with its direction, and fields selects the fields to return. Page tokens make every page as fast as the first page, even if rows change between the requests. Prefer: count=exact adds the total count of matching rows to a list. Lists have an ETag: if nothing changed, a poll gets 304 and costs almost nothing. The server creates indexes automatically for sort orders and filters on large collections. While an index is in progress, lists that need it get 503 index_building with the progress. Slow lists have a time limit and do not delay other requests. WritesThe server responds to a write only after it has synced the write to disk. PATCH updates some fields, as JSON or as a JSON merge patch (RFC 7396), and PUT replaces a row. If-Match prevents lost updates, because every row has a version. Bulk updates and deletes write up to 1,000 matching rows atomically, with max_rows as a guard and dry_run as a test. Idempotency-Key makes every write safe to retry for 24 hours, after crashes and on any instance. FeedA WebSocket feed sends every change to a collection, in the order of commits and without gaps. A client can resume from the cursor of any change, for 24 hours by default. A feed continues a list of several pages from the cursor of its first page. With a filter, enter and leave report that a row started or stopped matching. With fields, a feed sends only these fields, and only the changes that affect them. With initial=true, a feed sends the current rows first, and a bookmark with synced when the copy is complete. GET /v1/collections/{name}/changes returns changes over plain HTTP, with the same frames and cursors, and waits for the next change on request (long polling). A slow client receives frames at its own pace and does not delay other clients. JavaScript clientrowfeed/client mirrors a collection, or the rows that match a filter, in browsers and Node.js, and reports every change. A mirror reconnects and resumes automatically, and can store its copy in IndexedDB. Schemas and typed contractsA collection can have a JSON Schema, and the server validates every write against it. rowfeed schema infer prints a schema for the current rows, with types, required fields, formats and frequent values. The typed contract of an account describes the rows of each collection that has a schema. Five commands turn a CSV file into a typed SDK. Keys and plansAPI keys have scopes and an expiry, and can be limited to certain collections. A key with the scope admin can manage keys over HTTP, but cannot grant more permissions than it has. Accounts separate the collections, keys and usage of several customers. Plans limit the requests of an account, with quotas and burst limits. Storage limits of a plan limit its collections, rows and bytes. Operators and clients can read the usage by day and key, and RateLimit headers contain the remaining quota. Limits and fairnessLimits per key and account apply to requests, bodies, unread responses, feeds, exports and slow lists. The server counts clients behind trusted proxies by their own address. Accounts take turns in reads, commits, schema changes and index creation, so that none of them can delay the others. Import and exportrowfeed import reads CSV, TSV, NDJSON and JSON, including the dumps of PostgreSQL, MySQL and MongoDB, infers types, and reports invalid lines with their number. It also reads other separators, encodings and quoting rules, decimal commas, gzip and zstd. An import that failed resumes when it runs again, and does not store a row twice. rowfeed export writes complete files as NDJSON, JSON or CSV, with gzip or in a form for Excel. An exported file, including CSV, can be imported as equal rows with the same types. GET .../export streams one snapshot of any size, and clients can detect an incomplete response. CLI and operationThe command line manages the server, keys, accounts, plans, usage, schemas and databases. Its address and key come from ROWFEED_URL and ROWFEED_KEY, and the address has a default. It suggests corrections for misspelled commands, options and settings, and most commands support --json. rowfeed conform checks whether a deployment conforms to the contract, completely or by operation. The server works under a path of a proxy, which can remove the path or keep it. Health checks, JSON logs and metrics for Prometheus report the state of the server. The repository contains a container file, a systemd unit and instructions for a bill of materials. rowfeed check verifies a database or a backup, and --repair recomputes derived data. rowfeed copy moves a database between SQLite and PostgreSQL, and feeds resume on the copy. Every start, and rowfeed migrate, migrates the database to the version of the program. On SIGTERM, the server shuts down within 10 s without losing an acknowledged write. SQLiteAn SQLite file, which the server creates at the first start, is the default database. rowfeed backup copies it while the server is running, and rowfeed restore is atomic. The server detects damaged files, reports what is lost, and can continue with --accept-damage. Repeated reads of unchanged lists come from memory. Keys can be revoked when the disk is full. PostgreSQL and CitusAny number of instances can share a PostgreSQL database, and the feed works across them. Read replicas serve reads that include Collection-Cursor, so that clients always see their own writes. Files for HAProxy run two instances and upgrade them without an interruption. On Citus, rowfeed distributes collections over several PostgreSQL servers. rowfeed works through PgBouncer, and without DDL permissions. Long texts are compressed with LZ4 if the PostgreSQL server supports it. Console, documentation and SDKsThe console at /console shows live rows, filters, keys, usage and feeds. The console imports CSV, TSV, JSON and NDJSON with a preview of types, can undo an import, and exports CSV, also for Excel. The console builds filters, deletes several rows together, infers schemas, and inserts sample rows. Its editor validates rows while you type, and shows both versions if another client changed the row. The page /docs searches the contracts and the guides, sends requests, and has examples in curl, JavaScript and Python. Every guide is also served as Markdown, such as /docs/feed.md, and /llms.txt lists all guides. The server publishes its contract as OpenAPI 3.1 and 3.0 and as AsyncAPI, in JSON, YAML and compressed forms. The published contracts contain the URL of the server, so that generated clients, Postman, Bruno and Insomnia work without changes. SDKs in TypeScript, Go, Rust, Python, Java and Kotlin are tested for each listed generator. Tutorials build a shared to-do list, a typed API and a copy in sync. Other tools, such as Postman and MCP servers, can read the same documents."},{"title":"Security","where":"Changelog","address":"/docs/changelog#security","text":"A key that is limited to certain collections does not reveal other collections or keys of its account. If a key is revoked or expires, its requests in progress and its feeds end within 2 s. The database contains only hashes of keys, and the log never contains a key, whether it is encoded or not. Clients that send invalid keys are limited by address, and valid keys from the same address still work. The server rejects ambiguous requests, such as a request with two Host headers or two different keys. The console keeps the key only in memory, and loads nothing from other servers. The last admin key of an account cannot be lost over HTTP. Page tokens are authenticated with a secret of the database. Only their owner can read the files that rowfeed creates, and commands show control characters in data as escapes. Schemas use regular expressions that run in linear time, with limited memory."},{"title":"rowfeed","where":"rowfeed","address":"/docs","text":"rowfeed stores collections of rows. A row is a JSON object with an id. Clients insert, list, get, update and delete rows over HTTP. They can follow every change over a WebSocket connection, the feed. The AsyncAPI document at /asyncapi.yaml describes the frames of the feed. The server enforces everything that this document specifies, and does not do anything else. It does not silently ignore, clamp, reorder or alter any input. The following guides describe rules that apply to all operations. The server publishes them at these paths: Collections and rows: examples of every operation, and supported values Authenticate: how to send a key, and what a key allows Set plans and quotas: which requests are counted, and what an account can store Change feed (WebSocket): the frames, cursors and close codes of the feed Errors: the format of errors, their codes, and which error comes first HTTP reference: headers, limits and cross-origin requests Versioning: what later versions can change Every request under /v1, and the handshake of /ws, requires an API key. The body of every error is a problem (RFC 9457). Its code is one of x-error-codes. Programs should check this code. If a program does not know a code, it should handle the error by its status."},{"title":"rowfeed feed","where":"rowfeed feed","address":"/docs","text":"A live, resumable feed of every change to the rows of one collection, over a WebSocket connection or as server-sent events. Each frame is a JSON text. It contains a change, an initial row or a bookmark. The OpenAPI document at /openapi.yaml describes the HTTP operations, including the errors of the handshake. const socket = new WebSocket('ws://127.0.0.1:3000/ws?api_key=rf_...&collection=notes'); socket.onmessage = ({ data }) => console.log(JSON.parse(data));"},{"title":"Guarantees","where":"rowfeed feed","address":"/docs#feed-guarantees","text":"Complete. The feed sends every change that is committed after the 101 response of the handshake. It does not send a greeting first. Ordered. seq counts the changes of a collection in the order of their commits: 1, 2, 3, without a gap. The feed sends frames in this order. It skips the events that the client did not request. Durable. The feed sends a change only after the change is synced to disk. It never sends a change that was rolled back. Batches stay together. The rows of one insert are consecutive frames, in the order in which the client sent them. No change, no frame. If a PATCH does not change the row, the feed does not send a frame."},{"title":"Resume from a cursor","where":"rowfeed feed","address":"/docs#feed-resume-from-a-cursor","text":"Every frame has a cursor, except row frames. To resume, pass the last cursor that you received as since. The server first sends all changes after this cursor and then continues with live changes. A connection delivers each of these changes exactly once. A client that resumes from the last frame that it handled handles every change exactly once. To start with the current rows, pass initial=true. You can also list the rows first, and pass the Collection-Cursor of that response as since. If a client passed since, the server also sends bookmark frames. They renew the cursor even if the client requested none of the latest changes. The change log contains the changes of a collection from the last 24 hours, or its last 100,000 changes if that is more. The operator can configure both limits. The server closes the connection with 4410 if it cannot continue from a cursor. This happens in three cases: The cursor is older than the change log. The cursor is ahead of the collection. The cursor belongs to an earlier collection of the same name. To continue after 4410, list the rows again and follow from the new cursor."},{"title":"Initial rows","where":"rowfeed feed","address":"/docs#feed-initial-rows","text":"With initial=true, the server sends frames in this order: Every row as a row frame, in order of id. A bookmark frame with \\"synced\\": true. All later changes, with bookmarks as for since. Changes that are committed while the server sends the rows are sent between the row frames, in order. To keep a copy of the collection, handle the frames as follows: For a row, insert, update or enter frame, store its row in the copy by id. For a delete or leave frame, remove its row from the copy. At the synced bookmark, the copy is identical to the collection. It stays identical with every later frame. row frames have no cursor. Do not resume from the cursor of a change before the synced bookmark. If the connection is lost before this bookmark, start again with initial=true and an empty copy."},{"title":"Filtered feeds","where":"rowfeed feed","address":"/docs#feed-filtered-feeds","text":"With filter, the feed only includes matching rows. The filter language is the same as for lists. The row before and after a change determines the frame: Before After Frame matches matches update does not match, or does not exist matches enter, or insert for a new row matches does not match, or does not exist leave with the last state that matched, or delete for a deleted row does not match does not match no frame, but bookmarks continue events does not accept the values enter and leave. The value update includes both. enter and leave frames have no changed. A client that keeps the matching rows does not need to evaluate the filter. The feed does not send rows that do not match."},{"title":"Selected fields","where":"rowfeed feed","address":"/docs#feed-selected-fields","text":"With fields, the row of each frame contains only these fields and id, and changed names only these fields. The server does not send a frame for an update that changes none of them. filter can use other fields. enter and leave depend only on the filter."},{"title":"Backpressure and pings","where":"rowfeed feed","address":"/docs#feed-backpressure-and-pings","text":"The server sends frames as fast as the client reads them. A client that has more than 1 MiB waiting can catch up at its own pace and does not slow down other clients. If the server cannot send a byte for 30 s, it closes the connection with 4408. The server sends a ping every 30 s. It disconnects a client that does not reply to two pings. Clients do not need to send frames. The server ignores the content of text frames. It closes the connection in these cases: The client sends a binary frame (1003). The client sends more than 100 frames within a second (1008). The client sends a frame of more than 4 KiB (1009)."},{"title":"Server-sent events","where":"rowfeed feed","address":"/docs#feed-server-sent-events","text":"The channel stream sends the same frames as server-sent events, in the body of an HTTP response. event is the frame's event, id is its cursor, and data is the frame as one line of JSON. The stream begins with retry: 2000. The server sends a comment line after every 15 s of silence. With initial=true, no event has an id before the synced bookmark, because a client cannot resume from there. Without since and initial, the stream starts with a bookmark. Every stream then sends bookmarks as with since. Where the server closes a WebSocket connection with 4401, 4403, 4404 or 4410, the stream sends an event end. Its data is a problem (RFC 9457), as in an HTTP error. Then the stream ends."},{"title":"Versioning and deprecation","where":"rowfeed feed","address":"/docs#feed-versioning-and-deprecation","text":"Later versions can add members to frames, optional parameters to the handshake, and close codes. Clients must ignore members that they do not know, and frames whose event they do not know. The server sends a new kind of frame only to clients that requested it. Before a part of the feed is removed, the response of the handshake announces the removal with the headers Deprecation and Sunset. The part is removed at least six months later. Its replacement gets a new path next to /ws. info.version is the same as in the OpenAPI document and follows semantic versioning. A change that breaks clients requires a new major version."},{"title":"request_malformed","where":"Error 400","address":"/docs#error-request_malformed","text":"The request can't be parsed. The request line, a header or the WebSocket handshake is malformed, or the request has two Host or two Content-Type headers."},{"title":"credentials_conflict","where":"Error 400","address":"/docs#error-credentials_conflict","text":"The API keys differ. The request contains API keys in more than one place, and they differ."},{"title":"parameter_invalid","where":"Error 400","address":"/docs#error-parameter_invalid","text":"A parameter is invalid. A path, query or header parameter is missing, unknown, repeated or has an invalid value."},{"title":"body_malformed","where":"Error 400","address":"/docs#error-body_malformed","text":"The body is not JSON. The body is empty, is not well-formed JSON, or is not valid UTF-8."},{"title":"body_invalid","where":"Error 400","address":"/docs#error-body_invalid","text":"The body is invalid. The body is JSON, but does not have the form that the operation requires."},{"title":"page_too_large","where":"Error 400","address":"/docs#error-page_too_large","text":"The page is too large. The rows of this page are larger than 16 MiB in total. Request fewer rows with a smaller limit."},{"title":"query_too_costly","where":"Error 400","address":"/docs#error-query_too_costly","text":"The list takes too long. The server stopped the query after 10 s, or after 5 s if the request has a filter, because no index serves it. In a large collection, sort by a field, or compare a field with a value in the filter."},{"title":"key_missing","where":"Error 401","address":"/docs#error-key_missing","text":"An API key is required. The request does not contain an API key."},{"title":"key_invalid","where":"Error 401","address":"/docs#error-key_invalid","text":"The API key is invalid. The key is malformed, unknown, revoked or expired."},{"title":"scope_insufficient","where":"Error 403","address":"/docs#error-scope_insufficient","text":"The API key does not allow this. The key does not have the scope for this operation, or it is limited to other collections."},{"title":"grant_exceeded","where":"Error 403","address":"/docs#error-grant_exceeded","text":"The key does not have these permissions. The request would grant, update or revoke a permission that the requesting key does not have: a scope, a collection or a later expiry."},{"title":"limit_reached","where":"Error 403","address":"/docs#error-limit_reached","text":"The storage limit of the plan is reached. The request would exceed a storage limit of the account's plan: collections, rows or bytes. The code is also used if all schemas of an account would exceed 1 MiB, or if a typed contract is too large. detail names the limit. The server did not store anything. Storage limits never prevent deletes, which free storage."},{"title":"origin_forbidden","where":"Error 403","address":"/docs#error-origin_forbidden","text":"The origin is not allowed. A web page of this origin cannot open the feed. ROWFEED_CORS_ORIGIN lists the allowed origins."},{"title":"route_not_found","where":"Error 404","address":"/docs#error-route_not_found","text":"The route does not exist. The server does not have this path. Paths are exact and do not end with a slash."},{"title":"collection_not_found","where":"Error 404","address":"/docs#error-collection_not_found","text":"The collection does not exist. The account does not have a collection with this name."},{"title":"row_not_found","where":"Error 404","address":"/docs#error-row_not_found","text":"The row does not exist. The collection does not have a row with this id, or the row was deleted."},{"title":"schema_not_found","where":"Error 404","address":"/docs#error-schema_not_found","text":"The collection has no schema. The collection does not have a schema, so its rows can have any supported values."},{"title":"key_not_found","where":"Error 404","address":"/docs#error-key_not_found","text":"The key does not exist. The account does not have a key with this id."},{"title":"method_not_allowed","where":"Error 405","address":"/docs#error-method_not_allowed","text":"The route does not support this method. The path exists, but does not support this method. Allow lists the supported methods."},{"title":"request_timeout","where":"Error 408","address":"/docs#error-request_timeout","text":"The request took too long to arrive. The headers took more than 10 s to arrive, or the complete request more than 28 s."},{"title":"collection_exists","where":"Error 409","address":"/docs#error-collection_exists","text":"The collection already exists. The account already has a collection with this name."},{"title":"key_ended","where":"Error 409","address":"/docs#error-key_ended","text":"The key is revoked or expired. The key was revoked or has expired. It cannot be updated or rotated. Create a new key."},{"title":"last_admin_key","where":"Error 409","address":"/docs#error-last_admin_key","text":"The account needs an admin key. The key has the scope admin for all collections. No other key of the account has its scopes for all collections and lasts as long. It cannot be revoked, lose permissions or expire earlier. It can be rotated."},{"title":"too_many_keys","where":"Error 409","address":"/docs#error-too_many_keys","text":"The account has too many keys. The account has 10,000 keys, including revoked and expired keys. The command rowfeed keys create can create more."},{"title":"idempotency_in_progress","where":"Error 409","address":"/docs#error-idempotency_in_progress","text":"The same request is in progress. Another request with this Idempotency-Key is in progress. Retry after one second."},{"title":"schema_busy","where":"Error 409","address":"/docs#error-schema_busy","text":"The schema is being changed. Another request that sets or removes the schema of this collection is in progress."},{"title":"rows_mismatch","where":"Error 409","address":"/docs#error-rows_mismatch","text":"Rows do not conform to the schema. The collection has rows that do not conform to the schema. errors names the first ten of them, and checked contains the number of rows that were checked. The server did not change anything."},{"title":"too_many_rows","where":"Error 409","address":"/docs#error-too_many_rows","text":"Too many rows match. More than max_rows rows match the filter, or the matching rows are larger than 4 MiB in total, before or after the change. The server did not change any row."},{"title":"page_expired","where":"Error 410","address":"/docs#error-page_expired","text":"The page token is no longer valid. The collection was deleted and created again since the server returned this value of after. Start again from the first page."},{"title":"cursor_expired","where":"Error 410","address":"/docs#error-cursor_expired","text":"The cursor is no longer valid. The changes after the cursor are not available. The cursor is older than the change log, is ahead of the collection, or belongs to an earlier collection of the same name. List the rows again, and continue from the cursor of the list."},{"title":"version_mismatch","where":"Error 412","address":"/docs#error-version_mismatch","text":"The version does not match. The current version is not one of the versions in If-Match, or it is one of the versions in If-None-Match. Get the current version and try again."},{"title":"body_too_large","where":"Error 413","address":"/docs#error-body_too_large","text":"The body is too large. The body is larger than 1 MiB."},{"title":"media_type_unsupported","where":"Error 415","address":"/docs#error-media_type_unsupported","text":"The body's media type is not supported. Content-Type is missing or not supported by the operation, it has a charset other than UTF-8, or the body has a Content-Encoding."},{"title":"value_unsupported","where":"Error 422","address":"/docs#error-value_unsupported","text":"A value can't be stored exactly. The body contains a value that the server cannot return unchanged, such as an integer that a double would change. Or a value exceeds a limit for rows. Other numbers are stored as the nearest double."},{"title":"schema_invalid","where":"Error 422","address":"/docs#error-schema_invalid","text":"The schema is not supported. The body is not a JSON Schema, uses an unsupported keyword, or exceeds a limit for schemas. errors contains the places and the reasons."},{"title":"row_invalid","where":"Error 422","address":"/docs#error-row_invalid","text":"The row does not conform to the schema. A row does not conform to the schema of its collection, either as sent or after the change. The server also returns this error if the validation would take more than 2 s. The server did not store anything."},{"title":"idempotency_key_reused","where":"Error 422","address":"/docs#error-idempotency_key_reused","text":"The idempotency key belongs to another request. The server executed another request with this Idempotency-Key: its method, path, query, media type, If-Match, If-None-Match, Prefer or body differs. A new request needs a new key."},{"title":"upgrade_required","where":"Error 426","address":"/docs#error-upgrade_required","text":"This route requires a WebSocket connection. The request is not a WebSocket handshake."},{"title":"too_many_attempts","where":"Error 429","address":"/docs#error-too_many_attempts","text":"Too many invalid keys. The server received more than 20 invalid keys from this address within a minute. Valid keys from this address are not affected."},{"title":"quota_exceeded","where":"Error 429","address":"/docs#error-quota_exceeded","text":"The quota is exhausted. The account has exhausted the quota of its plan for now. detail names the policy."},{"title":"too_many_sockets","where":"Error 429","address":"/docs#error-too_many_sockets","text":"Too many open feeds. The key or its account has as many open feeds on this instance as it can have. This maximum is lower while other accounts, or other keys of the account, have or request feeds."},{"title":"headers_too_large","where":"Error 431","address":"/docs#error-headers_too_large","text":"The headers are too large. The headers of the request are larger than 16 KiB."},{"title":"internal_error","where":"Error 500","address":"/docs#error-internal_error","text":"Internal server error. The server has a fault. It logs the fault with the request_id."},{"title":"method_unknown","where":"Error 501","address":"/docs#error-method_unknown","text":"The method is not supported. The server does not support this method for any path. Methods are case-sensitive."},{"title":"sockets_exhausted","where":"Error 503","address":"/docs#error-sockets_exhausted","text":"The instance has too many open feeds. This instance has the maximum number of open feeds of all keys."},{"title":"index_building","where":"Error 503","address":"/docs#error-index_building","text":"An index is being created. The server is creating an index that the list needs. index contains how far it is, and Retry-After when to send the request again."},{"title":"database_unavailable","where":"Error 503","address":"/docs#error-database_unavailable","text":"The database is not available. The database is unreachable, locked or failing. If detail reports it, the write may have been executed."},{"title":"overloaded","where":"Error 503","address":"/docs#error-overloaded","text":"The server is overloaded. Too much work is in progress, either in total or for one client. The server did not execute this request."},{"title":"shutting_down","where":"Error 503","address":"/docs#error-shutting_down","text":"The server is shutting down. The instance is shutting down and rejects new requests. It did not execute this request."},{"title":"storage_full","where":"Error 507","address":"/docs#error-storage_full","text":"The disk is full. The database does not have enough space for the change. The server did not change anything, and reads still work."},{"title":"1001","where":"Close code","address":"/docs#close-1001","text":"The server is shutting down. Connect again and resume from the last cursor."},{"title":"1002","where":"Close code","address":"/docs#close-1002","text":"The client broke the WebSocket protocol."},{"title":"1003","where":"Close code","address":"/docs#close-1003","text":"The client sent a binary frame. Feeds support only text frames."},{"title":"1007","where":"Close code","address":"/docs#close-1007","text":"The client sent text that is not UTF-8."},{"title":"1008","where":"Close code","address":"/docs#close-1008","text":"The client sent more than 100 frames within a second."},{"title":"1009","where":"Close code","address":"/docs#close-1009","text":"The client sent a frame of more than 4 KiB."},{"title":"1011","where":"Close code","address":"/docs#close-1011","text":"The server could not read the change log. Connect again and resume from the last cursor. With initial, the server also sends this code if it could not read further rows, or if finding them took more than 5 s. Then start again."},{"title":"4401","where":"Close code","address":"/docs#close-4401","text":"The key was revoked or has expired. This happened at most 2 s before."},{"title":"4403","where":"Close code","address":"/docs#close-4403","text":"The key can no longer read this collection. It lost the scope read or the collection."},{"title":"4404","where":"Close code","address":"/docs#close-4404","text":"The collection was deleted."},{"title":"4408","where":"Close code","address":"/docs#close-4408","text":"The client did not read for 30 seconds. Data was waiting, and the server could not send a byte of it in this time. A client that does not read at all can see 1006 instead."},{"title":"4410","where":"Close code","address":"/docs#close-4410","text":"The feed cannot resume from this cursor, so list the rows again. The cursor is older than the change log, is ahead of the collection, or belongs to an earlier collection of the same name. Follow from the cursor of the list."},{"title":"A row was inserted","where":"Frame","address":"/docs#frame-insert","text":"One frame per inserted row, in the order of the rows in the request."},{"title":"A row was updated","where":"Frame","address":"/docs#frame-update","text":"The complete row after the update, and the names of the fields that changed."},{"title":"A row was deleted","where":"Frame","address":"/docs#frame-delete","text":"The last state of the row before it was deleted."},{"title":"A row started to match the filter","where":"Frame","address":"/docs#frame-enter","text":"The complete row after the change. The server sends this frame only to clients that passed a filter."},{"title":"A row stopped matching the filter","where":"Frame","address":"/docs#frame-leave","text":"The last state of the row that matched. The server sends this frame only to clients that passed a filter."},{"title":"An initial row","where":"Frame","address":"/docs#frame-row","text":"One frame per row in order of id, for clients that passed initial. The frame is not a change, so it has no cursor."},{"title":"The current cursor of the feed","where":"Frame","address":"/docs#frame-bookmark","text":"Renews the cursor of a client that passed since or initial. The server sends a bookmark at least every 30 s, and after 1,000 changes for which it sent no frame. With initial, it also sends a bookmark with synced after the last initial row."},{"title":"Accept","where":"Header of answers","address":"/docs#header-Accept-AcceptedTypes","text":"The media types that the operation accepts for its body. Absent if the body has a content coding."},{"title":"Accept-Encoding","where":"Header of answers","address":"/docs#header-Accept-Encoding-AcceptedCodings","text":"The content codings that the server accepts for a body (RFC 9110). Present only if the body has another content coding."},{"title":"Accept-Patch","where":"Header of answers","address":"/docs#header-Accept-Patch-AcceptedPatches","text":"The media types that the operation accepts for its body (RFC 5789). Absent if the body has a content coding."},{"title":"Allow","where":"Header of answers","address":"/docs#header-Allow","text":"The methods that the path supports, separated by commas."},{"title":"Cache-Control","where":"Header of answers","address":"/docs#header-Cache-Control-Immutable","text":"Any cache can store the response permanently."},{"title":"Cache-Control","where":"Header of answers","address":"/docs#header-Cache-Control-NoCache","text":"Any cache can store the document. It must revalidate the document before each use."},{"title":"Cache-Control","where":"Header of answers","address":"/docs#header-Cache-Control-NoStore","text":"Caches must not store the response."},{"title":"Cache-Control","where":"Header of answers","address":"/docs#header-Cache-Control-PrivateNoCache","text":"Only the client's own cache can store the response. It must revalidate the response before each use."},{"title":"Collection-Cursor","where":"Header of answers","address":"/docs#header-Collection-Cursor-CollectionCursor","text":"The cursor of the snapshot from which this response comes. For a write, it is the cursor right after the write. To follow the collection from here, pass it as since to /ws. To read a state that is not older, pass it as Collection-Cursor."},{"title":"Connection","where":"Header of answers","address":"/docs#header-Connection-ConnectionOfRefusedUpgrade","text":"Required by Upgrade. Contains close if the server ends the connection."},{"title":"Connection","where":"Header of answers","address":"/docs#header-Connection-ConnectionUpgrade","text":"Required by Upgrade."},{"title":"Content-Encoding","where":"Header of answers","address":"/docs#header-Content-Encoding-ContentEncoding","text":"The content coding of the body. Absent if the body is not compressed."},{"title":"Content-Security-Policy","where":"Header of answers","address":"/docs#header-Content-Security-Policy-ContentSecurityPolicy","text":"Blocks everything that the page does not need."},{"title":"ETag","where":"Header of answers","address":"/docs#header-ETag-ContractETag","text":"A weak ETag, which stays the same until a schema of a collection that the key can use is set or removed. Send it as If-None-Match to the same address to get 304 until then."},{"title":"ETag","where":"Header of answers","address":"/docs#header-ETag-DocumentETag","text":"The version of the document. It differs between content codings."},{"title":"ETag","where":"Header of answers","address":"/docs#header-ETag-ListETag","text":"A weak ETag, which stays the same until a row of the collection changes. For a list of collections, it stays the same until a collection that the key can use is created or deleted, or the collections of the key change. Send it as If-None-Match with the same request to get 304 until then."},{"title":"ETag","where":"Header of answers","address":"/docs#header-ETag-RowETag","text":"The version of the row: the cursor of its last change, in double quotes."},{"title":"ETag","where":"Header of answers","address":"/docs#header-ETag-SchemaETag","text":"The version of the schema. It is the same for the same bytes."},{"title":"Idempotent-Replayed","where":"Header of answers","address":"/docs#header-Idempotent-Replayed-IdempotentReplayed","text":"The server executed this request before, and returns the first response again. Present only with Idempotency-Key."},{"title":"Link","where":"Header of answers","address":"/docs#header-Link-NextKeyLink","text":"The next page, as a relative reference with rel=\\"next\\". Present only if there are more keys, and then always."},{"title":"Link","where":"Header of answers","address":"/docs#header-Link-NextLink","text":"The next page, as a relative reference with rel=\\"next\\". It uses after, or offset if the request has offset. Present only if there are more rows, and then always."},{"title":"Location","where":"Header of answers","address":"/docs#header-Location","text":"The path of the new collection."},{"title":"Location","where":"Header of answers","address":"/docs#header-Location-ConsoleLocation","text":"The path of the console."},{"title":"Next-After","where":"Header of answers","address":"/docs#header-Next-After-NextAfter","text":"The value of after for the next page. Present only if there are more rows, and then always. It remains valid after a restart and on all instances."},{"title":"Next-After","where":"Header of answers","address":"/docs#header-Next-After-NextKey","text":"The value of after for the next page. Present only if there are more keys, and then always."},{"title":"Preference-Applied","where":"Header of answers","address":"/docs#header-Preference-Applied-CountApplied","text":"The preference that the server applied."},{"title":"Preference-Applied","where":"Header of answers","address":"/docs#header-Preference-Applied-ReturnApplied","text":"The preference that the server applied."},{"title":"RateLimit","where":"Header of answers","address":"/docs#header-RateLimit","text":"For each policy, the remaining requests (r) and the seconds until they are restored (t), as in the IETF draft on RateLimit header fields. Present only on plans with a quota, after the server has validated the key."},{"title":"RateLimit-Policy","where":"Header of answers","address":"/docs#header-RateLimit-Policy-RateLimitPolicy","text":"For each policy, the number of requests (q) and the period in seconds (w), as in the IETF draft on RateLimit header fields. Present only on plans with a quota, after the server has validated the key."},{"title":"Request-Id","where":"Header of answers","address":"/docs#header-Request-Id-RequestId","text":"Identifies this request in the server's log. It is the X-Request-Id of the client if that was well-formed, and otherwise a new one."},{"title":"Retry-After","where":"Header of answers","address":"/docs#header-Retry-After-RetryAfter","text":"The number of seconds after which to retry."},{"title":"Retry-After","where":"Header of answers","address":"/docs#header-Retry-After-RetryInProgress","text":"The number of seconds after which to retry. Present only with idempotency_in_progress and schema_busy."},{"title":"Schema-Since","where":"Header of answers","address":"/docs#header-Schema-Since-SchemaSince","text":"Every change of the collection after this cursor conforms to the schema."},{"title":"Sec-WebSocket-Accept","where":"Header of answers","address":"/docs#header-Sec-WebSocket-Accept-WebSocketAccept","text":"Proves that the server understood the handshake."},{"title":"Sec-WebSocket-Version","where":"Header of answers","address":"/docs#header-Sec-WebSocket-Version-WebSocketVersion","text":"The version of the WebSocket protocol to use. Present only if the handshake requested another version."},{"title":"Total-Count","where":"Header of answers","address":"/docs#header-Total-Count-TotalCount","text":"The number of rows in the collection, or the number of rows that match the filter, in the same snapshot. Present only with Prefer: count=exact."},{"title":"Upgrade","where":"Header of answers","address":"/docs#header-Upgrade","text":"The protocol of this path."},{"title":"Vary","where":"Header of answers","address":"/docs#header-Vary-VaryEncoding","text":"The request headers on which the response depends."},{"title":"WWW-Authenticate","where":"Header of answers","address":"/docs#header-WWW-Authenticate-WwwAuthenticate","text":"How to authenticate. If the request contains an invalid key, the header also has error=\\"invalid_token\\"."},{"title":"X-Accel-Buffering","where":"Header of answers","address":"/docs#header-X-Accel-Buffering-NoBuffering","text":"Instructs proxies such as nginx to forward each event at once."},{"title":"X-Content-Type-Options","where":"Header of answers","address":"/docs#header-X-Content-Type-Options-NoSniff","text":"Instructs browsers to use the media type in Content-Type."},{"title":"CollectionName","where":"Schema","address":"/docs#schema-CollectionName","text":"1 to 64 letters, digits, _ and -, starting with a letter or _. Case-sensitive."},{"title":"Collection","where":"Schema","address":"/docs#schema-Collection","text":"A collection in a list. It contains only the name, also in later versions. name"},{"title":"CollectionList","where":"Schema","address":"/docs#schema-CollectionList","text":"Collections, sorted by name in ascending order."},{"title":"CollectionInput","where":"Schema","address":"/docs#schema-CollectionInput","text":"A collection to create. The server rejects other members. name"},{"title":"CollectionDetails","where":"Schema","address":"/docs#schema-CollectionDetails","text":"A collection with its number of rows, its creation time and its indexes. name rows: The number of rows in the collection. created_at: The creation time (RFC 3339, UTC). indexes: The indexes that the server has created for lists, or is creating."},{"title":"CollectionIndex","where":"Schema","address":"/docs#schema-CollectionIndex","text":"An index that the server maintains. fields: The fields of the index. percent: The part of the work that is done. The index serves lists at 100."},{"title":"CollectionSchema","where":"Schema","address":"/docs#schema-CollectionSchema","text":"A JSON Schema (draft 2020-12) of the rows of a collection, without their id."},{"title":"CollectionSchemaInput","where":"Schema","address":"/docs#schema-CollectionSchemaInput","text":"A JSON Schema (draft 2020-12) of the rows of a collection, without their id. It must be an object with \\"type\\": \\"object\\". The guide to schemas describes the supported keywords. If the schema is not supported, the server returns 422 schema_invalid."},{"title":"RowId","where":"Schema","address":"/docs#schema-RowId","text":"Identifies a row in its collection. The server assigns ids from 1 upwards, in the order of insertion, and never assigns an id again."},{"title":"RowFields","where":"Schema","address":"/docs#schema-RowFields","text":"Fields with names that the client chooses, each with any JSON value. A row has at most 1,000 fields. Numbers are doubles: fractions keep 15 significant digits, and the server rejects integers that a double would change."},{"title":"Row","where":"Schema","address":"/docs#schema-Row","text":"A row: its id and the fields that the client sent. id"},{"title":"RowList","where":"Schema","address":"/docs#schema-RowList","text":"Rows in the requested sort order."},{"title":"RowInput","where":"Schema","address":"/docs#schema-RowInput","text":"A row to insert. It can have any fields except id, which the server assigns."},{"title":"RowInputList","where":"Schema","address":"/docs#schema-RowInputList","text":"The rows to insert, all of them or none."},{"title":"InsertedRowList","where":"Schema","address":"/docs#schema-InsertedRowList","text":"The inserted rows in the order of the request. With Prefer: return=minimal, they have only their id."},{"title":"RowPatch","where":"Schema","address":"/docs#schema-RowPatch","text":"The fields to update. If the body contains id, it must be the id in the path."},{"title":"RowMergePatch","where":"Schema","address":"/docs#schema-RowMergePatch","text":"A merge patch (RFC 7396): the fields to update, where null removes a field. If the body contains id, it must be the id in the path."},{"title":"ExportedText","where":"Schema","address":"/docs#schema-ExportedText","text":"Rows as lines of text."},{"title":"EventStream","where":"Schema","address":"/docs#schema-EventStream","text":"Server-sent events. The data of each event is a frame of the feed."},{"title":"RowReplacement","where":"Schema","address":"/docs#schema-RowReplacement","text":"All fields of the row. If the body contains id, it must be the id in the path."},{"title":"RowsPatch","where":"Schema","address":"/docs#schema-RowsPatch","text":"The fields to update, without id. As application/merge-patch+json (RFC 7396), null removes a field."},{"title":"RowsUpdated","where":"Schema","address":"/docs#schema-RowsUpdated","text":"The number of rows that matched, and the number of rows that changed. matched: The number of rows that matched the filter. changed: The number of rows that changed."},{"title":"RowsDeleted","where":"Schema","address":"/docs#schema-RowsDeleted","text":"The number of deleted rows. deleted: The number of rows that matched the filter."},{"title":"IdempotencyKey","where":"Schema","address":"/docs#schema-IdempotencyKey","text":"Identifies a request. The client generates it at random."},{"title":"FieldNames","where":"Schema","address":"/docs#schema-FieldNames","text":"The names of fields. A name that contains a comma is a JSON string."},{"title":"EventKind","where":"Schema","address":"/docs#schema-EventKind","text":"A kind of change."},{"title":"ChangeEvent","where":"Schema","address":"/docs#schema-ChangeEvent","text":"insert, update and delete name the change. enter and leave are updates after which a row starts or stops matching the filter."},{"title":"Change","where":"Schema","address":"/docs#schema-Change","text":"A change of one row. It has the same members as the frame that the feed sends for the change. event collection seq: The sequence number of the change in its collection. cursor time: When the change was committed (RFC 3339, UTC). row changed: The names of the fields that were added, removed or given another value, in no particular order. Present only if event is update."},{"title":"ChangeList","where":"Schema","address":"/docs#schema-ChangeList","text":"Changes of a collection, in the order of their commits. Pass cursor as since of the next request. changes: The changes after since that the request includes. cursor has_more: Whether more changes were committed when the response was made, or the change log after cursor was not read to its end. Send the next request at once. It does not wait."},{"title":"Cursor","where":"Schema","address":"/docs#schema-Cursor","text":"A position in the changes of a collection. It is opaque: compare cursors only for equality."},{"title":"KeyId","where":"Schema","address":"/docs#schema-KeyId","text":"The id of a key. It is not secret."},{"title":"KeyName","where":"Schema","address":"/docs#schema-KeyName","text":"The display name of a key."},{"title":"KeyScopes","where":"Schema","address":"/docs#schema-KeyScopes","text":"read allows lists, rows, exports and feeds. write allows all changes of collections and rows. admin allows the management of keys."},{"title":"KeyScope","where":"Schema","address":"/docs#schema-KeyScope","text":"One scope of a key."},{"title":"KeyCollections","where":"Schema","address":"/docs#schema-KeyCollections","text":"The only collections that the key can use, or null for all collections. The collections do not need to exist yet."},{"title":"KeyExpiry","where":"Schema","address":"/docs#schema-KeyExpiry","text":"The time when the key expires (RFC 3339), or null if it never expires."},{"title":"Key","where":"Schema","address":"/docs#schema-Key","text":"A key of the account, without its secret. id name account: The name of the account. prefix: The first characters of the secret, to distinguish keys. scopes collections created_at: The creation time (RFC 3339, UTC). expires_at revoked_at: The time when the key was revoked (RFC 3339, UTC), or null if it was not revoked. last_used_at: The time when the key was last used (RFC 3339, UTC), to the minute, or null if it was never used."},{"title":"KeyList","where":"Schema","address":"/docs#schema-KeyList","text":"Keys, oldest first."},{"title":"CreatedKey","where":"Schema","address":"/docs#schema-CreatedKey","text":"A key with its secret, which the server returns only once. id key: The secret of the key, which clients send with requests. The server cannot return it again. name account: The name of the account. prefix: The first characters of the secret, to distinguish keys. scopes collections created_at: The creation time (RFC 3339, UTC). expires_at revoked_at: The time when the key was revoked (RFC 3339, UTC), or null if it was not revoked. last_used_at: The time when the key was last used (RFC 3339, UTC), to the minute, or null if it was never used."},{"title":"KeyInput","where":"Schema","address":"/docs#schema-KeyInput","text":"A key to create. name scopes collections expires_at"},{"title":"KeyPatch","where":"Schema","address":"/docs#schema-KeyPatch","text":"The members of a key to update. Other members stay unchanged. name scopes collections expires_at"},{"title":"KeyRotation","where":"Schema","address":"/docs#schema-KeyRotation","text":"How to rotate a key. grace: How long the old key remains valid, such as 30d, 12h, 15m, 2s or 2w. By default, it expires immediately."},{"title":"Usage","where":"Schema","address":"/docs#schema-Usage","text":"The requests of an account in the current period, and the storage that it uses. account: The name of the account. plan: The name of the plan, or unlimited if the account has no plan. period requests collections rows bytes keys: The requests by key, for every key of the account that is valid or was used in the period."},{"title":"UsagePeriod","where":"Schema","address":"/docs#schema-UsagePeriod","text":"The hour, day or month (UTC) of the plan's quota. If the plan does not limit requests, it is the month. start: The start of the period (RFC 3339, UTC). end: The end of the period, which is the start of the next one (RFC 3339, UTC)."},{"title":"UsageRequests","where":"Schema","address":"/docs#schema-UsageRequests","text":"The account's requests in the period. used: The number of requests that were counted. limit: The maximum that the plan allows. Absent if the plan does not limit it."},{"title":"UsageCollections","where":"Schema","address":"/docs#schema-UsageCollections","text":"The account's collections. used: The current number or amount. limit: The maximum that the plan allows. Absent if the plan does not limit it."},{"title":"UsageRows","where":"Schema","address":"/docs#schema-UsageRows","text":"The rows of all collections of the account. used: The current number or amount. limit: The maximum that the plan allows. Absent if the plan does not limit it."},{"title":"UsageBytes","where":"Schema","address":"/docs#schema-UsageBytes","text":"The size of all rows of the account in bytes: their JSON in UTF-8, including ids. used: The current number or amount. limit: The maximum that the plan allows. Absent if the plan does not limit it."},{"title":"KeyUsage","where":"Schema","address":"/docs#schema-KeyUsage","text":"The requests of one key in the period. id: The id of the key, as in rowfeed keys list. This is not the secret of the key. name: The name of the key. requests: The number of requests that were counted."},{"title":"UsageHistory","where":"Schema","address":"/docs#schema-UsageHistory","text":"Days with their requests, oldest first."},{"title":"UsageDay","where":"Schema","address":"/docs#schema-UsageDay","text":"The requests of an account on one day. date: The day, in UTC. requests: The number of requests that were counted. keys: The requests by key. Keys without requests are omitted."},{"title":"Health","where":"Schema","address":"/docs#schema-Health","text":"Whether the server works. ok: True if the server works. service: The name of the product."},{"title":"ProblemCode","where":"Schema","address":"/docs#schema-ProblemCode","text":"Identifies the kind of error for programs. x-error-codes describes the codes of this version. Later versions can add codes, so handle an unknown code by its status."},{"title":"ProblemDetails","where":"Schema","address":"/docs#schema-ProblemDetails","text":"The reason why a request failed (RFC 9457). type: urn:rowfeed:problem: followed by the code. title: The meaning of the code. It is the same for every occurrence. status: The status of the response. detail: A description of the error in this request, for people to read. instance: The path of the request as the client sent it, without the query. Absent if the server could not read the path. code request_id: The same value as the header Request-Id. errors: The errors, one item per place. checked: The number of rows that were checked, with rows_mismatch. index"},{"title":"IndexProgress","where":"Schema","address":"/docs#schema-IndexProgress","text":"How far an index is that a list waits for, with index_building. fields: The fields of the index. percent: The part of the work that is done. ready_in_s: The estimated time until the index is complete, in seconds."},{"title":"ValidationItem","where":"Schema","address":"/docs#schema-ValidationItem","text":"One error, with either pointer or parameter. pointer: The place in the body, as a JSON Pointer (RFC 6901). Empty for the complete body. parameter: The name of the path, query or header parameter. id: The id of the row with the error, if the row is not in the body. pointer then refers to this row. detail: A description of the error."},{"title":"OpenapiDocument","where":"Schema","address":"/docs#schema-OpenapiDocument","text":"An OpenAPI document. openapi: The version of OpenAPI. info paths: The operations by path."},{"title":"AsyncapiDocument","where":"Schema","address":"/docs#schema-AsyncapiDocument","text":"An AsyncAPI document. asyncapi: The version of AsyncAPI. info"},{"title":"DocumentInfo","where":"Schema","address":"/docs#schema-DocumentInfo","text":"The title and the version of a document. title: The title of the document. version: The version of the contract."},{"title":"HtmlPage","where":"Schema","address":"/docs#schema-HtmlPage","text":"A page as HTML."},{"title":"GuideText","where":"Schema","address":"/docs#schema-GuideText","text":"A guide, or the list of the guides, as Markdown."},{"title":"DocsSections","where":"Schema","address":"/docs#schema-DocsSections","text":"The sections of the documentation."},{"title":"DocsSection","where":"Schema","address":"/docs#schema-DocsSection","text":"A section of the documentation. title: The heading of the section, or the name of the item that it describes. where: The part of the documentation that contains the section. address: The address of the section, relative to the root of the server. text: The text of the section, without markup."},{"title":"SourceText","where":"Schema","address":"/docs#schema-SourceText","text":"A script or a style sheet."},{"title":"InsertEvent","where":"Schema","address":"/docs#schema-InsertEvent","text":"A row was inserted."},{"title":"UpdateEvent","where":"Schema","address":"/docs#schema-UpdateEvent","text":"A row was updated."},{"title":"DeleteEvent","where":"Schema","address":"/docs#schema-DeleteEvent","text":"A row was deleted."},{"title":"EnterEvent","where":"Schema","address":"/docs#schema-EnterEvent","text":"A change made a row match the filter."},{"title":"LeaveEvent","where":"Schema","address":"/docs#schema-LeaveEvent","text":"A change made a row stop matching the filter."},{"title":"RowEvent","where":"Schema","address":"/docs#schema-RowEvent","text":"The frame is not a change. It contains an initial row."},{"title":"BookmarkEvent","where":"Schema","address":"/docs#schema-BookmarkEvent","text":"The frame is not a change. It renews the cursor."},{"title":"Seq","where":"Schema","address":"/docs#schema-Seq","text":"The sequence number of the change in its collection."},{"title":"CommitTime","where":"Schema","address":"/docs#schema-CommitTime","text":"When the change was committed (RFC 3339, UTC)."},{"title":"InsertFrame","where":"Schema","address":"/docs#schema-InsertFrame","text":"A row was inserted. event collection seq cursor time row"},{"title":"UpdateFrame","where":"Schema","address":"/docs#schema-UpdateFrame","text":"A row was updated. event collection seq cursor time row changed: The names of the fields that were added, removed or given another value, in no particular order."},{"title":"DeleteFrame","where":"Schema","address":"/docs#schema-DeleteFrame","text":"A row was deleted. row is its last state. event collection seq cursor time row"},{"title":"EnterFrame","where":"Schema","address":"/docs#schema-EnterFrame","text":"A row started to match the filter. row is its state after the change. event collection seq cursor time row"},{"title":"LeaveFrame","where":"Schema","address":"/docs#schema-LeaveFrame","text":"A row stopped matching the filter. row is the row as it was when it last matched. event collection seq cursor time row"},{"title":"RowFrame","where":"Schema","address":"/docs#schema-RowFrame","text":"An initial row, in its state at this position of the feed. event collection row"},{"title":"BookmarkFrame","where":"Schema","address":"/docs#schema-BookmarkFrame","text":"A new cursor to resume from, without a change. event seq: The sequence number of the last change that the feed has sent or skipped. It is 0 before the first change. cursor time: When the bookmark was sent (RFC 3339, UTC). synced: Present after the last initial row. From this bookmark on, the copy of the client is identical to the matching rows of the collection."}]`;

export const llmsText = `# rowfeed

> rowfeed is a self-hosted data service. It stores collections of JSON rows, serves them over HTTP, and sends every
> change over a WebSocket feed that clients can resume.

- [OpenAPI document](http://127.0.0.1:3000/openapi.json): the complete HTTP API
- [AsyncAPI document](http://127.0.0.1:3000/asyncapi.json): the frames of the feed

## Start

- [What rowfeed is, and what it is not](http://127.0.0.1:3000/docs/what-rowfeed-is.md): rowfeed stores JSON rows in named collections.
- [Install](http://127.0.0.1:3000/docs/install.md): You need Node.js 22.12 or later.
- [Quickstart with curl](http://127.0.0.1:3000/docs/quickstart.md): In five minutes, you create a collection, write rows, read them with a filter and follow their changes.
- [Quickstart with TypeScript](http://127.0.0.1:3000/docs/quickstart-typescript.md): In five minutes, you generate a typed client from your server, write and read rows with it, and follow their changes.

## Tutorials

- [A shared to-do list in the browser](http://127.0.0.1:3000/docs/todo-list.md): In this tutorial, you build a page with a to-do list that several people edit at the same time.
- [From a spreadsheet to a typed API](http://127.0.0.1:3000/docs/spreadsheet.md): In this tutorial, you turn a spreadsheet into an API with typed rows, and generate a TypeScript client for it.
- [Keep a copy in sync](http://127.0.0.1:3000/docs/keep-in-sync.md): In this tutorial, you copy a collection to a file with Node.js, and to an SQLite database with Python.

## How to

- [Collections and rows](http://127.0.0.1:3000/docs/rows.md): A collection is a named set of rows.
- [Filter, sort and paginate](http://127.0.0.1:3000/docs/lists.md): GET /v1/collections/{name}/rows returns a list of rows.
- [Write safely](http://127.0.0.1:3000/docs/safe-writes.md): Networks fail, and several clients write at the same time.
- [Import and export (CSV, NDJSON)](http://127.0.0.1:3000/docs/import-export.md): rowfeed import stores the rows of a file in a collection.
- [Follow changes](http://127.0.0.1:3000/docs/follow.md): A feed sends every insert, update and delete in one collection, in the order of the commits.
- [Reconnect and resume](http://127.0.0.1:3000/docs/resume.md): A client that follows a feed must not miss a change, even if its connection is lost.
- [Authenticate](http://127.0.0.1:3000/docs/authenticate.md): Every request to the API needs an API key.
- [Create and rotate API keys](http://127.0.0.1:3000/docs/keys.md): You manage API keys on the command line, which opens the database in DATABASE_URL, whether a server is running or not.
- [Set plans and quotas](http://127.0.0.1:3000/docs/plans.md): A plan limits the number of requests of an account, the amount that it stores, or both.
- [Validate rows with JSON Schema](http://127.0.0.1:3000/docs/schemas.md): By default, the rows of a collection can have any fields.
- [Generate SDKs](http://127.0.0.1:3000/docs/sdks.md): You generate clients from the documents that the server publishes.
- [Test against rowfeed in CI](http://127.0.0.1:3000/docs/test-in-ci.md): Your tests should use a real server, because it starts in less than a second.
- [Web console](http://127.0.0.1:3000/docs/console.md): The console shows and edits collections, rows, schemas, keys and usage in a browser.
- [Deployment](http://127.0.0.1:3000/docs/deploy.md): How to run rowfeed on a server.
- [Deploy on PostgreSQL](http://127.0.0.1:3000/docs/postgres.md): Create an empty database in UTF-8, and start the server with its URL.
- [Scale out with Citus](http://127.0.0.1:3000/docs/citus.md): If one PostgreSQL server can't store or write enough, you can run rowfeed on Citus, an extension that distributes a PostgreSQL database over several servers.
- [Back up and restore](http://127.0.0.1:3000/docs/backup.md): How to back up a database, restore it, check it and move it.
- [Monitoring](http://127.0.0.1:3000/docs/monitor.md): How to see whether a server works and what it does.
- [Upgrade](http://127.0.0.1:3000/docs/upgrade.md): A new version of rowfeed needs no steps by hand.

## Reference

- [HTTP reference](http://127.0.0.1:3000/docs/http.md): These rules apply to every operation, in addition to the contract.
- [Change feed (WebSocket)](http://127.0.0.1:3000/docs/feed.md): The feed is a WebSocket connection that sends every insert, update and delete in one collection, in the order of the commits.
- [Filter language](http://127.0.0.1:3000/docs/filter.md): A filter selects rows of a list, an export, a bulk write or a feed.
- [JavaScript client: live mirror](http://127.0.0.1:3000/docs/client.md): rowfeed/client keeps a copy of a collection in a Map and reports every change to it.
- [Command line (CLI)](http://127.0.0.1:3000/docs/cli.md): The command rowfeed starts the server and manages keys, plans, schemas and databases.
- [Configuration](http://127.0.0.1:3000/docs/configuration.md): All settings of the server are environment variables.
- [Errors](http://127.0.0.1:3000/docs/errors.md): The body of every error is a problem, in the format application/problem+json (RFC 9457).
- [Limits and performance](http://127.0.0.1:3000/docs/limits.md): What a client can use, and what lists and exports cost.
- [Metrics](http://127.0.0.1:3000/docs/metrics.md): The server provides these metrics for Prometheus.
- [SDK generators](http://127.0.0.1:3000/docs/generators.md): These generators create clients from the documents of rowfeed.

## Explanation

- [Consistency and ordering](http://127.0.0.1:3000/docs/consistency.md): This page explains which promises rowfeed makes about the order of changes, and what clients can build on them.
- [Durability](http://127.0.0.1:3000/docs/durability.md): This page explains what survives a crash, and how rowfeed notices damage.
- [How indexes create themselves](http://127.0.0.1:3000/docs/indexes.md): You never create an index in rowfeed.
- [Security model](http://127.0.0.1:3000/docs/security-model.md): This page explains what rowfeed protects, against whom, and what remains your task.
- [Versioning](http://127.0.0.1:3000/docs/versioning.md): This page explains what later versions of rowfeed can change, and what your clients must tolerate.
- [Benchmarks](http://127.0.0.1:3000/docs/benchmarks.md): All figures come from one shared virtual machine with 2 cores and Node.js 20.
- [Comparison with other services](http://127.0.0.1:3000/docs/comparison.md): Many self-hosted services store data and serve it over HTTP.

## Help

- [Troubleshooting](http://127.0.0.1:3000/docs/troubleshooting.md): What to do when something fails, and how to test a deployment.
- [Frequently asked questions](http://127.0.0.1:3000/docs/faq.md): No.
- [Glossary](http://127.0.0.1:3000/docs/glossary.md): Term Meaning Account A separate set of collections, keys and usage.
- [Changelog](http://127.0.0.1:3000/docs/changelog.md): This file lists the changes that matter to operators and clients of rowfeed, in the form of Keep a Changelog.
`;

export const docsContentSecurityPolicy = `default-src 'none'; script-src 'sha256-YMX5WRK7VA3ahqoNFb5lkrX0VxuuJ7hsqHqMDWWiw2U='; style-src 'sha256-52yyBMcCW7zJHUuwt3nZB1O8nZLmUE63FsIJaqSWm2s='; img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;
