// Words that never count in matching, in either language.

const list = (words: string): readonly string[] => words.split(/\s+/).filter(Boolean)

/** Words of grammar, and what every advertisement and every resume says. */
export const emptyWords = list(`
  a an the and or of to in on at by for with from as is are was were be been being it its this that
  these those which who whom whose what when where how not no nor than then so such if but into onto
  over under up down out off about across after before between during per via within without we our
  you your they their he she his her him them i my me us will would shall should can could may might
  must do does did done have has had having all any each every both more most other others own same
  some very well also only etc eg ie
  job work working worker role position vacancy title company employer employee candidate applicant
  apply application salary benefit location type full part time day daily week month year experience
  experienced skill skills ability able knowledge strong good excellent proven required requirement
  requirements preferred preferable minimum least responsible responsibility responsibilities duty
  duties including include includes new use using used ensure provide make join looking seeking need
  needed based description summary qualification qualifications present current about
  في من على عن الى إلى أو او و ثم أن ان إن كان كانت يكون تكون هو هي هم هذا هذه ذلك تلك التي الذي
  الذين ما لا لم لن قد كل بعض غير بين بعد قبل عند مع منذ حتى خلال كما أي اي أيضا لدى له لها
  وظيفة عمل العمل دوام كامل جزئي شركة موقع نوع وصف وظيفي متطلبات مطلوب مطلوبة مطلوبه خبرة سنة سنوات
  مهارة مهارات مسؤوليات مسؤولية مهام قدرة معرفة القدرة المتطلبات المهارات جيد جيدة ممتاز ممتازة راتب مزايا الان الآن`)

/**
 * Words about a person or their origin, which must not count for or against anybody: gender,
 * family, age, religion, nationality and the places of the Emirates.
 */
export const personalWords = list(`
  male female males females man men woman women gentleman gentlemen lady ladies boy girl mr mrs ms
  miss sir madam gender sex single married divorced widow widowed husband wife mother father pregnant
  young old age aged youthful born birth date nationality national nationals native citizen
  citizenship expatriate expat passport visa
  muslim islam christian hindu buddhist sikh jew jewish catholic
  ذكر انثى أنثى رجل رجال امرأة نساء سيدة سيدات آنسة شاب شابة شباب بنت ولد متزوج متزوجة أعزب عزباء مطلق مطلقة أرمل
  أرملة زوج زوجة أم أب حامل عمر السن مواليد ميلاد جنسية الجنسية مواطن مواطنة مواطنين وافد وافدة مسلم مسلمة
  مسيحي مسيحية هندوسي بوذي
  emirati emiratis uae emirates emirate gulf gcc arab arabs abu dhabi dubai sharjah ajman fujairah
  ras khaimah quwain umm ain emiratisation emiratization khaleeji
  إماراتي إماراتية إماراتيين الإمارات إمارات خليجي خليجية عربي عربية أبوظبي أبو ظبي دبي الشارقة عجمان الفجيرة
  رأس الخيمة أم القيوين العين التوطين
  afghan albanian algerian american argentine armenian asian african european australian austrian
  azerbaijani bahraini bangladeshi belgian brazilian british bulgarian canadian chinese colombian
  croatian cuban cypriot czech danish dutch egyptian english ethiopian filipino filipina filipinos
  finnish french georgian german ghanaian greek hungarian indian indonesian iranian iraqi irish israeli
  italian japanese jordanian kazakh kenyan korean kuwaiti lebanese libyan malaysian maltese mexican
  moroccan nepali nepalese nigerian norwegian omani pakistani palestinian persian peruvian polish
  portuguese qatari romanian russian saudi scottish serbian singaporean somali spanish sudanese swedish
  swiss syrian taiwanese tanzanian thai tunisian turkish ugandan ukrainian uzbek vietnamese welsh
  yemeni zimbabwean
  أفغاني ألباني جزائري أمريكي أميركي أرمني آسيوي أفريقي أوروبي أسترالي بحريني بنغلاديشي بلجيكي برازيلي
  بريطاني كندي صيني كولومبي كرواتي هولندي مصري إنجليزي إثيوبي فلبيني فرنسي جورجي ألماني غاني يوناني
  هندي إندونيسي إيراني عراقي أيرلندي إيطالي ياباني أردني كازاخي كيني كوري كويتي لبناني ليبي ماليزي مكسيكي
  مغربي نيبالي نيجيري نرويجي عماني باكستاني فلسطيني فارسي بولندي برتغالي قطري روماني روسي سعودي صومالي
  إسباني سوداني سويدي سويسري سوري تايلندي تنزاني تونسي تركي أوغندي أوكراني أوزبكي فيتنامي يمني`)
