<?php
/**
 * The shortcode `[foodshed element="classifieds" network="…"]`, for whoever may write a page.
 *
 * @package Foodshed
 */

namespace Foodshed;

add_shortcode( 'foodshed', __NAMESPACE__ . '\shortcode' );

/**
 * Renders the shortcode.
 *
 * @param array|string $given Its attributes; an empty text where there are none.
 */
function shortcode( $given ): string {
	$given = array_map( __NAMESPACE__ . '\decoded', is_array( $given ) ? $given : array() );
	return widget( (string) ( $given['element'] ?? '' ), $given );
}

/**
 * What was meant: in a text, WordPress keeps `&` as `&amp;`. The widget judges the value afterwards, and escapes it again.
 *
 * @param mixed $value Of an attribute.
 */
function decoded( $value ): string {
	return html_entity_decode( (string) $value, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
}
