import { describe, expect, test } from 'vitest'
import { patient } from '../../../scripts/lib/patience.mjs'
import { acceptedFile } from './upload.rules'
import { pictureOnly } from './svg.rules'

const head =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10">'
const circle = '<circle cx="5" cy="5" r="4"/>'
const of = (content: string, before = '') =>
  pictureOnly(`${before}${head}${content}${circle}</svg>`)

/** What no picture that is kept may hold. */
const acts =
  /script|\son\w+=|javascript|foreignObject|<iframe|<a[\s>]|http(?!:\/\/www\.w3\.org)|\/\/evil|@import|data:image\/svg|ENTITY|animate|<set|href="#[^"]*%/i

describe('active content and outside references are removed, and the picture stays', () => {
  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script by a prefix', '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'],
    [
      'a script of another namespace',
      '<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>',
    ],
    ['a script in a style', '<style><script>alert(1)</script></style>'],
    [
      'a handler',
      '<g onclick="alert(1)" ONLOAD = "alert(2)"><path d="M0 0" onmouseover="alert(3)"/></g>',
    ],
    ['a handler after a slash', '<path d="M0 0"\n\tonfocus\n=\n"alert(1)"/>'],
    ['a link to script', '<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
    [
      'a link to script by entities',
      '<a xlink:href="&#106;ava&#x09;script:alert(1)"><path d="M0 0"/></a>',
    ],
    [
      'a foreign object',
      '<foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="http://evil.example"/></body></foreignObject>',
    ],
    [
      'a use from elsewhere',
      '<use href="http://evil.example/x.svg#a"/><use xlink:href="//evil.example/x.svg#a"/>',
    ],
    ['a use of data', '<use href="data:image/svg+xml;base64,PHN2Zy8+#a"/>'],
    [
      'an image from elsewhere',
      '<image href="http://evil.example/track.png" width="9" height="9"/>',
    ],
    [
      'an image that is an SVG',
      '<image href="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+" width="9" height="9"/><image xlink:href=" data:image/SVG+xml,%3Csvg onload=alert(1)%3E"/>',
    ],
    ['a filter image', '<filter id="f"><feImage href="http://evil.example/x.svg"/></filter>'],
    [
      'a style from elsewhere',
      '<style>@import url(http://evil.example/a.css); .a { fill: red }</style>',
    ],
    [
      'a font from elsewhere',
      '<style>@font-face { font-family: x; src: url(http://evil.example/x.woff) } .a { fill: red }</style>',
    ],
    [
      'a url in a style',
      '<style>.a { fill: url("http://evil.example/a.svg#b") }</style><path d="M0 0" style="background:url(//evil.example)"/>',
    ],
    [
      'a url spelled by escapes',
      '<path d="M0 0" style="fill:\\75\\72\\6c(http://evil.example)"/><style>.a{fill:\\000075rl(http://evil.example)}</style>',
    ],
    ['a url split by a comment', '<path d="M0 0" style="fill:u/**/rl(http://evil.example)"/>'],
    [
      'a url in an attribute',
      '<path d="M0 0" fill="url(http://evil.example#a)" filter="url( \'http://evil.example#f\' )"/>',
    ],
    [
      'a url between what looks like a comment and is text',
      '<style>.a { a: "/*"; fill: url(//evil.example); b: "*/" }</style><path d="M0 0" style="a:\'/*\';background:url(//evil.example);b:\'*/\'"/>',
    ],
    [
      'a copy of an id that percent signs spell, which no count of copies would find',
      '<g id="b"><path d="M0 0"/></g><use href="#%62"/><use xlink:href="#%62"/>',
    ],
    [
      'an animation',
      '<a><animate attributeName="href" to="javascript:alert(1)"/><set attributeName="onclick" to="alert(1)"/><path d="M0 0"/></a>',
    ],
    ['an instruction', '<?xml-stylesheet href="http://evil.example/a.css"?><path d="M0 0"/>'],
    ['a base', '<g xml:base="http://evil.example/"><path d="M0 0"/></g>'],
  ])('%s', (_, content) => {
    const picture = of(content)
    expect(picture).toContain('<circle')
    expect(picture).not.toMatch(acts)
    expect(pictureOnly(picture ?? ''), 'nothing is left to leave out').toBe(picture)
  })
})

