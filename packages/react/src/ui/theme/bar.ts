/** How high the bar at the top of a page is, in px, and what covers or follows it. */
export const BAR_HEIGHT = 48;
