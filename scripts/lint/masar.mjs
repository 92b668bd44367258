// Masar's own lint rules, loaded by oxlint. Each message says where to go.

const report = (context, node, message) => context.report({ node, message })
const isMember = (node, object, property) =>
  node.type === 'MemberExpression' && node.object.name === object && node.property.name === property

const noAmbientClock = {
  create: (context) => ({
    CallExpression(node) {
      if (isMember(node.callee, 'Date', 'now'))
        report(
          context,
          node,
          'Take the time as an argument: deps.clock.now() on the server, an event or context field in a chart.',
        )
    },
    NewExpression(node) {
      if (node.callee.name === 'Date' && node.arguments.length === 0)
        report(
          context,
          node,
          'Take the time as an argument: deps.clock.now() on the server, an event or context field in a chart.',
        )
    },
  }),
}

const noLocaleString = {
  create: (context) => ({
    CallExpression(node) {
      if (/^toLocale(Date|Time)?String$/.test(node.callee.property?.name ?? ''))
        report(
          context,
          node,
          'Use the formatters of src/i18n (dates, numbers): they know the language and keep Western digits.',
        )
    },
    NewExpression(node) {
      if (
        node.callee.object?.name === 'Intl' &&
        /^(DateTime|Number|RelativeTime|List)Format$/.test(node.callee.property?.name ?? '')
      )
        report(
          context,
          node,
          'Use the formatters of src/i18n (dates, numbers): they know the language and keep Western digits.',
        )
    },
  }),
}

const physicalName =
  /^(m[lr]|p[lr]|left|right|(margin|padding|border|inset|scrollMargin|scrollPadding)(Left|Right)(Color|Width|Style|Radius)?|border(Top|Bottom)(Left|Right)Radius|(rounded|borderRadius)(Left|Right|TopLeft|TopRight|BottomLeft|BottomRight))$/
const physicalMessage =
  'Use the logical property: ms/me, ps/pe, insetStart/insetEnd, borderStart/borderEnd, textAlign start/end. Arabic runs from right to left.'
const isSide = (node) =>
  node?.type === 'Literal' && (node.value === 'left' || node.value === 'right')

const noPhysicalSides = {
  create: (context) => ({
    JSXAttribute(node) {
      const name = node.name.name
      if (typeof name !== 'string') return
      if (physicalName.test(name)) return report(context, node, physicalMessage)
      const value =
        node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value
      if (/^(textAlign|float|clear)$/.test(name) && isSide(value))
        report(context, node, physicalMessage)
    },
    ObjectExpression(node) {
      // A chart library's margins are measured on the drawing, which is mirrored as a whole.
      if (node.parent.parent?.type === 'JSXAttribute' && node.parent.parent.name.name === 'margin')
        return
      for (const property of node.properties) {
        const name = property.key?.name ?? property.key?.value
        if (property.type !== 'Property' || typeof name !== 'string') continue
        if (
          physicalName.test(name) ||
          (/^(textAlign|float|clear)$/.test(name) && isSide(property.value))
        )
          report(context, property, physicalMessage)
      }
    },
  }),
}

const noDoubleCast = {
  create: (context) => ({
    TSAsExpression(node) {
      const inner = node.expression
      if (
        inner.type === 'TSAsExpression' &&
        /^TS(Unknown|Never|Any)Keyword$/.test(inner.typeAnnotation.type)
      )
        report(
          context,
          node,
          'A cast through unknown hides a mistake: parse the value, or fix the type where it is made.',
        )
    },
  }),
}

const noEnum = {
  create: (context) => ({
    TSEnumDeclaration: (node) =>
      report(
        context,
        node,
        'Use a union of string literals, or a const tuple and its element type.',
      ),
  }),
}

const namedExports = {
  create: (context) => ({
    ExportDefaultDeclaration: (node) =>
      report(
        context,
        node,
        'Export by name; only screens export default, because lazy asks for it.',
      ),
    ExportAllDeclaration: (node) =>
      report(context, node, 'No barrels: import from the module that holds the thing.'),
  }),
}

const noRawUrl = {
  create: (context) => ({
    JSXAttribute(node) {
      const value =
        node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value
      if (
        /^(to|href)$/.test(node.name.name) &&
        value?.type === 'Literal' &&
        /^\/[a-z]/.test(String(value.value))
      )
        report(
          context,
          node,
          'Make the address with src/paths.ts: it is the only place a URL is made.',
        )
    },
  }),
}

const noSilentCatch = {
  create: (context) => ({
    CatchClause(node) {
      if (
        node.body.body.length === 0 &&
        context.sourceCode.getCommentsInside(node.body).length === 0
      )
        report(
          context,
          node,
          'Handle the error, let it through, or say in a comment why it may be dropped.',
        )
    },
  }),
}

const noRandomUuid = {
  create: (context) => ({
    MemberExpression(node) {
      if (isMember(node, 'crypto', 'randomUUID'))
        report(
          context,
          node,
          'Use newId of src/lib/new-id.ts: on a page of plain HTTP a browser has no randomUUID.',
        )
    },
  }),
}

export default {
  meta: { name: 'masar' },
  rules: {
    'no-ambient-clock': noAmbientClock,
    'no-locale-string': noLocaleString,
    'no-physical-sides': noPhysicalSides,
    'no-double-cast': noDoubleCast,
    'no-enum': noEnum,
    'named-exports': namedExports,
    'no-raw-url': noRawUrl,
    'no-silent-catch': noSilentCatch,
    'no-random-uuid': noRandomUuid,
  },
}
