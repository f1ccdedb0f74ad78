/** Top of the scale in decibel: the chip counts 0 to 95, whatever is above is drawn there. */
export const meterTop = 95;
