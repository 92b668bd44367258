import type { IRegularForbiddenRuleType } from 'dependency-cruiser'

/**
 * A forbidden direction. `comment` says what to do instead, because it is what a person reads when
 * the check fails.
 */
export type Rule = IRegularForbiddenRuleType & { name: string; comment: string }

const tests = '\\.(test|e2e)\\.tsx?$'
/**
 * Tests and what only they and tools load: helpers, fixtures, a chart's cases.
 */
const helpers = [
  '/testing/',
  '/testing\\.tsx?$',
  '/fixtures/',
  '\\.cases\\.ts$',
  '\\.dev\\.(mjs|ts)$',
]
const testOnly = [tests, ...helpers, '^machines/paths/', '^(e2e|qa|scripts|bench)/']

const forbid = (name: string, comment: string, from: Rule['from'], to: Rule['to']): Rule => ({
  name,
  comment,
  severity: 'error',
  from,
  to,
})

/** Browser and server. */
const sides: Rule[] = [
  forbid(
    'src-not-to-server',
    'The browser uses the server only through the contract: call the operation through src/api.',
    { path: '^src/' },
    { path: '^server/' },
  ),
  forbid(
    'server-not-to-src',
    'The server must not import browser code. Share a chart (machines/), the contract or a sentence (locales/) instead.',
    { path: '^server/' },
    { path: '^src/' },
  ),
  forbid(
    'product-not-to-tooling',
    'scripts/, e2e/, qa/ and bench/ may import the product, but the product must not import them.',
    { path: '^(src|server|machines)/', pathNot: testOnly },
    { path: '^(scripts|e2e|qa|bench)/' },
  ),
  forbid(
    'product-not-to-tests',
    'Only tests may import tests and test helpers.',
    { path: '^(src|server|machines)/', pathNot: testOnly },
    { path: [tests, ...helpers] },
  ),
  forbid(
    'generated-stands-alone',
    'openapi/generated is generated from the contract and must not import our code.',
    { path: '^openapi/generated/' },
    { path: '^(src|server|machines|scripts|e2e|qa|bench)/' },
  ),
]

/** app → screens → features → { forms, loading, session } → { ui, api, i18n, lib }. */
const browser: Rule[] = [
  forbid(
    'only-main-uses-app',
    'src/app imports every screen, so only src/main.ts may import src/app.',
    { path: '^src/', pathNot: ['^src/app/', '^src/main\\.ts$', ...testOnly] },
    { path: '^src/app/' },
  ),
  forbid(
    'screen-not-to-screen',
    'Move what two screens share to src/features/<prefix> or src/ui.',
    { path: '^src/screens/([^/]+/[^/]+)' },
    { path: '^src/screens/', pathNot: '^src/screens/$1(/|$)' },
  ),
  forbid(
    'feature-not-to-feature',
    'Move what two features share to src/ui or src/lib, or to the one feature whose concept it is.',
    { path: '^src/features/([^/]+)' },
    { path: '^src/features/', pathNot: '^src/features/$1(/|$)' },
  ),
  forbid(
    'feature-not-to-screen',
    'A feature must not import screens: pass what differs as a prop.',
    { path: '^src/features/' },
    { path: '^src/screens/' },
  ),
  forbid(
    'session-not-upwards',
    'src/session must not import features, screens, forms or loading: src/app/session provides the actors of the chart.',
    { path: '^src/session/' },
    { path: ['^src/(screens|features|forms|loading)/', '^src/(notify|paths)\\.ts$'] },
  ),
  forbid(
    'forms-not-upwards',
    'src/forms must not import a particular form: pass the schema, the sentences and the request as props.',
    { path: '^src/forms/' },
    { path: '^src/(screens|features|loading|session|paths)' },
  ),
  forbid(
    'forms-send-in-one-place',
    'In src/forms only mutation-form.tsx may import React Query, because the login page has a form but no queries.',
    { path: '^src/forms/', pathNot: ['^src/forms/mutation-form\\.tsx$', tests] },
    { path: '(^|node_modules/)@tanstack/react-query(/|$)' },
  ),
  forbid(
    'loading-not-upwards',
    'src/loading must not import a particular page: pass the query, the sentences and the skeleton as props.',
    { path: '^src/loading/' },
    { path: '^src/(screens|features|forms|session|notify|paths)' },
  ),
  forbid(
    'foundation-not-upwards',
    'ui, api, i18n and lib are the lowest layer: pass what they need as an argument.',
    { path: '^src/(ui|api|i18n|lib)/' },
    { path: ['^src/(screens|features|forms|loading|session)/', '^src/(notify|paths)\\.ts$'] },
  ),
  forbid(
    'ui-knows-no-product',
    'A primitive takes texts, data and handlers as props; it must not import API calls, translations or charts.',
    { path: '^src/ui/' },
    { path: '^(src/(api|i18n)|machines|openapi|locales)/' },
  ),
  forbid(
    'ui-knows-no-framework',
    'A primitive must not import the router, React Query, i18n or XState: move such code to src/features or src/screens.',
    { path: '^src/ui/' },
    {
      path: '(^|node_modules/)(@tanstack/react-(router|query)|i18next|react-i18next|xstate|@xstate/[^/]+|openapi-fetch)(/|$)',
    },
  ),
  forbid(
    'lib-is-small',
    'src/lib holds small pure functions: it must not import other src folders, charts or frameworks.',
    { path: '^src/lib/', pathNot: tests },
    {
      path: [
        '^src/(?!lib/)',
        '^(machines|locales)/',
        '(^|node_modules/)(react|react-dom|@chakra-ui/[^/]+|@tanstack/[^/]+|xstate|i18next|react-i18next)(/|$)',
      ],
    },
  ),
  forbid(
    'api-shows-nothing',
    'The HTTP client must not show anything: return or throw an ApiError, and let the caller show it.',
    { path: '^src/api/' },
    { path: ['^src/(ui|notify)', '(^|node_modules/)(react|react-dom|@chakra-ui/[^/]+)(/|$)'] },
  ),
]

