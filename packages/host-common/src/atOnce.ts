/**
 * Parts that a page fetches by itself, before anybody has pressed anything: Welcome the day of whoever is logged in
 * or an example of one, a dashboard what sounds, its day and its silence.
 */
export const AT_ONCE =
  /\/react\/src\/screens\/(shell\/welcome\/(Today|WelcomeExample)|devices\/(DeviceDashboard\/(SidePanels|DashboardDay)|Silence\/SilencePanel))\.tsx$/;

/** What a page of the shop shows only to whoever is logged in. */
export const OWN = /\/screens\/shell\/welcome\/Today\.tsx$/;
