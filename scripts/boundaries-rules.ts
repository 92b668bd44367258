import type { IRegularForbiddenRuleType } from 'dependency-cruiser'

/**
 * A forbidden direction. `comment` says what to do instead, because it is what a person reads when
 * the check fails.
 */
export type Rule = IRegularForbiddenRuleType & { name: string; comment: string }

const tests = '\\.(test|e2e)\\.tsx?$'
/**
 * Tests and what only they and tools load: helpers, fixtures, a chart's cases, the gallery of
 * primitives.
 */
const helpers = [
  '/testing/',
  '/testing\\.tsx?$',
  '/fixtures/',
  '\\.cases\\.ts$',
  '\\.dev\\.(mjs|ts)$',
  '^src/ui/gallery/',
]
const testOnly = [tests, ...helpers, '^machines/paths/', '^e2e/', '^scripts/', '^bench/']

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
    'The browser knows the server by the contract only: call the operation through src/api.',
    { path: '^src/' },
    { path: '^server/' },
  ),
  forbid(
    'server-not-to-src',
    'The server knows nothing of the browser. What both need is a chart (machines/), the contract or a sentence (locales/).',
    { path: '^server/' },
    { path: '^src/' },
  ),
  forbid(
    'product-not-to-tooling',
    'scripts/, e2e/ and bench/ use the product, never the other way round.',
    { path: '^(src|server|machines)/', pathNot: testOnly },
    { path: '^(scripts|e2e|bench)/' },
  ),
  forbid(
    'product-not-to-tests',
    'Only tests use tests and their helpers.',
    { path: '^(src|server|machines)/', pathNot: testOnly },
    { path: [tests, ...helpers] },
  ),
  forbid(
    'generated-stands-alone',
    'openapi/generated is made from the contract and imports nothing of ours.',
    { path: '^openapi/generated/' },
    { path: '^(src|server|machines|scripts|e2e|bench)/' },
  ),
]

/** app → screens → features → { forms, session } → { ui, api, i18n, lib }. */
const browser: Rule[] = [
  forbid(
    'only-main-uses-app',
    'src/app knows every screen, so nothing may know src/app but src/main.ts.',
    { path: '^src/', pathNot: ['^src/app/', '^src/main\\.ts$', ...testOnly] },
    { path: '^src/app/' },
  ),
  forbid(
    'screen-not-to-screen',
    'What two screens share belongs in src/features/<prefix> or src/ui.',
    { path: '^src/screens/([^/]+/[^/]+)' },
    { path: '^src/screens/', pathNot: '^src/screens/$1(/|$)' },
  ),
  forbid(
    'feature-not-to-feature',
    'What two features share is a primitive (src/ui), a small function (src/lib), or belongs to one concept only.',
    { path: '^src/features/([^/]+)' },
    { path: '^src/features/', pathNot: '^src/features/$1(/|$)' },
  ),
  forbid(
    'feature-not-to-screen',
    'A feature does not know the screens that use it: take what differs as a prop.',
    { path: '^src/features/' },
    { path: '^src/screens/' },
  ),
  forbid(
    'session-not-upwards',
    'src/session says who is here to every feature and screen, and knows none of them: what the chart does is given by src/app/session.',
    { path: '^src/session/' },
    { path: ['^src/(screens|features|forms)/', '^src/(notify|paths)\\.ts$'] },
  ),
  forbid(
    'forms-not-upwards',
    'src/forms knows no form: each gives its schema, its sentences and what it sends.',
    { path: '^src/forms/' },
    { path: '^src/(screens|features|session|paths)' },
  ),
  forbid(
    'forms-send-in-one-place',
    'Of the forms src/forms/mutation-form.tsx alone knows React Query; the first page has a form and no query.',
    { path: '^src/forms/', pathNot: ['^src/forms/mutation-form\\.tsx$', tests] },
    { path: '(^|node_modules/)@tanstack/react-query(/|$)' },
  ),
  forbid(
    'foundation-not-upwards',
    'ui, api, i18n and lib are under the forms, the session, features and screens: take what you need as an argument.',
    { path: '^src/(ui|api|i18n|lib)/' },
    { path: ['^src/(screens|features|forms|session)/', '^src/(notify|paths)\\.ts$'] },
  ),
  forbid(
    'ui-knows-no-product',
    'A primitive takes texts, data and handlers as props; it knows no contract call, translation or chart.',
    { path: '^src/ui/' },
    { path: '^(src/(api|i18n)|machines|openapi|locales)/' },
  ),
  forbid(
    'ui-knows-no-framework',
    'A primitive knows no router, query cache, i18n or chart; what needs one belongs in src/features or src/screens.',
    { path: '^src/ui/' },
    {
      path: '(^|node_modules/)(@tanstack/react-(router|query)|i18next|react-i18next|xstate|@xstate/[^/]+|openapi-fetch)(/|$)',
    },
  ),
  forbid(
    'lib-is-small',
    'src/lib holds small pure functions: no other folder of the browser, no chart, no framework.',
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
    'The HTTP client never shows anything: return or throw an ApiError, and let its one owner show it.',
    { path: '^src/api/' },
    { path: ['^src/(ui|notify)', '(^|node_modules/)(react|react-dom|@chakra-ui/[^/]+)(/|$)'] },
  ),
]