describe('an upload that is not a picture is refused', () => {
  const uses = '<use href="#a"/>'.repeat(10)
  test.each([
    ['a page', '<html xmlns="http://www.w3.org/1999/xhtml"><body/></html>'],
    ['no namespace', `<svg>${circle}</svg>`],
    ['what is not well formed', `${head}<g>${circle}</svg>`],
    ['nothing drawn', `${head}<script>alert(1)</script></svg>`],
    [
      'an entity that is a file',
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${head}<text>&x;</text></svg>`,
    ],
    [
      'entities in entities',
      `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${head}<text>&b;</text></svg>`,
    ],
    ['an entity that is unknown', `${head}<text>&nope;</text></svg>`],
    [
      'copies of copies',
      `${head}<g id="a">${circle}</g><g id="b">${uses}</g><g id="c">${uses.replaceAll('#a', '#b')}</g><use href="#c"/></svg>`,
    ],
    ['elements without number', `${head}${'<g/>'.repeat(20_001)}${circle}</svg>`],
    [
      'elements within elements without number',
      `${head}${'<g>'.repeat(300)}${circle}${'</g>'.repeat(300)}</svg>`,
    ],
    [
      'an entity that is written without end',
      `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(100)}">]>${head}<text>${'&a;'.repeat(300)}</text></svg>`,
    ],
    [
      'an entity that is written without end in an attribute',
      `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(100)}">]>${head}<path d="${'&a;'.repeat(300)}"/></svg>`,
    ],
    [
      'what is kept being far longer than the file',
      `${head}<text>${'>'.repeat(50_000)}</text></svg>`,
    ],
    ['text', 'Hello'],
    ['nothing', ''],
  ])('%s', (_, text) => {
    expect(pictureOnly(text)).toBeNull()
  })

  // The parser looks for the namespace of each element in all those around it.
  test.each([
    ['elements within elements', '<g>'.repeat(60_000)],
    ['elements of another namespace within elements', '<x:g xmlns:x="urn:x">'.repeat(60_000)],
    ['elements without number', '<g/>'.repeat(500_000)],
    ['entities', '&a;'.repeat(600_000)],
  ])(
    '%s, and the rest of it is not read',
    (_, content) => {
      expect(
        pictureOnly(`<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(100)}">]>${head}${content}`),
      ).toBeNull()
    },
    patient(1000),
  )
})

// Everybody else waits while a file is read: one whose reading grew with the square of its length
// took minutes.
test.each([
  ['fonts that do not end', `<style>${'@font-face{'.repeat(150_000)}</style>`],
  ['comments that do not end', `<style>${'/* '.repeat(500_000)}</style>`],
  ['comments in an attribute that do not end', `<path d="M0 0" style="${'/* '.repeat(500_000)}"/>`],
])('%s are read as fast as anything of their length', (_, content) => {
  expect(of(content)).toContain('<circle')
})

