import { describe, expect, test } from 'vitest'
import { loadTaxonomy } from '../../../content/taxonomy/taxonomy'
import { getLines } from '../../extract/text'
import { readProfile } from '../profile'

const taxonomy = loadTaxonomy()
const read = (text: string) => readProfile(getLines(text), taxonomy)
const jobs = (text: string) =>
  read(text).work_history_detailed.map(({ title, employer, start, end }) => [
    title,
    employer,
    start,
    end,
  ])
const under = (head: string, text: string) => `${head}\nsample@example.com 050 000 0100\n\n${text}`

describe('posts whose heads and descriptions share a line', () => {
  test.each([
    [
      'with the span first and a colon behind the names',
      'OMAR SAEED\nPALLET TRUCK DRIVER',
      '2020-2025 Blue Dune Trading, Ajman warehouse: unloading of containers, stacking, counting of pallets, daily checks of the truck, help in the cold store.\n2017-2019 Kandy tea depot: packer.\nSLC 2015. Forklift licence no. 3.',
      [
        ['PALLET TRUCK DRIVER', 'Blue Dune Trading', '2020', '2025'],
        ['packer', 'Kandy tea depot', '2017', '2019'],
      ],
    ],
    [
      'with the span at the end of the names',
      'RAVI KUMAR – Plumber',
      'Palm Towers Maintenance, Dubai, building plumber 2018–present: pumps, heaters, leaks, drains and tanks in nine towers, call-outs at night, stock of parts.\nCoastal Pipes contractor, Kochi 2014–2017: copper and PVC pipes, tests of pressure.',
      [
        ['building plumber', 'Palm Towers Maintenance', '2018', 'present'],
        [null, 'Coastal Pipes contractor', '2014', '2017'],
      ],
    ],
    [
      'with full stops between the parts',
      'JAMES OKELLO\nQUANTITY SURVEYOR',
      'Career\nRed Crane Contracting, Abu Dhabi. Quantity surveyor, May 2019 – present. Measurement of villas, valuations each month, claims of subcontractors and comparison of their prices.\nKampala Roads. Assistant surveyor, 2015 – 2019. Levels and sections of two roads.',
      [
        ['Quantity surveyor', 'Red Crane Contracting', '2019-05', 'present'],
        ['Assistant surveyor', 'Kampala Roads', '2015', '2019'],
      ],
    ],
    [
      'in bullets, an employer without a known noun among them',
      'Anna Berg — Senior Frontend Engineer',
      '• Tilepay (card terminals), Dubai/remote, 2022 – now. Screens of the terminal, their tests and their releases, with a team of four in two time zones.\n• Nordwind GmbH, Hamburg, 2018 – 2022. Pages of a shop.',
      [
        ['Senior Frontend Engineer', 'Tilepay (card terminals)', '2022', 'present'],
        [null, 'Nordwind GmbH', '2018', '2022'],
      ],
    ],
    [
      'behind a label, two in a line, and open to this day',
      'Mina Roy\nTypist',
      'Work: Pearl Typing Services, Sharjah, typist (2021–). Letters in English, scanning of papers, archives of the office. Before that cashier, Salt Lake Supermarket, 2018–2020.',
      [
        ['typist', 'Pearl Typing Services', '2021', 'present'],
        ['cashier', 'Salt Lake Supermarket', '2018', '2020'],
      ],
    ],
    [
      'in Arabic, with the span first',
      'سالم خميس الكعبي\nنجار أثاث',
      'العمل:\nمن ٢٠١٧ إلى اليوم – شركة ضفاف للأثاث، دبي: تفصيل الخزائن والأبواب، الدهان والتلميع، تركيب المطابخ في الفلل وصيانة القديم منها.\n٢٠١٢–٢٠١٦ – ورشة خشب في طنطا: نشر الألواح وتجميعها.',
      [
        ['نجار أثاث', 'شركة ضفاف للأثاث', '2017', 'present'],
        [null, 'ورشة خشب في طنطا', '2012', '2016'],
      ],
    ],
    [
      'in Arabic, with the title behind a full stop',
      'ليلى حسن عمر\nممرضة أطفال',
      '٢٠٢٠ – الآن: مركز إقامة «السكينة»، دبي. ممرضة: إعطاء الأدوية وقياس الضغط وغيار الجروح وكتابة الملفات وتثقيف الأهل في البيت.\n٢٠١٦ – ٢٠٢٠: مستشفى النيل للأطفال، القاهرة. ممرضة حضانات.\nبكالوريوس تمريض، جامعة القاهرة ٢٠١٥',
      [
        ['ممرضة', 'مركز إقامة «السكينة»', '2020', 'present'],
        ['ممرضة حضانات', 'مستشفى النيل للأطفال', '2016', '2020'],
      ],
    ],
    [
      'with the same employer as the post before',
      'PETER OTIENO\nSecurity Supervisor',
      'Falcon Gate Security – Ajman mall, security supervisor 2021–now: cameras, alarms, drills and rosters of fourteen guards, reports to the police.\nSame company – guard, later supervisor, hotel in Dubai, 2018–2021.',
      [
        ['security supervisor', 'Falcon Gate Security', '2021', 'present'],
        ['guard', 'Falcon Gate Security', '2018', '2021'],
      ],
    ],
    [
      'with a place beside a name without a noun, and a duty since a year in the description',
      'Ada Owusu\nImage tagger',
      '2022–present, Lantern Five, Dubai: boxes and outlines on pictures of streets, checks of other people; team leader since 2024, 900 pictures a week.\n2020–2021, Okapi, Nairobi: lists of words.',
      [
        ['Image tagger', 'Lantern Five', '2022', 'present'],
        [null, 'Okapi', '2020', '2021'],
      ],
    ],
    [
      'with a title that says whom it serves',
      'NADA FARES\nSecretary',
      '2018–2024 PA to Group Chairman, Amber Holding, Dubai. Diary, travel, minutes of the board, letters in two languages and files of the family.',
      [['PA to Group Chairman', 'Amber Holding', '2018', '2024']],
    ],
  ])('%s', (_, head, text, expected) => {
    expect(jobs(under(head, text))).toEqual(expected)
  })

  test('keep what the line and the lines below say of the work', () => {
    const [first] = read(
      under(
        'Tom Reed\nSaddler',
        '2019–now, Desert Stable, Dubai: saddles and bridles.\nRepair of girths by hand.\n2015–2019, Hill Saddlery, Leeds: helper.',
      ),
    ).work_history_detailed
    expect(first?.description).toBe('saddles and bridles.\nRepair of girths by hand.')
  })

  test.each([
    ['a licence', 'UAE driving licence, light vehicle, 2019–2029'],
    ['a membership', 'Member of the Society of Engineers, 2018–present'],
    ['a project', 'Project: Marina tower, Dubai, 2019–2021'],
    ['a study', 'B.Sc Zoology, Lake College, Chennai, 2012–2015'],
    ['a sentence', 'I have worked on paper since 2013, and on leather since 2018.'],
    ['an Arabic course', 'دورة إسعاف أولي، مركز التدريب، ٢٠٢٠ – ٢٠٢١'],
  ])('%s is none', (_, line) => {
    const post =
      '2016–2019, Blue Mill, Ajman. Helper: bags, scales and the loading of vans at night.'
    expect(jobs(under('Sara Noor\nMiller', `${post}\n\n${line}`))).toHaveLength(1)
  })
})