/** machines → contract types and xstate, nothing else. */
const machines: Rule[] = [
  forbid(
    'machines-not-outwards',
    'A chart names its effects; src/ provides them and server/ interprets them.',
    { path: '^machines/' },
    { path: '^(src|server|locales|scripts|e2e|bench)/' },
  ),
  forbid(
    'machines-only-xstate',
    'A chart knows xstate and the contract types, nothing else (machines/paths aside).',
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
    'Of the contract a chart knows the generated modules only.',
    { path: '^machines/' },
    { path: '^openapi/', pathNot: '^openapi/generated/' },
  ),
  forbid(
    'paths-are-for-tests',
    'machines/paths walks the charts for tests and reports; product code does not load it.',
    { path: '^(src|server|machines)/', pathNot: testOnly },
    { path: '^machines/paths/' },
  ),
  forbid(
    'graph-in-one-file',
    'Import @xstate/graph in machines/paths/graph.ts only, and use its functions from there.',
    { path: '.', pathNot: '^machines/paths/graph\\.ts$' },
    { path: ['(^|node_modules/)@xstate/graph(/|$)', '(^|node_modules/)xstate/.*graph'] },
  ),
]

/** server/operations → modules → { http, db, storage, scanning, mail, jobs, pdf, documents }. */
const server: Rule[] = [
  forbid(
    'module-not-to-module',
    'Use only the .rules, .presenter, .errors, .store and .table of another module.',
    { path: '^server/modules/([^/]+)/', pathNot: testOnly },
    {
      path: '^server/modules/',
      pathNot: ['^server/modules/$1/', '\\.(rules|presenter|errors|store|table)\\.ts$'],
    },
  ),
  forbid(
    'module-not-to-root',
    'A module gets everything by Deps (server/deps.ts); main, app and operations use the modules.',
    { path: '^server/modules/', pathNot: testOnly },
    { path: '^server/(main|app|operations)\\.ts$' },
  ),
  forbid(
    'foundation-not-to-modules',
    'What modules stand on may use their tables; take what else you need as an argument.',
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
    'A rule is a function of its arguments: the handler finds, the rule decides, the store writes.',
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
    'A handler reads find, refuse, do, present: the SQL belongs in the .store beside it.',
    { path: '\\.handlers\\.ts$' },
    { path: ['(^|node_modules/)(drizzle-orm|pg|@electric-sql/pglite)(/|$)', '\\.table\\.ts$'] },
  ),
  forbid(
    'handlers-and-stores-ask-rules',
    'A chart is used by .rules (and by the session in server/http); handlers, stores and presenters ask a rule. (machines/shared holds plain functions, for all.)',
    { path: '\\.(handlers|store|presenter)\\.ts$' },
    { path: '^machines/', pathNot: '^machines/shared/', dependencyTypesNot: ['type-only'] },
  ),
]

/** What holds everywhere. */
const everywhere: Rule[] = [
  forbid(
    'no-circular',
    'Two modules that need each other are one, or a third is missing.',
    {},
    { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  ),
  forbid('resolvable', 'This import leads nowhere.', {}, { couldNotResolve: true }),
  forbid(
    'no-undeclared-package',
    'Declare the package in package.json before importing it.',
    { path: '^(src|server|machines|e2e|scripts|bench)/' },
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  ),
  forbid(
    'product-not-to-dev-package',
    'What the product loads belongs in dependencies, not devDependencies.',
    { path: '^(src|server|machines)/', pathNot: testOnly },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'type-only'] },
  ),
]

export const rules: readonly Rule[] = [...sides, ...browser, ...machines, ...server, ...everywhere]
