import { describe, expect, test } from 'vitest'
import { courseLevel } from './candidate-facts.rules'
import { courseFor } from './gaps.rules'

const course = (id: string, level: 'beginner' | 'intermediate' | 'advanced', key = 'vat') => ({
  id,
  level,
  skills: [key],
})
const to = (requiredLevel: number, level = 0) => ({ key: 'vat', level, requiredLevel })

describe('the course for a gap', () => {
  test('is the one that closes most of it', () => {
    const courses = [course('first', 'beginner'), course('second', 'advanced')]
    expect(courseFor(to(courseLevel('advanced')), courses)?.id).toBe('second')
  })

  test('is the first of those that close it as far as is asked for, however much more one teaches', () => {
    const courses = [course('first', 'beginner'), course('second', 'advanced')]
    expect(courseFor(to(courseLevel('beginner')), courses)?.id).toBe('first')
  })

  test('is missing when no course teaches the skill, or when none adds anything', () => {
    const known = courseLevel('intermediate')
    expect(courseFor(to(100), [course('other', 'advanced', 'excel')])).toBeNull()
    expect(courseFor(to(100, known), [course('same', 'intermediate')])).toBeNull()
  })
})
