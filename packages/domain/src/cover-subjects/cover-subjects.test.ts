import { describe, expect, it } from 'vitest'
import { chooseDish, chooseMovement } from './index.ts'

/** Names, equipment and muscles as exercise libraries write them. */
const exercises: [
  title: string,
  equipment: string,
  muscle: string,
  category: string,
  subject: string | null,
][] = [
  ['Squats - With Bands', 'bands', 'quadriceps', 'strength', 'figure.airsquat'],
  ['Speed Squats', 'barbell', 'quadriceps', 'strength', 'figure.squat'],
  ['Goblet Squat', 'kettlebells', 'quadriceps', 'strength', 'figure.goblet'],
  ['Suitcase squats', 'Dumbbells', 'Quadriceps', 'Strength', 'figure.goblet'],
  ['Freehand Jump Squat', 'body only', 'quadriceps', 'strength', 'figure.jump'],
  ['Smith Machine Leg Press', 'machine', 'quadriceps', 'strength', 'figure.airsquat'],
  ['Step-up with Knee Raise', 'body only', 'glutes', 'strength', 'figure.stepup'],
  ['Rear-foot split squat', 'Dumbbells', 'Quadriceps', 'Strength', 'figure.lunge'],
  ['Sumo Deadlift', 'barbell', 'hamstrings', 'powerlifting', 'figure.deadlift'],
  ['Single-leg deadlift', 'Kettlebell', 'Hamstrings', 'Strength', 'figure.hinge'],
  ['Stiff Leg Barbell Good Morning', 'barbell', 'lower back', 'strength', 'figure.goodmorning'],
  ['Hang Snatch - Below Knees', 'barbell', 'hamstrings', 'olympic weightlifting', 'figure.olympic'],
  ['Butt Lift (Bridge)', 'body only', 'glutes', 'strength', 'figure.bridge'],
  ['Rocking Standing Calf Raise', 'barbell', 'calves', 'strength', 'figure.calf'],
  ['Hammer Grip Incline DB Bench Press', 'dumbbell', 'chest', 'strength', 'figure.bench'],
  ['Flat Bench Cable Flyes', 'cable', 'chest', 'strength', 'figure.bench'],
  ['Push-Ups - Close Triceps Position', 'body only', 'triceps', 'strength', 'figure.pushup'],
  ['Plyo Kettlebell Pushups', 'kettlebells', 'chest', 'strength', 'figure.pushup'],
  ['Parallel Bar Dip', 'other', 'triceps', 'strength', 'figure.dip'],
  ['Rocky Pull-Ups/Pulldowns', 'other', 'lats', 'strength', 'figure.hang'],
  ['Underhand Cable Pulldowns', 'cable', 'lats', 'strength', 'figure.pulldown'],
  ['T-Bar Row with Handle', 'barbell', 'middle back', 'strength', 'figure.row'],
  ['Bent Over Two-Dumbbell Row With Palms In', 'dumbbell', 'middle back', 'strength', 'figure.dumbbellrow'],
  ['Inverted row', 'Bar', 'Upper back', 'Strength', 'figure.inverted'],
  ['Seated Cable Shoulder Press', 'cable', 'shoulders', 'strength', 'figure.press'],
  ['Standing Dumbbell Reverse Curl', 'dumbbell', 'biceps', 'strength', 'figure.curl'],
  ['Triceps Pushdown - V-Bar Attachment', 'cable', 'triceps', 'strength', 'figure.pushdown'],
  ['Tricep Dumbbell Kickback', 'dumbbell', 'triceps', 'strength', 'figure.triceps'],
  ['Seated Side Lateral Raise', 'dumbbell', 'shoulders', 'strength', 'figure.raise'],
  ['Push Up to Side Plank', 'body only', 'chest', 'strength', 'figure.sideplank'],
  ['Dead bug', 'No kit', 'Abdominals', 'Core', 'figure.deadbug'],
  ['Cross-Body Crunch', 'body only', 'abdominals', 'strength', 'figure.crunch'],
  ['Flutter Kicks', 'body only', 'glutes', 'strength', 'figure.legraise'],
  ['Farmer carry', 'Dumbbells', 'Forearms', 'Strength', 'figure.carry'],
  ['Carioca Quick Step', '', 'adductors', 'plyometrics', 'figure.run'],
  ['Easy rowing machine', 'Rower', '', 'Cardio', 'figure.rower'],
  ['Seated Floor Hamstring Stretch', '', 'hamstrings', 'stretching', 'figure.seated'],
  ['Standing Lateral Stretch', '', 'abdominals', 'stretching', 'figure.sidebend'],
  ['Downward-facing dog', 'Mat', 'Shoulders', 'Yoga', 'figure.dog'],
  ['Warrior II', 'Mat', 'Quadriceps', 'Yoga', 'figure.warrior'],
  ['Child’s pose', 'Mat', 'Hips', 'Yoga', 'figure.child'],
  ['Zottman something', 'dumbbell', 'biceps', 'strength', 'figure.curl'],
  ['Foot-SMR', 'other', 'calves', 'stretching', null],
  ['Knee Circles', 'body only', 'calves', 'stretching', null],
  ['Lying Face Up Plate Neck Resistance', 'other', 'neck', 'strength', null],
]

describe('chooseMovement', () => {
  it.each(exercises)('draws "%s" (%s, %s, %s) as %s', (title, equipment, muscle, category, subject) => {
    expect(chooseMovement({ title, equipment: [equipment], muscles: [muscle], category })).toBe(subject)
  })

  it('knows a workout by its title alone, in Arabic too, and says when it does not', () => {
    expect(chooseMovement({ title: 'Hinge & pull' })).toBe('figure.deadlift')
    expect(chooseMovement({ title: 'القرفصاء' })).toBe('figure.airsquat')
    expect(chooseMovement({ title: 'Wake up tall' })).toBeNull()
    expect(chooseMovement({ title: 'Brunch' })).toBeNull()
    expect(chooseMovement({ title: '' })).toBeNull()
  })
})

describe('chooseDish', () => {
  it.each([
    ['Skyr, oats, burnt orange', [], 'oats'],
    ['Green smoothie', ['spinach'], 'smoothie'],
    ['Avocado toast with egg', ['eggs'], 'toast'],
    ['Red lentil soup', ['red lentils'], 'soup'],
    ['Miso salmon, crisp rice', ['salmon'], 'plate'],
    ['Ember chicken traybake', ['chicken thighs'], 'plate'],
    ['Shakshuka for two', ['eggs'], 'pan'],
    ['Banana oat pancakes', ['eggs'], 'pancakes'],
    ['Fattoush', ['romaine'], 'salad'],
    ['Tuesday', ['spaghetti', 'tomatoes'], 'pasta'],
    ['After training', ['rolled oats', 'milk'], 'oats'],
    ['Something warm', [], 'bowl'],
  ])('draws "%s" with %j as %s', (title, ingredients, dish) => {
    expect(chooseDish(title, ingredients)).toBe(dish)
  })
})
