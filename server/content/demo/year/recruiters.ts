/** Who recruits for each company of the demo's jobs, by the company's name. */
export const recruiterNames: Readonly<Record<string, readonly [first: string, last: string]>> = {
  'Waha Coast Bank': ['Layla', 'Khoury'],
  'Rimal Language Labs': ['Salem', 'Al Mheiri'],
  'Najm Data Services': ['Huda', 'Qasim'],
  'Sidr Technology': ['Tariq', 'Barakat'],
  'Ghaf Health Group': ['Amna', 'Al Zaabi'],
  'Saqr Energy Services': ['Rashid', 'Al Darmaki'],
  'Marsa Logistics': ['Yasser', 'El Sayed'],
  'Hafeet Builders': ['Saeed', 'Al Kaabi'],
  'Jabal Contracting': ['Faisal', 'Mansour'],
  'Lulwa Hotels': ['Dana', 'Haddad'],
  'Manar Al Ilm Schools': ['Moza', 'Al Ameri'],
  'Sahel Retail': ['Ali', 'Rahman'],
  'Tawq Insurance': ['Reem', 'Al Hosani'],
  'Diwan Service Centres': ['Khalid', 'Al Romaithi'],
  'Barq Contact Centres': ['Sara', 'Darwish'],
  'Huroof Media': ['نورة', 'الشامسي'],
  'Ufuq Sun Power': ['Hassan', 'Al Nuaimi'],
}

/** Why an interview was cancelled, in the language of the candidate. */
export const interviewCancelled = {
  en: 'We have filled this position. Thank you for your time.',
  ar: 'شُغلت هذه الوظيفة. شكراً لك على وقتك.',
} as const

/** What candidates wrote where the survey asks for words, in the language they used. */
export const surveyWords = {
  en: [
    'The briefings before each part helped me stay calm.',
    'I would like to try the microphone once more before the speaking part.',
    'Please add more examples to the guidelines of the ranking part.',
    'Nothing to add. Everything worked on my laptop.',
    'The transcription part was my favourite, but headphones should be recommended.',
    'My result came faster than I expected, thank you.',
  ],
  ar: [
    'كانت التعليمات قبل كل جزء واضحة ومفيدة.',
    'أتمنى إتاحة تجربة الميكروفون مرة أخرى قبل جزء التحدث.',
    'أقترح إضافة أمثلة أكثر إلى جزء الترتيب.',
    'لا شيء، عمل كل شيء على حاسوبي المحمول.',
    'أعجبني جزء التفريغ الصوتي، وأنصح باستخدام سماعات.',
    'وصلت النتيجة أسرع مما توقعت، شكراً لكم.',
  ],
} as const
