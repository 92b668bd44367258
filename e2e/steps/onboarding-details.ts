/** A candidate's answers in the form, except the name, the numbers and the resume. */
export const candidateDetails = {
  candidate_avatar: null,
  candidate_social_links: [],
  candidate_availability: ['weekday_mornings'],
  is_emirati: true,
  city: 'al_ain',
  address: 'Al Jimi, house 4',
  education_level: 'bachelors',
  availability_40_hours: true,
  heard_from: 'word_of_mouth',
  accommodations_needed: false,
  accommodations_detail: null,
  laptop_available: true,
  wifi_available: true,
  currently_employed: false,
  is_student: false,
  university_name: null,
  availability_mode: 'online',
}

/** What a recruiter answers about the company. */
export const companyDetails = {
  company_name: 'Falaj Data',
  company_avatar: null,
  company_size: 40,
  company_industry: 'Information technology',
  company_location: 'Abu Dhabi',
  company_website: null,
  company_description:
    'Falaj Data labels speech and text in Emirati Arabic for companies that build language models.',
}