describe('studies in a line of their own, without a heading', () => {
  const post = '2016–2019, Blue Mill, Ajman. Helper: bags, scales and the loading of vans at night.'
  test.each([
    ['beside a licence', 'B.Pharm, Zagazig 2014. Driving licence UAE.', ['B.Pharm', '2014']],
    ['before what was joined', 'BSc Zoology, Kumasi 2011. Member of a society.', ['BSc', '2011']],
    ['in Arabic', 'دبلوم صناعي لحام ٢٠١٣. رخصة قيادة خفيفة.', ['دبلوم', '2013']],
  ])('%s', (_, line, expected) => {
    const found = read(under('Sara Noor\nMiller', `${post}\n${line}`)).education
    expect(found).toHaveLength(1)
    expect([found[0]?.degree?.split(/[ ,]/u)[0], found[0]?.end]).toEqual(expected)
  })

  test('leave a list of skills below them to the skills', () => {
    const text = `${post}\nBSc Zoology, Kumasi 2011\nOutlook, PowerPoint, Excel`
    expect(read(under('Sara Noor\nMiller', text)).skills.map(({ name }) => name)).toEqual([
      'Outlook',
      'PowerPoint',
      'Excel',
    ])
  })

  test('are no licences or courses', () => {
    const line = 'Certificate of first aid 2019. شهادة إسعاف أولي ٢٠٢٠.'
    expect(read(under('Sara Noor\nMiller', `${post}\n${line}`)).education).toEqual([])
  })
})