describe('a harmless picture is kept as it looks', () => {
  test.each([
    [
      'gradients',
      '<defs><linearGradient id="g" x1="0" x2="1"><stop offset="0" stop-color="#fff"/><stop offset="1" style="stop-color:#123456;stop-opacity:1"/></linearGradient><radialGradient id="r" href="#g"/></defs><rect width="9" height="9" fill="url(#g)"/>',
    ],
    [
      'a clip path and a mask',
      '<clipPath id="c"><rect width="5" height="5"/></clipPath><mask id="m"><path d="M0 0h5v5z"/></mask><g clip-path="url(#c)" mask="url(\'#m\')"><path d="M1,1 L2,2" style="fill:none;stroke:#000;stroke-width:.5;mask:url(#m)"/></g>',
    ],
    ['titles', '<title>شعار مسار &#38; Masar</title><desc>A dot</desc><path d="M0 0"/>'],
    [
      'a written-out raster picture',
      '<image width="1" height="1" href="data:image/png;base64,iVBORw0KGgo="/>',
    ],
    [
      'a style sheet',
      '<style>.a{fill:#f00}.b&#62;path{stroke:url(#g)}</style><path class="a" d="M0 0"/>',
    ],
    [
      'text',
      '<text x="1" y="2" font-family="Arial, sans-serif" xml:space="preserve">a <tspan dx="1">b</tspan></text>',
    ],
    [
      'a shadow',
      '<filter id="f"><feGaussianBlur in="SourceAlpha" stdDeviation="2"/><feMerge><feMergeNode in="SourceGraphic"/></feMerge></filter><path filter="url(#f)" d="M0 0"/>',
    ],
  ])('%s', (_, content) => {
    // Only how an empty element is written differs.
    const written = content.replace(/<([\w:]+)((?:\s[^<>]*?)?)\/>/g, '<$1$2></$1>')
    expect(of(content)).toBe(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${written}<circle cx="5" cy="5" r="4"></circle></svg>`,
    )
  })

  test('as Inkscape saves it', () => {
    const file = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="50mm" height="50mm" viewBox="0 0 50 50" version="1.1" id="svg5" inkscape:version="1.2 (dc2aedaf03, 2022-05-15)" sodipodi:docname="logo.svg"
  xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
  xmlns:xlink="http://www.w3.org/1999/xlink" xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <sodipodi:namedview id="namedview7" pagecolor="#ffffff" inkscape:zoom="2.9" />
  <metadata><rdf:RDF><rdf:li>Noura</rdf:li></rdf:RDF></metadata>
  <defs id="defs2"><linearGradient inkscape:collect="always" id="lg1"><stop style="stop-color:#0ff;stop-opacity:1" offset="0" id="s1"/></linearGradient>
  <linearGradient xlink:href="#lg1" id="lg2" gradientUnits="userSpaceOnUse"/></defs>
  <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1"><path style="fill:url(#lg2);stroke-width:0.26" d="M 5,5 45,45" sodipodi:nodetypes="cc" id="p1"/></g>
</svg>`
    const picture = pictureOnly(file)
    expect(picture).toContain(
      '<linearGradient href="#lg1" id="lg2" gradientUnits="userSpaceOnUse">',
    )
    expect(picture).toContain(
      '<path style="fill:url(#lg2);stroke-width:0.26" d="M 5,5 45,45" id="p1">',
    )
    expect(picture).not.toMatch(/inkscape|sodipodi|rdf|Noura/)
  })

  test('as Illustrator saves it, with its own data beside the picture', () => {
    const file = `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
  <!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
]>
<svg version="1.1" id="Layer_1" xmlns:x="&ns_extend;" xmlns:i="&ns_ai;" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" viewBox="0 0 100 100" style="enable-background:new 0 0 100 100;" xml:space="preserve">
<style type="text/css"><![CDATA[ .st0{clip-path:url(#SVGID_2_);} .st1{fill:#ED1C24;} ]]></style>
<switch><foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1"><i:aipgfRef xlink:href="#adobe_illustrator_pgf"/></foreignObject>
<g i:extraneous="self"><g><defs><rect id="SVGID_1_" width="100" height="100"/></defs><clipPath id="SVGID_2_"><use xlink:href="#SVGID_1_" style="overflow:visible;"/></clipPath><g class="st0"><path class="st1" d="M0,0h5z"/></g></g></g></switch>
<i:aipgf id="adobe_illustrator_pgf"><![CDATA[ eJzsvWmTHMeR ]]></i:aipgf>
</svg>`
    const picture = pictureOnly(file)
    expect(picture).toContain(
      '<style> .st0{clip-path:url(#SVGID_2_);} .st1{fill:#ED1C24;} </style>',
    )
    expect(picture).toContain('<use href="#SVGID_1_" style="overflow:visible;"></use>')
    expect(picture).not.toMatch(/foreignObject|adobe|aipgf|eJzs/)
  })
})

test('only the picture of an upload is stored', async () => {
  const accepted = await acceptedFile(
    'avatar',
    Buffer.from(`${head}${circle}<script>alert(1)</script></svg>`),
  )
  expect(accepted?.mime).toBe('image/svg+xml')
  expect(accepted?.bytes.toString()).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4"></circle></svg>',
  )
  expect(
    await acceptedFile('company_avatar', Buffer.from('<html><script>alert(1)</script></html>')),
  ).toBeNull()
})