/** machines → contract types and xstate, nothing else. */
const machines: Rule[] = [
  forbid(
    'machines-not-outwards',
    'A chart only names its effects: src/ provides the actors and server/ applies the events.',
    { path: '^machines/' },
    { path: '^(src|server|locales|scripts|e2e|qa|bench)/' },
  ),
  forbid(
    'machines-only-xstate',
    'A chart may import only xstate and the contract types (machines/paths may import more).',
    { path: '^machines/', pathNot: ['^machines/paths/', tests] },
    {
      dependencyTypes: [
        'npm',
        'npm-dev',
        'npm-optional',
        'npm-peer',
        'npm-no-pkg',
        'npm-unknown',
        'core',
      ],
      pathNot: '(^|node_modules/)xstate(/|$)',
    },
  ),
  forbid(
    'machines-only-contract-types',
    'From openapi/ a chart may import only openapi/generated.',
    { path: '^machines/' },
    { path: '^openapi/', pathNot: '^openapi/generated/' },
  ),
  forbid(
    'paths-are-for-tests',
    'machines/paths walks the charts for tests and reports; of the product only the panel of demo mode loads it.',
    {
      path: '^(src|server|machines)/',
      pathNot: ['^server/http/development/dev-panel\\.ts$', ...testOnly],
    },
    { path: '^machines/paths/' },
  ),
  forbid(
    'graph-in-one-file',
    'Import @xstate/graph in machines/paths/graph/graph.ts only, and use its functions from there.',
    { path: '.', pathNot: '^machines/paths/graph/graph\\.ts$' },
    { path: ['(^|node_modules/)@xstate/graph(/|$)', '(^|node_modules/)xstate/.*graph'] },
  ),
]

/** server/operations → modules → { http, db, storage, scanning, mail, jobs, pdf, documents }. */
const server: Rule[] = [
  forbid(
    'module-not-to-module',
    'Import only the .rules, .presenter, .errors, .store and .table files of another module.',
    { path: '^server/modules/([^/]+)/', pathNot: testOnly },
    {
      path: '^server/modules/',
      pathNot: ['^server/modules/$1/', '\\.(rules|presenter|errors|store|table)\\.ts$'],
    },
  ),
  forbid(
    'module-not-to-root',
    'A module gets what it needs from Deps (server/deps.ts); only main, app and operations import modules.',
    { path: '^server/modules/', pathNot: testOnly },
    { path: '^server/(main|app|operations)\\.ts$' },
  ),
  forbid(
    'foundation-not-to-modules',
    'The layers below the modules may import their tables only; pass anything else as an argument.',
    {
      path: '^server/(http|db|storage|scanning|mail|jobs|pdf|documents|content)/',
      // These two connect each job with the module that does it.
      pathNot: [...testOnly, '^server/jobs/(sweeps|workers)\\.ts$'],
    },
    {
      path: ['^server/modules/', '^server/(main|app|operations)\\.ts$'],
      pathNot: '\\.table\\.ts$',
    },
  ),
  forbid(
    'rules-are-pure',
    'A rule is a pure function: the handler loads, the rule decides, the store writes.',
    { path: '\\.rules\\.ts$' },
    {
      path: [
        '^server/(db|storage|mail|jobs)/',
        '\\.(store|table|handlers|presenter)\\.ts$',
        '(^|node_modules/)(drizzle-orm|fastify|pg|@electric-sql/pglite)(/|$)',
        '^(node:)?(fs|fs/promises|child_process|worker_threads|net|http|https)$',
      ],
      dependencyTypesNot: ['type-only'],
    },
  ),
  forbid(
    'handlers-hold-no-sql',
    'A handler must not contain SQL: move it to the .store file beside it.',
    { path: '\\.handlers\\.ts$' },
    { path: ['(^|node_modules/)(drizzle-orm|pg|@electric-sql/pglite)(/|$)', '\\.table\\.ts$'] },
  ),
  forbid(
    'handlers-and-stores-ask-rules',
    'Only .rules files (and the session in server/http) may import a chart; handlers, stores and presenters call a rule. machines/shared is open to all.',
    { path: '\\.(handlers|store|presenter)\\.ts$' },
    { path: '^machines/', pathNot: '^machines/shared/', dependencyTypesNot: ['type-only'] },
  ),
]

/** What holds everywhere. */
const everywhere: Rule[] = [
  forbid(
    'no-circular',
    'These files import each other: merge them, or move what they share to a third file.',
    {},
    { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  ),
  forbid('resolvable', 'This import cannot be resolved.', {}, { couldNotResolve: true }),
  forbid(
    'no-undeclared-package',
    'Declare the package in package.json before importing it.',
    { path: '^(src|server|machines|e2e|scripts|bench)/' },
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  ),
  forbid(
    'product-not-to-dev-package',
    'Move a package that the product loads from devDependencies to dependencies.',
    { path: '^(src|server|machines)/', pathNot: testOnly },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'type-only'] },
  ),
]

export const rules: readonly Rule[] = [...sides, ...browser, ...machines, ...server, ...everywhere]
