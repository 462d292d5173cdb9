export const starCounts = [1, 2, 3, 4, 5] as const;

/** On a grid of 24. */
export const starPath = 'M12 3.2l2.7 5.5 6 .9-4.3 4.2 1 6-5.4-2.8-5.4 2.8 1-6-4.3-4.2 6-.9z';
